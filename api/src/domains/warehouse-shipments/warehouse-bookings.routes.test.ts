import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CarrierEvent, CarriersPort } from '../../adapters/carriers/carriers.port.ts';
import { seconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { defaultFlags } from '../../platform/flags/flags.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeHouses, matrixHouse, otherHouse } from '../../testing/matrix/owned-packages.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makePackage, type PackageRow } from '../packages/packages.factory.ts';
import { sales } from '../sales/sales.tables.ts';
import { makeBuyer } from '../sellers/sellers.factory.ts';
import { warehouses } from '../sellers/sellers.tables.ts';
import { ingestCarrierEvents } from '../shipments/use-cases/ingest-carrier-events.ts';

const start = '2026-11-23T08:00:00.000Z';
const carton = { loadType: 'PARCEL', count: 1, weightKg: 12.5, lengthCm: 60, widthCm: 40, heightCm: 40 } as const;
const wish = { carrier: 'dhl_express', pickupDate: '2026-11-24', loads: [carton] };

let t: TestApp;
let seller: SellerFixture;
let worker: Session;
let lead: Session;
let buyerId: string;
let packages: PackageRow[];
beforeAll(async () => {
  t = await testApp({ now: start });
  await t.database.write('none', makeHouses);
  seller = await sellerFixture(t);
  const atHouse = { isWarehouseUser: true, warehouseId: matrixHouse } as const;
  worker = await signedIn(t, { role: 'WAREHOUSE_WORKER', account: 'Ines', ...atHouse });
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', account: 'Jonas', ...atHouse });
});
afterAll(() => t.close());
beforeEach(async () => {
  buyerId = (await t.database.write('none', (db) => makeBuyer(db))).id;
  packages = [await confirmed(), await confirmed()];
});

async function confirmed(): Promise<PackageRow> {
  const order = await seller.sale({ status: 'PAID' });
  return t.database.write('system', async (db) => {
    const [sale] = await db.select().from(sales).where(eq(sales.id, order.id));
    if (!sale) throw new Error('the sale was made');
    return makePackage(db, { sale: { ...sale, buyerId }, warehouseId: matrixHouse, status: 'CONFIRMED' });
  });
}

const at = (path: string) => `/warehouse/shipments/${path}`;
const post = async (path: string, payload: object, { headers } = worker) =>
  (await t.call('POST', at(path), { headers, payload })).json();
const opened = (rows = packages.slice(0, 1)): Promise<WarehouseShipmentDetail> =>
  post('', { packageQids: rows.map(({ id }) => id) });
const shown = async (qid: string): Promise<WarehouseShipmentDetail> =>
  (await t.call('GET', at(`${qid}/`), { headers: worker.headers })).json();
const book = async (qid: string, more: object = {}, headers: Readonly<Record<string, string>> = {}, app = t) =>
  (
    await app.call('POST', at(`${qid}/carrier_booking/`), {
      headers: { ...worker.headers, ...headers },
      payload: { ...wish, ...more },
    })
  ).json();
const booking = async (qid: string, app = t) =>
  (await app.call('GET', at(`${qid}/carrier_booking/`), { headers: worker.headers })).json();
const cancel = async (qid: string) => {
  const { carrierBooking } = await booking(qid);
  const named = `${qid}/carrier_booking/?booking=${carrierBooking?.qid ?? qid}`;
  return (await t.call('DELETE', at(named), { headers: worker.headers })).json();
};
/** What the embedded carriers have in their book for a shipment. */
const pickupsFor = async (qid: string) => {
  const { rows } = await t.database.read('system', (db) =>
    db.execute(
      sql`select p.status from carrier_pickups p join warehouse_bookings b on b.id = p.id
        where b.shipment_id = ${qid} order by b.created_at, b.id`,
    ),
  );
  return rows.map(({ status }) => status);
};
const conclude = async (qid: string, app = t, question = 1) => {
  const { rows } = await app.database.read('system', (db) =>
    db.execute(
      sql`select id as "bookingId" from warehouse_bookings where shipment_id = ${qid} order by created_at desc limit 1`,
    ),
  );
  const { run } = work.jobs.find(({ name }) => name === 'warehouse_shipments.conclude_booking') ?? {};
  await run?.({ ...rows[0], question }, app.deps);
};

