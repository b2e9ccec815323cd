/** What an order is, from what became of its sales (domain page, section 11). Pure. */
import type { OrderStatus } from '@quayside/contract/order-values';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';

export type SaleFacts = {
  readonly status: string;
  readonly pickedUpAt: Instant | null;
  readonly endedAt: Instant | null;
  /** What passes through a warehouse of ours; null: its seller sends it straight to the buyer. */
  readonly onward: Onward | null;
  /** What its seller sends straight to the buyer. */
  readonly direct: Direct;
  /** All that was sent came back to its seller, or was disposed of. */
  readonly wentBack: boolean;
};

export type Direct = {
  /** When the last of it was brought, as its carriers tell; null while one is not. */
  readonly deliveredAt: Instant | null;
  /** When it counts as delivered although no carrier said so of all of it; null: it does not, or nobody knows when yet. */
  readonly assumedAt: Instant | null;
};

/** Packages of a sale that our warehouse sends on. */
export type Onward = {
  readonly hasLeft: boolean;
  /** Some of them have. */
  readonly hasBegun: boolean;
  /** When the last of them was brought; null while one is not. */
  readonly deliveredAt: Instant | null;
};

/** Days in which a delivered order can be claimed about. */
const claimDays = 15;
const ended = ['DECLINED', 'EXPIRED', 'CANCELLED'];
const begun = ['CONFIRMED', 'PAYMENT_IN_REVIEW', 'PAID', 'COMPLETED'];

type PaymentFacts = { readonly paidAt: Instant | null; readonly endedBy: 'TIMEOUT' | 'REFUSED' | null };

/** Working days in which money has to come; a weekend is nobody's. */
const paymentWorkingDays = 2;
const everyWeekday = { timeZone: 'UTC', isHoliday: () => false };
export const paymentEnd = (now: Instant): Instant => addWorkingDays(now, paymentWorkingDays, everyWeekday);

export function statusOf({ paidAt, endedBy }: PaymentFacts, sales: readonly SaleFacts[], now: Instant): OrderStatus {
  if (endedBy !== null) return endedBy === 'TIMEOUT' ? 'EXPIRED' : 'CANCELLED';
  if (paidAt === null) return 'PENDING_PAYMENT';
  const live = sales.filter((sale) => !ended.includes(sale.status) && !isReturned(sale));
  if (live.length === 0) return sales.some(isReturned) ? 'RETURNED' : 'CANCELLED';
  const arrivals = live.flatMap((sale) => arrivedAt(sale, now) ?? []);
  if (arrivals.length === live.length) {
    const isClosed = live.every(({ status }) => status === 'COMPLETED');
    return isClosed && arrivals.every((at) => plus(at, days(claimDays)) < now) ? 'COMPLETED' : 'DELIVERED';
  }
  if (live.every(hasLeft)) return 'SHIPPED';
  if (live.some((sale) => hasLeft(sale) || sale.onward?.hasBegun)) return 'PARTIALLY_SHIPPED';
  return live.some(({ status }) => begun.includes(status)) ? 'IN_FULFILMENT' : 'PAID';
}

/** Goods that go back before their seller is paid wait to be sent again; those of a part that ended are refunded. */
const isReturned = ({ status, wentBack }: SaleFacts): boolean =>
  wentBack && (status === 'PAID' || status === 'COMPLETED');

/** A seller's part is done when our warehouse has the goods; the buyer's order waits until the buyer has them. */
export function arrivedAt(
  { onward, direct: { deliveredAt, assumedAt } }: Pick<SaleFacts, 'onward' | 'direct'>,
  now: Instant,
): Instant | null {
  if (onward) return onward.deliveredAt;
  // What was delivered by then stays so, whatever is heard later.
  const isAssumed = assumedAt !== null && assumedAt <= now && (deliveredAt === null || assumedAt < deliveredAt);
  return isAssumed ? assumedAt : deliveredAt;
}

/** The goods of that part are on their way to the buyer. */
export const hasLeft = ({
  onward,
  status,
  pickedUpAt,
}: Pick<SaleFacts, 'onward' | 'status' | 'pickedUpAt'>): boolean =>
  onward ? onward.hasLeft : status === 'COMPLETED' || pickedUpAt !== null;

type Amounts = {
  readonly goodsMinor: bigint;
  readonly shippingMinor: bigint;
  readonly walletMinor: bigint;
  readonly receivedMinor: bigint;
  readonly refundedMinor: bigint;
};

/** What has yet to come for it. */
export function leftOf({ goodsMinor, shippingMinor, walletMinor, receivedMinor, refundedMinor }: Amounts): bigint {
  const left = goodsMinor + shippingMinor - walletMinor - receivedMinor - refundedMinor;
  return left > 0n ? left : 0n;
}
