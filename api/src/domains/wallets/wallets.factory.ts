/** Withdrawals for tests. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { insertWithdrawal, type WithdrawalRow } from './withdrawals.repository.ts';

/** One above the four-eyes limit that was confirmed, unless told otherwise. */
export async function makeWithdrawal(
  db: Db,
  overrides: Partial<WithdrawalRow> & Pick<WithdrawalRow, 'buyerId'>,
): Promise<WithdrawalRow> {
  const [row] = await insertWithdrawal(db, {
    ...{ id: newId(), status: 'IN_REVIEW', amountMinor: 10_000_001n, currency: 'EUR' },
    ...{ holder: 'Nordlicht Handels GmbH', account: 'embedded-4300', ending: '4300' },
    ...{ askedBy: newId(), askedAt: '2026-11-21T07:55:00.000Z' },
    ...overrides,
  });
  if (!row) throw new Error('The withdrawal was not inserted');
  return row;
}
