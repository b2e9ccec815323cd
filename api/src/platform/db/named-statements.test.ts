import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSale } from '../../domains/sales/sales.factory.ts';
import { testDatabaseUrl } from '../../testing/db.ts';
import { type Database, type Db, openDatabase } from './database.ts';

let database: Database;
let sellers: [string, string];
beforeAll(async () => {
  database = openDatabase({ url: await testDatabaseUrl(), poolSize: 1, report: () => undefined });
  const made = async () => (await database.write('system', (db) => makeSale(db))).sale.sellerId;
  sellers = [await made(), await made()];
});
afterAll(() => database.close());

const often = 12;
/** How many there are of the tenant, and of whom; no index helps, so that row-level security alone keeps them apart. */
const seen = async (db: Db, label: string) =>
  (
    await db.execute<{ seller_id: string }>(
      sql`select seller_id from sales where order_number <> ${'none'} and ${label}::text = ${sql.raw(`'${label}'`)}`,
    )
  ).rows.map(({ seller_id }) => seller_id);
const preparedFor = async (label: string) =>
  (
    await database.read('system', (db) =>
      db.execute<{ calls: number; planned_once: number }>(
        sql`select generic_plans + custom_plans as calls, generic_plans as planned_once from pg_prepared_statements
            where name like 'write.%' and statement like ${`%'${label}'%`}`,
      ),
    )
  ).rows;

it('what a write asks often is planned once, and each transaction sees its own tenant through that plan', async () => {
  for (let turn = 0; turn < often * 2; turn += 1) {
    const own = sellers[turn % 2] ?? '';
    expect(await database.write({ sellerId: own }, (db) => seen(db, 'often'))).toEqual([own]);
  }
  expect(await database.write('none', (db) => seen(db, 'often'))).toEqual([]);
  expect((await database.write('system', (db) => seen(db, 'often'))).toSorted()).toEqual([...sellers].sort());
  const [statement, ...others] = await preparedFor('often');
  expect(others).toEqual([]);
  expect(Number(statement?.planned_once)).toBeGreaterThan(5);
});

it('plans anew what is only read, what comes rarely, and what goes over a long list', async () => {
  for (let turn = 0; turn < often; turn += 1) {
    await database.read('system', (db) => seen(db, 'read'));
    const ids = Array.from({ length: 60 }, () => crypto.randomUUID());
    await database.write('system', (db) =>
      db.execute(sql`select 1 from sales where id = any(${sql.param(ids)}::uuid[]) and 'long' <> 'listed'`),
    );
  }
  await database.write('system', (db) => seen(db, 'rare'));
  for (const label of ['read', 'rare', 'long']) expect(await preparedFor(label)).toEqual([]);
});

it('tells the first error of a transaction in which a statement gets its name, and goes on', async () => {
  for (let turn = 0; turn < 5; turn += 1) await database.write('system', (db) => seen(db, 'late'));
  const failing = database.write('system', (db) =>
    Promise.all([db.execute(sql`select 1 / ${0}::int`), seen(db, 'late'), seen(db, 'late')]),
  );
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  for (let turn = 0; turn < 3; turn += 1)
    expect(await database.write('system', (db) => seen(db, 'late'))).toHaveLength(2);
  expect(await preparedFor('late')).toHaveLength(1);
});
