/** What row-level security holds by itself: plain SQL without any condition, in the transaction of one tenant. */

import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSale } from '../../domains/sales/sales.factory.ts';
import { sellerOf } from '../../domains/sellers/sellers.factory.ts';
import { newId } from '../../kernel/ids.ts';
import { type Scope, sqlState } from '../../platform/db/database.ts';
import { type TestApp, testApp } from '../app.ts';
import { fillTable } from './filled-table.ts';
import { openAsSuperuser, type TenantTable, tenantTables } from './table-fingerprint.ts';

const violatesPolicy = '42501';
let t: TestApp;
let superuser: pg.Client;
let tables: readonly TenantTable[];
const a = newId();
const b = newId();

beforeAll(async () => {
  t = await testApp();
  superuser = await openAsSuperuser();
  tables = await tenantTables(superuser);
  for (const { name, key } of tables) await fillTable(superuser, name, { [key]: a });
});
afterAll(async () => {
  await t.close();
  await superuser.end();
});

const scopeOf = ({ key }: TenantTable, id: string): Scope => (key === 'seller_id' ? { sellerId: id } : { buyerId: id });
const rowsIn = (scope: Scope, table: TenantTable, statement: string) =>
  t.database.read(scope, async (db) => (await db.execute(sql.raw(`${statement.replace('T', table.name)}`))).rowCount);

describe('row-level security of every tenant table', () => {
  it('covers the tables of this release', () => {
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sales', 'sale_lines', 'payouts', 'ledger_lines', 'wallet_lines']),
    );
  });

  it('shows a tenant its own rows, so that what follows proves something', async () => {
    for (const table of tables)
      expect([table.name, await rowsIn(scopeOf(table, a), table, 'select * from T')]).toEqual([table.name, 1]);
  });

  it('shows another tenant none, without any condition in the query', async () => {
    for (const table of tables)
      expect([table.name, await rowsIn(scopeOf(table, b), table, 'select * from T')]).toEqual([table.name, 0]);
  });

  it('shows nothing where no tenant was set, nor to a tenant of the other kind', async () => {
    for (const table of tables) {
      const otherKind = table.key === 'seller_id' ? { buyerId: a } : { sellerId: a };
      for (const scope of ['none', otherKind] as const) {
        expect([table.name, await rowsIn(scope, table, 'select * from T')]).toEqual([table.name, 0]);
      }
    }
  });

  it('lets another tenant change and delete nothing', async () => {
    for (const table of tables) {
      for (const statement of [`update T set ${table.key} = ${table.key}`, 'delete from T']) {
        expect([table.name, await rowsIn(scopeOf(table, b), table, statement)]).toEqual([table.name, 0]);
      }
    }
  });

  it('lets nobody write a row into another company, nor move one there', async () => {
    for (const table of tables) {
      const { rows } = await superuser.query(`select to_jsonb(t) as row from "${table.name}" t`);
      const copy = JSON.stringify({ ...rows[0]?.row, id: newId() }).replaceAll("'", "''");
      const insert = `insert into T overriding system value select * from jsonb_populate_record(null::"${table.name}", '${copy}')`;
      const inserted = await rowsIn(scopeOf(table, b), table, insert).catch(sqlState);
      expect([table.name, inserted]).toEqual([table.name, violatesPolicy]);
      const moved = await rowsIn(scopeOf(table, a), table, `update T set ${table.key} = '${b}'`).catch(sqlState);
      // Ledgers are append-only for everybody: their trigger speaks first.
      expect([violatesPolicy, 'P0001'], table.name).toContain(moved);
    }
  });

  it('lets the system see everything, which is why only jobs, migrations and staff reads use it', async () => {
    await t.database.write({ sellerId: b }, (db) => makeSale(db, { seller: sellerOf({ id: b }) }));
    for (const table of tables)
      expect([table.name, await rowsIn('system', table, 'select * from T')]).not.toEqual([table.name, 0]);
  });
});
