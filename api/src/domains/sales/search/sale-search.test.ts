import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { parcel, type SellerFixture, sellerFixture, staffIn } from '../../../testing/seller-fixture.ts';
import { signedIn } from '../../../testing/session.ts';

let t: TestApp;
let desk: SellerFixture;
let other: SellerFixture;
const ids: Record<string, string> = {};

beforeAll(async () => {
  t = await testApp();
  [desk, other] = [await sellerFixture(t), await sellerFixture(t)];
  const marlin = { brandName: 'Marlin & Öl', gtin: '00012345678905' };
  ids.first = (await desk.sale({ orderNumber: 'QS-70001-0', buyerReference: 'Bürotürme 7', lines: [marlin] })).id;
  ids.second = (await desk.sale({ orderNumber: 'QS-70001-05', lines: [marlin] })).id;
  ids.tracked = (
    await desk.sale({
      status: 'PAID',
      orderNumber: 'QS-70002-0',
      shippingMethod: 'SELLER',
      loads: [parcel],
      trackingNumbers: ['3SABCD12345678'],
      buyerReference: '4500-12345',
    })
  ).id;
  ids.hidden = (await desk.sale({ status: 'AWAITING_BUYER_PAYMENT', orderNumber: 'QS-70003-0' })).id;
  ids.foreign = (await other.sale({ orderNumber: 'QS-70001-9', lines: [marlin] })).id;
});
afterAll(() => t.close());

const ask = (q: string, headers = desk.session.headers, more = '') =>
  t.call('GET', `/sales/search/?q=${encodeURIComponent(q)}${more}`, { headers });
const found = async (q: string): Promise<string[]> =>
  (await ask(q)).json().results.map(({ qid }: { qid: string }) => Object.keys(ids).find((key) => ids[key] === qid));

