/** The group an order stands in where the list is in the order of deadlines. Pure. */
import { orderMessages } from '@quayside/contract/messages/orders';

const words = orderMessages.groups;
const weekMs = 7 * 86_400_000;

/** `zone`: the company's own days. What was due is due today. */
export function deadlineGroup(expiresAt: string | null, zone: string, now: Date): string {
  if (expiresAt === null) return words.none;
  const at = new Date(expiresAt);
  const dayOf = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(date);
  const [day, today] = [dayOf(at), dayOf(now)];
  if (day <= today) return words.today;
  if (day === nextDay(today)) return words.tomorrow;
  return at.getTime() - now.getTime() < weekMs ? words.week : words.later;
}

/** Of a date alone: days of a zone may have 23 or 25 hours. */
const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00.000Z`) + 86_400_000).toISOString().slice(0, 10);
