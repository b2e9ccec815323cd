/** Once a minute, for each company by itself: what came in is taken, what is to tell is put out. */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { folderLane } from '../../platform/jobs/folder-lane.ts';
import { enqueue, type Job, job } from '../../platform/jobs/jobs.ts';
import { answerOrders } from './use-cases/answer-orders.ts';
import { receiveFiles } from './use-cases/receive-files.ts';

const company = z.strictObject({ buyerId: z.uuid() });

/** A company that sends much holds one worker, and its next look waits for the one before. */
async function lookAtAll(_: unknown, { exchange, database }: Deps): Promise<void> {
  const companies = await exchange.companies();
  await database.write('none', async (db) => {
    for (const buyerId of companies) {
      await enqueue(db, 'edifact.company', { buyerId }, { key: `edifact.${buyerId}`, queue: folderLane(buyerId) });
    }
  });
}

async function exchangeOf({ buyerId }: z.infer<typeof company>, deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  const noted = (error: unknown) => failures.push(error);
  // What came in and cannot be taken must not keep back what is to tell.
  await receiveFiles(deps, buyerId).catch(noted);
  await answerOrders(deps, buyerId).catch(noted);
  const [cause] = failures;
  if (failures.length > 0) throw new AggregateError(failures, 'An exchange of files failed', { cause });
}

export const edifactJobs: readonly Job[] = [
  job('edifact.exchange', z.looseObject({}), lookAtAll, '* * * * *'),
  job('edifact.company', company, exchangeOf),
];