describe('[RT-37] the search over orders', () => {
  it.each([
    ['number', 'qs-70001-0', ['first', 'second']],
    ['beginning of a number', 'QS-7000', ['tracked', 'second', 'first']],
    ['buyer’s reference', 'bürotürme', ['first']],
    ['buyer’s reference of digits', '4500-12345', ['tracked']],
    ['its beginning', '4500-12', ['tracked']],
    ['GTIN as printed', '012345678905', ['second', 'first']],
    ['GTIN filled up to 14 digits', '00012345678905', ['second', 'first']],
    ['GTIN with the spaces people type', '0 12345 67890 5', ['second', 'first']],
    ['GS1 code as a scanner reads it', ']C10100012345678905', ['second', 'first']],
    ['brand', 'marlin', ['second', 'first']],
    ['word of a brand', 'mar', ['second', 'first']],
    ['tracking number', '3sabcd12345678', ['tracked']],
    ['nothing there is', 'no such thing', []],
    ['wildcards, which are letters like any other', '%', []],
  ])('by %s', async (_what, typed, expected) => {
    expect(await found(typed)).toEqual(expected);
  });

  it('[ORD-12] a number that is taken back stays what else the order is called', async () => {
    const own = await sellerFixture(t);
    const { headers } = own.session;
    const { id, order } = await own.payable({ buyerReference: 'PO-8841-77' });
    const payload = { saleQid: id, carrier: 'own_truck', trackAndTraceNumbers: [order, 'PO-8841-77', 'TRUCK-8841'] };
    const { qid } = (await t.call('POST', '/shipments/', { headers, payload })).json().shipment;
    const counts = async () =>
      Promise.all([order, 'PO-8841-77', 'TRUCK-8841'].map(async (q) => (await ask(q, headers)).json().results.length));
    expect(await counts()).toEqual([1, 1, 1]);
    await own.send('PATCH', id, '', { buyerReference: null });
    expect(await counts()).toEqual([1, 1, 1]);
    await own.send('PATCH', id, '', { buyerReference: 'PO-8841-77' });
    await t.call('DELETE', `/shipments/${qid}/`, { headers });
    expect(await counts()).toEqual([1, 1, 0]);
  });

  it('finds what is paid, however many unpaid orders of the same product are newer', async () => {
    const own = await sellerFixture(t);
    const lines = [{ brandName: 'Nordlys', gtin: '00012345678905' }];
    const { id } = await own.sale({ lines });
    for (let newer = 0; newer < 50; newer += 1) await own.sale({ status: 'AWAITING_BUYER_PAYMENT', lines });
    for (const q of ['nordlys', 'nordl'])
      expect((await ask(q, own.session.headers)).json().results, q).toMatchObject([{ qid: id }]);
  });

  it('names the one order that the whole text names, also when others begin with it', async () => {
    expect((await ask('qs-70001-0')).json().exact).toBe(ids.first);
    expect((await ask('3SABCD12345678')).json().exact).toBe(ids.tracked);
  });

  it('names none where several match alike, or where only the beginning does', async () => {
    expect((await ask('marlin')).json().exact).toBeNull();
    expect((await ask('QS-7000')).json().exact).toBeNull();
  });

  it('tells what each order was found by, and enough to know it', async () => {
    expect((await ask('bürotürme 7')).json().results).toEqual([
      {
        qid: ids.first,
        order: 'QS-70001-0',
        status: 'REQUESTED',
        nextAction: 'CONFIRM_QUANTITIES',
        buyerReference: 'Bürotürme 7',
        destination: { kind: 'BUYER', country: 'DE', city: 'Hamburg', region: 'EUROPE' },
        total: { amount: '125.00', currency: 'EUR' },
        matched: 'bürotürme 7',
      },
    ]);
  });

  it('shows at most eight, the newest, and says that there are more', async () => {
    for (let n = 0; n < 10; n += 1) await desk.sale({ orderNumber: `QS-8800${n}-0`, lines: [{ brandName: 'Zephyr' }] });
    const answer = (await ask('zephyr')).json();
    expect(answer.results).toHaveLength(8);
    expect(answer.hasMore).toBe(true);
    expect(answer.results[0].order).toBe('QS-88009-0');
  });

  it('never finds what is another company’s, nor what the buyer has not paid', async () => {
    expect(await found('QS-70001-9')).toEqual([]);
    expect(await found('QS-70003-0')).toEqual([]);
  });

  it('is refused without a text, with one too long, and without the permission', async () => {
    expect((await t.call('GET', '/sales/search/', { headers: desk.session.headers })).statusCode).toBe(400);
    expect((await ask('x'.repeat(81))).statusCode).toBe(400);
    const { headers } = await signedIn(t, { sellerId: desk.seller.id, role: 'INVENTORY' });
    expect((await ask('qs', headers)).statusCode).toBe(403);
    expect((await t.call('GET', '/sales/search/?q=qs')).statusCode).toBe(401);
  });

  it('[INT-04] lets staff search one company or all, and a seller no other', async () => {
    const { headers } = await staffIn(t, 'staff.sellers');
    expect((await ask('qs-70001-9', headers, `&sellerQid=${other.seller.id}`)).json().exact).toBe(ids.foreign);
    const all = (await ask('qs-70001-9', headers)).json();
    expect([all.exact, all.results[0].order]).toEqual([ids.foreign, 'QS-70001-9']);
    expect((await ask('qs', (await staffIn(t, 'staff.content')).headers)).statusCode).toBe(403);
    expect((await ask('qs', desk.session.headers, `&sellerQid=${other.seller.id}`)).statusCode).toBe(404);
  });
});

describe('[RT-37] what an order is found by is kept with every change', () => {
  it('a new reference finds it, the old one no longer', async () => {
    const { id } = await desk.sale({ status: 'CONFIRMED', orderNumber: 'QS-71000-0', buyerReference: 'Alpha 1' });
    ids.changed = id;
    expect((await desk.send('PATCH', id, '', { buyerReference: 'Omega 9' })).statusCode).toBe(200);
    expect(await found('omega 9')).toEqual(['changed']);
    expect(await found('alpha 1')).toEqual([]);
    expect((await desk.send('PATCH', id, '', { buyerReference: null })).statusCode).toBe(200);
    expect(await found('omega 9')).toEqual([]);
  });

  it('tracking numbers find it from the moment they are added until they are taken back', async () => {
    const { id } = await desk.payable({ orderNumber: 'QS-72000-0' });
    ids.shipped = id;
    const body = { saleQid: id, carrier: 'own_truck', trackAndTraceNumbers: ['QUAY-4711'] };
    const { headers } = desk.session;
    const made = (await t.call('POST', '/shipments/', { headers, payload: body })).json();
    expect((await ask('quay-4711')).json().exact).toBe(id);
    await t.call('DELETE', `/shipments/${made.shipment.qid}/`, { headers });
    expect(await found('quay-4711')).toEqual([]);
  });
});
