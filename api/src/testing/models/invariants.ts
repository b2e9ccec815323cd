/** Whether the promises about the data hold now, in the database of a test. */
import { sql } from 'drizzle-orm';
import { invariants, invariantsAtRest } from '../../../seeds/invariants.ts';
import type { Database } from '../../platform/db/database.ts';

async function broken(database: Database, promises: Readonly<Record<string, string>>): Promise<string[]> {
  const found: string[] = [];
  for (const [promise, query] of Object.entries(promises)) {
    // They look at all that thousands of runs have left.
    const { rows } = await database.within(120_000).read('system', (db) => db.execute(sql.raw(query)));
    if (rows.length > 0) found.push(`${promise}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return found;
}

/** The promises that are broken at this moment, each with some of its rows; none: an empty list. */
export const brokenInvariants = (database: Database): Promise<string[]> => broken(database, invariants);

/** The same with the promises that hold when all jobs are done. */
export const brokenAtRest = (database: Database): Promise<string[]> =>
  broken(database, { ...invariants, ...invariantsAtRest });
