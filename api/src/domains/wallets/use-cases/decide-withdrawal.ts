/** Above the four-eyes limit two of us approve a withdrawal; one is enough to reject it. */
import { personOf } from '../../../kernel/actor.ts';
import { emit, enqueue } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../wallets.errors.ts';
import { ownerOf } from '../withdrawals.read-model.ts';
import { lockWithdrawal, postReturn, saveWithdrawal, type WithdrawalRow } from '../withdrawals.repository.ts';

/** Refuses with `withdrawal_not_found`, `withdrawal_not_waiting`, `withdrawal_second_person`. */
export async function approveWithdrawal(write: Write, id: string): Promise<WithdrawalRow> {
  const { db, actor } = write;
  const { userId } = personOf(actor);
  const row = await waiting(write, id);
  if (row.approvedBy === null) return saveWithdrawal(db, row, { approvedBy: userId });
  if (row.approvedBy === userId) throw refuse('withdrawal_second_person');
  await enqueue(db, 'withdrawal.send', { buyerId: row.buyerId, withdrawalId: id });
  return saveWithdrawal(db, row, { status: 'APPROVED' });
}

/** The money is back in the wallet at once, and whoever asked is told why. Refuses with `withdrawal_not_found`, `withdrawal_not_waiting`. */
export async function rejectWithdrawal(write: Write, id: string, reason: string): Promise<WithdrawalRow> {
  const { db, now } = write;
  const row = await waiting(write, id);
  const { buyerId, amountMinor, currency } = row;
  await postReturn(db, { buyerId, withdrawalId: id, amountMinor, currency, at: now });
  await emit(db, now, 'withdrawal.rejected', { buyerId, withdrawalId: id, userId: row.askedBy });
  return saveWithdrawal(db, row, { status: 'REJECTED', endedAt: now, rejection: reason });
}

async function waiting({ db }: Write, id: string): Promise<WithdrawalRow> {
  const buyerId = await ownerOf(db, id);
  const row = buyerId === null ? null : await lockWithdrawal(db, buyerId, id);
  if (!row) throw refuse('withdrawal_not_found');
  if (row.status !== 'IN_REVIEW') throw refuse('withdrawal_not_waiting');
  return row;
}
