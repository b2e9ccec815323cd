/** Our own people settle a withdrawal that nobody answered for, by the bank statement. */
import type { reconcileWithdrawalBody } from '@quayside/contract/orders';
import type { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../wallets.errors.ts';
import { ownerOf, ownWithdrawal } from '../withdrawals.read-model.ts';
import { lockWithdrawal, type WithdrawalRow } from '../withdrawals.repository.ts';
import { endOf } from '../withdrawals.rules.ts';
import { concludeWithdrawal } from './conclude-withdrawal.ts';

type Found = z.infer<typeof reconcileWithdrawalBody>;

/**
 * Before its money goes back into the wallet its transfer is ended, so that it is not paid beside it. Refuses
 * `withdrawal_not_ended`. Safe to repeat; not to be called inside a transaction.
 */
export async function endWithdrawalTransfer({ database, payments }: Deps, id: string): Promise<void> {
  const reference = await database.read('system', async (db) => {
    const buyerId = await ownerOf(db, id);
    const row = buyerId === null ? null : await ownWithdrawal(db, buyerId, id);
    return row?.status === 'UNRESOLVED' ? row.providerReference : null;
  });
  // One that the bank has not named to us was never begun.
  if (reference === null || (await payments.cancel(reference))) return;
  const answer = await payments.stateOf(reference);
  const hasEnded = answer.outcome === 'ok' ? endOf(answer.state) === 'FAILED' : answer.outcome === 'unknown';
  if (!hasEnded) throw refuse('withdrawal_not_ended');
}

/** Refuses with `withdrawal_not_found`, `withdrawal_not_unresolved`. */
export async function reconcileWithdrawal(
  { db, now, actor }: Write,
  id: string,
  { outcome, note }: Found,
): Promise<WithdrawalRow> {
  const buyerId = await ownerOf(db, id);
  const row = buyerId === null ? null : await lockWithdrawal(db, buyerId, id);
  if (!row) throw refuse('withdrawal_not_found');
  if (row.status !== 'UNRESOLVED') throw refuse('withdrawal_not_unresolved');
  return concludeWithdrawal(db, row, outcome, now, { reconciliation: note, reconciledBy: personOf(actor).userId });
}
