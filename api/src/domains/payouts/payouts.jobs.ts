/** Timers of payouts. Each may run twice: one attempt of a payout is one transfer under one id. */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { openPayouts } from './payouts.repository.ts';
import { checkPayout } from './use-cases/check-payout.ts';
import { sendPayout } from './use-cases/send-payout.ts';

const ids = z.strictObject({ sellerId: z.uuid(), payoutId: z.uuid() });
const batch = 100;

/** Takes up payouts whose job was lost with its process, and those the provider has not finished. */
async function sweep(_: unknown, deps: Deps): Promise<void> {
  const waiting = await deps.database.read('system', (db) => openPayouts(db, batch));
  await eachOf('payouts have no end yet', waiting, ({ sellerId, id }) => sendPayout(deps, { sellerId, payoutId: id }));
}

export const payoutJobs: readonly Job[] = [
  job('payout.send', ids, (payload, deps) => sendPayout(deps, payload)),
  job('payout.check', ids.extend({ reference: z.string().optional() }), (payload, deps) => checkPayout(deps, payload)),
  job('payout.sweep', z.looseObject({}), sweep, '*/5 * * * *'),
];
