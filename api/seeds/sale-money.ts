/** The payout and the ledger journals a sale of the given facts must have, as the product would have posted them. */

import { approvalsNeeded } from '../src/domains/decisions/decisions.public.ts';
import { journalRows, type LedgerRow, type MakeId } from '../src/domains/payouts/payouts.factory.ts';
import {
  netOfParts,
  orderPaidJournal,
  payoutJournal,
  refundJournal,
  settledJournal,
  transportRefundJournal,
} from '../src/domains/payouts/payouts.ledger.rules.ts';
import type { payouts } from '../src/domains/payouts/payouts.tables.ts';
import type { SaleRow } from '../src/domains/sales/fixtures/sale-spec.factory.ts';
import { commissionTermsOf } from '../src/domains/sales/payment/commission-terms.ts';
import { grossOf, payoutPartsOf, type ReviewReason } from '../src/domains/sales/sales.rules.ts';
import type { SellerRow } from '../src/domains/sellers/sellers.factory.ts';
import { hours, type Instant, plus } from '../src/kernel/clock.ts';
import { addWorkingDays } from '../src/kernel/working-time.ts';
import { workCalendarOf } from '../src/platform/calendar.ts';

export type PayoutRow = typeof payouts.$inferSelect;

export type MoneyFacts = {
  readonly sale: SaleRow;
  readonly seller: SellerRow;
  readonly bank: { readonly id: string; readonly ending: string };
  readonly requestedBy: string;
  /** When the payment was triggered; without it there is no payout. */
  readonly paidAt: Instant | undefined;
  readonly endedAt: Instant | undefined;
  readonly payoutStatus: PayoutRow['status'];
  /** Looked at for a payout that waits for approval. */
  readonly reviewReasons: readonly ReviewReason[];
  readonly makeId: MakeId;
};

/** How long a bank takes to pay. */
const settlement = hours(24);

export function moneyOf(facts: MoneyFacts): { readonly payout: PayoutRow | null; readonly ledger: LedgerRow[] } {
  const payout = facts.paidAt ? payoutRowOf(facts, facts.paidAt) : null;
  return { payout, ledger: [...buyerJournals(facts), ...(payout ? payoutJournals(facts, payout) : [])] };
}

function payoutRowOf(
  { sale, seller, bank, requestedBy, payoutStatus: status, reviewReasons, makeId }: MoneyFacts,
  paidAt: Instant,
): PayoutRow {
  const isWaiting = status === 'PENDING_APPROVAL';
  const id = makeId(paidAt);
  const parts = payoutPartsOf(sale, commissionTermsOf(seller));
  return {
    sellerId: seller.id,
    id,
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    status,
    amountMinor: netOfParts(parts),
    goodsMinor: parts.goods,
    feeMinor: parts.fee,
    vatMinor: parts.vat,
    commissionMinor: parts.commission,
    commissionVatMinor: parts.commissionVat,
    deductedMinor: 0n,
    currency: sale.currency,
    accountEnding: bank.ending,
    bankAccountId: bank.id,
    quoteReference: `quote-${bank.ending}-${grossOf(sale)}`,
    reviewReasons: isWaiting ? [...reviewReasons] : [],
    approvalsNeeded: isWaiting ? approvalsNeeded(grossOf(sale)) : 0,
    requestedAt: paidAt,
    requestedBy,
    replyBy: isWaiting ? addWorkingDays(paidAt, 1, workCalendarOf(seller.country, seller.timeZone)) : null,
    attempt: 1,
    sentAt: isWaiting ? null : paidAt,
    providerReference: isWaiting ? null : id,
    providerState: providerStates[status] ?? null,
    answeredAt: isWaiting ? null : paidAt,
    failureCode: status === 'FAILED' ? 'returned_by_bank' : null,
    statementReference: null,
    settledAt: status === 'PAID' ? plus(paidAt, settlement) : null,
    version: 1,
  };
}

/** The buyer's money comes in with the order and goes back for what is not delivered. */
function buyerJournals({ sale, endedAt, makeId }: MoneyFacts): LedgerRow[] {
  if (sale.status === 'AWAITING_BUYER_PAYMENT' || sale.cancelReason === 'BUYER_NOT_PAID') return [];
  const of = { sellerId: sale.sellerId, saleId: sale.id, payoutId: null, currency: sale.currency, at: sale.createdAt };
  const kept = sale.confirmedMinor ?? sale.requestedMinor;
  const isVoid = sale.status === 'DECLINED' || sale.status === 'EXPIRED' || sale.status === 'CANCELLED';
  return [
    ...journalRows(of, orderPaidJournal(sale.requestedMinor, sale.transportMinor), makeId),
    ...journalRows({ ...of, at: sale.confirmedAt ?? of.at }, refundJournal(sale.requestedMinor - kept), makeId),
    ...(isVoid ? journalRows({ ...of, at: endedAt ?? of.at }, refundJournal(kept), makeId) : []),
    ...(isVoid
      ? journalRows({ ...of, at: endedAt ?? of.at }, transportRefundJournal(sale.transportMinor), makeId)
      : []),
  ];
}

/** What the provider last said of a payout in that state. */
const providerStates: Readonly<Partial<Record<PayoutRow['status'], string>>> = {
  PROCESSING: 'processing',
  PAID: 'outgoing_payment_sent',
  FAILED: 'funds_refunded',
};

function payoutJournals({ sale, seller, makeId }: MoneyFacts, payout: PayoutRow): LedgerRow[] {
  if (payout.status === 'PENDING_APPROVAL') return [];
  const parts = payoutPartsOf(sale, commissionTermsOf(seller));
  const of = {
    sellerId: sale.sellerId,
    saleId: sale.id,
    payoutId: payout.id,
    currency: sale.currency,
    at: payout.requestedAt,
  };
  const rows = journalRows(of, payoutJournal(parts, sale.transportMinor), makeId);
  return payout.settledAt
    ? [...rows, ...journalRows({ ...of, at: payout.settledAt }, settledJournal(payout.amountMinor), makeId)]
    : rows;
}
