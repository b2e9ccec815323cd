/** What other domains print: logistic labels with their SSCC. */
import type { Db } from '../../platform/db/database.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { drawnPaper } from './drawn-paper.ts';
import { ssccOf } from './gs1.rules.ts';
import { takeSerials } from './papers.repository.ts';
import type { LabelSet } from './papers.types.ts';

export type { LabelSet } from './papers.types.ts';

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
