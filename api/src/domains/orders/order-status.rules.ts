/** What an order is, from what became of its sales (domain page, section 11). Pure. */
import type { OrderStatus } from '@quayside/contract/order-values';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';

export type SaleFacts = {
  readonly status: string;
  readonly pickedUpAt: Instant | null;
  readonly updatedAt: Instant;
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
  const live = sales.filter(({ status }) => !ended.includes(status));
  if (live.length === 0) return 'CANCELLED';
  if (live.every(({ status }) => status === 'COMPLETED'))
    return live.every(({ updatedAt }) => plus(updatedAt, days(claimDays)) < now) ? 'COMPLETED' : 'DELIVERED';
  const shipped = live.filter(({ status, pickedUpAt }) => status === 'COMPLETED' || pickedUpAt !== null);
  if (shipped.length === live.length) return 'SHIPPED';
  if (shipped.length > 0) return 'PARTIALLY_SHIPPED';
  return live.some(({ status }) => begun.includes(status)) ? 'IN_FULFILMENT' : 'PAID';
}
