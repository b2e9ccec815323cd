import pg from 'pg';
import { PostgresError } from './postgres-error.ts';

/**
 * Checks a server of one's own (DATABASE_URL) before anything uses it: reachable, PostgreSQL 15 or newer, and a role
 * that row-level security binds. Throws PostgresError with one clear line that never holds the password.
 */
export async function checkExternalDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new PostgresError(
      `DATABASE_URL: ${place(url)} cannot be reached (${reason(error)}). Start the server or correct the address.`,
    );
  }
  try {
    await checkRole(client);
  } finally {
    await client.end();
  }
}

async function checkRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; exempt: boolean; version: number }>(
    `select rolname as name, rolsuper or rolbypassrls as exempt, current_setting('server_version_num')::int as version
     from pg_roles where rolname = current_user`,
  );
  const role = rows[0];
  if (!role || role.exempt) {
    throw new PostgresError(
      `DATABASE_URL: the role ${role?.name ?? ''} is superuser or bypasses row-level security. Use a role made with NOSUPERUSER NOBYPASSRLS that owns the database.`,
    );
  }
  if (role.version < 150_000)
    throw new PostgresError('DATABASE_URL: the server is older than PostgreSQL 15. Use 15 to 18.');
}

function place(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
