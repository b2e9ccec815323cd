import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invariants } from '../../api/seeds/invariants.ts';
import { seed } from '../../api/seeds/seed.ts';
import { diskFiles } from '../../api/src/adapters/files/disk-files.ts';
import { fixedClock } from '../../api/src/kernel/clock.ts';
import { testDatabaseUrl } from '../../api/src/testing/db.ts';
import { countryCodeOf } from './country-codes.ts';
import { partsOf, planSales, sellerCount } from './history.ts';
import { loadWorld } from './load-world.ts';
import { readOrders } from './orders-file.ts';
import { readProducts } from './products-file.ts';
import { stableHash } from './stable-hash.ts';

const base = '2026-11-21T08:00:00.000Z';
const real = process.env.QUAYSIDE_DATA;
if (!real) process.stdout.write('world:load on the real file: not run: no data\n');

const sample = `InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country
536365,85123A,"HOLDER, WHITE ""HEART""",6,2010-12-01 08:26:00,2.55,17850,United Kingdom
536365,71053,WHITE METAL LANTERN,6,2010-12-01 08:26:00,3.39,17850,United Kingdom
536365,85123A,"HOLDER, WHITE ""HEART""",2,2010-12-01 08:26:00,2.55,17850,United Kingdom
C536379,D,Discount,-1,2010-12-01 09:41:00,27.50,14527,United Kingdom
536414,22139,,56,2010-12-01 11:52:00,0.00,,United Kingdom
536589,21777,,-10,2010-12-01 16:50:00,0.00,,United Kingdom
536544,21773,DECORATIVE ROSE,1,2010-12-01 14:32:00,2.51,,United Kingdom
550193,PADS,PADS TO MATCH ALL CUSHIONS,1,2011-04-15 09:27:00,0.001,13952,EIRE
581587,POST,POSTAGE,1,2011-12-09 12:50:00,18.00,12680,France
581588,POST,POSTAGE,1,2011-12-09 12:51:00,18.00,12681,Atlantis
581589,POST,POSTAGE,1,2011-12-09 12:52:00,18.00,12682,constructor
`;
const products =
  'gtin,brand,title,size\n4010931291084,Palette,Palette fumée,\n0011110802200,,Chopped greens,300 g\n40084107,Halm,Riegel,20 g\n';

let folder: string;
let client: pg.Client;
let databaseUrl: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-world-'));
  mkdirSync(join(folder, 'orders'));
  mkdirSync(join(folder, 'products'));
  writeFileSync(join(folder, 'orders', 'online_retail.csv.gz'), gzipSync(sample));
  writeFileSync(join(folder, 'products', 'some.csv'), products);
  databaseUrl = await testDatabaseUrl();
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("select set_config('app.scope', 'system', false)");
});
afterAll(async () => {
  await client.end();
  rmSync(folder, { recursive: true });
});
beforeEach(() =>
  client.query(
    'truncate sellers, buyers, brands, users, sales, payouts, ledger_lines, bank_accounts, sale_counts cascade',
  ),
);

const load = (more: { targetSales?: number; currentOfOne?: number; longestStatement?: number } = {}) =>
  loadWorld({ databaseUrl, folder, base, targetSales: 0, currentOfOne: 0, report: () => undefined, ...more });
const rows = async (text: string) => (await client.query(text)).rows;
const number = async (text: string) => Number(Object.values((await rows(text))[0] ?? {})[0]);

it('[ORD-16] a load has a time limit of its own: it waits for another one no longer than a statement may take', async () => {
  await client.query("begin; select pg_advisory_xact_lock(hashtext('quayside.world'))");
  try {
    await expect(load({ longestStatement: 300 })).rejects.toThrow('statement timeout');
  } finally {
    await client.query('rollback');
  }
}, 10_000);

