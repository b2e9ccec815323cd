/** How the demo world's sales went: the times and facts of each kind of story, drawn at random within its bounds. */
import type { cancelReasons, declineReasons, SaleStatus, ShippingMethod } from '@quayside/contract/sale-values';
import { confirmWorkingDays } from '../src/domains/sales/sales.limits.ts';
import { hours, type Instant, plus } from '../src/kernel/clock.ts';
import { addWorkingDays, isWorkingDay, localDate, type WorkCalendar } from '../src/kernel/working-time.ts';
import type { Random } from './random.ts';

export type Story = {
  readonly status: SaleStatus;
  readonly createdAt: Instant;
  readonly expiresAt: Instant | null;
  readonly confirmedAt?: Instant;
  readonly paidAt?: Instant;
  readonly endedAt?: Instant;
  readonly extendedAt?: Instant;
  readonly method?: ShippingMethod;
  readonly hasLoads?: boolean;
  readonly booking?: 'SUCCEEDED' | 'FAILED';
  readonly isTracked?: boolean;
  /** When its carrier had the goods, where that is not told by the payment. */
  readonly sentAt?: Instant;
  readonly declineReasons?: (typeof declineReasons)[number][];
  readonly cancelReason?: (typeof cancelReasons)[number];
};

export type Teller = { readonly base: Instant; readonly random: Random; readonly calendar: WorkCalendar };

/** Nothing lies later than this before the base time, so that a start soon after midnight shows no future. */
const quiet = 8;

const decline = [
  'OUT_OF_STOCK',
  'PRICE_INCORRECT',
  'CANNOT_SHIP_TO_DESTINATION',
  'LEAD_TIME_TOO_LONG',
  'PRODUCT_DISCONTINUED',
  'BUYER_REQUESTED_CHANGE',
  'WAREHOUSE_CLOSED',
] as const;
const cancel = ['BUYER_CANCELLED', 'FRAUD', 'LEGAL', 'PLATFORM_ERROR'] as const;

const ago = ({ base, random }: Teller, low: number, high: number): Instant =>
  plus(base, -random.int(low * 60, high * 60) * 60_000);
const later = ({ random }: Teller, at: Instant, low: number, high: number): Instant =>
  plus(at, random.int(low * 60, high * 60) * 60_000);
const dueFrom = ({ calendar }: Teller, createdAt: Instant): Instant =>
  addWorkingDays(createdAt, confirmWorkingDays, calendar);

/** A sale whose deadline comes `hoursLeft` after the base time; every other one is confirmed already. */
export function expiring(teller: Teller, hoursLeft: number, isConfirmed: boolean): Story {
  const expiresAt = plus(teller.base, Math.round(hours(hoursLeft)));
  const createdAt = threeWorkingDaysBefore(expiresAt, teller.calendar);
  return {
    status: isConfirmed ? 'CONFIRMED' : 'REQUESTED',
    createdAt,
    expiresAt,
    ...(isConfirmed ? { confirmedAt: plus(createdAt, hours(5)) } : {}),
  };
}

function threeWorkingDaysBefore(expiresAt: Instant, calendar: WorkCalendar): Instant {
  let at = expiresAt;
  let left = confirmWorkingDays;
  while (left > 0) {
    at = plus(at, -hours(24));
    if (isWorkingDay(localDate(at, calendar.timeZone), calendar)) left -= 1;
  }
  return at;
}

function fresh(teller: Teller): Story {
  const createdAt = ago(teller, quiet, 30);
  return { status: 'REQUESTED', createdAt, expiresAt: dueFrom(teller, createdAt) };
}

function confirmed(teller: Teller): Story & { readonly confirmedAt: Instant } {
  const createdAt = ago(teller, quiet + 6, 44);
  return {
    status: 'CONFIRMED',
    createdAt,
    expiresAt: dueFrom(teller, createdAt),
    confirmedAt: later(teller, createdAt, 1, 5),
  };
}

function paid(teller: Teller): Story & { readonly paidAt: Instant } {
  const createdAt = ago(teller, 96, 280);
  const confirmedAt = later(teller, createdAt, 5, 30);
  return {
    status: 'PAID',
    createdAt,
    expiresAt: dueFrom(teller, createdAt),
    confirmedAt,
    paidAt: later(teller, confirmedAt, 8, 30),
    method: 'SELLER',
    hasLoads: true,
  };
}

function inReview(teller: Teller): Story {
  const createdAt = ago(teller, 50, 70);
  const confirmedAt = later(teller, createdAt, 3, 10);
  return {
    status: 'PAYMENT_IN_REVIEW',
    createdAt,
    expiresAt: dueFrom(teller, createdAt),
    confirmedAt,
    paidAt: ago(teller, quiet + 1, 20),
    method: 'SELLER',
    hasLoads: true,
  };
}

