/**
 * The journals of a seller's ledger. Debits are positive, credits negative; each journal sums to zero, so that money
 * only moves and never appears. Transfers to buyers go through a clearing account: each side is posted in its own ledger.
 * What is owed to the seller is the credit of SELLER_PAYABLE; a debit there is what the seller owes us.
 */
export type LedgerAccount =
  | 'BANK'
  | 'BUYER_FUNDS'
  | 'REFUND_CLEARING'
  | 'ORDER_CHARGES'
  | 'TRANSPORT_RESULT'
  | 'SELLER_PAYABLE'
  | 'REVENUE'
  | 'VAT_PAYABLE'
  | 'VAT_RECEIVABLE'
  | 'CLAIM_COSTS';
/** Section 13 of the domain page; PAYOUT is the transfer itself, TRANSPORT what the buyer paid for it. */
export type LedgerKind =
  | 'GOODS'
  | 'SHIPPING_FEE'
  | 'SELLER_VAT'
  | 'COMMISSION'
  | 'COMMISSION_VAT'
  | 'CLAIM_DEDUCTION'
  | 'CLAIM_TOLERANCE'
  | 'CARRIER_COST'
  | 'ADJUSTMENT'
  | 'REVERSAL'
  | 'TRANSPORT'
  | 'SETTLEMENT'
  | 'PAYOUT';
export const carryOverKinds = [
  'CLAIM_DEDUCTION',
  'REVERSAL',
  'CARRIER_COST',
  'ADJUSTMENT',
  'COMMISSION',
  'COMMISSION_VAT',
  'SETTLEMENT',
] as const;
export type CarryOverKind = (typeof carryOverKinds)[number];

export type JournalLine = {
  readonly account: LedgerAccount;
  readonly kind: LedgerKind;
  readonly amountMinor: bigint;
  /** Where it differs from the journal's: null for what belongs to no payout yet. */
  readonly payoutId?: string | null;
};

/** What a sale is paid for, part by part, in minor units. */
export type PayoutParts = {
  readonly goods: bigint;
  readonly fee: bigint;
  readonly vat: bigint;
  readonly commission: bigint;
  readonly commissionVat: bigint;
};

/** Goods, fee and VAT less commission and its VAT. */
export const netOfParts = ({ goods, fee, vat, commission, commissionVat }: PayoutParts): bigint =>
  goods + fee + vat - commission - commissionVat;

/** What the seller asked for, before our commission. */
export const grossOf = ({ goods, fee, vat }: PayoutParts): bigint => goods + fee + vat;

/** The buyer has paid: we hold the goods' value for the sale, and what was paid for its transport. */
export const orderPaidJournal = (goods: bigint, transport = 0n): JournalLine[] =>
  filled([
    { account: 'BANK', kind: 'GOODS', amountMinor: goods },
    { account: 'BUYER_FUNDS', kind: 'GOODS', amountMinor: -goods },
    { account: 'BANK', kind: 'TRANSPORT', amountMinor: transport },
    { account: 'ORDER_CHARGES', kind: 'TRANSPORT', amountMinor: -transport },
  ]);

/** Nothing is sent: what was paid for the transport goes back beside the goods. */
export const transportRefundJournal = (held: bigint): JournalLine[] =>
  filled([
    { account: 'ORDER_CHARGES', kind: 'TRANSPORT', amountMinor: held },
    { account: 'REFUND_CLEARING', kind: 'TRANSPORT', amountMinor: -held },
  ]);

/** What is not delivered goes back to the buyer, by way of the clearing account. */
export const refundJournal = (amount: bigint): JournalLine[] => [
  { account: 'BUYER_FUNDS', kind: 'REVERSAL', amountMinor: amount },
  { account: 'REFUND_CLEARING', kind: 'REVERSAL', amountMinor: -amount },
];

/**
 * The seller is owed goods, fee and VAT less commission and its VAT, each an entry of the statement. `transport`, what the
 * buyer paid for it and we held, meets the fee: what is left or missing is our own result. The VAT is that of an invoice to us.
 */
export function payoutJournal(parts: PayoutParts, transport = 0n): JournalLine[] {
  const { goods, fee, vat, commission, commissionVat } = parts;
  return filled([
    { account: 'BUYER_FUNDS', kind: 'GOODS', amountMinor: goods },
    { account: 'ORDER_CHARGES', kind: 'TRANSPORT', amountMinor: transport },
    { account: 'TRANSPORT_RESULT', kind: 'TRANSPORT', amountMinor: -transport },
    { account: 'TRANSPORT_RESULT', kind: 'SHIPPING_FEE', amountMinor: fee },
    { account: 'VAT_RECEIVABLE', kind: 'SELLER_VAT', amountMinor: vat },
    { account: 'REVENUE', kind: 'COMMISSION', amountMinor: -commission },
    { account: 'VAT_PAYABLE', kind: 'COMMISSION_VAT', amountMinor: -commissionVat },
    { account: 'SELLER_PAYABLE', kind: 'GOODS', amountMinor: -goods },
    { account: 'SELLER_PAYABLE', kind: 'SHIPPING_FEE', amountMinor: -fee },
    { account: 'SELLER_PAYABLE', kind: 'SELLER_VAT', amountMinor: -vat },
    { account: 'SELLER_PAYABLE', kind: 'COMMISSION', amountMinor: commission },
    { account: 'SELLER_PAYABLE', kind: 'COMMISSION_VAT', amountMinor: commissionVat },
  ]);
}

