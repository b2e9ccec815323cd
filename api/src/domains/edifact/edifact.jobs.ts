/** Once a minute: what came in is taken, what is to tell is put out. */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { answerOrders } from './use-cases/answer-orders.ts';
import { receiveFiles } from './use-cases/receive-files.ts';

async function exchange(_: unknown, deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  const noted = (error: unknown) => failures.push(error);
  // What fails for one company must not keep the others waiting.
  for (const buyerId of await deps.exchange.companies()) {
    await receiveFiles(deps, buyerId).catch(noted);
    await answerOrders(deps, buyerId).catch(noted);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} exchanges of files failed`);
}

export const edifactJobs: readonly Job[] = [job('edifact.exchange', z.looseObject({}), exchange, '* * * * *')];
