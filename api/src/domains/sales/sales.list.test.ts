import { saleSorts, saleStatuses } from '@quayside/contract/sale-values';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { parcel, type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';
import { makeProduct } from '../offers/shelf.factory.ts';
import { products } from '../variants/variants.tables.ts';
import { foldCounts } from './sales.repository.ts';

let t: TestApp;
let desk: SellerFixture;
let other: SellerFixture;
/** Order numbers of the desk's sales, by what a test asks of them. */
const numbers: Record<string, string> = {};

beforeAll(async () => {
  t = await testApp();
  [desk, other] = [await sellerFixture(t), await sellerFixture(t)];
  for (const [index, status] of saleStatuses.entries()) {
    const created = `2026-11-${10 + index}T09:00:00.000Z`;
    const shape = {
      status,
      createdAt: created,
      orderNumber: `QS-40${index}-0`,
      lines: [{ requestedQuantity: 10 + index * (index % 2 === 0 ? 1 : -1) }],
    };
    numbers[status] = (await desk.sale(shape)).order;
    await other.sale({ ...shape, orderNumber: `QS-90${index}-0` });
  }
  const places = [
    ['US', 'BUYER', 'Dallas'],
    ['JP', 'BUYER', 'Osaka'],
    ['NL', 'WAREHOUSE', 'Venlo'],
  ] as const;
  for (const [country, kind, city] of places)
    numbers[country] = (
      await desk.sale({ destination: { country, kind, city }, orderNumber: `QS-5${country}-0` })
    ).order;
  numbers.payable = (
    await desk.payable({
      orderNumber: 'QS-600-0',
      buyerReference: 'Bürotürme 7',
      lines: [{ brandName: 'Öl & Søn', gtin: '00012345678905' }],
    })
  ).order;
  numbers.tracked = (
    await desk.sale({
      status: 'CONFIRMED',
      shippingMethod: 'SELLER',
      loads: [parcel],
      trackingNumbers: ['3SABCD12345678'],
      orderNumber: 'QS-601-0',
      buyerReference: '4500-12345',
    })
  ).order;
});
afterAll(async () => {
  await t.close();
});

type Row = { order: string; createdAt: string; expiresAt: string | null; total: { amount: string } };
const list = async (query = '', who = desk) =>
  (await t.call('GET', `/sales/${query}`, { headers: who.session.headers })).json();
const orders = async (query: string, who = desk): Promise<string[]> =>
  (await list(query, who)).results.map((row: Row) => row.order).sort();
const named = (...keys: string[]) => keys.map((key) => numbers[key]).sort();

describe('[ORD-01] the list of orders', () => {
  it('has current and past orders in tabs, with their counts, and hides what the buyer has not paid', async () => {
    const current = named(
      'REQUESTED',
      'CONFIRMED',
      'PAYMENT_IN_REVIEW',
      'PAID',
      'US',
      'JP',
      'NL',
      'payable',
      'tracked',
    );
    const past = named('COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED');
    expect(await orders('')).toEqual(current);
    expect(await orders('?status=PAST')).toEqual(past);
    expect(await orders('?status=ALL')).toEqual([...current, ...past].sort());
    for (const [status, count] of [
      ['CURRENT', 9],
      ['PAST', 4],
      ['ALL', 13],
    ] as const)
      expect(await list(`?status=${status}`)).toMatchObject({
        count,
        countIsExact: true,
        page: 1,
        size: 25,
        tabs: { CURRENT: 9, PAST: 4 },
      });
    expect(await list('?status=AWAITING_BUYER_PAYMENT')).toMatchObject({ count: 0, results: [] });
  });

  it.each(
    saleStatuses.filter(
      (status) => status !== 'AWAITING_BUYER_PAYMENT' && status !== 'REQUESTED' && status !== 'CONFIRMED',
    ),
  )('an exact status: %s', async (status) => {
    expect(await orders(`?status=${status}`)).toEqual(named(status));
  });

  it.each([
    ['US', ['US']],
    ['USA', ['US']],
    ['JP', ['JP']],
    ['WAREHOUSE', ['NL']],
    ['EUROPE', ['REQUESTED', 'CONFIRMED', 'PAYMENT_IN_REVIEW', 'PAID', 'NL', 'payable', 'tracked']],
    ['WORLD', ['REQUESTED', 'CONFIRMED', 'PAYMENT_IN_REVIEW', 'PAID', 'US', 'JP', 'NL', 'payable', 'tracked']],
    ['FR', []],
  ] as const)('destination %s', async (destination, keys) => {
    expect(await orders(`?destination=${destination}`)).toEqual(named(...keys));
    expect((await list(`?destination=${destination}`)).count).toBe(keys.length);
  });

  it.each([
    ['TRIGGER_PAYMENT', ['payable', 'tracked']],
    ['ADD_SHIPPING_DETAILS', ['CONFIRMED']],
    ['TRIGGER_PAYMENT,WAIT_FOR_APPROVAL', ['payable', 'tracked', 'PAYMENT_IN_REVIEW']],
    ['RESPOND_TO_CLAIM', []],
  ] as const)('next action %s', async (nextAction, keys) => {
    expect(await orders(`?nextAction=${nextAction}`)).toEqual(named(...keys));
  });

  it.each([
    ['QS-600-0', ['payable']],
    ['qs-60', ['payable', 'tracked']],
    ['  qs-600-0 ', ['payable']],
    ['Bürotürme 7', ['payable']],
    ['BÜROTÜRME', ['payable']],
    ['12345678905', ['payable']],
    ['00012345678905', ['payable']],
    ['012345678905', ['payable']],
    ['0 12345 67890 5', ['payable']],
    ['4500-12345', ['tracked']],
    ['4500-12', ['tracked']],
    ['søn', ['payable']],
    ['Öl & Søn', ['payable']],
    ['3sabcd1234', ['tracked']],
    ['QS-901-0', []],
    ['%', []],
    ['_', []],
    ["' or 1=1 --", []],
  ] as const)('search for %s', async (search, keys) => {
    expect(await orders(`?search=${encodeURIComponent(search)}`)).toEqual(named(...keys));
  });

  it('filters together; the tabs count what the filters leave', async () => {
    const answer = await list('?search=qs-40&destination=EUROPE&status=PAST&size=2');
    expect(answer).toMatchObject({ count: 4, size: 2, tabs: { CURRENT: 4, PAST: 4 } });
    expect(answer.results).toHaveLength(2);
    expect(await orders('?status=PAID&nextAction=ADD_TRACKING&destination=DE&search=qs-40')).toEqual(named('PAID'));
  });

  it.each(saleSorts)('sorts by %s, pages follow each other without a gap', async (sort) => {
    const whole: Row[] = (await list(`?sort=${sort}&status=ALL`)).results;
    const sorted: Record<string, (row: Row) => string> = {
      createdAt: (row) => row.createdAt,
      order: (row) => row.order,
      amount: (row) => row.total.amount.padStart(12, '0'),
      expiresAt: (row) => row.expiresAt ?? '9999',
    };
    const values = whole.map((row) => sorted[sort.replace('-', '')]?.(row) ?? '');
    expect(values).toEqual(sort.startsWith('-') ? values.toSorted().reverse() : values.toSorted());
    const paged: Row[] = [];
    for (const page of [1, 2, 3, 4])
      paged.push(...(await list(`?sort=${sort}&status=ALL&size=4&page=${page}`)).results);
    expect(paged.map((row) => row.order)).toEqual(whole.map((row) => row.order));
  });

  it('begins with the nearest deadline when current, with the newest when past', async () => {
    expect((await list('')).results.map((row: Row) => row.order)).toEqual(
      (await list('?sort=expiresAt')).results.map((row: Row) => row.order),
    );
    expect((await list('?status=PAST')).results.map((row: Row) => row.order)).toEqual(
      named('COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED').reverse(),
    );
  });

  it('shows the pictures of the first three lines as they stand in the order, a gap where a product has none', async () => {
    const pictures = ['/img/p/1/1.svg', null, '/img/p/3/1.svg', '/img/p/4/1.svg'];
    const gtins = await t.database.write('system', async (db) => {
      const made = [];
      for (const picture of pictures) {
        const { id, gtin } = await makeProduct(db);
        await db.update(products).set({ picture }).where(eq(products.id, id));
        made.push(gtin);
      }
      return made;
    });
    const own = await sellerFixture(t);
    const { order } = await own.sale({ lines: gtins.map((gtin) => ({ gtin })) });
    const row = { order, lineCount: 4, pictures: pictures.slice(0, 3) };
    expect((await list('', own)).results).toMatchObject([row]);
    expect((await list(`?search=${order}`, own)).results).toMatchObject([row]);
    const session = await staffIn(t, 'staff.sellers');
    expect((await list(`?search=${order}`, { ...own, session })).results).toMatchObject([row]);
  });

  it('[ORD-02] a page beyond the last is 404 with the given words; an empty first page is not', async () => {
    expect(await list('?page=2')).toMatchObject({ status: 404, code: 'not_found', message: 'No results found.' });
    expect(await list('?search=nothing')).toMatchObject({ count: 0, page: 1, results: [] });
    expect(await list('?search=nothing&page=2')).toMatchObject({ status: 404 });
  });

  it.each([
    '?page=0',
    '?page=2001',
    '?size=101',
    '?size=0',
    '?sort=price',
    '?destination=de',
    '?destination=MOON',
    '?nextAction=SLEEP',
    '?status=GONE',
    '?colour=red',
    `?search=${'x'.repeat(81)}`,
  ])('%s is 400', async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('a search that no text can hold is 400, never 500', async () => {
    expect((await list('?search=%00')).status).toBe(400);
  });
});

describe('tenants', () => {
  it('another seller sees none of it, whatever is asked', async () => {
    for (const query of [
      '',
      '?status=ALL',
      '?status=PAST',
      '?destination=WORLD',
      '?search=qs-',
      '?nextAction=TRIGGER_PAYMENT',
      '?sort=-amount&size=100',
    ])
      for (const order of await orders(query, other)) expect(order).toMatch(/^QS-90/);
    expect((await list('?status=ALL', other)).tabs).toEqual({ CURRENT: 4, PAST: 4 });
  });

  it('[INT-04] staff who name no company read the orders, lines and documents of all, each with its company', async () => {
    const { headers } = await staffIn(t, 'staff.sellers');
    const read = async (path: string) => (await t.call('GET', path, { headers })).json();
    const found = await read('/sales/?status=ALL&search=QS-40&size=100');
    expect(found).toMatchObject({ count: saleStatuses.length - 1, countIsExact: true });
    expect(found.results[0].seller).toEqual({ qid: desk.seller.id, name: desk.seller.name });
    const theirs = await read('/sales/?status=COMPLETED&search=QS-90');
    expect(theirs.results.map((row: { seller: { qid: string } }) => row.seller.qid)).toEqual([other.seller.id]);
    const places = await read('/sales/?status=ALL&destination=WAREHOUSE&sort=-amount&size=1');
    expect(places).toMatchObject({ size: 1, results: [{ destination: { kind: 'WAREHOUSE' } }] });
    const all = await read('/sales/?status=CURRENT&size=100');
    expect([all.count, all.tabs.CURRENT]).toEqual([all.results.length, all.count]);
    const companies = new Set(all.results.map((row: { seller: { qid: string } }) => row.seller.qid));
    expect([companies.has(desk.seller.id), companies.has(other.seller.id)]).toEqual([true, true]);
    const ends = all.results.map((row: { expiresAt: string | null }) => row.expiresAt).filter(Boolean);
    expect(ends).toEqual(ends.toSorted());
    expect((await read('/sales/lines/?size=1')).size).toBe(1);
    expect((await read('/sales/documents/')).page).toBe(1);
    expect((await read('/sales/?page=500')).code).toBe('not_found');
    const content = await staffIn(t, 'staff.content');
    expect((await t.call('GET', '/sales/', { headers: content.headers })).statusCode).toBe(403);
    // A seller's own list says nothing of companies.
    expect((await list('?status=ALL')).results[0]).not.toHaveProperty('seller');
  });

  it('401 without a session, 403 for a buyer and for the warehouse', async () => {
    expect((await t.call('GET', '/sales/')).statusCode).toBe(401);
    const warehouse = await signedIn(t, { role: 'WAREHOUSE_WORKER', isWarehouseUser: true });
    expect((await t.call('GET', '/sales/', { headers: warehouse.headers })).json().code).toBe('permission_denied');
    const buyer = await signedIn(t, { role: 'BUYER' }, 'buyers');
    expect((await t.call('GET', '/sales/', { headers: buyer.headers })).statusCode).toBe(403);
  });
});

describe('counts', () => {
  it('stay the truth through many changes and the folding of their rows', async () => {
    const busy = await sellerFixture(t);
    const staff = await staffIn(t, 'staff.sellers');
    const sales = await Promise.all(Array.from({ length: 12 }, () => busy.sale({ lines: [{}] })));
    await Promise.all(
      sales.map(async ({ id }, index) => {
        if (index % 4 === 0) return busy.send('POST', id, 'decline/', { reasons: ['PRICE_INCORRECT'] });
        if (index % 4 === 1)
          return t.call('POST', `/sales/${id}/cancel/`, { headers: staff.headers, payload: { reason: 'LEGAL' } });
        await busy.send('POST', id, 'confirm_saleline_quantities/', {});
        await busy.send('PATCH', id, '', { shippingMethod: 'SELLER', loads: [parcel] });
        return index % 4 === 2 ? busy.send('POST', id, 'paycomplete/', {}) : undefined;
      }),
    );
    const stats = async () => (await t.call('GET', '/sellers/stats/', { headers: busy.session.headers })).json();
    const expected = {
      tabs: { CURRENT: 6, PAST: 6 },
      needsYou: 6,
      byNextAction: { TRIGGER_PAYMENT: 3, ADD_TRACKING: 3, CONFIRM_QUANTITIES: 0 },
    };
    expect(await stats()).toMatchObject(expected);
    await t.database.write('system', foldCounts);
    expect(await stats()).toMatchObject(expected);
    expect(await list('?status=ALL', busy)).toMatchObject({ count: 12, tabs: { CURRENT: 6, PAST: 6 } });
    expect((await brokenInvariants(t.database)).filter((promise) => promise.startsWith('the counts'))).toEqual([]);
  });

  it('the dashboard counts what ends within 24 hours', async () => {
    const hurried = await sellerFixture(t);
    for (const expiresAt of ['2026-11-22T07:59:59.000Z', '2026-11-22T08:00:01.000Z', '2026-11-21T09:00:00.000Z'])
      await hurried.sale({ expiresAt });
    const stats = (await t.call('GET', '/sellers/stats/', { headers: hurried.session.headers })).json();
    expect(stats.expiringWithin24Hours).toBe(2);
    expect((await t.call('GET', '/sellers/stats/')).statusCode).toBe(401);
  });
});

describe('[ORD-01] lines across orders', () => {
  type Line = { order: string; saleQid: string; gtin: string; total: { amount: string; currency: string } };
  const lines = (query = '', who = desk) => list(`lines/${query}`, who);

  it('come newest order first and in the order of the order, with its number; a page at a time', async () => {
    const own = await sellerFixture(t);
    await own.sale({ orderNumber: 'QS-700-0', lines: [{ gtin: '00012345678905' }, { gtin: '00012345678912' }] });
    const newer = await own.sale({ orderNumber: 'QS-701-0', lines: [{ gtin: '00012345678929' }] });
    const all = await lines('', own);
    expect(all.count).toBe(3);
    expect(all.results.map(({ order, gtin }: Line) => [order, gtin])).toEqual([
      ['QS-701-0', '00012345678929'],
      ['QS-700-0', '00012345678905'],
      ['QS-700-0', '00012345678912'],
    ]);
    expect((await lines('?size=2&page=2', own)).results.map(({ order }: Line) => order)).toEqual(['QS-700-0']);
    const one = (await t.call('GET', `/sales/${newer.id}/lines/`, { headers: own.session.headers })).json();
    expect((await lines(`?saleQid=${newer.id}`, own)).results).toEqual([
      { ...one.results[0], saleQid: newer.id, order: 'QS-701-0' },
    ]);
  });

  it('hide what the buyer has not paid, and belong to one company', async () => {
    const shown = new Set((await lines('?size=100')).results.map(({ order }: Line) => order));
    expect(shown).not.toContain(numbers.AWAITING_BUYER_PAYMENT);
    expect(shown).toContain(numbers.REQUESTED);
    expect([...shown].some((order) => String(order).startsWith('QS-9'))).toBe(false);
    const beyond = await t.call('GET', '/sales/lines/?page=90', { headers: desk.session.headers });
    expect(beyond.statusCode).toBe(404);
  });
});
