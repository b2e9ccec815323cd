/**
 * What the bank, or its statement, says of a withdrawal is written down, and decides it. Money that did not reach the
 * buyer's account is back in the wallet in the same transaction, also when the bank sends it back after it was paid.
 */
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { postReturn, saveWithdrawal, type WithdrawalRow } from '../withdrawals.repository.ts';

type Outcome = 'PAID' | 'FAILED';
const open: readonly WithdrawalRow['status'][] = ['APPROVED', 'PROCESSING', 'UNRESOLVED'];

/**
 * With the row locked. Gives the row as it is then; one that has ended so already stays as it is.
 *
 * @throws when it was paid after its money went back into the wallet: that is money paid twice, for whoever reads the log
 */
export async function concludeWithdrawal(
  db: Db,
  row: WithdrawalRow,
  outcome: Outcome,
  at: Instant,
  found: Pick<Partial<WithdrawalRow>, 'reconciliation' | 'reconciledBy'> = {},
): Promise<WithdrawalRow> {
  const { buyerId, id, amountMinor, currency, status } = row;
  if (status === 'FAILED' && outcome === 'PAID')
    throw new Error(`Withdrawal ${id} was paid twice: the bank has paid what lies in the wallet again`);
  const isReturned = status === 'PAID' && outcome === 'FAILED';
  if (!open.includes(status) && !isReturned) return row;
  if (outcome === 'FAILED') await postReturn(db, { buyerId, withdrawalId: id, amountMinor, currency, at });
  await emit(db, at, 'withdrawal.ended', { buyerId, withdrawalId: id, userId: row.askedBy });
  return saveWithdrawal(db, row, { ...found, status: outcome, endedAt: at });
}
