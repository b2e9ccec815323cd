/** The second step: with the code the money leaves the wallet, and is sent, or waits for two of us. */
import { plus } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { type Opening, openWrite, type Write } from '../../../platform/write.ts';
import { approvalsNeeded } from '../../decisions/decisions.public.ts';
import { refuse } from '../wallets.errors.ts';
import { walletBalance } from '../wallets.read-model.ts';
import { lockWallet } from '../wallets.repository.ts';
import { isCode } from '../withdrawal-code.ts';
import {
  lockWithdrawal,
  postWithdrawal,
  saveWithdrawal,
  type WithdrawalRow,
  withdrawnSince,
} from '../withdrawals.repository.ts';
import { hasCodeEnded, summedFor } from '../withdrawals.rules.ts';

type Given = { readonly buyerId: string; readonly id: string; readonly code: string };
type Outcome = { readonly row: WithdrawalRow } | { readonly refused: Parameters<typeof refuse>[0] };

/**
 * Refuses with `withdrawal_not_found`, `withdrawal_code_wrong`, `withdrawal_code_ended` (10 minutes, 5 tries) and
 * `wallet_too_low`. The same right code again answers what became of it.
 */
export async function confirmWithdrawal(deps: Deps, opening: Opening, given: Given): Promise<WithdrawalRow> {
  // A wrong try has to stay counted: the refusal leaves the transaction first.
  const outcome = await openWrite(deps, opening, (write) => attempt(write, given));
  if ('refused' in outcome) throw refuse(outcome.refused);
  return outcome.row;
}

async function attempt(write: Write, { buyerId, id, code }: Given): Promise<Outcome> {
  const { db, deps, now } = write;
  await lockWallet(db, buyerId);
  const row = await lockWithdrawal(db, buyerId, id);
  if (!row) return { refused: 'withdrawal_not_found' };
  if (row.status === 'EXPIRED' || (row.status === 'ASKED' && hasCodeEnded(row, now))) {
    if (row.status === 'ASKED') await saveWithdrawal(db, row, { status: 'EXPIRED', endedAt: now });
    return { refused: 'withdrawal_code_ended' };
  }
  if (!isCode(deps.config, id, code)) {
    if (row.status === 'ASKED') await saveWithdrawal(db, row, { tries: row.tries + 1 });
    return { refused: 'withdrawal_code_wrong' };
  }
  if (row.status !== 'ASKED') return { row };
  const has = await walletBalance(db, buyerId, { currency: row.currency, kind: 'CASH' });
  if (row.amountMinor > has) return { refused: 'wallet_too_low' };
  return { row: await takeOut(write, row) };
}

async function takeOut({ db, now }: Write, row: WithdrawalRow): Promise<WithdrawalRow> {
  const { buyerId, id, amountMinor, currency } = row;
  await postWithdrawal(db, { buyerId, withdrawalId: id, amountMinor, currency, at: now });
  // Split into parts it would pass below the limit.
  const before = await withdrawnSince(db, buyerId, currency, plus(now, -summedFor));
  const isLarge = approvalsNeeded(before + amountMinor) > 1;
  if (!isLarge) await enqueue(db, 'withdrawal.send', { buyerId, withdrawalId: id });
  return saveWithdrawal(db, row, { status: isLarge ? 'IN_REVIEW' : 'APPROVED', confirmedAt: now });
}