/** What was carried over leaves the seller's open balance and enters this payout. */
export const takenJournal = (kind: CarryOverKind, amount: bigint): JournalLine[] => [
  { account: 'SELLER_PAYABLE', kind, amountMinor: amount },
  { account: 'SELLER_PAYABLE', kind, amountMinor: -amount, payoutId: null },
];

/** The provider has paid the seller; a payout that deductions ate whole moves nothing. */
export const settledJournal = (net: bigint): JournalLine[] =>
  filled([
    { account: 'SELLER_PAYABLE', kind: 'PAYOUT', amountMinor: net },
    { account: 'BANK', kind: 'PAYOUT', amountMinor: -net },
  ]);

/** The bank has sent the money back after it was paid: the seller is owed it again. */
export const returnedJournal = (net: bigint): JournalLine[] =>
  settledJournal(net).map((line) => ({ ...line, amountMinor: -line.amountMinor }));

/**
 * A claim is settled: the buyer gets `refund`, the seller bears `deduction` of it less `tolerance`, and what is left is
 * ours. `deduction` is zero when the fault is not the seller's.
 */
export const claimJournal = (parts: { refund: bigint; deduction: bigint; tolerance: bigint }): JournalLine[] =>
  filled([
    { account: 'REFUND_CLEARING', kind: 'REVERSAL', amountMinor: -parts.refund },
    { account: 'SELLER_PAYABLE', kind: 'CLAIM_DEDUCTION', amountMinor: parts.deduction },
    { account: 'SELLER_PAYABLE', kind: 'CLAIM_TOLERANCE', amountMinor: -parts.tolerance },
    { account: 'CLAIM_COSTS', kind: 'CLAIM_TOLERANCE', amountMinor: parts.tolerance },
    { account: 'CLAIM_COSTS', kind: 'ADJUSTMENT', amountMinor: parts.refund - parts.deduction },
  ]);

/** What claims left with the seller and with us, before the sale was paid. */
export const bearingAccounts = ['SELLER_PAYABLE', 'CLAIM_COSTS', 'REVENUE', 'VAT_PAYABLE'] as const;
export type Borne = { readonly account: (typeof bearingAccounts)[number]; readonly amountMinor: bigint };

/** The sale ends without delivery: the buyer's money meets what claims gave the buyer, and nobody else bears it. */
export const claimsClosedJournal = (refunded: bigint, borne: readonly Borne[]): JournalLine[] =>
  filled([
    { account: 'BUYER_FUNDS', kind: 'ADJUSTMENT', amountMinor: refunded },
    ...borne.map(({ account, amountMinor }) => ({ account, kind: 'ADJUSTMENT' as const, amountMinor: -amountMinor })),
  ]);

/** Our commission on goods that the seller bears goes back; below zero it is taken again. */
export const commissionJournal = (commission: bigint, vat: bigint): JournalLine[] =>
  filled([
    { account: 'REVENUE', kind: 'COMMISSION', amountMinor: commission },
    { account: 'VAT_PAYABLE', kind: 'COMMISSION_VAT', amountMinor: vat },
    { account: 'SELLER_PAYABLE', kind: 'COMMISSION', amountMinor: -commission },
    { account: 'SELLER_PAYABLE', kind: 'COMMISSION_VAT', amountMinor: -vat },
  ]);

/** Goods of a paid sale are refunded: the seller owes what was paid for them, we give our commission back. */
export const reversalJournal = (parts: PayoutParts): JournalLine[] =>
  filled([
    { account: 'REFUND_CLEARING', kind: 'REVERSAL', amountMinor: -parts.goods },
    { account: 'TRANSPORT_RESULT', kind: 'REVERSAL', amountMinor: -parts.fee },
    { account: 'VAT_RECEIVABLE', kind: 'REVERSAL', amountMinor: -parts.vat },
    { account: 'REVENUE', kind: 'REVERSAL', amountMinor: parts.commission },
    { account: 'VAT_PAYABLE', kind: 'REVERSAL', amountMinor: parts.commissionVat },
    { account: 'SELLER_PAYABLE', kind: 'REVERSAL', amountMinor: netOfParts(parts) },
  ]);

/** The company paid us what it owes. */
export const settlementJournal = (amount: bigint): JournalLine[] => [
  { account: 'BANK', kind: 'SETTLEMENT', amountMinor: amount },
  { account: 'SELLER_PAYABLE', kind: 'SETTLEMENT', amountMinor: -amount },
];

/** A correction by hand, such as a carrier's cost or a deduction given back after an appeal; above zero the seller owes it. */
export const adjustmentJournal = (kind: CarryOverKind, owed: bigint): JournalLine[] =>
  filled([
    { account: 'SELLER_PAYABLE', kind, amountMinor: owed },
    { account: 'CLAIM_COSTS', kind, amountMinor: -owed },
  ]);

/** Lines of nothing are left out. */
const filled = (lines: readonly JournalLine[]): JournalLine[] => lines.filter(({ amountMinor }) => amountMinor !== 0n);
