/** A new table must say whether its rows go when an order's or a company's time is over. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { rowsOfCompany, rowsOfTrade, rowsThatStay } from './retention.tables-of.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const named = z.array(z.object({ name: z.string() }));
const tablesWith = async (...columns: string[]) => {
  const { rows } = await t.database.read('system', (db) =>
    db.execute(sql`select distinct table_name::text as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = any (${sql.param(columns)}::text[]) order by 1`),
  );
  return named.parse(rows).map(({ name }) => name);
};
const planned = (rows: typeof rowsOfTrade) => rows.map(({ table }) => table);

it('[PRO-01] every table of an order or a company goes when its time is over, or says why it stays', async () => {
  const trade = [...planned(rowsOfTrade), ...Object.keys(rowsThatStay)];
  const ofTrade = await tablesWith(
    'sale_id',
    'source_sale_id',
    'order_id',
    'claim_id',
    'payout_id',
    'package_id',
    'shipment_id',
    'booking_id',
  );
  expect(ofTrade.filter((table) => !trade.includes(table))).toEqual([]);
  const all = [...trade, ...planned(rowsOfCompany)];
  expect((await tablesWith('seller_id')).filter((table) => !all.includes(table))).toEqual([]);
  const people = await tablesWith('user_id');
  expect(people.filter((table) => !all.includes(table))).toEqual([]);
});
