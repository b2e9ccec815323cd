/** What the tables hold, to show that a refused request left nothing behind. */
import pg from 'pg';
import { inject } from 'vitest';
import { testDatabaseUrl } from '../db.ts';

export type TenantTable = { readonly name: string; readonly key: 'seller_id' | 'buyer_id' };

/** The superuser's own connection to this worker's database: sees every row, whatever the tenant. */
export async function openAsSuperuser(): Promise<pg.Client> {
  const url = new URL(inject('postgres').superuserUrl);
  url.pathname = new URL(await testDatabaseUrl()).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return client;
}

/** Our tables, without those of the migration tool and the job queue. */
export async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** Tables with row-level security and the column that names their tenant. */
export async function tenantTables(client: pg.Client): Promise<TenantTable[]> {
  const { rows } = await client.query<TenantTable>(
    `select c.relname as name, a.attname as key from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname in ('seller_id', 'buyer_id') and a.attnum > 0
     join pg_index i on i.indrelid = c.oid and i.indisprimary and i.indkey[0] = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity order by 1`,
  );
  return rows;
}

/** Counters of limits grow with refusals, and what staff read is kept: that is their purpose. */
export const uncounted = ['attempts', 'staff_reads'];

/**
 * How many rows each table and the job queue hold, and the youngest transaction that wrote one of them: enough to see
 * every write, for an insert or update leaves a row of a younger transaction, and a delete leaves fewer rows.
 */
export async function tableFingerprint(client: pg.Client): Promise<Record<string, string>> {
  const names = (await tableNames(client)).filter((name) => !uncounted.includes(name));
  const parts = [...names.map((name) => `public."${name}"`), 'graphile_worker._private_jobs'].map(
    (table) =>
      `select '${table}' as name, count(*) || ' rows, written in ' || coalesce(max(xmin::text::bigint), 0) as content from ${table}`,
  );
  const { rows } = await client.query<{ name: string; content: string }>({
    // Planning takes longer than reading: with a name it is planned once.
    name: 'table fingerprint',
    text: parts.join(' union all '),
  });
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}
