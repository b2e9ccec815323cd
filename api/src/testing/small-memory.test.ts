/** Large files asked for at the same time: the real server with the memory of `npm start`. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { makeSale } from '../domains/sales/sales.factory.ts';
import { days, plus, systemClock } from '../kernel/clock.ts';
import { type TestApp, testApp } from './app.ts';
import { type SellerFixture, sellerFixture } from './seller-fixture.ts';
import { kill, type Serving, serving } from './serving.ts';

// A busy machine makes more rounds of coming again: no limit of the server's.
vi.setConfig({ testTimeout: 180_000 });

let t: TestApp;
let desk: SellerFixture;
let server: Serving;
beforeAll(async () => {
  t = await testApp({ now: systemClock.now() });
  desk = await sellerFixture(t);
  server = await serving({ TOKEN_SECRET: t.deps.config.tokenSecret });
});
afterAll(async () => {
  await kill(server);
  await t.close();
});

const asked = (path: string, init: RequestInit = {}) =>
  fetch(`${server.base}${path}`, { ...init, headers: { ...desk.session.headers, 'content-type': 'application/json' } });

/** Rows of the file, asked for by four at once. Whoever does not come to his turn in time is told to come again, and does. */
async function rowsOf(ask: () => Promise<Response>): Promise<number[]> {
  const come = async (): Promise<number> => {
    const answer = await ask();
    const text = await answer.text();
    if (answer.status !== 503) return text.split('\r\n').length - 2;
    await wait(1_000 * Number(answer.headers.get('retry-after')));
    return come();
  };
  return Promise.all([come(), come(), come(), come()]);
}
const four = (rows: number) => [rows, rows, rows, rows];
const copied = z.looseObject({
  status: z.string().nullable(),
  rowsDone: z.int(),
  parts: z.array(z.looseObject({ bytes: z.int() })),
});
/** Rows of years at once: no request would write so many, and none has so much time. */
const write = (statement: ReturnType<typeof sql>) =>
  t.database.within(60_000).write('system', (db) => db.execute(statement));

it('[BUY-01] twenty thousand products are downloaded by four at once', async () => {
  await write(sql`insert into brands (id, slug, name) values ('0198c0de-0000-7000-8000-000000000001', 'many', 'Many')`);
  await write(sql`insert into products (id, gtin, name, fid, slug, brand_id, category, search_text)
    select gen_random_uuid(), lpad(n::text, 14, '0'), 'A product of a large catalogue ' || n, 'many-' || n, 'many-' || n,
      '0198c0de-0000-7000-8000-000000000001', 'Care', 'many a product of a large catalogue ' || n from generate_series(1, 20500) n`);
  expect(await rowsOf(() => asked('/variants/search/download/', { method: 'POST', body: '{}' }))).toEqual(four(20_000));
});

it('[PRO-15] the newest fifty thousand entries of the audit log are exported by four at once', async () => {
  await write(sql`insert into audit_entries (seller_id, number, at, action, user_id, person, is_staff, subject, changes, previous_hash, hash)
    select ${desk.seller.id}, 100 + n, now() - interval '1 day', 'COMPANY_CHANGED', null, 'Ruben Aalbers', false, 'Company ' || n,
      jsonb_build_array(jsonb_build_object('field', 'name', 'before', repeat('before ', 20), 'after', repeat('after ', 20))), '', ''
    from generate_series(1, 50500) n`);
  expect(await rowsOf(() => asked('/audit-log/export/'))).toEqual(four(50_000));
});

it('[ORD-16] a statement of six thousand entries is made for four at once', async () => {
  await write(sql`with lines as (select gen_random_uuid() as journal, n from generate_series(1, 6000) n)
    insert into ledger_lines (seller_id, id, journal_id, account, kind, amount_minor, currency, at)
    select ${desk.seller.id}, gen_random_uuid(), journal, account, 'CLAIM', side * n, 'EUR', now() - interval '1 day' - n * interval '1 second'
    from lines, (values ('SELLER_PAYABLE', -1), ('CLAIM_COSTS', 1)) as sides (account, side)`);
  await write(sql`analyze ledger_lines`);
  const now = systemClock.now();
  const [from, to] = [plus(now, -days(10)), plus(now, days(1))].map((at) => at.slice(0, 10));
  expect(await rowsOf(() => asked(`/payouts/statement/?from=${from}&to=${to}`))).toEqual(four(6_002));
});

it('[PRO-01] a copy of all that, a hundred thousand notifications and three hundred large invoices beside it, is made in that memory', async () => {
  await write(sql`insert into notifications (seller_id, user_id, id, type, key, created_at)
    select ${desk.seller.id}, ${desk.session.user.id}, gen_random_uuid(), 'MESSAGE', 'copy ' || n, now() from generate_series(1, 100000) n`);
  const { sale } = await t.database.write({ sellerId: desk.seller.id }, (db) =>
    makeSale(db, { sellerId: desk.seller.id }),
  );
  await write(sql`insert into issued_papers (seller_id, id, sale_id, kind, number, cause_id, issued_at, content)
    select ${desk.seller.id}, gen_random_uuid(), ${sale.id}, 'CREDIT_NOTE', 'C-' || n, gen_random_uuid(), now(),
      jsonb_build_object('lines', repeat('A line of an invoice ' || n || ' ', 17000)) from generate_series(1, 300) n`);
  const begun = performance.now();
  expect((await asked('/company/data/', { method: 'POST', body: '{}' })).status).toBe(200);
  const copy = async () => copied.parse(await (await asked('/company/data/')).json());
  await expect.poll(async () => (await copy()).status, { timeout: 100_000, interval: 500 }).toBe('DONE');
  const { rowsDone, parts } = await copy();
  process.stdout.write(`a copy of ${rowsDone} rows: ${Math.round(performance.now() - begun)} ms\n`);
  expect(rowsDone).toBeGreaterThan(156_000);
  const saved = await asked('/company/data/parts/1/');
  expect((await saved.arrayBuffer()).byteLength).toBe(parts[0]?.bytes);
});
