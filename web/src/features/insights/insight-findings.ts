/** What the figures of a period say, in one sentence each. */
import type { InsightSales } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';

/**
 * How sales of the newer weeks stand to the older ones, as many of each; a week that has not ended or of which the
 * period holds a part is left out.
 * Without sales in both halves there is nothing to compare, and the best week is told instead.
 */
export function salesFinding(period: {
  weeks: readonly Pick<InsightSales['weeks'][number], 'from' | 'sales'>[];
  from: string;
  until: string;
}): string {
  const whole = period.weeks.filter(({ from }) => from >= period.from && isWholeWeek(from, period.until));
  const half = Math.floor(whole.length / 2);
  const [older, newer] = [sum(whole.slice(-2 * half, -half)), sum(whole.slice(-half))];
  if (half === 0 || older === 0 || newer === 0) return words.tooFewSales;
  return words.salesChange(Math.round((newer / older - 1) * 100), half);
}

/** The week that begins then has ended. */
export const isWholeWeek = (from: string, until: string): boolean => daysBetween(from, until) >= 6;

/** By how many percent it is more or less than before; null: nothing to compare with. Under half a percent is none. */
export function changeOf(now: { amount: string }, before: { amount: string }): number | null {
  return Number(before.amount) === 0 ? null : Math.round((Number(now.amount) / Number(before.amount) - 1) * 100);
}

const sum = (weeks: readonly Pick<InsightSales['weeks'][number], 'sales'>[]): number =>
  weeks.reduce((total, { sales }) => total + Number(sales.amount), 0);
const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000;
