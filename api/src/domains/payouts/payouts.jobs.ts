/** Sends payouts through the payments port. The payout's id is the provider's key: a repeated job never pays twice. */
import { z } from 'zod';
import { hours, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { emit, type Job, job } from '../../platform/jobs/jobs.ts';
import { accountOf } from '../bank-accounts/bank-accounts.public.ts';
import { settledJournal } from './payouts.ledger.rules.ts';
import { firePayout, type PayoutEventName } from './payouts.machine.ts';
import { lockPayout, type PayoutRecord, postJournal, processingPayouts, updatePayout } from './payouts.repository.ts';

const ids = z.strictObject({ sellerId: z.uuid(), payoutId: z.uuid() });
const silenceLimit = hours(24);

async function send({ sellerId, payoutId }: z.infer<typeof ids>, deps: Deps): Promise<void> {
  const found = await deps.database.read({ sellerId }, async (db) => {
    const payout = await lockPayout(db, payoutId, sellerId);
    return payout?.status === 'PROCESSING'
      ? { payout, account: await accountOf(db, sellerId, payout.bankAccountId) }
      : null;
  });
  if (!found) return;
  const { payout, account } = found;
  const answer = await deps.payments.transfer({
    id: payout.id,
    account,
    amountMinor: payout.amountMinor,
    currency: payout.currency,
    reference: payout.orderNumber,
  });
  if (answer === 'silent') return giveUpAfterADay(payout, deps);
  if (answer.status === 'outgoing_payment_sent') await conclude(payout, 'settled', deps);
  if (answer.status === 'bounced_back') await conclude(payout, 'refused', deps);
}

async function giveUpAfterADay(payout: PayoutRecord, deps: Deps): Promise<void> {
  if (plus(payout.sentAt ?? payout.requestedAt, silenceLimit) <= deps.clock.now())
    return conclude(payout, 'no_answer', deps);
  throw new Error('The payment provider is silent; the transfer is repeated under the same id');
}

async function conclude({ id, sellerId }: PayoutRecord, event: PayoutEventName, deps: Deps): Promise<void> {
  await deps.database.write({ sellerId }, async (db) => {
    const payout = await lockPayout(db, id, sellerId);
    const outcome = payout && firePayout(event, payout.status, { approvals: 0, approvalsNeeded: 0 });
    if (!payout || !outcome || 'refused' in outcome) return;
    const at = deps.clock.now();
    await updatePayout(db, payout, { status: outcome.to, ...(outcome.to === 'PAID' ? { settledAt: at } : {}) });
    const { saleId, currency } = payout;
    if (outcome.to === 'PAID')
      await postJournal(db, { sellerId, saleId, payoutId: id, currency, at }, settledJournal(payout.amountMinor));
    await emit(db, at, `payout.${outcome.to.toLowerCase()}`, { sellerId, saleId, payoutId: id });
  });
}

/** Takes up payouts whose job was lost with its process. */
async function sweep(_: unknown, deps: Deps): Promise<void> {
  const waiting = await deps.database.read('system', (db) => processingPayouts(db, 100));
  for (const { sellerId, id } of waiting) await send({ sellerId, payoutId: id }, deps).catch(() => undefined);
}

export const payoutJobs: readonly Job[] = [
  job('payout.send', ids, send),
  job('payout.sweep', z.looseObject({}), sweep, '*/5 * * * *'),
];
