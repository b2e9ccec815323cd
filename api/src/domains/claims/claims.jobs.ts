/** Timers of claims: each has a job of its own, and a sweep takes up what a lost process left behind. */
import { z } from 'zod';
import { hours, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { dropFile } from '../../platform/files/stored-files.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { claimLimits } from './claims.limits.ts';
import { deleteUnclaimed, dueClaims, unclaimedEvidence } from './claims.repository.ts';
import { wakeClaim } from './use-cases/wake-claim.ts';

const batch = 200;
const place = z.strictObject({ sellerId: z.uuid(), claimId: z.uuid() });

async function sweep(_: unknown, deps: Deps): Promise<void> {
  const due = await deps.database.read('system', (db) => dueClaims(db, deps.clock.now(), batch));
  await eachOf('claims did not move', due, ({ sellerId, id }) => wakeClaim(deps, { sellerId, claimId: id }));
}

/** Files that were evaluated and that nobody claimed with. */
async function forget(_: unknown, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const before = plus(now, -hours(claimLimits.unclaimedEvidenceHours));
  const left = await deps.database.read('system', (db) => unclaimedEvidence(db, before, batch));
  await eachOf('files that nobody claimed with are still there', left, (evidence) =>
    deps.database.write({ sellerId: evidence.sellerId }, async (db) => {
      if (await deleteUnclaimed(db, evidence)) await dropFile(db, now, { ...evidence, id: evidence.fileId });
    }),
  );
}

export const claimJobs: readonly Job[] = [
  job('claim.wake', place, async (claim, deps) => {
    await wakeClaim(deps, claim);
  }),
  job('claim.sweep', z.looseObject({}), sweep, '* * * * *'),
  job('claim.forget_evidence', z.looseObject({}), forget, '17 * * * *'),
];
