/** Corrects a self-billed invoice upward when money taken back for it is returned: by a claim's appeal. */
import type { Db } from '../../../platform/db/database.ts';
import { correctionOf } from '../invoice.rules.ts';
import type { IssuedPaper } from '../papers.repository.ts';
import type { AmendmentRequest } from './issue-credit-note.ts';
import { issueInvoice, issueOnce } from './issue-invoice.ts';

/** Gives the correction of the cause, the one there is or a new one; undefined when the order was never paid out. */
export async function issueCorrection(db: Db, request: AmendmentRequest): Promise<IssuedPaper | undefined> {
  const { sellerId, saleId, causeId, grossMinor, reason, at: issuedAt } = request;
  const invoice = await issueInvoice(db, request, issuedAt);
  if (!invoice) return undefined;
  return issueOnce(db, { sellerId, saleId, kind: 'SELF_BILLED_INVOICE', causeId, issuedAt }, (number) =>
    correctionOf(invoice.content, { number, issuedAt, grossMinor, reason }),
  );
}
