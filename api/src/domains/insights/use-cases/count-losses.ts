/** Sums up what a company's offers lost, day by day, up to yesterday: each night, and after a loaded history. */
import { localDate } from '../../../kernel/working-time.ts';
import type { CountedCompany } from '../counted-companies.read-model.ts';
import { lockSpan } from '../counted-days.repository.ts';
import { type Day, dayAfter, daysBetween } from '../counted-days.rules.ts';
import { changedDays, dropLossDays, recountLosses, saveLossesUntil } from '../loss-days.repository.ts';
import { type Counter, countedDays } from './count-days.ts';

/** So many days are summed up in one transaction. */
const daysAtOnce = 90;

/**
 * Days that are not summed up yet, and those whose rows changed. Comes after `countCompany`, which keeps on which clock. Gives
 * whether all of it is done: call it again.
 */
export async function countLosses({ db, now }: Counter, company: CountedCompany): Promise<boolean> {
  const { id: sellerId, timeZone } = company;
  const losing = { sellerId, timeZone };
  const span = await lockSpan(db, sellerId);
  if (span?.timeZone !== timeZone) return true;
  const today = localDate(now, timeZone);
  const [first, yesterday] = [dayAfter(today, -countedDays), dayAfter(today, -1)];
  await dropLossDays(db, losing, first);
  const next = span.lossesUntil !== null && span.lossesUntil >= first ? dayAfter(span.lossesUntil, 1) : first;
  const changed = (await changedDays(db, losing, yesterday)).filter((day) => day < next);
  const wanted = [...changed, ...daysBetween(next, yesterday)];
  const days = wanted.slice(0, daysAtOnce);
  await recountLosses(db, losing, days);
  await saveLossesUntil(db, sellerId, latest(dayAfter(next, -1), days));
  return wanted.length === days.length;
}

/** Of sorted days the last, where it is after `until`. */
function latest(until: Day, days: readonly Day[]): Day {
  const last = days.at(-1) ?? until;
  return last > until ? last : until;
}
