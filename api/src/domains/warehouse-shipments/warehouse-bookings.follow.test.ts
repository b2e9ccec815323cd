import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CarrierEvent } from '../../adapters/carriers/carriers.port.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { parcel, type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { claims } from '../claims/claims.tables.ts';
import { makePackage } from '../packages/packages.factory.ts';
import { sales } from '../sales/sales.tables.ts';
import { makeBuyer } from '../sellers/sellers.factory.ts';
import { ingestCarrierEvents } from '../shipments/use-cases/ingest-carrier-events.ts';

const start = '2026-11-23T08:00:00.000Z';
const carton = { loadType: 'PARCEL', count: 1, weightKg: 12.5, lengthCm: 60, widthCm: 40, heightCm: 40 } as const;

let t: TestApp;
let seller: SellerFixture;
let lead: Session;
beforeAll(async () => {
  t = await testApp({ now: start });
  await t.database.write('none', makeHouses);
  seller = await sellerFixture(t);
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });
});
afterAll(() => t.close());

const at = (path: string) => `/warehouse/shipments/${path}`;
const post = async (path: string, payload: object) =>
  (await t.call('POST', at(path), { headers: lead.headers, payload })).json();
const shown = async (qid: string) => (await t.call('GET', at(`${qid}/`), { headers: lead.headers })).json();
const actions = async (qid: string): Promise<string[]> =>
  (await shown(qid)).events.map(({ action }: { action: string }) => action);
const dispatch = (qid: string, scanned: string) =>
  post(`${qid}/dispatch/`, { driverName: 'Piet', scannedPackageQids: [scanned] });

/** Handed over to UPS in so many pieces. */
async function sent(count = 1) {
  const order = await seller.sale({ status: 'PAID' });
  const buyerId = (await t.database.write('none', (db) => makeBuyer(db))).id;
  const { id } = await t.database.write('system', async (db) => {
    const [sale] = await db.select().from(sales).where(eq(sales.id, order.id));
    if (!sale) throw new Error('the sale was made');
    return makePackage(db, { sale: { ...sale, buyerId }, warehouseId: matrixHouse, status: 'CONFIRMED' });
  });
  const { qid } = await post('', { packageQids: [id] });
  const booked = await post(`${qid}/carrier_booking/`, {
    ...{ carrier: 'ups', pickupDate: '2026-11-24', loads: [{ ...carton, count }] },
  });
  await post(`${qid}/ready/`, { weightKg: 13 });
  expect(await dispatch(qid, id)).toMatchObject({ status: 'SHIPPED' });
  const [one = '', other = '']: string[] = booked.carrierBooking.trackingNumbers;
  return { qid, packageId: id, saleId: order.id, one, other };
}

/** What is written, by the scope of each transaction. */
function countingWrites() {
  const writes: unknown[] = [];
  const { database } = t.deps;
  const write: typeof database.write = (scope, work) => {
    writes.push(scope);
    return database.write(scope, work);
  };
  return { writes, counting: { ...t.deps, database: { ...database, write } } };
}

type Told = readonly [number: string, code: CarrierEvent['code'], hour: string];
const tell = (told: readonly Told[]) =>
  ingestCarrierEvents(
    t.deps,
    told.map(([number, code, hour]) => ({
      ...{ id: newId(), carrier: 'ups', number, code, at: `2026-11-24T${hour}:00:00.000Z`, location: null },
    })),
  );

