/** Withdrawals on their way, and promotions that end. Each job may run twice: one withdrawal is one transfer under one id. */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { companiesWithOverdue } from './promotions.repository.ts';
import { checkWithdrawal } from './use-cases/check-withdrawal.ts';
import { expirePromotions } from './use-cases/expire-promotions.ts';
import { sendWithdrawal } from './use-cases/send-withdrawal.ts';
import { sendableWithdrawals } from './withdrawals.repository.ts';

const ids = z.strictObject({ buyerId: z.uuid(), withdrawalId: z.uuid() });
const batch = 100;

/** Takes up those whose job was lost with its process, and those the provider has not finished. */
async function sweep(_: unknown, deps: Deps): Promise<void> {
  const waiting = await deps.database.read('system', (db) => sendableWithdrawals(db, batch));
  await eachOf('withdrawals have no end yet', waiting, ({ buyerId, id }) =>
    sendWithdrawal(deps, { buyerId, withdrawalId: id }),
  );
}

const company = z.strictObject({ buyerId: z.uuid() });
const expire = (deps: Deps, buyerId: string) =>
  deps.database.write({ buyerId }, (db) => expirePromotions(db, buyerId, deps.clock.now()));

/** Takes up those whose job was lost. */
async function expireAll(_: unknown, deps: Deps): Promise<void> {
  const due = await deps.database.read('system', (db) => companiesWithOverdue(db, deps.clock.now(), batch));
  await eachOf('wallets keep promotions that are over', due, (buyerId) => expire(deps, buyerId));
}

export const walletJobs: readonly Job[] = [
  job('withdrawal.send', ids, (payload, deps) => sendWithdrawal(deps, payload)),
  job('withdrawal.check', z.strictObject({ reference: z.string() }), (payload, deps) => checkWithdrawal(deps, payload)),
  job('promotion.expire', company, ({ buyerId }, deps) => expire(deps, buyerId)),
  job('promotion.sweep', z.looseObject({}), expireAll, '*/15 * * * *'),
  job('withdrawal.sweep', z.looseObject({}), sweep, '*/5 * * * *'),
];
