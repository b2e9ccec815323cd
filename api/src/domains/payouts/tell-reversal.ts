/** What staff say to each other about a refund that takes two of them; the payout itself stays as it is. */
import type { Actor } from '../../kernel/actor.ts';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type ReversalAction, recordPayoutEvent } from './move-payout.ts';
import { lockPayout } from './payouts.repository.ts';

type Told = {
  readonly at: Instant;
  readonly actor: Actor;
  readonly reason: string;
  readonly detail: Readonly<Record<string, unknown>>;
};

/** Writes the audit row. Runs in the caller's transaction. */
export async function tellReversal(
  db: Db,
  payoutId: string,
  action: Exclude<ReversalAction, 'refund'>,
  told: Told,
): Promise<void> {
  const payout = await lockPayout(db, payoutId, null);
  if (payout) await recordPayoutEvent(db, payout, action, payout.status, told);
}