describe('[WH-06] pieces of one booking go their own ways', () => {
  it.each(['EXCEPTION', 'RETURNED', 'LOST'] as const)(
    '%s of one stands whatever is told of the other',
    async (code) => {
      const { qid, one, other } = await sent(2);
      const news: Told[] = [
        [one, 'PICKED_UP', '09'],
        [one, code, '10'],
        [other, 'OUT_FOR_DELIVERY', '11'],
        [other, 'DELIVERED', '12'],
      ];
      await tell(news);
      expect(await shown(qid)).toMatchObject({
        status: 'SHIPPED',
        journey: code,
        journeyAt: '2026-11-24T10:00:00.000Z',
      });
      const before = await shown(qid);
      expect(await tell(news)).toMatchObject({ taken: 0 });
      expect(await shown(qid)).toEqual(before);
      expect((await actions(qid)).filter((action) => action.startsWith('carrier_'))).toEqual([
        `carrier_${code.toLowerCase()}`,
        'carrier_in_transit',
      ]);
      await tell([[one, 'OUT_FOR_DELIVERY', '13']]);
      expect((await shown(qid)).journey).toBe('OUT_FOR_DELIVERY');
      await tell([[one, 'DELIVERED', '14']]);
      expect((await shown(qid)).status).toBe('DELIVERED');
    },
  );

  it('[CLM-03] a lost one claims nothing for those that come; the last of them lost, all is claimed, once', async () => {
    const { qid, saleId, one, other } = await sent(2);
    const claimed = async () => {
      await t.runJobs(work);
      return t.database.read('system', (db) => db.select().from(claims).where(eq(claims.saleId, saleId)));
    };
    await tell([[one, 'LOST', '10']]);
    expect(await claimed()).toEqual([]);
    expect((await shown(qid)).journey).toBe('LOST');
    await tell([[other, 'IN_TRANSIT', '11']]);
    expect(await claimed()).toEqual([]);
    await tell([[other, 'LOST', '12']]);
    expect(await claimed()).toMatchObject([{ type: 'LOST_SHIPMENT' }]);
    await tell([[other, 'LOST', '13']]);
    expect(await claimed()).toHaveLength(1);
  });

  it('[CLM-03] one that is lost beside one that was brought claims nothing', async () => {
    const { saleId, one, other } = await sent(2);
    await tell([
      [one, 'DELIVERED', '10'],
      [other, 'LOST', '11'],
    ]);
    await t.runJobs(work);
    expect(await t.database.read('system', (db) => db.select().from(claims).where(eq(claims.saleId, saleId)))).toEqual(
      [],
    );
  });

  it('what was brought is not asked about again, nor what is known looked at again', async () => {
    const { qid, one, other } = await sent(2);
    const told = (number: string, code: CarrierEvent['code'], hour: string): CarrierEvent => ({
      ...{ id: `${number} ${hour}`, carrier: 'ups', number, code, at: `2026-11-24T${hour}:00:00.000Z`, location: null },
    });
    const history: Record<string, CarrierEvent[]> = {
      [one]: [told(one, 'PICKED_UP', '09'), told(one, 'IN_TRANSIT', '10'), told(one, 'DELIVERED', '12')],
      [other]: [told(other, 'PICKED_UP', '09'), told(other, 'IN_TRANSIT', '10')],
    };
    const asked: string[] = [];
    const track: typeof t.deps.carriers.track = async ({ number }) => {
      asked.push(number);
      return history[number] ?? [];
    };
    const { writes, counting } = countingWrites();
    const deps = { ...counting, carriers: { ...t.deps.carriers, track } };
    const follow = async () => {
      writes.length = asked.length = 0;
      await work.jobs.find(({ name }) => name === 'warehouse_shipments.follow')?.run({}, deps);
      return { asked: asked.filter((number) => number === one || number === other), writes: writes.length };
    };
    expect(await follow()).toEqual({ asked: [one, other], writes: 5 });
    expect(await follow()).toEqual({ asked: [other], writes: 0 });
    history[other]?.push(told(other, 'DELIVERED', '13'));
    expect(await follow()).toEqual({ asked: [other], writes: 1 });
    expect((await shown(qid)).status).toBe('DELIVERED');
  });

  it('brought after a trouble, it troubles no more; the others are where they are', async () => {
    const { qid, one, other } = await sent(2);
    await tell([[one, 'EXCEPTION', '10']]);
    await tell([[one, 'DELIVERED', '12']]);
    expect(await shown(qid)).toMatchObject({ status: 'SHIPPED', journey: 'IN_TRANSIT' });
    await tell([[other, 'LOST', '13']]);
    expect((await shown(qid)).journey).toBe('LOST');
  });

  it('what a lead tells is of all of them, until more is told of one', async () => {
    const { qid, one, other } = await sent(2);
    await tell([[one, 'IN_TRANSIT', '07']]);
    t.clock.set('2026-11-23T08:05:00.000Z');
    await post(`${qid}/carrier-news/`, { code: 'RETURNED' });
    t.clock.set(start);
    await tell([[other, 'IN_TRANSIT', '09']]);
    expect((await shown(qid)).journey).toBe('RETURNED');
    await tell([[one, 'IN_TRANSIT', '09']]);
    expect((await shown(qid)).journey).toBe('IN_TRANSIT');
  });
});

