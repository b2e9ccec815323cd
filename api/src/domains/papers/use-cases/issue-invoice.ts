/**
 * Issues the self-billed invoice of a paid order: once, with the next number of the seller's series. The series stays
 * locked until the invoice is kept, so that no number is left out and none is given twice (Directive 2006/112/EC, art. 226).
 */
import type { Instant } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { vatBasisPoints } from '../../vat/vat.public.ts';
import { customerOf } from '../customer.ts';
import { invoiceOf } from '../invoice.rules.ts';
import { paperOrderOf } from '../paper-order.ts';
import { type OfSale, paperSourceIn } from '../papers.read-model.ts';
import { type IssuedPaper, insertIssued, issuedFor, lockSeries, moveSeries } from '../papers.repository.ts';
import { isPaid } from '../papers.rules.ts';
import type { InvoiceContent, SelfBilledKind } from '../papers.types.ts';

const prefixes = { SELF_BILLED_INVOICE: 'SB', CREDIT_NOTE: 'SC' } as const;
type Cause = OfSale & { readonly kind: SelfBilledKind; readonly causeId: string; readonly issuedAt: Instant };

/** Gives the invoice of the order, the one there is or a new one; undefined for an order that is not paid. */
export async function issueInvoice(db: Db, of: OfSale, issuedAt: Instant): Promise<IssuedPaper | undefined> {
  const known = await issuedFor(db, of.sellerId, 'SELF_BILLED_INVOICE', of.saleId);
  if (known) return known;
  const source = await paperSourceIn(db, of);
  if (!source?.payout || !isPaid(source.sale)) return undefined;
  const { sale, seller, payout } = source;
  return issueOnce(db, { ...of, kind: 'SELF_BILLED_INVOICE', causeId: sale.id, issuedAt }, (number) =>
    invoiceOf(paperOrderOf(source), {
      number,
      issuedAt,
      customer: customerOf(seller.country),
      vatMinor: sale.vatMinor ?? 0n,
      standardBasisPoints: vatBasisPoints(sale.destinationCountry),
      accountEnding: payout.accountEnding,
    }),
  );
}

/** One paper for one cause: a repeated call gives the paper of the first, and takes no number. */
export async function issueOnce(
  db: Db,
  { sellerId, saleId, kind, causeId, issuedAt }: Cause,
  write: (number: string) => InvoiceContent,
): Promise<IssuedPaper> {
  const series = `${prefixes[kind]}-${issuedAt.slice(0, 4)}`;
  const last = await lockSeries(db, sellerId, series);
  const known = await issuedFor(db, sellerId, kind, causeId);
  if (known) return known;
  const number = `${series}-${String(last + 1).padStart(6, '0')}`;
  await moveSeries(db, sellerId, series, last + 1);
  const content = write(number);
  const paper = await insertIssued(db, { sellerId, id: newId(), saleId, kind, number, causeId, issuedAt, content });
  // `document.*`: open pages of the order hear of it.
  await emit(db, issuedAt, 'document.issued', { sellerId, saleId, documentId: paper.id, kind, number });
  return paper;
}
