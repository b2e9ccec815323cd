/** What is done with lists beside requests. */
import type { StockListStatus } from '@quayside/contract/stock-list-values';
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { dropFile } from '../../platform/files/stored-files.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { folderLane } from '../../platform/jobs/folder-lane.ts';
import { enqueue, type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { longestWork } from './catalog-uploads.limits.ts';
import { atWork } from './catalog-uploads.machine.ts';
import { deleteList, endedLists, stuckLists } from './catalog-uploads.repository.ts';
import { carryOutList, giveUpList } from './use-cases/carry-out-list.ts';
import { matchList, readList } from './use-cases/read-list.ts';
import { receiveLists } from './use-cases/receive-lists.ts';
import { tellFolder } from './use-cases/tell-folder.ts';

const company = z.strictObject({ sellerId: z.uuid() });
const ids = z.looseObject({ sellerId: z.uuid(), id: z.uuid() });
const batch = 100;

/** Lists are kept for thirty days (domain page, section 9). */
async function forget(_: unknown, deps: Deps): Promise<void> {
  const ended = await deps.database.read('system', (db) => endedLists(db, deps.clock.now(), batch));
  await eachOf('stock lists are kept beyond their time', ended, (list) =>
    openWrite(deps, { actor: systemActor, scope: { sellerId: list.sellerId } }, async ({ db, now }) => {
      await deleteList(db, list);
      await dropFile(db, now, { sellerId: list.sellerId, id: list.fileId });
    }),
  );
}

/** Once a minute, for each company with a folder by itself: its next look waits for the one before. */
async function lookAtFolders(_: unknown, { listFolders, database }: Deps): Promise<void> {
  const companies = await listFolders.companies();
  await database.write('none', async (db) => {
    for (const sellerId of companies)
      await enqueue(
        db,
        'stock_lists.folder',
        { sellerId },
        { key: `stock_lists.${sellerId}`, queue: folderLane(sellerId) },
      );
  });
}

/** What came in and cannot be taken must not keep back what is to tell. */
async function lookAtFolder({ sellerId }: z.infer<typeof company>, deps: Deps): Promise<void> {
  const ends = await Promise.allSettled([receiveLists(deps, sellerId), tellFolder(deps, sellerId)]);
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  const [cause] = failures;
  if (failures.length > 0) throw new AggregateError(failures, 'A folder of stock lists failed', { cause });
}

/** A job whose server is killed in the last try ends without a word, and those behind it would wait for ever. */
async function endStuck(_: unknown, deps: Deps): Promise<void> {
  const since = plus(deps.clock.now(), -longestWork);
  const stuck = await deps.database.read('system', (db) => stuckLists(db, since, batch));
  await eachOf('stock lists that nobody works on', stuck, (list) => giveUpList(deps, list, atWork, since));
}

const giveUpIn = (from: readonly StockListStatus[]) => (payload: unknown, deps: Deps) =>
  giveUpList(deps, ids.parse(payload), from);
const giveUpReading = giveUpIn(['QUEUED', 'PARSING', 'MATCHING']);

export const catalogUploadJobs: readonly Job[] = [
  job('stock_lists.folders', z.looseObject({}), lookAtFolders, '* * * * *'),
  job('stock_lists.folder', company, lookAtFolder),
  { ...job('stock_lists.read', ids, (list, deps) => readList(deps, list)), giveUp: giveUpReading },
  { ...job('stock_lists.match', ids, (list, deps) => matchList(deps, list)), giveUp: giveUpReading },
  { ...job('stock_lists.apply', ids, (list, deps) => carryOutList(deps, list)), giveUp: giveUpIn(['APPLYING']) },
  job('stock_lists.stuck', z.looseObject({}), endStuck, '*/10 * * * *'),
  job('stock_lists.forget', z.looseObject({}), forget, '53 2 * * *'),
];
