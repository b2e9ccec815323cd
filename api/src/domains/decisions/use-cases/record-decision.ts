/**
 * A member of staff decides on money of a sale. Within the four-eyes limit the decision is made at once; above it, with
 * what was decided for all parts of the buyer's order before, it is proposed and waits for a second person. The caller
 * writes in system scope, has locked the sale, and carries out only what is MADE. Above the limit each of the two shows the second factor at the step itself.
 */
import type { Currency } from '@quayside/contract/common';
import { type PersonActor, requireProof } from '../../../kernel/actor.ts';
import type { Instant } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { refuse } from '../decisions.errors.ts';
import { orderAround } from '../decisions.read-model.ts';
import {
  type DecisionRecord,
  insertDecision,
  lockOrder,
  lockWaiting,
  madeBefore,
  type Subject,
} from '../decisions.repository.ts';
import { approvalsNeeded, totalWith } from '../decisions.rules.ts';

export type Decider = Pick<PersonActor, 'userId' | 'name' | 'lacksProof'>;
export type WantedDecision = Subject & {
  readonly saleId: string;
  readonly orderNumber: string;
  readonly sellerName: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly reason: string;
  /** What else is decided, so that exactly this is confirmed. */
  readonly detail?: Record<string, unknown>;
  readonly staff: Decider;
  readonly at: Instant;
};

type Weighed = Subject & Pick<WantedDecision, 'saleId' | 'amountMinor'>;

/**
 * The amount that is held against the limit, and how many people it takes. A seller's scope sees the own part of the order
 * alone.
 */
export async function weighed(db: Db, { sellerId, saleId, kind, subjectId, amountMinor }: Weighed) {
  const { parts } = await orderAround(db, { sellerId, saleId });
  const before = await madeBefore(db, parts);
  const totalMinor = totalWith(before, { kind, subjectId, amountMinor });
  return { totalMinor, needed: approvalsNeeded(totalMinor) };
}

/** Refuses while another decision about the same thing waits. */
export async function recordDecision(db: Db, wanted: WantedDecision): Promise<DecisionRecord> {
  const { orderId } = await orderAround(db, wanted);
  if (orderId !== null) await lockOrder(db, orderId);
  const { totalMinor, needed } = await weighed(db, wanted);
  return keep(db, wanted, totalMinor, needed);
}

/** One approval of a payment, whose need of a second one was settled when it was triggered. */
export const recordApproval = (
  db: Db,
  wanted: WantedDecision,
  { totalMinor, needed }: { readonly totalMinor: bigint; readonly needed: number },
): Promise<DecisionRecord> => keep(db, wanted, totalMinor, needed > 1 ? 2 : 1);

/** What a seller gave away by accepting a claim: it takes none of us, and counts with what staff decide of the order. */
export async function recordAccepted(db: Db, { staff: seller, at, ...accepted }: WantedDecision): Promise<void> {
  const { totalMinor } = await weighed(db, accepted);
  const by = { proposedBy: seller.userId, proposedByName: seller.name, proposedAt: at };
  const concluded = { concludedBy: seller.userId, concludedByName: seller.name, concludedAt: at };
  await insertDecision(db, {
    ...{ ...accepted, ...by, ...concluded },
    ...{ id: newId(), totalMinor, approvalsNeeded: 0, status: 'MADE' },
  });
}

async function keep(
  db: Db,
  { staff, at, ...wanted }: WantedDecision,
  totalMinor: bigint,
  needed: 1 | 2,
): Promise<DecisionRecord> {
  if (await lockWaiting(db, wanted)) throw refuse('decision_waits');
  const isMade = needed === 1;
  if (!isMade) requireProof(staff);
  return insertDecision(db, {
    ...wanted,
    ...{ id: newId(), totalMinor, approvalsNeeded: needed, status: isMade ? 'MADE' : 'PROPOSED' },
    ...{ proposedBy: staff.userId, proposedByName: staff.name, proposedAt: at },
    ...(isMade ? { concludedBy: staff.userId, concludedByName: staff.name, concludedAt: at } : {}),
  });
}
