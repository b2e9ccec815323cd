import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimStatuses } from '@quayside/contract/claim-values';
import { isPostalCode } from '@quayside/contract/postal-codes';
import { saleStatuses } from '@quayside/contract/sale-values';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '../src/adapters/files/disk-files.ts';
import type { FilesPort } from '../src/adapters/files/files.port.ts';
import { carrierByQid, isNumberOf } from '../src/domains/carriers/carriers.public.ts';
import { isPassword } from '../src/domains/users/password.ts';
import { fixedClock } from '../src/kernel/clock.ts';
import { testDatabaseUrl } from '../src/testing/db.ts';
import { demoAccounts, simulatedBuyers } from './demo-accounts.ts';
import { refuseDemoWorld, seed } from './seed.ts';

const base = '2026-11-21T08:00:00.000Z';
const tokenSecret = 'only for this test';
let client: pg.Client;
let databaseUrl: string;
let files: FilesPort;

beforeAll(async () => {
  databaseUrl = await testDatabaseUrl();
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("select set_config('app.scope', 'system', false)");
  files = diskFiles(await mkdtemp(join(tmpdir(), 'quayside-demo-')));
  await plant();
});
afterAll(() => client.end());

const plant = (topup = false, now = base) =>
  seed({
    databaseUrl,
    tokenSecret,
    files,
    seed: 7,
    baseTime: base,
    topup,
    report: () => undefined,
    clock: fixedClock(now),
  });
const rows = async (text: string) => (await client.query(text)).rows;
const number = async (text: string) => Number(Object.values((await rows(text))[0] ?? {})[0]);

/** Everything but password hashes, whose salt is random. */
const fingerprint = () =>
  rows(`select (select md5(string_agg(t::text, '' order by t.id)) from sales t) as sales, (select md5(string_agg(t::text, '' order by t.id)) from sale_lines t) as lines,
    (select md5(string_agg(t::text, '' order by t.id)) from offers t) as offers, (select md5(string_agg(t::text, '' order by t.id)) from ledger_lines t) as ledger,
    (select md5(string_agg(t.id || t.email, '' order by t.id)) from users t) as people, (select md5(string_agg(t::text, '' order by t.id)) from packages t) as packages`);

