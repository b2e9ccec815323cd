/**
 * 'Trigger payment' (ORD-15, ORD-16). The provider confirms account and quote before the transaction; in it the key is
 * taken, the sale locked and moved, and its one payout made. The transfer itself is a job.
 */
import type { SaleStatus } from '@quayside/contract/sale-values';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { once } from '../../../platform/idempotency.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { currentAccount } from '../../bank-accounts/bank-accounts.public.ts';
import { approvalsNeeded } from '../../decisions/decisions.public.ts';
import { netOfParts, openCarryOvers, requestPayout, sumOf, takenBy } from '../../payouts/payouts.public.ts';
import { type SellerRecord, sellerOf } from '../../sellers/sellers.public.ts';
import { type Changer, type SaleChange, saveChange, statusAfter, withSale } from '../in-sale.ts';
import { commissionTermsOf } from '../payment/commission-terms.ts';
import { payKeyOf } from '../payment/pay-keys.ts';
import { refuse } from '../sales.errors.ts';
import { type SaleRecord, saleOf } from '../sales.repository.ts';
import { grossOf, payoutPartsOf, reviewReasonsOf } from '../sales.rules.ts';
import type { SaleSnapshot } from '../sales.types.ts';

type Payer = Changer & { readonly sellerId: string; readonly userId: string };
export type PayRequest = {
  readonly saleId: string;
  readonly version?: number | undefined;
  /** Absent: the sale's own id is the key. */
  readonly key: string | undefined;
  readonly fingerprint: string;
};
type Account = NonNullable<Awaited<ReturnType<typeof currentAccount>>>;
type UsableQuote = {
  readonly outcome: 'ok';
  readonly account: Account;
  readonly reference: string;
  readonly amountMinor: bigint;
};
type Quote =
  | UsableQuote
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'silent' }
  | { readonly outcome: 'unasked' };

/**
 * Answers the text that `tell` makes of the paid sale: for a repeated key the very same text, and no second payment.
 * `tell` runs inside the transaction, so that what is told is what was committed.
 */
export async function payComplete(
  deps: Deps,
  payer: Payer,
  request: PayRequest,
  tell: (change: SaleChange, sale: SaleRecord) => Promise<string>,
): Promise<string> {
  const { saleId, key, fingerprint } = request;
  const quote = await quoteFor(deps, payer.sellerId, saleId);
  const scope = { ...payKeyOf({ sellerId: payer.sellerId, saleId, key }), fingerprint };
  return deps.database.write({ sellerId: payer.sellerId }, async (db) => {
    // The key is taken before the sale is locked: a second request with it waits here and then replays.
    const { answer } = await once(db, scope, deps.clock.now(), () =>
      withSale(db, deps, payer, request, async (change) => {
        const status = statusAfter(change, 'pay');
        return tell(change, await pay(deps, change, payer, status, usable(quote)));
      }),
    );
    return answer;
  });
}

/** Asks the provider, outside any transaction, for a sale that could be paid; another one is refused further on. */
async function quoteFor(deps: Deps, sellerId: string, saleId: string): Promise<Quote> {
  const found = await deps.database.read({ sellerId }, async (db) => {
    const [sale, account, seller] = await Promise.all([
      saleOf(db, sellerId, saleId),
      currentAccount(db, sellerId),
      sellerOf(db, sellerId),
    ]);
    if (sale?.status !== 'CONFIRMED' || !account || !seller) return null;
    const net = netFor(sale, seller);
    return { sale, account, amountMinor: net - sumOf(takenBy(net, await openCarryOvers(db, sellerId, sale.currency))) };
  });
  if (!found) return { outcome: 'unasked' };
  const { sale, account, amountMinor } = found;
  const { currency } = sale;
  // Earlier debts may eat the whole payout: then there is nothing to transfer.
  if (amountMinor === 0n) return { outcome: 'ok', account, reference: '', amountMinor };
  const answer = await deps.payments.quote({ account: account.providerReference, amountMinor, currency });
  return answer.outcome === 'ok'
    ? { outcome: 'ok', account, reference: answer.reference, amountMinor }
    : { outcome: answer.outcome };
}

const netFor = (sale: SaleSnapshot, seller: SellerRecord): bigint =>
  netOfParts(payoutPartsOf(sale, commissionTermsOf(seller)));

function usable(quote: Quote): UsableQuote {
  if (quote.outcome === 'refused') throw refuse('wiseError');
  if (quote.outcome === 'silent') throw refuse('payment_provider_silent');
  if (quote.outcome === 'unasked') throw refuse('stale_version');
  return quote;
}

async function pay(
  deps: Deps,
  change: SaleChange,
  payer: Payer,
  status: SaleStatus,
  quote: UsableQuote,
): Promise<SaleRecord> {
  const { db, now, sale, seller, context } = change;
  // Nobody is paid to an account that was exchanged while the provider was asked.
  if ((await currentAccount(db, seller.id))?.id !== quote.account.id) throw refuse('stale_version');
  const reasons = reviewReasonsOf(context);
  const isReviewed = reasons.length > 0;
  const ids = { sellerId: seller.id, saleId: sale.id };
  const [after] = await Promise.all([
    saveChange(change, { status }, { action: 'pay', ...(isReviewed ? { reason: reasons.join(', ') } : {}) }),
    emit(db, now, isReviewed ? 'sale.payment_in_review' : 'sale.paid', ids),
  ]);
  await requestPayout(db, {
    ...ids,
    orderNumber: sale.orderNumber,
    currency: sale.currency,
    at: now,
    parts: payoutPartsOf(sale, commissionTermsOf(seller)),
    account: quote.account,
    quote,
    bankChangedAt: seller.bankChangedAt,
    reviewReasons: reasons,
    approvalsNeeded: isReviewed ? approvalsNeeded(grossOf(sale)) : 0,
    requestedBy: payer,
    replyBy: isReviewed ? addWorkingDays(now, 1, deps.calendarOf(seller.country, seller.timeZone)) : null,
  });
  return after;
}
