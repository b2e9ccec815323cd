/** Deadlines of a claim and when a timer looks at it next. Pure; working days are those of the seller's calendar. */
import type { ClaimStatus } from '@quayside/contract/claim-values';
import type { Instant } from '../../kernel/clock.ts';
import { addWorkingDays, type WorkCalendar } from '../../kernel/working-time.ts';
import { claimLimits } from './claims.limits.ts';

/** No time at all: what PostgreSQL calls infinity sorts last. */
export const never = 'infinity';

export type Timing = {
  readonly status: ClaimStatus;
  /** Since when it is in that status. */
  readonly since: Instant;
  readonly remindersSent: number;
};

/** Until when somebody has to move; `infinity` where nobody has to. */
export function dueAtOf({ status, since }: Timing, calendar: WorkCalendar): Instant {
  if (status === 'AWAITING_EVIDENCE') return addWorkingDays(since, claimLimits.evidenceWorkingDays, calendar);
  if (status === 'AWAITING_SELLER') return addWorkingDays(since, claimLimits.sellerWorkingDays, calendar);
  if (status === 'AWAITING_RESHIPMENT') return addWorkingDays(since, claimLimits.reshipWorkingDays, calendar);
  if (status === 'UNDER_REVIEW') return addWorkingDays(since, claimLimits.reviewWorkingDays, calendar);
  return never;
}

/** When the system moves next: a triage or settlement at once, a reminder, or the deadline. */
export function wakeAtOf(timing: Timing, calendar: WorkCalendar): Instant {
  const { status, since, remindersSent } = timing;
  // Our people are reminded; nothing is decided for them.
  if (status === 'UNDER_REVIEW') return never;
  if (status === 'SUBMITTED' || status === 'APPROVED' || status === 'PARTIALLY_APPROVED') return since;
  const reminder = status === 'AWAITING_EVIDENCE' ? claimLimits.reminderWorkingDays[remindersSent] : undefined;
  return reminder === undefined ? dueAtOf(timing, calendar) : addWorkingDays(since, reminder, calendar);
}

export type TimerEvent = 'triage' | 'settle' | 'remind' | 'evidence_timeout' | 'seller_timeout' | 'reship_timeout';
/** As stored when the claim came into its status. */
export type StoredTimes = { readonly status: ClaimStatus; readonly dueAt: Instant; readonly wakeAt: Instant };

/** What the timer has to do with the claim now; null: nothing yet. */
export function timerEventOf({ status, dueAt, wakeAt }: StoredTimes, now: Instant): TimerEvent | null {
  if (wakeAt === never || wakeAt > now || status === 'UNDER_REVIEW') return null;
  if (status === 'SUBMITTED') return 'triage';
  if (status === 'AWAITING_SELLER') return 'seller_timeout';
  if (status === 'AWAITING_RESHIPMENT') return 'reship_timeout';
  if (status === 'AWAITING_EVIDENCE') return dueAt <= now ? 'evidence_timeout' : 'remind';
  return 'settle';
}
