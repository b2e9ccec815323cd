/** There is news of a transfer that may be a withdrawal's: the bank is asked what became of it, also after it was paid. */
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { openWrite } from '../../../platform/write.ts';
import { lockWithdrawal, saveWithdrawal, withdrawalOfTransfer } from '../withdrawals.repository.ts';
import { endOf } from '../withdrawals.rules.ts';
import { concludeWithdrawal } from './conclude-withdrawal.ts';

/** `reference`: what the bank calls the transfer. Throws when it does not answer, so that the job is repeated. */
export async function checkWithdrawal(deps: Deps, { reference }: { readonly reference: string }): Promise<void> {
  const found = await deps.database.read('system', (db) => withdrawalOfTransfer(db, reference));
  if (!found) return;
  const answer = await deps.payments.stateOf(reference);
  if (answer.outcome === 'silent') throw new Error('The payment provider does not say what became of the withdrawal');
  if (answer.outcome !== 'ok') return;
  const outcome = endOf(answer.state);
  const { buyerId, id } = found;
  await openWrite(deps, { actor: systemActor, scope: { buyerId } }, async ({ db, now }) => {
    const row = await lockWithdrawal(db, buyerId, id);
    if (!row) return;
    const heard = await saveWithdrawal(db, row, { answeredAt: now });
    if (outcome !== null) await concludeWithdrawal(db, heard, outcome, now);
  });
}
