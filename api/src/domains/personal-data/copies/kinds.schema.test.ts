/** A new table or column must say whether a copy holds it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { amongStaff as amongStaffOfClaims } from '../../claims/claims.policy.ts';
import { amongStaff as amongStaffOfPayouts } from '../../payouts/move-payout.ts';
import { reviewActions } from '../../sales/sales.types.ts';
import { kindsLeftOut } from './kinds.ts';
import { companyKinds } from './kinds-of.ts';
import { personKinds } from './kinds-of-person.ts';
import { amongStaff } from './kinds-of-trade.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const column = z.array(z.object({ table: z.string(), column: z.string() }));
const columns = async () => {
  const { rows } = await t.database.read('system', (db) =>
    db.execute(sql`select table_name::text as "table", column_name::text as "column" from information_schema.columns
      join information_schema.tables using (table_schema, table_name) where table_schema = 'public' and table_type = 'BASE TABLE'`),
  );
  return column.parse(rows);
};
const both = [...companyKinds, ...personKinds];
/** Not the number a document or a package carries, nor the name of what is stored elsewhere. */
const secret = /secret|hash|password|credential|public_key|sealed|token|last_step|challenge|provider_reference/;
/** Names in them are ours to show: the chain of the log, what a file holds. */
const harmless = new Set([
  'audit_entries.hash',
  'audit_entries.previous_hash',
  'staff_reads.hash',
  'staff_reads.previous_hash',
  'stored_files.sha256',
]);

it('[PRO-01] every table of a company is in its copy, every table of a person in theirs, or says why not', async () => {
  const all = await columns();
  const tablesWith = (name: string) => all.filter((one) => one.column === name).map(({ table }) => table);
  const missing = (name: string, kinds: typeof companyKinds) =>
    tablesWith(name).filter((table) => !(table in kindsLeftOut) && !kinds.some((kind) => kind.table === table));
  expect(missing('seller_id', companyKinds)).toEqual([]);
  const people = missing('user_id', personKinds);
  // What a person of ours looked at is in the logs of those companies.
  expect(people).toEqual(['staff_reads']);
});

it('[PRO-01] every column of such a table is in the copy or left out by name; no secret is in it', async () => {
  const all = await columns();
  for (const kind of both) {
    const shown = kind.columns.split(' ');
    const named = [...shown, ...(kind.without ?? '').split(' ').filter((one) => one !== '')];
    const there = all.filter(({ table }) => table === kind.table).map((one) => one.column);
    expect([kind.name, [...named].sort()]).toEqual([kind.name, [...there].sort()]);
    expect(shown.filter((one) => secret.test(one) && !harmless.has(`${kind.table}.${one}`))).toEqual([]);
  }
});

it('names of kinds are unique, and what is left out is in no copy', () => {
  for (const kinds of [companyKinds, personKinds])
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
  expect(both.filter(({ table }) => table in kindsLeftOut)).toEqual([]);
});

it('[PRO-01] what our own people do among themselves is named here as where it is done', () => {
  expect(amongStaff).toEqual({
    sales: reviewActions.join(' '),
    claims: amongStaffOfClaims.join(' '),
    payouts: amongStaffOfPayouts.join(' '),
  });
});