describe('the demo world', () => {
  it('has at least 2,000 products of 60 brands, each with a GTIN whose check digit is right', async () => {
    const gtins: string[] = (await rows('select gtin from products')).map((row) => row.gtin);
    expect(gtins.length).toBeGreaterThanOrEqual(2_000);
    const sum = (gtin: string) =>
      [...gtin].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
    expect(gtins.filter((gtin) => !/^\d{14}$/.test(gtin) || sum(gtin) % 10 !== 0)).toEqual([]);
    expect(await number('select count(*) from brands')).toBeGreaterThanOrEqual(60);
  });

  it('is no database for production', async () => {
    await expect(refuseDemoWorld(databaseUrl)).rejects.toThrow(/holds the demo world, whose passwords are public/);
  });

  it('shows each product in a small picture that holds no script and takes nothing from elsewhere', async () => {
    expect(
      await number(
        'select count(*) from products p left join product_pictures d on d.product_id = p.id where d is null or p.picture is null',
      ),
    ).toBe(0);
    const drawn: string[] = (await rows('select svg from product_pictures')).map((row) => row.svg);
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(2_048);
    expect(drawn.filter((svg) => /script|href|url\(|style|on\w+=/i.test(svg))).toEqual([]);
    expect(new Set(drawn).size).toBeGreaterThan(1_000);
  });

  it('has at least 300 sales over twelve months, in every state', async () => {
    const found = await rows(
      'select status, count(*)::int as count, min(created_at) as oldest from sales group by status',
    );
    expect(found.map(({ status }) => status).sort()).toEqual([...saleStatuses].sort());
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(300);
    expect(await number(`select extract(day from timestamptz '${base}' - min(created_at)) from sales`)).toBeGreaterThan(
      330,
    );
  });

  it('[ORD-07] has sales that are due within 4 and within 24 hours, and long orders', async () => {
    const due = (hours: number) =>
      number(
        `select count(*) from sales where due_at between '${base}' and timestamptz '${base}' + interval '${hours} hours'`,
      );
    expect(await due(4)).toBeGreaterThanOrEqual(3);
    expect(await due(24)).toBeGreaterThanOrEqual(10);
    expect(await number('select count(*) from sales where line_count >= 40')).toBeGreaterThanOrEqual(3);
  });

  it('has an order beyond each limit of payments, an empty account and the three magic bank accounts', async () => {
    const above = (minor: number) =>
      number(
        `select count(*) from sales where status = 'CONFIRMED' and next_action = 'TRIGGER_PAYMENT' and total_minor > ${minor}`,
      );
    const [automatic, second, most] = [await above(2_500_000), await above(10_000_000), await above(25_000_000)];
    expect(most).toBeGreaterThanOrEqual(1);
    expect(second).toBeGreaterThan(most);
    expect(automatic).toBeGreaterThan(second);
    expect(
      await number(
        `select count(*) from sales join users u on u.seller_id = sales.seller_id where u.email = 'owner@emptyshelf.example'`,
      ),
    ).toBe(0);
    expect(await number(`select count(*) from bank_accounts where ending in ('0001', '0002', '0003')`)).toBe(3);
  });

  it('keeps its books: journals balance, counts say what the lists hold, nothing lies in the future of midnight', async () => {
    expect(
      await rows('select journal_id from ledger_lines group by journal_id, currency having sum(amount_minor) <> 0'),
    ).toEqual([]);
    expect(
      await rows(`select 1 from (select seller_id, status_group, next_action, count(*) as n from sales group by 1, 2, 3) s
        full join (select seller_id, status_group, next_action, sum(delta) as n from sale_counts group by 1, 2, 3) c
        using (seller_id, status_group, next_action) where s.n is distinct from c.n`),
    ).toEqual([]);
    expect(await number(`select count(*) from sales where greatest(created_at, updated_at) > '2026-11-21'`)).toBe(0);
    expect(
      await number(
        `select count(*) from payouts where status = 'PENDING_APPROVAL' and (approvals_needed = 0 or review_reasons = '{}')`,
      ),
    ).toBe(0);
  });

  it('[ORD-12] every tracking number passes its carrier’s check', async () => {
    const found = await rows('select carrier, unnest(track_and_trace_numbers) as number from shipments');
    expect(found.length).toBeGreaterThan(50);
    const isRight = (qid: string, text: string) => {
      const carrier = carrierByQid(qid);
      return carrier !== undefined && isNumberOf(carrier, text);
    };
    expect(found.filter(({ carrier, number: text }) => !isRight(carrier, text))).toEqual([]);
  });

  it('[CLM-01] has a claim in every state, which its order tells of', async () => {
    const found = await rows('select distinct status from claims');
    expect(found.map(({ status }) => status).sort()).toEqual([...claimStatuses].sort());
    const differing = `select c.number from claims c join sales s on s.id = c.sale_id
      where s.claim_awaits_seller <> (c.status = 'AWAITING_SELLER')`;
    expect(await rows(differing)).toEqual([]);
    expect(await number(`select count(*) from claims where greatest(submitted_at, status_since) > '2026-11-21'`)).toBe(
      0,
    );
  });

  it('[CLM-04] shows photos with its claims, whose content is stored', async () => {
    const found = await rows('select file_id, verdict from claim_evidence');
    expect(found.length).toBeGreaterThan(20);
    for (const { file_id } of found) {
      const content = await files.read(file_id);
      content?.destroy();
      expect(content, file_id).not.toBeNull();
    }
    expect(new Set(found.map(({ verdict }) => verdict))).toEqual(new Set(['OK', 'BLURRED']));
  });

  it('every demo account signs in with its password', async () => {
    const people = await rows('select email, password_hash from users');
    expect(people.map(({ email }) => email).sort()).toEqual(
      [...demoAccounts.map(({ email }) => email), ...simulatedBuyers].sort(),
    );
    const [first] = demoAccounts;
    const hash = people.find(({ email }) => email === first.email)?.password_hash;
    expect(await isPassword(hash, first.password)).toBe(true);
    expect(new Set(people.map((one) => one.password_hash)).size).toBe(1);
  });

  it('[PRO-12] a company has the billing address that its record claims, with its VAT name and its country’s postal code', async () => {
    const differing =
      "select s.name from sellers s left join addresses a on a.seller_id = s.id and a.usage_types @> '{BILLING}' where s.has_billing_address is distinct from (a.id is not null)";
    expect(await rows(differing)).toEqual([]);
    const found = await rows(
      'select a.country, a.postal_code as code, position(s.vat_company_name in a.company_name) as place from addresses a join sellers s on s.id = a.seller_id',
    );
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({ country, code, place }) => !isPostalCode(country, code) || place !== 1)).toEqual([]);
  });

  it('is the same again for the same seed and base time, and is made once', async () => {
    const before = await fingerprint();
    await plant();
    expect(await fingerprint()).toEqual(before);
    await client.query(
      'truncate orders, carry_overs, paper_series, sellers, buyers, warehouses, brands, categories, seller_leads, users, sales, carrier_bookings, carrier_pickups, provider_transfers, decisions, shipments, packages, warehouse_shipments, payouts, ledger_lines, bank_accounts, addresses, sale_counts, stored_files, notifications cascade',
    );
    await plant();
    expect(await fingerprint()).toEqual(before);
  });

  it('is topped up at a later start with orders that are open then', async () => {
    const later = '2026-12-24T22:30:00.000Z';
    const before = await number('select count(*) from sales');
    await plant(true, later);
    expect(await number('select count(*) from sales')).toBeGreaterThan(before + 3);
    expect(
      await number(
        `select count(*) from sales where due_at between '${later}' and timestamptz '${later}' + interval '4 hours'`,
      ),
    ).toBeGreaterThanOrEqual(3);
    expect(
      await rows('select journal_id from ledger_lines group by journal_id, currency having sum(amount_minor) <> 0'),
    ).toEqual([]);
  });
});
