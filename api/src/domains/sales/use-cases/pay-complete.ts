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
import { requestPayout } from '../../payouts/payouts.public.ts';
import { type Changer, type SaleChange, saveChange, statusAfter, withSale } from '../in-sale.ts';
import { refuse } from '../sales.errors.ts';
import { type SaleRecord, saleOf } from '../sales.repository.ts';
import { approvalsNeeded, askedOf, grossOf, netOf, reviewReasonsOf } from '../sales.rules.ts';

type Payer = Changer & { readonly sellerId: string; readonly userId: string };
export type PayRequest = {
  readonly saleId: string;
  readonly version?: number | undefined;
  readonly key: string;
  readonly fingerprint: string;
};
type Account = NonNullable<Awaited<ReturnType<typeof currentAccount>>>;
type UsableQuote = { readonly outcome: 'ok'; readonly account: Account; readonly reference: string };
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
  const scope = { owner: payer.sellerId, operation: `sales.pay.${saleId}`, key, fingerprint };
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
    const [sale, account] = await Promise.all([saleOf(db, sellerId, saleId), currentAccount(db, sellerId)]);
    return sale?.status === 'CONFIRMED' && account ? { sale, account } : null;
  });
  if (!found) return { outcome: 'unasked' };
  const { sale, account } = found;
  const answer = await deps.payments.quote({
    account: account.providerReference,
    amountMinor: grossOf(sale),
    currency: sale.currency,
  });
  return answer.outcome === 'ok'
    ? { outcome: 'ok', account, reference: answer.reference }
    : { outcome: answer.outcome };
}

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
  const reasons = reviewReasonsOf(context);
  const { commission } = netOf(sale, seller.feeBasisPoints);
  const replyBy = reasons.length > 0 ? addWorkingDays(now, 1, deps.calendarOf(seller.country, seller.timeZone)) : null;
  const [after] = await Promise.all([
    saveChange(change, { status }, { action: 'pay', ...(reasons.length > 0 ? { reason: reasons.join(', ') } : {}) }),
    requestPayout(db, {
      sellerId: seller.id,
      saleId: sale.id,
      orderNumber: sale.orderNumber,
      currency: sale.currency,
      at: now,
      parts: { ...askedOf(sale), commission: commission.minor },
      accountEnding: quote.account.ending,
      bankAccountId: quote.account.id,
      quoteReference: quote.reference,
      reviewReasons: reasons,
      approvalsNeeded: reasons.length > 0 ? approvalsNeeded(grossOf(sale)) : 0,
      requestedBy: payer.userId,
      replyBy,
    }),
    emit(db, now, reasons.length > 0 ? 'sale.payment_in_review' : 'sale.paid', {
      sellerId: seller.id,
      saleId: sale.id,
    }),
  ]);
  return after;
}
