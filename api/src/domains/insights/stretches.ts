/** The period that is asked for and the one before it, in what is summed up and what is not. */
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { localDate } from '../../kernel/working-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Day, promisedDays, spansOf } from './counted-days.rules.ts';
import type { Stretch } from './insights.read-model.ts';

type Counter = Pick<Deps, 'calendarOf'> & { readonly now: Instant };
type Company = {
  readonly country: string;
  readonly timeZone: string;
  readonly shippingFrom: readonly { readonly country: string; readonly leadDays: number }[];
};

/** By when what was paid since then had to leave: the lead days of the company's own country. */
export function promisesOf({ calendarOf, now }: Counter, { country, timeZone, shippingFrom }: Company, from: Day) {
  const leadDays = shippingFrom.find((one) => one.country === country)?.leadDays ?? 0;
  return promisedDays(from, localDate(now, timeZone), leadDays, calendarOf(country, timeZone));
}

/** `length` in days. The weeks of the one before are those of the period itself, so many days earlier. */
export function stretchesOf(counter: Counter, company: Company & { countedUntil: Day | null }, length: number) {
  const { now } = counter;
  const { timeZone, countedUntil } = company;
  const [from, start] = [plus(now, -days(length)), plus(now, -days(2 * length))];
  const promised = promisesOf(counter, company, localDate(start, timeZone));
  const stretch = (since: Instant, until: Instant, weeksLater: number): Stretch => ({
    ...{ timeZone, promised, weeksLater, ...spansOf(since, until, countedUntil, timeZone) },
  });
  // What is ordered at this very moment counts.
  return { stretch: stretch(from, plus(now, 1), 0), before: stretch(start, from, length) };
}
