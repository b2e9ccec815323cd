/** Credits a self-billed invoice when money paid out for it is taken back: by a reversed payout or a claim's deduction. */
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { creditNoteOf } from '../invoice.rules.ts';
import type { OfSale } from '../papers.read-model.ts';
import { type IssuedPaper, issuedOf, lockIssued } from '../papers.repository.ts';
import { issueInvoice, issueOnce } from './issue-invoice.ts';

export type AmendmentRequest = OfSale & {
  /** The payout or the claim's decision: one paper for each. */
  readonly causeId: string;
  /** What is taken back or returned, VAT included. */
  readonly grossMinor: bigint;
  readonly reason: string;
  readonly at: Instant;
};

/**
 * Gives the credit note of the cause, the one there is or a new one. Never more is credited than the invoice has left;
 * undefined when nothing is left or the order was never paid out.
 */
export async function issueCreditNote(db: Db, request: AmendmentRequest): Promise<IssuedPaper | undefined> {
  const { sellerId, saleId, causeId, at: issuedAt } = request;
  const invoice = await issueInvoice(db, request, issuedAt);
  if (!invoice) return undefined;
  // Before what is left is read: the series of another year would be another row, and is locked too late.
  await lockIssued(db, invoice);
  const papers = await issuedOf(db, request);
  const known = papers.find((paper) => paper.kind === 'CREDIT_NOTE' && paper.causeId === causeId);
  if (known) return known;
  const left = leftOf(papers);
  const grossMinor = request.grossMinor < left ? request.grossMinor : left;
  if (grossMinor <= 0n) return undefined;
  return issueOnce(db, { sellerId, saleId, kind: 'CREDIT_NOTE', causeId, issuedAt }, (number) =>
    creditNoteOf(invoice.content, { number, issuedAt, grossMinor, reason: request.reason }),
  );
}

/** The invoice and what corrections returned, less what was credited. */
const leftOf = (papers: readonly IssuedPaper[]): bigint =>
  papers.reduce((sum, { kind, content: { grossMinor } }) => {
    const gross = BigInt(grossMinor);
    return kind === 'CREDIT_NOTE' ? sum - gross : sum + gross;
  }, 0n);
