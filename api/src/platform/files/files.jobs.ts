/** Takes away content that nothing refers to. */
import { z } from 'zod';
import { hours, plus } from '../../kernel/clock.ts';
import type { Deps } from '../deps.ts';
import { type Job, job } from '../jobs/jobs.ts';
import { removeSpoolsBefore } from './spool.ts';
import { deleteFile, moveFile, passingFiles } from './stored-files.repository.ts';

/** Longer than any upload takes from its arrival to the transaction that keeps it. */
const abandonedAfter = hours(1);
const batch = 200;

const fileId = z.strictObject({ sellerId: z.uuid(), id: z.uuid() });

/** Content first: a row without content is found again, content without a row never. */
async function remove(file: z.infer<typeof fileId>, { database, files }: Deps): Promise<void> {
  await files.remove(file.id);
  await database.write({ sellerId: file.sellerId }, (db) => deleteFile(db, file));
}

/** What was never kept, and what was dropped and whose job was lost. */
async function sweep(_: unknown, deps: Deps): Promise<void> {
  const { database, clock, config } = deps;
  const now = clock.now();
  const passing = await database.read('system', (db) => passingFiles(db, plus(now, -abandonedAfter), batch));
  for (const file of passing) {
    // Dropped first, so that nobody can keep it while its content goes.
    const isGoing =
      file.state === 'DROPPED' ||
      (await database.write({ sellerId: file.sellerId }, (db) =>
        moveFile(db, file, { from: 'ARRIVING', to: 'DROPPED', at: now }),
      ));
    if (isGoing) await remove({ sellerId: file.sellerId, id: file.id }, deps);
  }
  await removeSpoolsBefore(config.dataDir, plus(now, -abandonedAfter));
}

export const fileJobs: readonly Job[] = [
  job('files.remove', fileId, remove),
  job('files.sweep', z.looseObject({}), sweep, '*/15 * * * *'),
];
