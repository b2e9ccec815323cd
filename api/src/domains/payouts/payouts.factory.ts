/** Journals of the seller's ledger for tests and worlds. Debits are positive; every journal sums to zero. */
import type { Instant } from '../../kernel/clock.ts';
import type { Id } from '../../kernel/ids.ts';
import type { ledgerLines } from './payouts.tables.ts';

export type LedgerRow = typeof ledgerLines.$inferSelect;
type Entry = Pick<LedgerRow, 'account' | 'kind' | 'amountMinor'>;
export type JournalOf = {
  readonly sellerId: Id;
  readonly saleId: Id;
  readonly payoutId: Id | null;
  readonly currency: LedgerRow['currency'];
  readonly at: Instant;
};

/** Makes an id that carries the given time. */
export type MakeId = (at: Instant) => Id;

/** The amounts of a payout: net = goods + fee + vat − commission. */
export type PayoutAmounts = {
  readonly goods: bigint;
  readonly fee: bigint;
  readonly vat: bigint;
  readonly commission: bigint;
};

export const netOfPayout = ({ goods, fee, vat, commission }: PayoutAmounts): bigint => goods + fee + vat - commission;

/** The buyer has paid for the order: `amount` waits among the buyers' funds. */
export const orderPaidEntries = (amount: bigint): Entry[] => [
  { account: 'BANK', kind: 'GOODS', amountMinor: amount },
  { account: 'BUYER_FUNDS', kind: 'GOODS', amountMinor: -amount },
];

/** The buyer gets `amount` back: reduced, declined, expired or cancelled. */
export const refundEntries = (amount: bigint): Entry[] => [
  { account: 'BUYER_FUNDS', kind: 'REVERSAL', amountMinor: amount },
  { account: 'REFUND_CLEARING', kind: 'REVERSAL', amountMinor: -amount },
];

/** The seller has asked for the money of the order. */
export const payoutEntries = (amounts: PayoutAmounts): Entry[] => [
  { account: 'BUYER_FUNDS', kind: 'GOODS', amountMinor: amounts.goods },
  { account: 'ORDER_CHARGES', kind: 'SHIPPING_FEE', amountMinor: amounts.fee },
  { account: 'ORDER_CHARGES', kind: 'SELLER_VAT', amountMinor: amounts.vat },
  { account: 'REVENUE', kind: 'COMMISSION', amountMinor: -amounts.commission },
  { account: 'SELLER_PAYABLE', kind: 'GOODS', amountMinor: -netOfPayout(amounts) },
];

/** The bank has paid the seller. */
export const settledEntries = (net: bigint): Entry[] => [
  { account: 'SELLER_PAYABLE', kind: 'GOODS', amountMinor: net },
  { account: 'BANK', kind: 'GOODS', amountMinor: -net },
];

/** One journal: the entries that are not zero, as rows. */
export function journalOf(of: JournalOf, entries: readonly Entry[], makeId: MakeId): LedgerRow[] {
  const journalId = makeId(of.at);
  return entries
    .filter(({ amountMinor }) => amountMinor !== 0n)
    .map((entry) => ({ ...of, ...entry, id: makeId(of.at), journalId }));
}
