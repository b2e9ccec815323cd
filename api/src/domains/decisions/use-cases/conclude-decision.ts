/**
 * What becomes of a decision that waits: a second person confirms or rejects it, or the first takes it back. Each locks the decision: of two at once one wins. The caller has locked the sale before.
 */
import { requireProof } from '../../../kernel/actor.ts';
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { refuse } from '../decisions.errors.ts';
import { type DecisionEventName, fireDecision } from '../decisions.machine.ts';
import {
  type DecisionRecord,
  lockDecision,
  lockWaiting,
  type Subject,
  updateDecision,
} from '../decisions.repository.ts';
import type { Decider } from './record-decision.ts';

type Which = Pick<DecisionRecord, 'sellerId' | 'id'>;
type By = { readonly staff: Decider; readonly at: Instant };

/** The decision as it is now carried out; refuses the person who made it. */
export const confirmDecision = async (db: Db, which: Which, by: By): Promise<DecisionRecord> => {
  requireProof(by.staff);
  return concluded(db, which, 'confirm', by);
};

export const rejectDecision = (db: Db, which: Which, by: By, rejection: string): Promise<DecisionRecord> =>
  concluded(db, which, 'reject', by, rejection);

export const withdrawDecision = (db: Db, which: Which, by: By): Promise<DecisionRecord> =>
  concluded(db, which, 'withdraw', by);

async function concluded(
  db: Db,
  { sellerId, id }: Which,
  event: DecisionEventName,
  { staff, at }: By,
  rejection: string | null = null,
): Promise<DecisionRecord> {
  const found = await lockDecision(db, sellerId, id);
  if (!found) throw refuse('decision_not_found');
  const outcome = fireDecision(event, found, staff.userId);
  if ('refused' in outcome) throw refuse(outcome.refused.code);
  const who = { concludedBy: staff.userId, concludedByName: staff.name, concludedAt: at };
  return updateDecision(db, found, { status: outcome.to, ...who, rejection });
}

/** A member of staff says no to the whole thing: of one's own decision that is taking it back. */
export async function refuseWaiting(db: Db, subject: Subject, by: By, rejection: string): Promise<void> {
  const found = await lockWaiting(db, subject);
  if (!found) return;
  await concluded(db, found, found.proposedBy === by.staff.userId ? 'withdraw' : 'reject', by, rejection);
}
