/** Takes away files that were sent for a message that never came. */
import { z } from 'zod';
import { hours, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { dropFile } from '../../platform/files/stored-files.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { deleteUnsent, unsentBefore } from './threads.repository.ts';

/** A draft is finished within the day, or its files are chosen again. */
const unsentFor = hours(24);
const batch = 200;

async function sweep(_: unknown, { database, clock }: Deps): Promise<void> {
  const now = clock.now();
  const unsent = await database.read('system', (db) => unsentBefore(db, plus(now, -unsentFor), batch));
  await eachOf('files of no message are still there', unsent, (file) =>
    database.write({ sellerId: file.sellerId }, async (db) => {
      if (await deleteUnsent(db, file)) await dropFile(db, now, { sellerId: file.sellerId, id: file.fileId });
    }),
  );
}

export const threadJobs: readonly Job[] = [job('threads.sweep_files', z.looseObject({}), sweep, '41 * * * *')];
