/**
 * 'Trigger payment' (ORD-15, ORD-16). The provider confirms account and quote before the transaction; in it the key is
 * taken, the sale locked and moved, and its one payout made. The transfer itself is a job.
 */
import { payAnswer } from '@quayside/contract/sale-actions';
import type { SaleStatus } from '@quayside/contract/sale-values';
import type { z } from 'zod';
import { personOf, requireProof, sellerIdOf } from '../../../kernel/actor.ts';
import { staleVersion } from '../../../kernel/versions.ts';
import { addWorkingDays } from '../../../kernel/working-time.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { type KeyedOpening, writeOnce } from '../../../platform/write.ts';
import { currentAccount } from '../../bank-accounts/bank-accounts.public.ts';
import { approvalsNeeded } from '../../decisions/decisions.public.ts';
import { netOfParts, openCarryOvers, requestPayout, sumOf, takenBy } from '../../payouts/payouts.public.ts';
import { type SellerRecord, sellerOf } from '../../sellers/sellers.public.ts';
import { type SaleChange, type SaleTarget, saveChange, statusAfter, withLockedSale } from '../locked-sale.ts';
import { commissionTermsOf } from '../payment/commission-terms.ts';
import { withLoss } from '../payment/lost-goods.ts';
import { refuse } from '../sales.errors.ts';
import { saleOf } from '../sales.repository.ts';
import { grossOf, payoutPartsOf, reviewReasonsOf } from '../sales.rules.ts';
import type { SaleSnapshot } from '../sales.types.ts';

export type PayAnswer = z.infer<typeof payAnswer>;
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
 * Answers what `tell` says of the paid sale: for a repeated key the very same, and no second payment. The provider is
 * asked once, before the transaction, which alone is repeated on a deadlock.
 */
export async function payComplete(
  deps: Deps,
  opening: KeyedOpening,
  target: SaleTarget,
  tell: (change: SaleChange) => Promise<PayAnswer>,
): Promise<PayAnswer> {
  const quote = await quoteFor(deps, sellerIdOf(opening.actor), target.saleId);
  return writeOnce(deps, opening, payAnswer, (write) =>
    withLockedSale(write, target, async (locked) => {
      const change = await withLoss(locked);
      const status = statusAfter(change, 'pay');
      await pay(change, status, usable(quote));
      return tell(change);
    }),
  );
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
    const open = await openCarryOvers(db, { sellerId, saleId, currency: sale.currency });
    return { sale, account, amountMinor: net - sumOf(takenBy(net, open)) };
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
  if (quote.outcome === 'unasked') throw staleVersion();
  return quote;
}

async function pay(change: SaleChange, status: SaleStatus, quote: UsableQuote): Promise<void> {
  const { db, deps, now, actor, sale, seller, context } = change;
  // Nobody is paid to an account that was exchanged while the provider was asked.
  if ((await currentAccount(db, seller.id))?.id !== quote.account.id) throw staleVersion();
  const reasons = reviewReasonsOf(context);
  if (reasons.includes('OVER_AUTO_LIMIT')) requireProof(actor);
  const isReviewed = reasons.length > 0;
  const ids = { sellerId: seller.id, saleId: sale.id };
  await Promise.all([
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
    requestedBy: personOf(actor),
    replyBy: isReviewed ? addWorkingDays(now, 1, deps.calendarOf(seller.country, seller.timeZone)) : null,
  });
}
