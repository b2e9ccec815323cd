/** The database's own catalogue is held to the house rules of tenant tables (ARCHITECTURE, "Tenant"). */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsSuperuser, type TenantTable, tableNames, tenantTables } from './matrix/table-fingerprint.ts';

/** Tables that belong to no single tenant, and why; every other one has row-level security. */
const directories: Readonly<Record<string, string>> = {
  known_devices: 'looked up by the device cookie, before anybody is known',
  attempts: 'counted before anybody is known',
  secrets: 'looked up by what a link holds, before anybody is signed in',
  sessions: 'looked up by the token, before anybody is known; a person has one company at most',
  seller_leads: 'no company yet: anybody may leave one, our own people move it',
  analytics_events: 'nobody’s: no person and no company stands in it',
  api_keys: 'looked up by the key, before any company is known',
  second_factors: 'a person’s own, whichever company; shown before any company’s rows are touched',
  recovery_codes: 'the same',
  passkeys: 'the same',
  passkey_challenges: 'the same',
  factor_losses: 'the same',
  users: 'looked up by e-mail address at sign-in',
  staff_members: 'rights of our own people',
  sellers: 'the tenants themselves, keyed by the tenant’s own id',
  buyers: 'the tenants themselves, keyed by the tenant’s own id',
  warehouses: 'ours',
  warehouse_shipments: 'a warehouse’s own: packages of many sellers stand in one',
  warehouse_shipment_events: 'the audit trail of those',
  warehouse_bookings: 'carriers booked for those, at our own cost',
  order_invoice_series: 'one counter for all buyers: a number is given once in the whole company',
  sscc_serials: 'one counter for all sellers: a code is given once in the whole company',
  brands: 'reference data all sellers share',
  products: 'reference data all sellers share',
  product_pictures: 'reference data all sellers share',
  product_words: 'reference data all sellers share',
  categories: 'reference data all sellers share',
  search_days: 'counts of all buyers and sellers together, by product',
  catalogue_requests: 'read by staff alone; who asked never reads them back',
  outbox: 'read by jobs only; its payloads are ids',
  outbox_handled: 'read by jobs only',
  idempotency_keys: 'keyed by owner first, which is the tenant',
  messages_sent: 'the embedded provider’s own records, read in development only',
  content_stories: 'pages of the public site: everybody’s',
  content_versions: 'pages of the public site: everybody’s',
  content_redirects: 'pages of the public site: everybody’s',
  content_space: 'pages of the public site: everybody’s',
  content_assets: 'pages of the public site: everybody’s',
  newsletter_subscribers: 'the embedded provider’s own records',
  carrier_pickups: 'the embedded carriers’ own records',
  support_tickets: 'the embedded provider’s own records',
  provider_transfers: 'the embedded provider’s own records',
  provider_recipients: 'the embedded provider’s own records, sealed',
  webhook_deliveries: 'ids of messages of outside services, looked up before it is known whom they are about',
};

let client: pg.Client;
let tables: readonly TenantTable[];
beforeAll(async () => {
  client = await openAsSuperuser();
  tables = await tenantTables(client);
});
afterAll(() => client.end());

const rows = async (sql: string): Promise<Record<string, unknown>[]> => (await client.query(sql)).rows;
const inPublic = "c.relnamespace = 'public'::regnamespace and c.relkind = 'r'";
const tenantColumns = "('seller_id', 'buyer_id')";

describe('every table', () => {
  it('is a tenant’s, with row-level security, or a directory with a reason', async () => {
    const tenants = tables.map(({ name }) => name);
    expect((await tableNames(client)).filter((name) => !tenants.includes(name))).toEqual(
      Object.keys(directories).sort(),
    );
  });

  it('has amounts in bigint and no enum types: only leakproof operators reach an index under row-level security', async () => {
    expect(
      await rows("select typname from pg_type where typtype = 'e' and typnamespace = 'public'::regnamespace"),
    ).toEqual([]);
    const wrong = await rows(
      `select c.relname, a.attname, format_type(a.atttypid, null) as type from pg_attribute a join pg_class c on c.oid = a.attrelid
       where ${inPublic} and a.attnum > 0 and ((a.attname like '%\\_minor' and a.atttypid <> 'bigint'::regtype) or a.atttypid in ('numeric'::regtype, 'money'::regtype))`,
    );
    expect(wrong).toEqual([]);
  });

  it('keeps times with their zone', async () => {
    expect(
      await rows(
        `select c.relname, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
         where ${inPublic} and a.attnum > 0 and a.atttypid = 'timestamp'::regtype`,
      ),
    ).toEqual([]);
  });
});

describe('every tenant table', () => {
  it('forces row-level security, on its owner too', async () => {
    expect(
      await rows(`select relname from pg_class c where ${inPublic} and c.relrowsecurity <> c.relforcerowsecurity`),
    ).toEqual([]);
  });

  it('has one policy, for all commands and checked on writes, in the measured form', async () => {
    for (const { name, key } of tables) {
      const policies = await rows(
        `select cmd, permissive, qual, with_check from pg_policies where schemaname = 'public' and tablename = '${name}'`,
      );
      const end = (bound: string) =>
        `\\( SELECT .*'app.scope'.*'system'.*'${bound}'.*NULLIF\\(current_setting\\('app.${key}'.*`;
      const condition = new RegExp(`${key} >= ${end('0000.*')} AND \\(?${key} <= ${end('ffff.*')}`, 's');
      expect(policies, name).toEqual([
        {
          cmd: 'ALL',
          permissive: 'PERMISSIVE',
          qual: expect.stringMatching(condition),
          with_check: expect.stringMatching(condition),
        },
      ]);
    }
  });

  it('never leaves its tenant empty', async () => {
    for (const { name, key } of tables) {
      expect(
        await rows(`select attnotnull from pg_attribute where attrelid = '${name}'::regclass and attname = '${key}'`),
        name,
      ).toEqual([{ attnotnull: true }]);
    }
  });

  it('leads its primary key and unique indexes with the tenant', async () => {
    const wrong = await rows(
      `select c.relname, i.indexrelid::regclass::text as index from pg_index i join pg_class c on c.oid = i.indrelid
       where ${inPublic} and c.relrowsecurity and (i.indisunique or i.indisprimary)
         and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0] and a.attname in ${tenantColumns})`,
    );
    expect(wrong).toEqual([]);
  });

  it('leads its foreign keys to other tenant tables with the tenant, on both sides', async () => {
    const wrong = await rows(
      `select k.conname from pg_constraint k
       join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
       join pg_attribute mine on mine.attrelid = c.oid and mine.attnum = k.conkey[1]
       join pg_attribute theirs on theirs.attrelid = r.oid and theirs.attnum = k.confkey[1]
       where k.contype = 'f' and ${inPublic} and c.relrowsecurity and r.relrowsecurity
         and (mine.attname not in ${tenantColumns} or mine.attname <> theirs.attname)`,
    );
    expect(wrong).toEqual([]);
  });

  it('belongs to the role that row-level security binds', async () => {
    const owners = await rows(
      `select distinct r.rolname, r.rolsuper, r.rolbypassrls from pg_class c join pg_roles r on r.oid = c.relowner where ${inPublic}`,
    );
    expect(owners).toEqual([{ rolname: 'quayside', rolsuper: false, rolbypassrls: false }]);
  });
});
