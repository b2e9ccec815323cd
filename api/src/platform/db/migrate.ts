/** Brings a database to the newest schema: the job queue's own tables and the plain SQL migrations, forward only. */
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** What goes wrong is thrown: its own logger would write the same once more. */
const quiet = new Logger(() => () => undefined);

/** `databaseUrl` belongs to the role that owns the database. Safe to repeat; two at once wait for each other. */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('quayside.migrate'))");
    await applyMigrations(drizzle({ client }), { migrationsFolder });
    await runMigrations({ connectionString: databaseUrl, logger: quiet });
  } finally {
    await client.end();
  }
}
