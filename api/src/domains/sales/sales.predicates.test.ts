import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testDatabaseUrl } from '../../testing/db.ts';
import { parcel, type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';

/** Row-level security is the net beneath the queries. Here it is taken away: each query must say itself whose rows it wants. */
const withoutNet = ({ close, flight, listen, read, write, within }: Database): Database => ({
  close,
  listen,
  within: (limit) => withoutNet(within(limit)),
  flight: (_, queries) => flight('system', queries),
  read: (_, work) => read('system', work),
  write: (_, work) => write('system', work),
});

let t: TestApp;
let bare: Database;
let mine: SellerFixture;
let theirs: SellerFixture;
beforeAll(async () => {
  bare = openDatabase({ url: await testDatabaseUrl(), poolSize: 4, report: () => undefined });
  t = await testApp({ replaced: { database: withoutNet(bare) } });
  [mine, theirs] = [await sellerFixture(t), await sellerFixture(t)];
});
afterAll(async () => {
  await t.close();
  await bare.close();
});

const track = (desk: SellerFixture, saleQid: string, number: string) =>
  t.call('POST', '/shipments/', {
    headers: desk.session.headers,
    payload: { saleQid, carrier: 'own_truck', trackAndTraceNumbers: [number] },
  });

describe('without row-level security', () => {
  it('lists, counts, searches and figures are of one seller', async () => {
    await mine.sale({ orderNumber: 'QS-100-0' });
    await theirs.sale({ orderNumber: 'QS-100-1' });
    await theirs.sale({ orderNumber: 'QS-100-2', status: 'DECLINED' });
    const queries = [
      '',
      '?status=ALL',
      '?search=qs-100',
      '?search=lindqvist',
      '?destination=DE',
      '?sort=-amount',
      '?nextAction=CONFIRM_QUANTITIES',
    ];
    for (const query of queries) {
      const { count, tabs, results } = (
        await t.call('GET', `/sales/${query}`, { headers: mine.session.headers })
      ).json();
      const orders = results.map((row: { order: string }) => row.order);
      expect([query, count, tabs, orders]).toEqual([query, 1, { CURRENT: 1, PAST: 0 }, ['QS-100-0']]);
    }
    const stats = (await t.call('GET', '/sellers/stats/', { headers: mine.session.headers })).json();
    expect(stats).toMatchObject({ needsYou: 1, tabs: { CURRENT: 1, PAST: 0 } });
  });

  it('another seller’s order, lines and shipments are 404, and stay as they are', async () => {
    const { id, lineIds } = await theirs.payable();
    const { qid } = (await track(theirs, id, 'TRUCK-1')).json().shipment;
    const before = await theirs.shown(id);
    const calls = [
      ['GET', ''],
      ['GET', 'lines/'],
      ['GET', 'events/'],
      ['GET', 'paycomplete/'],
      ['GET', 'carrier_booking/'],
      ['GET', 'bookable-carriers/'],
      ['POST', 'read/', {}],
      ['POST', 'confirm_saleline_quantities/', {}],
      ['POST', 'decline/', { reasons: ['OUT_OF_STOCK'] }],
      ['PATCH', '', { shippingMethod: 'SELLER', loads: [parcel] }],
      ['PUT', 'lines/', { lines: [{ qid: lineIds[0], draftQuantity: 1 }] }],
      ['PUT', `lines/${lineIds[0]}/`, { draftQuantity: 1 }],
      ['POST', 'paycomplete/', {}],
      ['POST', 'complete/', {}],
      ['POST', 'issue/', { category: 'OTHER', message: 'Hello' }],
      ['POST', 'carrier_booking/', { carrier: 'ups', pickupDate: '2026-11-23' }],
    ] as const;
    for (const [method, path, payload] of calls)
      expect([method, path, (await mine.send(method, id, path, payload)).statusCode]).toEqual([method, path, 404]);
    expect((await track(mine, id, 'TRUCK-2')).statusCode).toBe(404);
    for (const method of ['GET', 'DELETE'] as const)
      expect((await t.call(method, `/shipments/${qid}/`, { headers: mine.session.headers })).statusCode).toBe(404);
    expect((await t.call('GET', `/shipments/?saleQid=${id}`, { headers: mine.session.headers })).json().count).toBe(0);
    expect(await theirs.shown(id)).toEqual(before);
  });

  it('a line of another order cannot be named, not even one’s own', async () => {
    const [one, two] = [await mine.sale(), await mine.sale()];
    const answer = await mine.send('PUT', one.id, `lines/${two.lineIds[0]}/`, { draftQuantity: 1 });
    expect(answer.json().code).toBe('line_not_found');
    const confirmed = await mine.send('POST', one.id, 'confirm_saleline_quantities/', {
      lines: [{ qid: two.lineIds[0], confirmedQuantity: 1 }],
    });
    expect(confirmed.json().code).toBe('line_not_found');
  });
});
