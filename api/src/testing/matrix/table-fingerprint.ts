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
export const uncounted = ['attempts', 'staff_reads', 'buyer_reads'];

/** What every table holds at that moment, by its name; the same as before when nothing was written. */
export type Fingerprint = () => Promise<Readonly<Record<string, string>>>;

/**
 * Watches every table but `uncounted` and the job queue. Reading all of them takes longer than most requests: as long as
 * no row was written since the last look, it holds. A write that was rolled back is looked at, and found to be none.
 */
export async function watchTables(client: pg.Client): Promise<Fingerprint> {
  const names = (await tableNames(client)).filter((name) => !uncounted.includes(name));
  const tables = [...names.map((name) => `public."${name}"`), 'graphile_worker._private_jobs'];
  await countWrites(client, tables);
  let last = { writes: '', content: {} };
  return async () => {
    const writes = await writesUntilNow(client);
    if (writes !== last.writes) last = { writes, content: await contentOf(client, tables) };
    return last.content;
  };
}

/** Counts each row that anybody writes, also where triggers are switched off for a session. */
async function countWrites(client: pg.Client, tables: readonly string[]): Promise<void> {
  await client.query(`
    create schema watched;
    create sequence watched.writes;
    create function watched.count_write() returns trigger language plpgsql security definer as
      $$ begin perform nextval('watched.writes'); return null; end $$;
    grant usage on schema watched to public;
    ${tables
      .map(
        (table) => `
    create trigger count_rows after insert or update or delete on ${table} for each row execute function watched.count_write();
    create trigger count_truncations after truncate on ${table} for each statement execute function watched.count_write();
    alter table ${table} enable always trigger count_rows, enable always trigger count_truncations;`,
      )
      .join('')}`);
}

async function writesUntilNow(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ writes: string }>(
    "select last_value || ' ' || is_called as writes from watched.writes",
  );
  return rows.map(({ writes }) => writes).join();
}

/**
 * How many rows each table holds, and the youngest transaction that wrote one of them: enough to see every write, for an
 * insert or update leaves a row of a younger transaction, and a delete leaves fewer rows.
 */
async function contentOf(client: pg.Client, tables: readonly string[]): Promise<Record<string, string>> {
  const parts = tables.map(
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
