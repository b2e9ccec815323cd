import { connectForWork, type WorkLimits } from '../platform/db/work-connection.ts';

/** Large tables take their time to go; whoever still uses one is waited for, but not for long. */
const usual: WorkLimits = { statement: 300_000, lock: 10_000 };

/** Empties a database: drops every schema that its owner, the role of `url`, may drop, and makes `public` anew. Ends with an error when a limit is reached. */
export async function resetDatabase(url: string, limits = usual): Promise<void> {
  const client = await connectForWork(url, limits);
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
    );
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
    await client.query('create schema public');
  } finally {
    await client.end();
  }
}
