/** What is done with lists beside requests. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { dropFile } from '../../platform/files/stored-files.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { deleteList, endedLists } from './catalog-uploads.repository.ts';
import { carryOutList } from './use-cases/carry-out-list.ts';
import { matchList, readList } from './use-cases/read-list.ts';

const ids = z.looseObject({ sellerId: z.uuid(), id: z.uuid() });
const batch = 100;

/** Lists are kept for thirty days (domain page, section 9). */
async function forget(_: unknown, deps: Deps): Promise<void> {
  const ended = await deps.database.read('system', (db) => endedLists(db, deps.clock.now(), batch));
  for (const list of ended)
    await openWrite(deps, { actor: systemActor, scope: { sellerId: list.sellerId } }, async ({ db, now }) => {
      await deleteList(db, list);
      await dropFile(db, now, { sellerId: list.sellerId, id: list.fileId });
    });
}

export const catalogUploadJobs: readonly Job[] = [
  job('stock_lists.read', ids, (list, deps) => readList(deps, list)),
  job('stock_lists.match', ids, (list, deps) => matchList(deps, list)),
  job('stock_lists.apply', ids, (list, deps) => carryOutList(deps, list)),
  job('stock_lists.forget', z.looseObject({}), forget, '53 2 * * *'),
];
