/** Sums up all companies at once, in the transaction of a loaded history. */
import { companiesToCount } from '../counted-companies.read-model.ts';
import { type Counter, countCompany } from './count-days.ts';
import { countLosses } from './count-losses.ts';

export async function countAll(counter: Counter): Promise<void> {
  for (const company of await companiesToCount(counter.db))
    for (const count of [countCompany, countLosses]) while (!(await count(counter, company)));
}
