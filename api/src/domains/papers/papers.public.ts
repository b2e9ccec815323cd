/** What other domains print: logistic labels with their SSCC, and the invoices of buyers. */
import type { Db } from '../../platform/db/database.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { drawnPaper } from './drawn-paper.ts';
import { ssccOf } from './gs1.rules.ts';
import { paperOrderOf } from './paper-order.ts';
import { type OfSale, paperSourceIn } from './papers.read-model.ts';
import { takeSerials } from './papers.repository.ts';
import { isPaid } from './papers.rules.ts';
import type { InvoiceContent, LabelSet, PaperOrder } from './papers.types.ts';
import { ublOf } from './ubl-invoice.ts';

export { customerOf as companyFor } from './customer.ts';
export type { InvoiceContent, LabelSet, SalesKind } from './papers.types.ts';
export { printedSsccs, saleOfSscc } from './printed-units.ts';
export { needsVatNumber, salesCreditOf, salesInvoiceOf } from './sales-invoice.rules.ts';

/** So many new codes of our company prefix. */
export async function takeSsccs(db: Db, companyPrefix: string, count: number): Promise<string[]> {
  const first = await takeSerials(db, companyPrefix, count);
  return Array.from({ length: count }, (_, index) => ssccOf(companyPrefix, first + BigInt(index)));
}

/** The file of the labels. */
export const drawnLabels = (
  format: 'pdf' | 'zpl',
  set: LabelSet,
  actor: Pick<SignedInActor, 'sellerId' | 'userId'>,
): Promise<Buffer> => drawnPaper({ kind: 'LABELS', format, set }, actor);

/** The order as its papers tell it; undefined until its seller was paid for it. */
export async function paidPaperOrder(db: Db, of: OfSale): Promise<PaperOrder | undefined> {
  const source = await paperSourceIn(db, of);
  return source && isPaid(source.sale) ? paperOrderOf(source) : undefined;
}

/** An invoice as a file: PDF with the e-invoice attached, or the e-invoice by EN 16931 alone. */
export const invoiceFile = async (
  invoice: InvoiceContent,
  format: 'pdf' | 'xml',
  actor: Pick<SignedInActor, 'sellerId' | 'userId'>,
): Promise<Buffer> =>
  format === 'xml' ? Buffer.from(ublOf(invoice)) : drawnPaper({ kind: 'INVOICE', invoice }, actor);
