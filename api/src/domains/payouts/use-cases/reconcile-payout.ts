/** Staff settle a payout nobody answered for, by the bank statement (section 13). */

import type { Money } from '../../../kernel/money.ts';
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../payouts.errors.ts';
import { lockPayout, type PayoutRecord, statementIsUsed } from '../payouts.repository.ts';
import { endPayout } from './conclude-payout.ts';

export type Reconciliation =
  /** A line of the bank statement with that reference, for that amount. */
  | { readonly outcome: 'PAID'; readonly statementReference: string; readonly amount: Money; readonly note: string }
  /** The statement has no such line. */
  | { readonly outcome: 'FAILED'; readonly note: string };

/** A payment on the statement matches to the cent, and settles one payout only. */
export async function reconcilePayout(
  { db, now: at, actor }: Write,
  { payoutId, ...found }: Reconciliation & { readonly payoutId: string },
): Promise<PayoutRecord> {
  const payout = await lockPayout(db, payoutId, null);
  if (!payout) throw refuse('payout_not_found');
  if (payout.status !== 'UNRESOLVED') throw refuse('payout_not_unresolved');
  const told = { at, actor, reason: found.note };
  if (found.outcome === 'FAILED') return endPayout(db, payout, 'reconcile_failed', told, 'not_on_statement');
  const { statementReference, amount } = found;
  if (amount.minor !== payout.amountMinor || amount.currency !== payout.currency) throw refuse('statement_mismatch');
  if (await statementIsUsed(db, statementReference)) throw refuse('statement_already_matched');
  const detail = { statementReference };
  return endPayout(db, payout, 'reconcile_paid', { ...told, detail }, null, statementReference);
}
