/**
 * A message of the payment provider arrives (INTG-10). It is believed in one thing only: that there is news of a transfer.
 * What the news is, the provider is asked; so messages may repeat, come late and in any order.
 */
import type { NoticeHeaders } from '../../../adapters/payments/payments.port.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { refuse } from '../payouts.errors.ts';
import { isFirstDelivery, payoutOfTransfer } from '../payouts.repository.ts';

export async function handlePaymentWebhook(deps: Deps, headers: NoticeHeaders, body: string): Promise<void> {
  const notice = deps.payments.noticeOf(headers, body);
  if (!notice) throw refuse('webhook_refused');
  if (notice.isTest) return;
  await deps.database.write('system', async (db) => {
    if (!(await isFirstDelivery(db, notice.deliveryId, deps.clock.now()))) return;
    const { reference } = notice;
    const payout = await payoutOfTransfer(db, reference);
    // What is no payout's may be a wallet's.
    const name = payout ? 'payout.check' : 'withdrawal.check';
    await enqueue(db, name, { ...payout, reference }, { key: `${name}.${notice.deliveryId}` });
  });
}
