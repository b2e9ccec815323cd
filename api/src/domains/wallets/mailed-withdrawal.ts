/** What the mail about a withdrawal says; null when there is nothing left to confirm. */

import { money, toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import { withdrawalCode } from './withdrawal-code.ts';
import { ownWithdrawal } from './withdrawals.read-model.ts';

type Ids = { readonly buyerId: string; readonly withdrawalId: string };

export async function mailedWithdrawal({ database, config }: Deps, { buyerId, withdrawalId }: Ids) {
  const row = await database.read({ buyerId }, (db) => ownWithdrawal(db, buyerId, withdrawalId));
  if (row?.status !== 'ASKED') return null;
  const { amountMinor, currency, ending } = row;
  const { amount } = toWire(money(amountMinor, currency));
  return { amount: `${currency} ${amount}`, ending, code: withdrawalCode(config, withdrawalId) };
}
