import pg from 'pg';

/** Empties a database: drops every schema that its owner, the role of `url`, may drop, and makes `public` anew. */
export async function resetDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
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
