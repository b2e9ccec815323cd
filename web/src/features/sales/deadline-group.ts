/** The group an order stands in where the list is in the order of deadlines. Pure. */
import { orderMessages } from '@quayside/contract/messages/orders';
import { daysAway } from '../../lib/days-away.ts';

const words = orderMessages.groups;

/** `zone`: the company's own days. What was due is due today. `isWaiting`: somebody else has to move. */
export function deadlineGroup(expiresAt: string | null, zone: string, now: Date, isWaiting = false): string {
  if (expiresAt === null) return isWaiting ? words.waiting : words.none;
  const away = daysAway(expiresAt, zone, now);
  return words[away === 'past' ? 'today' : away];
}

/** On a page of the list: what waits for someone else behind everything else, in the order it came. */
export function waitingLast<Row extends { expiresAt: string | null }>(
  rows: readonly Row[],
  isWaiting: (row: Row) => boolean,
): readonly Row[] {
  const isLast = (row: Row) => row.expiresAt === null && isWaiting(row);
  return [...rows.filter((row) => !isLast(row)), ...rows.filter(isLast)];
}
