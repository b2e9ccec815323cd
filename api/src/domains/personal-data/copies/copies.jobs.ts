import { daysOfCopy } from '@quayside/contract/copy-values';
import { z } from 'zod';
import { days, hours, plus } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { noCompany } from '../../../platform/files/no-company.ts';
import { eachOf } from '../../../platform/jobs/each-of.ts';
import { type Job, job } from '../../../platform/jobs/jobs.ts';
import { removeCopy } from './ask-copy.ts';
import { type CopyOwner, copiesEndedBefore, copyOf, stuckCopies } from './copies.repository.ts';
import { giveCopyUp, makeCopy } from './make-copy.ts';

const ofCopy = z.strictObject({ sellerId: z.uuid(), id: z.uuid() });
const ofOwner = z.strictObject({ sellerId: z.uuid(), ownerId: z.uuid() });
const batch = 100;
/** So long nothing comes of a copy that somebody is making. */
const longestRest = hours(1);

/** Copies whose time is over go, with their files. One whose server was killed in its last try may be asked for anew. */
async function endCopies(deps: Deps): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const over = await database.read('system', (db) => copiesEndedBefore(db, plus(now, -days(daysOfCopy)), batch));
  await eachOf('copies are kept beyond their time', over, (copy) =>
    database.write({ sellerId: copy.sellerId }, (db) => removeCopy(db, now, copy)),
  );
  const stuck = await database.read('system', (db) => stuckCopies(db, plus(now, -longestRest), batch));
  await eachOf('copies that nobody makes', stuck, (copy) => giveCopyUp(deps, copy));
}

async function dropCopies({ database, clock }: Deps, { sellerId, ownerId }: CopyOwner): Promise<void> {
  for (const of of new Set([sellerId, noCompany]))
    await database.write({ sellerId: of }, async (db) => {
      const copy = await copyOf(db, { sellerId: of, ownerId });
      if (copy) await removeCopy(db, clock.now(), copy);
    });
}

export const copyJobs: readonly Job[] = [
  {
    ...job('personal_data.copy', ofCopy, (copy, deps) => makeCopy(deps, copy)),
    giveUp: (payload, deps) => giveCopyUp(deps, ofCopy.parse(payload)),
  },
  job('personal_data.drop_copy', ofOwner, (owner, deps) => dropCopies(deps, owner)),
  job('personal_data.end_copies', z.looseObject({}), (_, deps) => endCopies(deps), '23 * * * *'),
];
