import { daysOfCopy } from '@quayside/contract/copy-values';
import { z } from 'zod';
import { days, plus } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type Job, job } from '../../../platform/jobs/jobs.ts';
import { removeCopy } from './ask-copy.ts';
import { copiesEndedBefore } from './copies.repository.ts';
import { giveCopyUp, makeCopy } from './make-copy.ts';

const ofCopy = z.strictObject({ sellerId: z.uuid(), id: z.uuid() });
const batch = 100;

/** Copies whose time is over go, with their files. */
async function endCopies({ database, clock }: Deps): Promise<void> {
  const now = clock.now();
  const over = await database.read('system', (db) => copiesEndedBefore(db, plus(now, -days(daysOfCopy)), batch));
  for (const copy of over) await database.write({ sellerId: copy.sellerId }, (db) => removeCopy(db, now, copy));
}

export const copyJobs: readonly Job[] = [
  {
    ...job('personal_data.copy', ofCopy, (copy, deps) => makeCopy(deps, copy)),
    giveUp: (payload, deps) => giveCopyUp(deps, ofCopy.parse(payload)),
  },
  job('personal_data.end_copies', z.looseObject({}), (_, deps) => endCopies(deps), '23 * * * *'),
];
