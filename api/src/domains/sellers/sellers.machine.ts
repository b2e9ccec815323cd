/** The life of a selling company, section 7 of the domain page, as a table. */
import type { pauseReasons, sellerStatuses } from '@quayside/contract/users';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { type Machine, next, type Outcome, type Refused } from '../../kernel/machine.ts';
import type { SellerErrorCode } from './sellers.errors.ts';

export const sellerEventNames = [
  'submit_for_review',
  'approve',
  'send_back',
  'reject',
  'pause',
  'resume',
  'auto_resume',
  'suspend',
  'reinstate',
  'close',
] as const;
export type SellerEvent = (typeof sellerEventNames)[number];
export type SellerStatus = (typeof sellerStatuses)[number];
export type PauseReason = (typeof pauseReasons)[number];

/** Everything the guards look at. */
export type SellerContext = {
  readonly now: Instant;
  readonly isOwnMove: boolean;
  readonly reason: PauseReason | null;
  readonly note: string;
  readonly pauseEnd: Instant | null;
  /** Of the pause that stands. */
  readonly pausedFor: PauseReason | null;
  readonly isProfileComplete: boolean;
  readonly isSlaAccepted: boolean;
  readonly hasOpenWork: boolean;
};

const longestOwnPause = days(60);
const ownReasons: readonly (PauseReason | null)[] = ['HOLIDAY', 'SELLER_REQUEST'];

type Guard = (context: SellerContext) => Refused<SellerErrorCode> | null;
const profileIsComplete: Guard = ({ isProfileComplete }) =>
  isProfileComplete ? null : { code: 'seller_profile_incomplete' };
const slaIsAccepted: Guard = ({ isSlaAccepted }) => (isSlaAccepted ? null : { code: 'sla_not_accepted' });
const saysWhy: Guard = ({ note }) => (note === '' ? { code: 'seller_reason_required' } : null);
const pauseIsAllowed: Guard = ({ isOwnMove, reason, pauseEnd, now }) => {
  if (reason === null) return { code: 'seller_reason_required' };
  if (!isOwnMove) return null;
  if (!ownReasons.includes(reason)) return { code: 'seller_pause_reason' };
  return pauseEnd === null || pauseEnd <= now || pauseEnd > plus(now, longestOwnPause)
    ? { code: 'seller_pause_too_long' }
    : null;
};
/** Section 7: a pause for a reason of its own a company ends at any time, whoever of us entered it. */
const pauseIsOwn: Guard = ({ isOwnMove, pausedFor }) =>
  isOwnMove && (pausedFor === null || !ownReasons.includes(pausedFor)) ? { code: 'seller_pause_not_own' } : null;
const hasNothingOpen: Guard = ({ hasOpenWork }) => (hasOpenWork ? { code: 'seller_has_open_work' } : null);

export const sellerMachine: Machine<SellerStatus, SellerEvent, SellerContext, SellerErrorCode> = [
  { event: 'submit_for_review', from: ['ONBOARDING'], to: 'IN_REVIEW', guards: [profileIsComplete, slaIsAccepted] },
  { event: 'approve', from: ['IN_REVIEW'], to: 'ACTIVE', guards: [] },
  { event: 'send_back', from: ['IN_REVIEW'], to: 'ONBOARDING', guards: [saysWhy] },
  { event: 'reject', from: ['IN_REVIEW'], to: 'REJECTED', guards: [saysWhy] },
  { event: 'pause', from: ['ACTIVE'], to: 'PAUSED', guards: [pauseIsAllowed] },
  { event: 'resume', from: ['PAUSED'], to: 'ACTIVE', guards: [pauseIsOwn] },
  { event: 'auto_resume', from: ['PAUSED'], to: 'ACTIVE', guards: [] },
  { event: 'suspend', from: ['ACTIVE', 'PAUSED'], to: 'SUSPENDED', guards: [saysWhy] },
  { event: 'reinstate', from: ['SUSPENDED'], to: 'ACTIVE', guards: [] },
  {
    event: 'close',
    from: ['ONBOARDING', 'IN_REVIEW', 'REJECTED', 'ACTIVE', 'PAUSED', 'SUSPENDED'],
    to: 'CLOSED',
    guards: [hasNothingOpen],
  },
];

/** Where the event leads the company, or why it does not. */
export const nextStatus = (
  status: SellerStatus,
  event: SellerEvent,
  context: SellerContext,
): Outcome<SellerStatus, SellerErrorCode> => next(sellerMachine, status, event, context, 'seller_invalid_transition');

/** Events that lead on from a status, whatever their guards say. */
export const movesOf = (status: SellerStatus): readonly SellerEvent[] =>
  sellerMachine.filter(({ from }) => from.includes(status)).map(({ event }) => event);