function completed(teller: Teller): Story {
  const createdAt = ago(teller, 15 * 24, 365 * 24);
  const confirmedAt = later(teller, createdAt, 2, 40);
  const paidAt = later(teller, confirmedAt, 4, 48);
  const isBooked = teller.random.chance(0.4);
  const shipping = isBooked
    ? ({ method: 'PLATFORM', booking: 'SUCCEEDED' } as const)
    : ({ method: 'SELLER', isTracked: true } as const);
  return {
    status: 'COMPLETED',
    createdAt,
    expiresAt: dueFrom(teller, createdAt),
    confirmedAt,
    paidAt,
    endedAt: later(teller, paidAt, 24, 200),
    hasLoads: true,
    ...shipping,
  };
}

/** Delivered some days ago: time enough for a claim to go its way. */
function delivered(teller: Teller): Story {
  const createdAt = ago(teller, 11 * 24, 13 * 24);
  const confirmedAt = later(teller, createdAt, 2, 20);
  const paidAt = later(teller, confirmedAt, 4, 30);
  return {
    status: 'COMPLETED',
    createdAt,
    expiresAt: dueFrom(teller, createdAt),
    confirmedAt,
    paidAt,
    endedAt: later(teller, paidAt, 24, 72),
    hasLoads: true,
    method: 'SELLER',
    isTracked: true,
  };
}

function declined(teller: Teller): Story {
  const createdAt = ago(teller, 72, 365 * 24);
  return {
    status: 'DECLINED',
    createdAt,
    expiresAt: dueFrom(teller, createdAt),
    endedAt: later(teller, createdAt, 3, 50),
    declineReasons: teller.random.sample(decline, teller.random.int(1, 2)),
  };
}

function expired(teller: Teller): Story {
  const createdAt = ago(teller, 6 * 24, 360 * 24);
  const expiresAt = dueFrom(teller, createdAt);
  return {
    status: 'EXPIRED',
    createdAt,
    expiresAt,
    endedAt: expiresAt,
    ...(teller.random.chance(0.4) ? { confirmedAt: later(teller, createdAt, 2, 40) } : {}),
  };
}

function cancelled(teller: Teller): Story {
  const createdAt = ago(teller, 72, 300 * 24);
  return {
    status: 'CANCELLED',
    createdAt,
    expiresAt: dueFrom(teller, createdAt),
    endedAt: later(teller, createdAt, 2, 60),
    cancelReason: teller.random.pick(cancel),
  };
}

/** The goods came to our warehouse before the order was cancelled: there they stand. */
function cancelledHere(teller: Teller): Story {
  const createdAt = ago(teller, 100, 120);
  const confirmedAt = later(teller, createdAt, 5, 20);
  return {
    status: 'CANCELLED',
    createdAt,
    expiresAt: dueFrom(teller, createdAt),
    confirmedAt,
    sentAt: later(teller, confirmedAt, 5, 20),
    endedAt: ago(teller, quiet + 1, 14),
    method: 'SELLER',
    hasLoads: true,
    isTracked: true,
    cancelReason: 'FRAUD',
  };
}

function neverPaid(teller: Teller): Story {
  const createdAt = ago(teller, 72, 300 * 24);
  return {
    status: 'CANCELLED',
    createdAt,
    expiresAt: null,
    endedAt: plus(createdAt, hours(48)),
    cancelReason: 'BUYER_NOT_PAID',
  };
}

/** The stories by name; each is a kind of sale that a screen or a rule treats in its own way. */
export const stories = {
  fresh,
  confirmed,
  extended: (teller: Teller): Story => {
    const story = confirmed(teller);
    return {
      ...story,
      extendedAt: plus(story.confirmedAt, hours(1)),
      expiresAt: addWorkingDays(story.expiresAt ?? story.createdAt, 1, teller.calendar),
    };
  },
  platformChosen: (teller: Teller): Story => ({ ...confirmed(teller), method: 'PLATFORM', hasLoads: true }),
  bookingFailed: (teller: Teller): Story => ({
    ...confirmed(teller),
    method: 'PLATFORM',
    hasLoads: true,
    booking: 'FAILED',
  }),
  platformBooked: (teller: Teller): Story => ({
    ...confirmed(teller),
    method: 'PLATFORM',
    hasLoads: true,
    booking: 'SUCCEEDED',
  }),
  sellerReady: (teller: Teller): Story => ({ ...confirmed(teller), method: 'SELLER', hasLoads: true }),
  inReview,
  paid,
  paidTracked: (teller: Teller): Story => ({ ...paid(teller), isTracked: true }),
  completed,
  delivered,
  declined,
  expired,
  cancelled,
  cancelledHere,
  neverPaid,
  awaitingPayment: (teller: Teller): Story => ({
    status: 'AWAITING_BUYER_PAYMENT',
    createdAt: ago(teller, quiet + 1, 30),
    expiresAt: null,
  }),
} as const satisfies Readonly<Record<string, (teller: Teller) => Story>>;

export type StoryName = keyof typeof stories;
