/** Withdrawals on their way. Each job may run twice: one withdrawal is one transfer under one id. */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { sendWithdrawal } from './use-cases/send-withdrawal.ts';
import { sendableWithdrawals } from './withdrawals.repository.ts';

const ids = z.strictObject({ buyerId: z.uuid(), withdrawalId: z.uuid() });
const batch = 100;

/** Takes up those whose job was lost with its process, and those the provider has not finished. */
async function sweep(_: unknown, deps: Deps): Promise<void> {
  const waiting = await deps.database.read('system', (db) => sendableWithdrawals(db, batch));
  // One that the provider is silent about must not keep the others waiting; its own job tells.
  for (const { buyerId, id } of waiting)
    await sendWithdrawal(deps, { buyerId, withdrawalId: id }).catch(() => undefined);
}

export const walletJobs: readonly Job[] = [
  job('withdrawal.send', ids, (payload, deps) => sendWithdrawal(deps, payload)),
  job('withdrawal.sweep', z.looseObject({}), sweep, '*/5 * * * *'),
];
