/** Sums up the orders of companies by day, from the orders themselves: each night, after a loaded history, upon late changes. */
import type { Instant } from '../../../kernel/clock.ts';
import { localDate } from '../../../kernel/working-time.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type CountedCompany, companiesToCount, daysOfSales } from '../counted-companies.read-model.ts';
import { dropDays, lockSpan, recountDays, saveSpan } from '../counted-days.repository.ts';
import { dayAfter } from '../counted-days.rules.ts';
import { promisesOf } from '../stretches.ts';

/** Younger ones are read as they are: within it an order is confirmed, or has ended by its deadline. */
const settledAfterDays = 21;
/** Two of the longest periods, which are held against each other. */
export const countedDays = 2 * 366;
/** So far back each night counts again: goods of orders that were settled leave, and what changed without an event. */
const againDays = 60;

export type Counter = Pick<Deps, 'calendarOf'> & { readonly db: Db; readonly now: Instant };

/** So many days are counted in one transaction. */
const daysAtOnce = 180;

/** What is summed up already on the same clock stays, but for its last days. Gives whether all of it is done: call it again. */
export async function countCompany(counter: Counter, company: CountedCompany): Promise<boolean> {
  const { db, now } = counter;
  const { id: sellerId, timeZone } = company;
  const today = localDate(now, timeZone);
  const [first, settled] = [dayAfter(today, -countedDays), dayAfter(today, -settledAfterDays)];
  const before = await lockSpan(db, sellerId);
  const isKept = before?.timeZone === timeZone && before.countedUntil > first;
  const from = isKept ? dayAfter(before.countedUntil, -againDays) : first;
  const most = dayAfter(from, daysAtOnce);
  const until = most < settled ? most : settled;
  await saveSpan(db, sellerId, { timeZone, countedUntil: until }, now);
  const promised = promisesOf(counter, company, from);
  await recountDays(db, { sellerId, timeZone, promised }, { from, until });
  await dropDays(db, sellerId, first);
  return until === settled;
}

/** The days of these orders again, where they are summed up. */
export async function recountSales(counter: Counter, sellerId: string, saleIds: readonly string[]): Promise<void> {
  const { db } = counter;
  const [company] = await companiesToCount(db, sellerId);
  const span = company ? await lockSpan(db, sellerId) : null;
  if (!company || !span || span.timeZone !== company.timeZone) return;
  const { timeZone } = company;
  for (const day of await daysOfSales(db, company, saleIds)) {
    if (day > span.countedUntil) continue;
    const promised = promisesOf(counter, company, day);
    await recountDays(db, { sellerId, timeZone, promised }, { from: day, until: day });
  }
}
