import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';
import { shareOf } from './insights.presenter.ts';

let t: TestApp;
let desk: SellerFixture;

beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  const createdAt = '2026-11-10T08:00:00.000Z';
  await desk.sale({ status: 'REQUESTED', createdAt });
  await desk.sale({ status: 'CONFIRMED', createdAt });
  await desk.sale({ status: 'COMPLETED', createdAt });
  await desk.sale({ status: 'DECLINED', createdAt });
  await desk.sale({ status: 'EXPIRED', createdAt });
  await desk.sale({ status: 'COMPLETED', createdAt: '2026-01-10T08:00:00.000Z' });
});
afterAll(() => t.close());

const get = async (query = '', { headers } = desk.session) =>
  (await t.call('GET', `/insights/${query}`, { headers })).json();

describe('[INV-10] insights', () => {
  it('count what reached the seller in the period, what became of it, and when', async () => {
    const found = await get('?period=30');
    expect(found).toMatchObject({
      ...{ from: '2026-10-22', until: '2026-11-21', orders: 5 },
      ...{ acceptance: 0.5, decline: 0.25, expiry: 0.25, fillRate: 1, claimShare: 0 },
    });
    expect(found.sales.amount).toBe('500.00');
    expect(found.weeks).toEqual([
      { from: '2026-11-09', orders: 5, sales: found.sales, before: { amount: '0.00', currency: 'EUR' } },
    ]);
    expect(found.destinations).toHaveLength(1);
    const year = await get('?period=365');
    expect(year.orders).toBe(6);
    // Also the weeks in which nobody ordered, from 5 January to 9 November.
    expect(year.weeks).toHaveLength(45);
    expect(year.weeks[1]).toMatchObject({ from: '2026-01-12', orders: 0 });
  });

  it('[INV-11] hold against the limits what new orders are paused by: no decline for the buyer’s reason, no order before a pause', async () => {
    const own = await sellerFixture(t, { seller: { activeSince: '2026-11-01T08:00:00.000Z' } });
    const createdAt = '2026-11-10T08:00:00.000Z';
    await own.sale({ status: 'COMPLETED', createdAt });
    await own.sale({ status: 'DECLINED', declineReasons: ['BUYER_REQUESTED_CHANGE'], createdAt });
    await own.sale({ status: 'DECLINED', declineReasons: ['OUT_OF_STOCK'], createdAt });
    await own.sale({ status: 'DECLINED', declineReasons: ['OUT_OF_STOCK'], createdAt: '2026-10-25T08:00:00.000Z' });
    const found = await get('?period=30', own.session);
    expect(found).toMatchObject({ decline: 0.75, record: { decline: 0.3333, claimShare: 0, expiry: 0 } });
    expect((await get('?destination=DE', own.session)).claimShare).toBeNull();
    const fresh = await sellerFixture(t);
    expect((await get('', fresh.session)).record).toEqual({ decline: null, claimShare: null, expiry: null });
  });

  it('stand beside those of the period before, week by week, by brand and by country', async () => {
    const later = await sellerFixture(t);
    const order = (createdAt: string, status: 'COMPLETED' | 'EXPIRED' = 'COMPLETED') =>
      later.sale({ status, createdAt });
    await order('2026-11-10T08:00:00.000Z');
    await order('2026-10-14T08:00:00.000Z');
    await order('2026-10-13T08:00:00.000Z');
    await order('2026-10-12T08:00:00.000Z', 'EXPIRED');
    // Before the period before.
    await order('2026-09-10T08:00:00.000Z');
    const found = await get('?period=30', later.session);
    expect(found.before).toMatchObject({ orders: 3, sales: { amount: '500.00' } });
    expect(found.sales.amount).toBe('250.00');
    expect(found.weeks).toMatchObject([{ from: '2026-11-09', before: { amount: '500.00' } }]);
    expect(found.destinations[0].before.amount).toBe('500.00');
    expect(found.brands.map((row: { before: { amount: string } }) => row.before.amount)).toContain('500.00');
  });

  it('hold the part of a week against the same part, so that weeks and period agree', async () => {
    const own = await sellerFixture(t);
    // The period begins on Thursday 22 October, the one before on Tuesday 22 September.
    for (const createdAt of ['2026-10-23T08:00:00.000Z', '2026-09-21T08:00:00.000Z', '2026-09-24T08:00:00.000Z'])
      await own.sale({ status: 'COMPLETED', createdAt });
    const found = await get('?period=30', own.session);
    expect(found.before).toMatchObject({ orders: 1, sales: { amount: '250.00' } });
    expect(found.weeks).toMatchObject([{ from: '2026-10-19', orders: 1, before: { amount: '250.00' } }]);
    const monday = await sellerFixture(t);
    await monday.sale({ status: 'COMPLETED', createdAt: '2026-10-23T08:00:00.000Z' });
    await monday.sale({ status: 'COMPLETED', createdAt: '2026-09-21T08:00:00.000Z' });
    expect((await get('?period=30', monday.session)).weeks).toMatchObject([{ before: { amount: '0.00' } }]);
  });

  it('are of one brand and destination when asked', async () => {
    const { brands, destinations } = await get('?period=30');
    const one = await get(`?period=30&brand=${encodeURIComponent(brands[0].key)}`);
    expect(one.brands).toHaveLength(1);
    expect((await get('?period=30&brand=Nobody')).orders).toBe(0);
    expect((await get(`?period=30&destination=${destinations[0].key}`)).orders).toBe(5);
    expect(await get('?period=30&destination=AQ')).toMatchObject({
      orders: 0,
      acceptance: null,
      medianConfirmHours: null,
    });
  });

  it('are one company’s alone, for whoever may read them, and come as a file', async () => {
    const other = await sellerFixture(t);
    expect((await get('', other.session)).orders).toBe(0);
    const clerk = await signedIn(t, { sellerId: desk.seller.id, role: 'ORDERS' });
    expect((await get('', clerk)).code).toBe('permission_denied');
    const file = await t.call('GET', '/insights/export/?period=30', { headers: desk.session.headers });
    expect(file.headers['content-disposition']).toContain('insights-2026-10-22-2026-11-21.csv');
    expect(file.body).toContain('Orders,5');
  });

  it('are a file only for whoever may read them and make files', async () => {
    for (const [role, permission] of [
      ['VIEWER', 'exports.create'],
      ['INVENTORY', 'exports.create'],
      ['ORDERS', 'insights.read'],
    ] as const) {
      const { headers } = await signedIn(t, { sellerId: desk.seller.id, role });
      const refused = (await t.call('GET', '/insights/export/?period=30', { headers })).json();
      expect(refused).toMatchObject({ status: 403, code: 'permission_denied', permission });
    }
  });

  it('divide nothing by nothing', () => expect([shareOf(1, 3), shareOf(0, 0)]).toEqual([0.3333, null]));
});
