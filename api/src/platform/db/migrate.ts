/** Brings a database to the newest schema: the job queue's own tables and the plain SQL migrations, forward only. */
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import { connectForWork } from './work-connection.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Milliseconds: an index over a large table, or the wait for another start that migrates. */
const longestStatement = 600_000;
/** Milliseconds that a change of a table waits for those who use it; they would all wait behind it. */
const longestLock = 10_000;
/** What goes wrong is thrown: its own logger would write the same once more. */
const quiet = new Logger(() => () => undefined);

/** `databaseUrl` belongs to the role that owns the database. Safe to repeat; two at once wait for each other. */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = await connectForWork(databaseUrl, { statement: longestStatement });
  try {
    await client.query("select pg_advisory_lock(hashtext('quayside.migrate'))");
    await client.query(`set lock_timeout = ${longestLock}`);
    await applyMigrations(drizzle({ client }), { migrationsFolder });
    await runMigrations({ connectionString: databaseUrl, logger: quiet });
  } finally {
    await client.end();
  }
}
