/** The fingerprint that shows "nothing was written" sees every kind of write in every table. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillTable } from './filled-table.ts';
import { type Fingerprint, openAsSuperuser, uncounted, watchTables } from './table-fingerprint.ts';

type Table = { readonly name: string; readonly column: string };

let db: pg.Client;
let fingerprint: Fingerprint;
let tables: readonly Table[];

beforeAll(async () => {
  db = await openAsSuperuser();
  // Ledgers refuse changes: their triggers are not asked here.
  await db.query("set session_replication_role = 'replica'");
  const { rows } = await db.query<Table>(
    `select relname as name, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid and attnum = 1
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1) order by 1`,
    [uncounted],
  );
  tables = rows;
  fingerprint = await watchTables(db);
});
afterAll(() => db.end());

/** Where the fingerprint differs once each table was written to. */
async function seen(write: (table: Table) => Promise<unknown>): Promise<string[]> {
  const before = await fingerprint();
  for (const table of tables) await write(table);
  const after = await fingerprint();
  return Object.keys(after)
    .filter((name) => after[name] !== before[name])
    .sort();
}
const everyTable = () => tables.map(({ name }) => `public."${name}"`).sort();

it('sees nothing where nothing was written', async () => {
  expect(await seen(({ name }) => db.query(`select * from "${name}" for update`))).toEqual([]);
});

it('sees a row that is added, in any table', async () => {
  expect(await seen(({ name }) => fillTable(db, name, {}))).toEqual(everyTable());
});

it('sees a row that is changed, in any table, even into what it was', async () => {
  const write = ({ name, column }: Table) => db.query(`update "${name}" set "${column}" = "${column}"`);
  expect(await seen(write)).toEqual(everyTable());
});

it('sees a row that takes the place of another, in any table', async () => {
  const write = async ({ name }: Table) => {
    // The database works out what it generates.
    const { rows } = await db.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [`public."${name}"`],
    );
    const columns = rows[0]?.columns;
    await db.query(
      `with gone as (delete from "${name}" returning *)
       insert into "${name}" (${columns}) overriding system value select ${columns} from gone`,
    );
  };
  expect(await seen(write)).toEqual(everyTable());
});

it('sees a row that is deleted, in any table', async () => {
  expect(await seen(({ name }) => db.query(`delete from "${name}"`))).toEqual(everyTable());
});

it('sees a job that is queued', async () => {
  const before = await fingerprint();
  await db.query("select graphile_worker.add_job('any', '{}')");
  const after = await fingerprint();
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['graphile_worker._private_jobs']);
});
