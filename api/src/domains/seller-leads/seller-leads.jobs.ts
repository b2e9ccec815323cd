/** Deletes the files of leads that came to nothing, once their time is over. */
import { leadFilesKeptDays } from '@quayside/contract/seller-lead-values';
import { z } from 'zod';
import { days, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { noCompany } from '../../platform/files/no-company.ts';
import { dropFile } from '../../platform/files/stored-files.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { deleteLeadFile, filesGivenUpBefore } from './lead-files.repository.ts';

const batch = 200;
const scope = { sellerId: noCompany };

async function sweep(_: unknown, { database, clock }: Deps): Promise<void> {
  const now = clock.now();
  const over = await database.read(scope, (db) => filesGivenUpBefore(db, plus(now, -days(leadFilesKeptDays)), batch));
  await eachOf('files of leads that came to nothing are still there', over, ({ leadId, id }) =>
    database.write(scope, async (db) => {
      const gone = await deleteLeadFile(db, leadId, id);
      if (gone) await dropFile(db, now, { sellerId: noCompany, id: gone.fileId });
    }),
  );
}

export const sellerLeadJobs: readonly Job[] = [job('leads.sweep_files', z.looseObject({}), sweep, '53 3 * * *')];
