/** Credits a self-billed invoice when money paid out for it is taken back: by a reversed payout or a claim's deduction. */
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { creditNoteOf } from '../invoice.rules.ts';
import type { OfSale } from '../papers.read-model.ts';
import { type IssuedPaper, issuedOf } from '../papers.repository.ts';
import { issueInvoice, issueOnce } from './issue-invoice.ts';

export type CreditRequest = OfSale & {
  /** The payout or the claim: one credit note for each. */
  readonly causeId: string;
  /** What is taken back, VAT included. */
  readonly grossMinor: bigint | 'all';
  readonly reason: string;
  readonly at: Instant;
};

/**
 * Gives the credit note of the cause, the one there is or a new one. Never more is credited than the invoice has left;
 * undefined when nothing is left or the order was never paid out.
 */
export async function issueCreditNote(db: Db, request: CreditRequest): Promise<IssuedPaper | undefined> {
  const { sellerId, saleId, causeId, at: issuedAt } = request;
  const invoice = await issueInvoice(db, request, issuedAt);
  if (!invoice) return undefined;
  const notes = (await issuedOf(db, request)).filter(({ kind }) => kind === 'CREDIT_NOTE');
  const known = notes.find((note) => note.causeId === causeId);
  if (known) return known;
  const left = notes.reduce((sum, { content }) => sum - BigInt(content.grossMinor), BigInt(invoice.content.grossMinor));
  const asked = request.grossMinor === 'all' ? left : request.grossMinor;
  const grossMinor = asked < left ? asked : left;
  if (grossMinor <= 0n) return undefined;
  return issueOnce(db, { sellerId, saleId, kind: 'CREDIT_NOTE', causeId, issuedAt }, (number) =>
    creditNoteOf(invoice.content, { number, issuedAt, grossMinor, reason: request.reason }),
  );
}
