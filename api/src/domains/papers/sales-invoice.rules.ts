/**
 * Our own invoice to a buyer for what one seller sends of an order, and its credit notes (EN 16931-1, types 380 and 381).
 *
 * Buyers pay prices without VAT: the goods leave for another member state or the EU, or the buyer owes the tax. The first
 * and the last need the buyer's VAT number on the paper (BR-IC-02, BR-AE-02).
 */
import type { Party } from '../../kernel/party.ts';
import { type Amendment, creditNoteOf, linesOf, vatCategoryOf } from './invoice.rules.ts';
import type { InvoiceContent, PaperOrder } from './papers.types.ts';

export type SalesIssue = {
  readonly number: string;
  readonly issuedAt: string;
  readonly supplier: Party;
  readonly customer: Party;
  /** What the buyer paid for the transport, minor units. */
  readonly shippingMinor: bigint;
  readonly paymentTerms: string;
};

const exemptionOf = (from: string, to: string) =>
  vatCategoryOf({ baseMinor: 0n, vatMinor: 0n, standardBasisPoints: 0, from, to });

/** Whether a paper between these two can only be written once the customer's VAT number is known. */
export const needsVatNumber = (from: string, to: string): boolean => exemptionOf(from, to).id !== 'G';

/** The goods as they were confirmed, at the buyer's prices, and their transport. */
export function salesInvoiceOf(order: PaperOrder, issue: SalesIssue): InvoiceContent {
  const lines = linesOf(order);
  const lineTotal = lines.reduce((sum, { totalMinor }) => sum + BigInt(totalMinor), 0n);
  const net = (lineTotal + issue.shippingMinor).toString();
  const { city, postalCode, country } = order.consignee;
  const { number, issuedAt, supplier, customer, paymentTerms } = issue;
  return {
    kind: 'SALES_INVOICE',
    ...{ number, issuedAt, supplier, customer, paymentTerms, lines },
    currency: order.currency,
    orderNumber: order.orderNumber,
    buyerReference: order.buyerReference,
    credits: null,
    reason: null,
    deliverTo: { city, postalCode, country },
    deliveredOn: (order.pickupDate ?? issuedAt).slice(0, 10),
    shippingFeeMinor: issue.shippingMinor.toString(),
    vat: exemptionOf(supplier.country, customer.country),
    lineTotalMinor: lineTotal.toString(),
    netMinor: net,
    vatMinor: '0',
    grossMinor: net,
  };
}

/** Takes the whole invoice back, or a part of it. `owedFor`: the order on credit whose debt it lowers. */
export const salesCreditOf = (
  invoice: InvoiceContent,
  { owedFor = null, ...amendment }: Amendment & { readonly owedFor?: string | null },
): InvoiceContent => ({
  ...creditNoteOf(invoice, amendment),
  kind: 'SALES_CREDIT_NOTE',
  paymentTerms:
    owedFor === null
      ? 'Returned to your wallet.'
      : `Taken off what you owe for order ${owedFor}. If that is less, the rest is in your wallet.`,
});
