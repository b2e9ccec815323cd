/** By when one of us takes a lead on: no company that asks to sell here is forgotten. Pure. */
import type { LeadStatus } from '@quayside/contract/seller-leads';
import type { Instant } from '../../kernel/clock.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';

/** Working days in which it is our move; the others wait for the company, or have ended. */
const daysIn: Readonly<Partial<Record<LeadStatus, number>>> = { NEW: 1, CONTACTED: 3, STOCK_CHECK: 3, QUALIFIED: 3 };
const everyWeekday = { timeZone: 'UTC', isHoliday: () => false };

/** Null: it waits for nobody of ours. */
export function dueOf(status: LeadStatus, since: Instant): Instant | null {
  const days = daysIn[status];
  return days === undefined ? null : addWorkingDays(since, days, everyWeekday);
}