describe('[WH-05] a carrier booked for a shipment', () => {
  it('is offered with price and days, those who do not take it with why', async () => {
    const { qid, allowedActions } = await opened();
    expect(allowedActions).toContain('book');
    const ask = async (loads: string) =>
      (await t.call('GET', at(`${qid}/bookable-carriers/?loads=${loads}`), { headers: worker.headers })).json();
    expect(await ask('PARCEL:1:12.5:60:40:40')).toMatchObject({
      results: [
        {
          carrier: 'ups',
          name: 'UPS',
          price: { currency: 'EUR' },
          pickupDates: expect.arrayContaining(['2026-11-24']),
        },
        { carrier: 'dhl_express', cutOff: '14:00' },
        { carrier: 'dbschenker' },
      ],
      refused: [],
    });
    expect(await ask('PALLET:2:400:120:80:150,PARCEL:1:5:30:30:30')).toMatchObject({
      refused: [
        { carrier: 'ups', code: 'weight_out_of_range', message: 'The weight is outside what this carrier takes.' },
      ],
    });
    expect(await ask('PARCEL:1:40:60:40:40')).toMatchObject({
      ...{ status: 400, code: 'load_too_heavy' },
      errors: { 'loads.0': [{ code: 'load_too_heavy' }] },
    });
    expect(await ask('CRATE:1')).toMatchObject({ status: 400, errors: { loads: expect.anything() } });
  });

  it('gives it carrier and number, so that closing asks for the weight alone; its label is printed', async () => {
    const { qid, number } = await opened();
    const made = await book(qid);
    expect(made).toMatchObject({
      carrierBooking: {
        ...{ status: 'SUCCEEDED', carrier: 'dhl_express', pickupDate: '2026-11-24', hasLabel: true, loads: [carton] },
        ...{ trackingNumbers: [expect.stringMatching(/^\d{10}$/)], price: { currency: 'EUR' } },
      },
      lastAttempt: { status: 'SUCCEEDED', code: null },
    });
    const [trackingNumber] = made.carrierBooking.trackingNumbers;
    const open = await shown(qid);
    expect(open).toMatchObject({ status: 'OPEN', carrier: 'dhl_express', trackingNumber });
    expect(open.events[0]).toMatchObject({ action: 'booked', note: 'DHL Express', actorName: 'Ines' });
    expect(open.allowedActions).not.toContain('book');
    const label = await t.call('GET', at(`${qid}/carrier_booking/label/`), { headers: worker.headers });
    expect([label.statusCode, label.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(label.headers['content-disposition']).toContain(`carrier-label-${number}.pdf`);
    expect((await readPdf(label.rawPayload)).text).toContain('Kade 1');
    expect(await post(`${qid}/ready/`, { weightKg: 13 })).toMatchObject({
      ...{ status: 'READY_TO_SHIP', carrier: 'dhl_express', trackingNumber, weightKg: 13 },
    });
  });

  it('and handed over is followed by that number: the carrier tells that it is on its way, and delivered', async () => {
    const { qid } = await opened();
    const { carrierBooking } = await book(qid);
    await post(`${qid}/ready/`, { weightKg: 13 });
    await post(`${qid}/dispatch/`, { driverName: 'Piet', scannedPackageQids: [packages[0]?.id] });
    t.clock.set('2026-11-27T18:00:00.000Z');
    const { run } = work.jobs.find(({ name }) => name === 'warehouse_shipments.follow') ?? {};
    await run?.({}, t.deps);
    worker = await signedInAgain(t, worker.user);
    const after = await shown(qid);
    t.clock.set(start);
    worker = await signedInAgain(t, worker.user);
    lead = await signedInAgain(t, lead.user);
    expect(after).toMatchObject({ status: 'DELIVERED', trackingNumber: carrierBooking.trackingNumbers[0] });
    expect(after.events.map(({ action }) => action)).toContain('carrier_in_transit');
  });

  it('of several pieces is delivered with the last of them', async () => {
    const { qid } = await opened();
    const { carrierBooking } = await book(qid, { carrier: 'ups', loads: [{ ...carton, count: 2 }] });
    const [one, other] = carrierBooking.trackingNumbers;
    await post(`${qid}/ready/`, { weightKg: 25 });
    await post(`${qid}/dispatch/`, { driverName: 'Piet', scannedPackageQids: [packages[0]?.id] });
    const event = (number: string, code: CarrierEvent['code']) =>
      ingestCarrierEvents(t.deps, [
        { id: newId(), carrier: 'ups', number, code, at: '2026-11-24T09:00:00.000Z', location: null },
      ]);
    expect(await event(other, 'PICKED_UP')).toMatchObject({ taken: 1, unknown: [] });
    expect(await shown(qid)).toMatchObject({ status: 'SHIPPED', journey: 'IN_TRANSIT' });
    expect([await event(other, 'DELIVERED'), await event(other, 'DELIVERED')]).toMatchObject([
      { taken: 1 },
      { taken: 0 },
    ]);
    expect((await shown(qid)).status).toBe('SHIPPED');
    await event(one, 'DELIVERED');
    expect((await shown(qid)).status).toBe('DELIVERED');
  });

  it('another carrier or number is not told beside it', async () => {
    const { qid } = await opened();
    await book(qid);
    for (const told of [{ carrier: 'ups' }, { carrier: 'dhl_express', trackingNumber: '3318810025' }])
      expect(await post(`${qid}/ready/`, { weightKg: 13, ...told })).toMatchObject({
        ...{ status: 409, code: 'shipment_carrier_booked' },
      });
    expect(await book(qid)).toMatchObject({ status: 409, code: 'shipment_carrier_booked' });
  });

  it('without one the carrier is told as before', async () => {
    const { qid } = await opened();
    expect(await post(`${qid}/ready/`, { weightKg: 13 })).toMatchObject({ code: 'shipment_carrier_unknown' });
    expect(await booking(qid)).toEqual({ carrierBooking: null, lastAttempt: null });
  });
});

describe('[WH-05] a booking ends', () => {
  it('when a worker cancels it: the carrier does not come, and another can be booked', async () => {
    const { qid } = await opened();
    await book(qid);
    expect(await cancel(qid)).toMatchObject({ carrier: null, trackingNumber: null, status: 'OPEN' });
    await t.runJobs(work);
    expect(await pickupsFor(qid)).toEqual(['cancelled']);
    expect(await booking(qid)).toMatchObject({ carrierBooking: null, lastAttempt: { status: 'CANCELLED' } });
    expect(await cancel(qid)).toMatchObject({ status: 409, code: 'shipment_not_booked' });
    expect(await book(qid, { carrier: 'ups' })).toMatchObject({ carrierBooking: { carrier: 'ups' } });
  });

  it.each(['add', 'remove', 'reopen'] as const)('when %s makes another load of it', async (step) => {
    const { qid } = await opened(step === 'remove' ? packages : packages.slice(0, 1));
    await book(qid);
    if (step === 'reopen') {
      await post(`${qid}/ready/`, { weightKg: 13 });
      await post(`${qid}/reopen/`, {}, lead);
    } else await post(`${qid}/${step}-packages/`, { packageQids: [packages[1]?.id] });
    await t.runJobs(work);
    expect(await shown(qid)).toMatchObject({ status: 'OPEN', carrier: null, trackingNumber: null });
    expect(await pickupsFor(qid)).toEqual(['cancelled']);
    const undone = await post(`${qid}/undo/`, {}, lead);
    // Closed again it would leave with a carrier that does not come.
    if (step === 'reopen') expect(undone).toMatchObject({ code: 'shipment_nothing_to_undo' });
    else expect(undone).toMatchObject({ status: 'OPEN', carrier: null, trackingNumber: null });
  });

  it('but not when closing is taken back', async () => {
    const { qid } = await opened();
    await book(qid);
    await post(`${qid}/ready/`, { weightKg: 13 });
    expect(await post(`${qid}/undo/`, {})).toMatchObject({ status: 'OPEN', carrier: 'dhl_express' });
    await t.runJobs(work);
    expect(await pickupsFor(qid)).toEqual(['scheduled']);
    expect(await post(`${qid}/ready/`, { weightKg: 14 })).toMatchObject({ carrier: 'dhl_express', weightKg: 14 });
  });
});

describe('[WH-05] [ORD-16] a booking that is asked for again', () => {
  it('with one key books once, also when sent at once', async () => {
    const { qid } = await opened();
    const key = { 'idempotency-key': `key ${newId()}` };
    await Promise.all([1, 2, 3].map(() => book(qid, {}, key)));
    expect(await book(qid, {}, key)).toMatchObject({ carrierBooking: { status: 'SUCCEEDED' } });
    expect(await pickupsFor(qid)).toEqual(['scheduled']);
    expect(await book(qid, { carrier: 'ups' }, key)).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  it('in two tabs books one carrier', async () => {
    const { qid } = await opened();
    const answers = await Promise.all([book(qid), book(qid, { carrier: 'ups' })]);
    expect(answers.filter(({ carrierBooking }) => carrierBooking)).toHaveLength(1);
    expect(await pickupsFor(qid)).toEqual(['scheduled']);
  });

  it('on a page that is behind is refused', async () => {
    const { qid, version } = await opened();
    await post(`${qid}/add-packages/`, { packageQids: [packages[1]?.id] });
    expect(await book(qid, { version })).toMatchObject({ status: 409, code: 'stale_version' });
    expect(await pickupsFor(qid)).toEqual([]);
  });
});

describe('[WH-05] a carrier that is slow or silent', () => {
  it('is pending while its dispatcher decides, then it counts', async () => {
    const { qid } = await opened();
    expect(await book(qid, { carrier: 'dbschenker', pickupDate: '2026-11-25' })).toMatchObject({
      ...{ carrierBooking: null, lastAttempt: { status: 'PENDING', code: null } },
    });
    expect(await book(qid)).toMatchObject({ status: 409, code: 'booking_in_progress' });
    t.clock.advance(seconds(6));
    await conclude(qid);
    await conclude(qid);
    t.clock.set(start);
    expect(await booking(qid)).toMatchObject({ carrierBooking: { carrier: 'dbschenker' } });
    expect((await shown(qid)).events.filter(({ action }) => action === 'booked')).toHaveLength(1);
  });

  it.each(['other packages stand in it', 'it was closed with another'])('does not count when %s', async (what) => {
    const { qid } = await opened();
    await book(qid, { carrier: 'dbschenker', pickupDate: '2026-11-25' });
    if (what.startsWith('other')) await post(`${qid}/add-packages/`, { packageQids: [packages[1]?.id] });
    else await post(`${qid}/ready/`, { carrier: 'own_truck', weightKg: 13 });
    t.clock.advance(seconds(6));
    await conclude(qid);
    t.clock.set(start);
    await t.runJobs(work);
    expect(await booking(qid)).toMatchObject({ carrierBooking: null, lastAttempt: { status: 'CANCELLED' } });
    expect(await pickupsFor(qid)).toEqual(['cancelled']);
    expect((await shown(qid)).carrier).toBe(what.startsWith('other') ? null : 'own_truck');
  });

  it('whose process died is asked again, and comes once', async () => {
    const { carriers } = t.deps;
    const dying: typeof carriers.book = async (request) => {
      await carriers.book(request);
      throw new Error('killed');
    };
    const app = await testApp({ now: start, replaced: { carriers: { ...carriers, book: dying } } });
    const { qid } = await opened();
    await expect(book(qid, {}, {}, app)).rejects.toThrow('internal');
    expect(await booking(qid)).toMatchObject({ carrierBooking: null, lastAttempt: { status: 'REQUESTED' } });
    await conclude(qid);
    expect(await booking(qid)).toMatchObject({ carrierBooking: { carrier: 'dhl_express' } });
    expect(await pickupsFor(qid)).toEqual(['scheduled']);
    await app.close();
  });
});

it('[WH-05] a carrier that never answers is given up and told not to come', async () => {
  await t.runJobs(work);
  const told: string[] = [];
  const carriers: CarriersPort = {
    ...t.deps.carriers,
    book: async () => ({ status: 'PENDING' }),
    outcome: async () => ({ status: 'PENDING' }),
    cancel: async ({ id }) => {
      told.push(id);
      return told.length === 1 ? 'silent' : 'cancelled';
    },
  };
  const app = await testApp({ now: start, replaced: { carriers } });
  const { qid } = await opened();
  await book(qid, {}, {}, app);
  await conclude(qid, app, 11);
  expect((await booking(qid)).lastAttempt).toMatchObject({ status: 'PENDING' });
  await conclude(qid, app, 12);
  expect((await booking(qid)).lastAttempt).toMatchObject({ status: 'FAILED', code: 'carrier_unavailable' });
  await app.runJobs(work);
  expect(told).toHaveLength(2);
  expect(await book(qid)).toMatchObject({ carrierBooking: { status: 'SUCCEEDED' } });
  await app.close();
});

describe('[WH-05] [ERR-11] what stands in the way of a booking', () => {
  it('a day that is not free, a load that is too heavy, an unknown carrier: nothing is booked', async () => {
    const { qid } = await opened();
    expect(await book(qid, { pickupDate: '2026-11-29' })).toMatchObject({
      ...{ status: 400, code: 'pickup_date_not_available_exception' },
    });
    expect(await booking(qid)).toMatchObject({
      ...{ carrierBooking: null, lastAttempt: { status: 'FAILED', code: 'pickup_date_not_available_exception' } },
    });
    const heavy = { ...carton, loadType: 'PALLET', weightKg: 900 };
    expect(await book(qid, { carrier: 'ups', loads: [heavy] })).toMatchObject({ code: 'weight_out_of_range' });
    expect(await book(qid, { loads: [{ ...heavy, weightKg: 1_200 }] })).toMatchObject({ code: 'load_too_heavy' });
    expect(await book(qid, { carrier: 'nobody' })).toMatchObject({ status: 502, code: 'carrier_unavailable' });
    expect(await pickupsFor(qid)).toEqual([]);
    expect((await shown(qid)).carrier).toBeNull();
  });

  it('an address of the warehouse that no carrier prints', async () => {
    const { qid } = await opened();
    const moveTo = (line1: string) =>
      t.database.write('none', (db) => db.update(warehouses).set({ line1 }).where(eq(warehouses.id, matrixHouse)));
    await moveTo('x'.repeat(46));
    const refused = await book(qid);
    await moveTo('Kade 1');
    expect(refused).toMatchObject({
      ...{ status: 400, code: 'seller_shipping_address_line_one_too_long', length: 46, maximum: 45 },
      message: expect.stringContaining('the warehouse’s address'),
    });
  });

  it('that booking is switched off', async () => {
    const app = await testApp({ now: start, replaced: { flags: { ...defaultFlags, logistics: false } } });
    const { qid } = await opened();
    const of = (path: string) => app.call('GET', at(`${qid}/${path}`), { headers: worker.headers });
    const off = { status: 409, code: 'logistics_off' };
    expect((await of('bookable-carriers/?loads=PARCEL:1:1:1:1:1')).json()).toMatchObject(off);
    expect(await book(qid, {}, {}, app)).toMatchObject(off);
    expect((await of('')).json().allowedActions).not.toContain('book');
    await app.close();
  });

  it('what is closed takes no booking', async () => {
    const { qid } = await opened();
    await post(`${qid}/ready/`, { carrier: 'own_truck', weightKg: 13 });
    expect(await book(qid)).toMatchObject({ status: 409, code: 'shipment_not_in_state' });
    expect((await shown(qid)).allowedActions).not.toContain('book');
  });

  it('of another warehouse nothing is there', async () => {
    const { qid } = await opened();
    await book(qid);
    const stranger = await signedIn(t, {
      ...{ role: 'WAREHOUSE_LEAD', account: 'Sem', isWarehouseUser: true, warehouseId: otherHouse },
    });
    const paths = ['bookable-carriers/?loads=PARCEL:1:1:1:1:1', 'carrier_booking/', 'carrier_booking/label/'];
    for (const path of paths)
      expect((await t.call('GET', at(`${qid}/${path}`), { headers: stranger.headers })).json().code).toBe(
        'shipment_not_found',
      );
    expect((await post(`${qid}/carrier_booking/`, wish, stranger)).code).toBe('shipment_not_found');
    const gone = await t.call('DELETE', at(`${qid}/carrier_booking/?booking=${qid}`), { headers: stranger.headers });
    expect(gone.json().code).toBe('shipment_not_found');
  });
});
