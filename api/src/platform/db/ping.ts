import type { Database } from './database.ts';

/** Resolves when the database answers; rejects when it does not. */
export async function ping(database: Database): Promise<void> {
  await database.flight('none', (db) => [db.execute('select 1').execute()]);
}