it('[WH-06] handed over anew after it came back, what was told of the first trip is no news', async () => {
  const { qid, packageId, one, other } = await sent(2);
  t.clock.set('2026-11-23T08:04:00.000Z');
  const returned = (number: string, minute: string): CarrierEvent => ({
    ...{ id: newId(), carrier: 'ups', number, code: 'RETURNED', at: `2026-11-23T08:${minute}:00.000Z`, location: null },
  });
  const scans = [returned(one, '03'), returned(other, '03'), returned(one, '05')];
  await ingestCarrierEvents(t.deps, scans.slice(0, 2));
  expect(await post(`${qid}/take-back/`, {})).toMatchObject({ status: 'READY_TO_SHIP', journey: null });
  t.clock.set('2026-11-23T08:06:00.000Z');
  expect(await dispatch(qid, packageId)).toMatchObject({ status: 'SHIPPED', journey: null });
  // The third was scanned while it stood here.
  expect(await ingestCarrierEvents(t.deps, scans)).toMatchObject({ taken: 0 });
  expect(await shown(qid)).toMatchObject({ status: 'SHIPPED', journey: null });
  expect((await actions(qid)).filter((action) => action === 'carrier_returned')).toHaveLength(1);
  await tell([
    [one, 'DELIVERED', '12'],
    [other, 'DELIVERED', '12'],
  ]);
  expect((await shown(qid)).status).toBe('DELIVERED');
  t.clock.set(start);
});

// Last: time goes on, and every session ends.
it('[WH-06] a shipment of a seller whose carrier cannot be asked keeps none of a warehouse waiting', async () => {
  const order = await seller.payable({ shippingMethod: 'PLATFORM', loads: [parcel] });
  await seller.send('POST', order.id, 'carrier_booking/', { carrier: 'dhl_express', pickupDate: '2026-11-24' });
  await seller.send('POST', order.id, 'paycomplete/', {});
  const { qid } = await sent();
  t.clock.set('2026-11-27T18:00:00.000Z');
  const { carriers } = t.deps;
  const asked: string[] = [];
  const track: typeof carriers.track = async (booked) => {
    asked.push(booked.carrier);
    if (booked.carrier === 'dhl_express') throw new Error('refused');
    return carriers.track(booked);
  };
  const deps = { ...t.deps, carriers: { ...carriers, track } };
  const following = work.jobs.filter(({ name }) => name.endsWith('shipments.follow'));
  const ends = await Promise.allSettled(following.map(({ run }) => run({}, deps)));
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(asked).toContain('dhl_express');
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });
  expect(await actions(qid)).toContain('carrier_in_transit');
  // The seller's is followed now, too; then all is known.
  await Promise.all(following.map(({ run }) => run({}, t.deps)));
  const { writes, counting } = countingWrites();
  await Promise.all(following.map(({ run }) => run({}, counting)));
  expect(writes).toEqual([]);
});
