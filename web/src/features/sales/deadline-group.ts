/** The group an order stands in where the list is in the order of deadlines. Pure. */
import { orderMessages } from '@quayside/contract/messages/orders';
import { daysAway } from '../../lib/days-away.ts';

const words = orderMessages.groups;

/** `zone`: the company's own days. What was due is due today. */
export function deadlineGroup(expiresAt: string | null, zone: string, now: Date): string {
  if (expiresAt === null) return words.none;
  const away = daysAway(expiresAt, zone, now);
  return words[away === 'past' ? 'today' : away];
}
