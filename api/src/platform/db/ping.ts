import type { Database } from './database.ts';

/** Refused by a server that takes no writes, and locks nothing. */
const wouldWrite = 'select from outbox limit 0 for update';

/** Resolves when the database answers and takes writes; rejects when it does not. */
export async function ping(database: Database): Promise<void> {
  await database.flight('none', (db) => [db.execute(wouldWrite).execute()]);
}
