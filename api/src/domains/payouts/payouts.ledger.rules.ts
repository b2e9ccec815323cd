/**
 * The journals of a seller's ledger. Debits are positive, credits negative; each journal sums to zero, so that money
 * only moves and never appears. Transfers to buyers go through a clearing account: each side is posted in its own ledger.
 */
export type LedgerAccount = 'BANK' | 'BUYER_FUNDS' | 'REFUND_CLEARING' | 'ORDER_CHARGES' | 'SELLER_PAYABLE' | 'REVENUE';
export type LedgerKind = 'GOODS' | 'SHIPPING_FEE' | 'SELLER_VAT' | 'COMMISSION' | 'REVERSAL' | 'ADJUSTMENT';
export type JournalLine = { readonly account: LedgerAccount; readonly kind: LedgerKind; readonly amountMinor: bigint };

/** The buyer has paid: we hold the goods' value for the sale. */
export const orderPaidJournal = (goods: bigint): JournalLine[] => [
  { account: 'BANK', kind: 'GOODS', amountMinor: goods },
  { account: 'BUYER_FUNDS', kind: 'GOODS', amountMinor: -goods },
];

/** What is not delivered goes back to the buyer, by way of the clearing account. */
export const refundJournal = (amount: bigint): JournalLine[] => [
  { account: 'BUYER_FUNDS', kind: 'REVERSAL', amountMinor: amount },
  { account: 'REFUND_CLEARING', kind: 'REVERSAL', amountMinor: -amount },
];

/** The seller is owed goods, fee and VAT less commission. Lines of nothing are left out. */
export function payoutJournal(parts: { goods: bigint; fee: bigint; vat: bigint; commission: bigint }): JournalLine[] {
  const lines: JournalLine[] = [
    { account: 'BUYER_FUNDS', kind: 'GOODS', amountMinor: parts.goods },
    { account: 'ORDER_CHARGES', kind: 'SHIPPING_FEE', amountMinor: parts.fee },
    { account: 'ORDER_CHARGES', kind: 'SELLER_VAT', amountMinor: parts.vat },
    { account: 'REVENUE', kind: 'COMMISSION', amountMinor: -parts.commission },
    {
      account: 'SELLER_PAYABLE',
      kind: 'GOODS',
      amountMinor: -(parts.goods + parts.fee + parts.vat - parts.commission),
    },
  ];
  return lines.filter(({ amountMinor }) => amountMinor !== 0n);
}

/** The provider has paid the seller. */
export const settledJournal = (net: bigint): JournalLine[] => [
  { account: 'SELLER_PAYABLE', kind: 'GOODS', amountMinor: net },
  { account: 'BANK', kind: 'GOODS', amountMinor: -net },
];