it('a country that nobody knows is no other one', () => {
  expect(['Atlantis', 'constructor', '', 'united kingdom'].map(countryCodeOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(countryCodeOf('United Kingdom')).toBe('GB');
});

describe('world:load', () => {
  it('counts every line: loaded and rejected ones make up the file, each rejected one with its line and reason', async () => {
    const summary = await load();
    expect(summary).toMatchObject({ loaded: 6, repeated: 0 });
    expect(summary?.rejects).toEqual([
      { line: 4, invoice: 'C536379', reason: 'cancellation' },
      { line: 5, invoice: '536414', reason: 'price is not above zero' },
      { line: 6, invoice: '536589', reason: 'quantity is not above zero' },
      { line: 10, invoice: '581588', reason: 'country is not known' },
      { line: 11, invoice: '581589', reason: 'country is not known' },
    ]);
    expect(await number('select count(*) from sale_lines')).toBe(6);
  });

  it('[ORD-16] obeys the invariants of the product, but for what a history of elsewhere cannot know', async () => {
    await load({ targetSales: 60, currentOfOne: 20 });
    // What was done before us was paid by nobody here, and of its steps the first and the last are known. Of an order that
    // cost less than a penny nothing is left to pay out.
    const past = `select id from sales where status = 'COMPLETED'`;
    const nothing = 'select id from sales where total_minor <= 1';
    const unknown: Readonly<Record<string, string>> = {
      'a sale that is paid or in review has one living payout, any other has none': `where id not in (${past} union ${nothing})`,
      'a sale brought in what its buyer paid for it, goods and transport': `where id not in (${past})`,
      'the audit trail leads from payment to the present status': `where sale_id not in (${past})`,
    };
    for (const [promise, query] of Object.entries(invariants)) {
      const found = await rows(`select * from (${query}) broken ${unknown[promise] ?? ''} limit 3`);
      expect([promise, found]).toEqual([promise, []]);
    }
    expect(await number(`select count(*) from sales where status <> 'COMPLETED'`)).toBeGreaterThan(0);
  });

  it('stands beside the demo world, which a start makes afterwards', async () => {
    await load({ targetSales: 60, currentOfOne: 20 });
    const before = await number('select count(*) from sellers');
    await seed({
      ...{ databaseUrl, files: diskFiles(folder), seed: 1, baseTime: base, topup: true },
      ...{ tokenSecret: 'only for this test', report: () => undefined, clock: fixedClock(base) },
    });
    expect(await number('select count(*) from sellers')).toBeGreaterThan(before);
  });

  it('makes one sale per invoice and seller, the seller by the stable hash of the stock code', async () => {
    await load();
    const sellersOf = (codes: string[]) => new Set(codes.map((code) => stableHash(code) % sellerCount)).size;
    expect(await number(`select count(*) from sales where order_number like 'QS-536365-%'`)).toBe(
      sellersOf(['85123A', '71053']),
    );
    const [lines] = await rows(
      `select count(distinct l.sale_id)::int as sales, sum(requested_quantity)::int as pieces from sale_lines l where unit_price_minor = 255`,
    );
    expect(lines).toEqual({ sales: 1, pieces: 8 });
    expect(await number('select count(*) from sellers')).toBe(sellerCount);
  });

  it('gives lines without a customer to the one walk-in buyer, and keeps the country of the others', async () => {
    await load();
    const found = await rows(
      `select buyer_name, destination_country from sales where order_number ~ '536544|581587|550193' order by order_number`,
    );
    expect(found).toEqual([
      { buyer_name: 'Walk-in buyer', destination_country: 'GB' },
      { buyer_name: 'Customer 13952', destination_country: 'IE' },
      { buyer_name: 'Customer 12680', destination_country: 'FR' },
    ]);
  });

  it('takes real GTINs, filled up to 14 digits, and a product for every line', async () => {
    await load();
    expect(
      await rows(
        `select 1 from sale_lines l left join offers o on o.id = l.offer_id left join products p on p.id = o.product_id where p.gtin is distinct from l.gtin`,
      ),
    ).toEqual([]);
    expect((await rows('select gtin from products order by 1')).map(({ gtin }) => gtin)).toEqual([
      '00000040084107',
      '00011110802200',
      '04010931291084',
    ]);
  });

  it('loads once: a second run changes nothing and says so', async () => {
    await load();
    const before = await number('select count(*) from sales');
    expect(await load()).toBeUndefined();
    expect(await number('select count(*) from sales')).toBe(before);
  });

  it('leaves no event behind, keeps its books and restores every index and reference', async () => {
    const schema = `select (select count(*) from pg_constraint where connamespace = 'public'::regnamespace) + (select count(*) from pg_indexes where schemaname = 'public') as n`;
    const before = await number(schema);
    await load({ currentOfOne: 30 });
    expect(await number('select count(*) from outbox')).toBe(0);
    expect(await rows('select journal_id from ledger_lines group by journal_id having sum(amount_minor) <> 0')).toEqual(
      [],
    );
    expect(await number(schema)).toBe(before);
    expect(await number('select sum(delta) from sale_counts')).toBe(await number('select count(*) from sales'));
  });

  it('repeats the history over sellers and years until the asked size, and fills one seller with current sales', async () => {
    const summary = await load({ targetSales: 100, currentOfOne: 30 });
    expect(summary?.sales).toBeGreaterThanOrEqual(130);
    expect(summary?.loaded).toBe(6);
    const [most] = await rows(
      `select count(*)::int as current from sales where status_group = 'CURRENT' group by seller_id order by 1 desc limit 1`,
    );
    expect(most.current).toBeGreaterThanOrEqual(30);
    expect(await number("select count(distinct date_trunc('year', created_at)) from sales")).toBeGreaterThan(2);
  });

  if (real) {
    it('counts all 440,414 lines of the real history', { timeout: 60_000 }, async () => {
      const [{ lines, rejects }, catalogue] = await Promise.all([
        readOrders(join(real, 'orders', 'online_retail.csv.gz')),
        readProducts(join(real, 'products')),
      ]);
      expect(lines.length + rejects.length).toBe(440_414);
      expect(rejects.filter(({ reason }) => reason === 'cancellation')).toHaveLength(7_637);
      expect(catalogue.length).toBeGreaterThan(20_000);
      const planned = planSales(partsOf(lines), { base, targetSales: 100_000, currentOfOne: 20_000 });
      expect(planned.filter(({ seller, isCurrent }) => seller === 0 && isCurrent)).toHaveLength(20_000);
      expect(new Set(planned.map(({ seller, orderNumber }) => `${seller} ${orderNumber}`)).size).toBe(planned.length);
      expect(planned.every(({ createdAt }) => createdAt <= base)).toBe(true);
    });
  }
});
