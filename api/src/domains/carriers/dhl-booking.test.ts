/** Orders booked with DHL Express itself, as far as its answers come. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dhlCarrier } from '../../adapters/carriers/dhl-carrier.ts';
import { type DhlStub, dhlStub, dhlUser } from '../../adapters/carriers/dhl-stub.ts';
import { fixedClock } from '../../kernel/clock.ts';
import { workCalendarOf } from '../../platform/calendar.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { parcel, type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';

let stub: DhlStub;
let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  stub = await dhlStub();
  const clock = fixedClock('2026-11-21T08:00:00.000Z');
  const carriers = dhlCarrier(
    { baseUrl: stub.url, ...dhlUser, account: { number: '123456789', phone: '+31 10 123 4567' } },
    { clock, calendarOf: workCalendarOf, report: () => undefined, timeoutMs: 2_000, wait: async () => undefined },
  );
  t = await testApp({ replaced: { carriers } });
  desk = await sellerFixture(t);
});
afterAll(async () => {
  await t.close();
  await stub.close();
});

const platform = async (overrides = {}) =>
  (await desk.payable({ shippingMethod: 'PLATFORM', loads: [parcel], ...overrides })).id;
const book = async (id: string) =>
  (await desk.send('POST', id, 'carrier_booking/', { carrier: 'dhl_express', pickupDate: '2026-11-23' })).json();

it('[ORD-11] what DHL bills in euro is shown and kept in euro, also for an order in pounds', async () => {
  const id = await platform({ currency: 'GBP' });
  const price = { amount: '41.51', currency: 'EUR' };
  expect((await desk.send('GET', id, 'bookable-carriers/')).json().results).toMatchObject([{ price }]);
  expect(await book(id)).toMatchObject({ carrierBooking: { price } });
});

it('[ORD-11] a pickup whose answer was lost is told, and not ordered again by itself', async () => {
  const id = await platform();
  stub.asked.length = 0;
  stub.faults = [{ path: '/pickups', fault: 500 }];
  expect(await book(id)).toMatchObject({ status: 502, code: 'pickup_not_confirmed' });
  await t.runJobs(work);
  expect(stub.asked.filter(({ path }) => path.startsWith('/pickups'))).toHaveLength(1);
  const attempt = { status: 'FAILED', code: 'pickup_not_confirmed' };
  expect(await desk.shown(id)).toMatchObject({ carrierBooking: null, lastAttempt: attempt });
});

it('[ORD-11] a booking that DHL never tells of is given up as one that may come', async () => {
  const id = await platform();
  stub.faults = [{ path: '/shipments', fault: 500 }];
  expect(await book(id)).toMatchObject({ carrierBooking: null, lastAttempt: { status: 'PENDING' } });
  stub.faults = Array.from({ length: 3 }, () => ({ path: '/tracking', fault: 500 as const }));
  const { rows } = await t.database.read('system', (db) =>
    db.execute(sql`select seller_id as "sellerId", id as "bookingId" from carrier_bookings where sale_id = ${id}`),
  );
  await work.jobs.find(({ name }) => name === 'carriers.conclude')?.run({ ...rows[0], question: 12 }, t.deps);
  expect((await desk.shown(id)).lastAttempt).toMatchObject({ status: 'FAILED', code: 'pickup_not_confirmed' });
});
