/** What the mails about a withdrawal say. */

import { money, toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import { withdrawalCode } from './withdrawal-code.ts';
import { ownWithdrawal } from './withdrawals.read-model.ts';

type Ids = { readonly buyerId: string; readonly withdrawalId: string };

/** Null when there is nothing left to confirm. */
export async function mailedWithdrawal({ database, config }: Deps, { buyerId, withdrawalId }: Ids) {
  const row = await database.read({ buyerId }, (db) => ownWithdrawal(db, buyerId, withdrawalId));
  if (row?.status !== 'ASKED') return null;
  const { amountMinor, currency, ending } = row;
  const { amount } = toWire(money(amountMinor, currency));
  return { amount: `${currency} ${amount}`, ending, code: withdrawalCode(config, withdrawalId) };
}

/** Null when it was not rejected. */
export async function mailedRejection({ database }: Deps, { buyerId, withdrawalId }: Ids) {
  const row = await database.read({ buyerId }, (db) => ownWithdrawal(db, buyerId, withdrawalId));
  if (row?.status !== 'REJECTED') return null;
  const { amount } = toWire(money(row.amountMinor, row.currency));
  return { amount: `${row.currency} ${amount}`, ending: row.ending, reason: row.rejection ?? '' };
}

/** How it ended at the bank; null while it has not. */
export async function mailedEnd({ database }: Deps, { buyerId, withdrawalId }: Ids) {
  const row = await database.read({ buyerId }, (db) => ownWithdrawal(db, buyerId, withdrawalId));
  if (row?.status !== 'PAID' && row?.status !== 'FAILED') return null;
  const { amount } = toWire(money(row.amountMinor, row.currency));
  return { amount: `${row.currency} ${amount}`, ending: row.ending, isPaid: row.status === 'PAID' };
}
