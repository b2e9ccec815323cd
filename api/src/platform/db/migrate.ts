/** Brings a database to the newest schema: the job queue's own tables and the plain SQL migrations, forward only. */
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import { connectForWork, poolForWork, type WorkLimits } from './work-connection.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/**
 * An index over a large table takes minutes, as does the wait for another start that migrates. A change of a table waits a
 * few seconds for those who use it, for they all wait behind it.
 */
const usual: Required<WorkLimits> = { statement: 600_000, lock: 10_000 };
/** What goes wrong is thrown: its own logger would write the same once more. */
const quiet = new Logger(() => () => undefined);

/**
 * `databaseUrl` belongs to the role that owns the database. Safe to repeat; two at once wait for each other. Ends with an
 * error when a limit is reached; what was done before stays done.
 */
export async function migrate(databaseUrl: string, limits = usual): Promise<void> {
  const client = await connectForWork(databaseUrl, { statement: limits.statement });
  try {
    await client.query("select pg_advisory_lock(hashtext('quayside.migrate'))");
    await client.query(`set lock_timeout = ${limits.lock}`);
    await applyMigrations(drizzle({ client }), { migrationsFolder });
    await migrateQueue(databaseUrl, limits);
  } finally {
    await client.end();
  }
}

async function migrateQueue(databaseUrl: string, limits: WorkLimits): Promise<void> {
  const pgPool = poolForWork(databaseUrl, limits);
  try {
    await runMigrations({ pgPool, logger: quiet });
  } finally {
    await pgPool.end();
  }
}
