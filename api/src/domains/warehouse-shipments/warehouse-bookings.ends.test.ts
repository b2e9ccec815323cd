import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CancelOutcome, CarriersPort } from '../../adapters/carriers/carriers.port.ts';
import { seconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makePackage, type PackageRow } from '../packages/packages.factory.ts';
import { sales } from '../sales/sales.tables.ts';
import { makeBuyer } from '../sellers/sellers.factory.ts';
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
/** What the carrier says when it is told not to come. */
let said: CancelOutcome | null;
let told: string[];
/** What happens while it is asked. */
let meanwhile: () => Promise<unknown>;
beforeAll(async () => {
  t = await testApp({ now: start });
  const { cancel } = t.deps.carriers;
  const carriers: CarriersPort = {
    ...t.deps.carriers,
    cancel: async (booking) => {
      told.push(booking.id);
      await meanwhile();
      return said ?? cancel(booking);
    },
  };
  Object.assign(t.deps, { carriers });
  await t.database.write('none', makeHouses);
  seller = await sellerFixture(t);
  const atHouse = { isWarehouseUser: true, warehouseId: matrixHouse } as const;
  worker = await signedIn(t, { role: 'WAREHOUSE_WORKER', account: 'Ines', ...atHouse });
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', account: 'Jonas', ...atHouse });
});
afterAll(() => t.close());
beforeEach(async () => {
  said = null;
  told = [];
  meanwhile = async () => undefined;
  await moveTo(start);
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
async function moveTo(now: string): Promise<void> {
  t.clock.set(now);
  worker = await signedInAgain(t, worker.user);
  lead = await signedInAgain(t, lead.user);
}

const at = (path: string) => `/warehouse/shipments/${path}`;
const post = async (path: string, payload: object, { headers } = worker) =>
  (await t.call('POST', at(path), { headers, payload })).json();
const read = async (path: string) => (await t.call('GET', at(path), { headers: worker.headers })).json();
const opened = (): Promise<WarehouseShipmentDetail> => post('', { packageQids: [packages[0]?.id] });
const book = (qid: string) => post(`${qid}/carrier_booking/`, wish);
const standing = async (qid: string): Promise<string> =>
  (await read(`${qid}/carrier_booking/`)).carrierBooking?.qid ?? qid;
const cancel = async (qid: string, booking?: string, key: string = crypto.randomUUID()) => {
  const headers = { ...worker.headers, 'idempotency-key': key };
  const named = `${qid}/carrier_booking/?booking=${booking ?? (await standing(qid))}`;
  return (await t.call('DELETE', at(named), { headers })).json();
};
const actions = async (qid: string) => (await read(`${qid}/`)).events.map(({ action }: { action: string }) => action);
const addOther = (qid: string, query = '') => post(`${qid}/add-packages/${query}`, { packageQids: [packages[1]?.id] });
const close = (qid: string) => post(`${qid}/ready/`, { weightKg: 13 });
const handOver = (qid: string) =>
  post(`${qid}/dispatch/`, { driverName: 'Piet', scannedPackageQids: [packages[0]?.id] });
const jobOf = (name: string) => work.jobs.find((one) => one.name === `warehouse_shipments.${name}`);
const rowOf = async (qid: string) => {
  const { rows } = await t.database.read('system', (db) =>
    db.execute(
      sql`select id as "bookingId", status, code, label is null as "isBare" from warehouse_bookings where shipment_id = ${qid}
        order by created_at desc limit 1`,
    ),
  );
  return rows[0];
};

/** What is asked about its cancellation later. */
const waitingJobs = async (qid: string) => {
  const { bookingId } = (await rowOf(qid)) ?? {};
  const { rows } = await t.database.read('system', (db) =>
    db.execute<{ question: number }>(
      sql`select (j.payload ->> 'question')::int as question from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
        where k.identifier = 'warehouse_shipments.conclude_cancelling' and j.payload ->> 'bookingId' = ${bookingId}`,
    ),
  );
  return rows;
};
/** The question that waits, as its time comes. */
const askAgain = async (qid: string) => {
  const { bookingId } = (await rowOf(qid)) ?? {};
  const [waiting] = await waitingJobs(qid);
  await jobOf('conclude_cancelling')?.run({ bookingId, question: waiting?.question }, t.deps);
};

describe('[WH-05] a carrier that is cancelled', () => {
  it.each([
    ['too_late', 409, 'too_late_to_cancel'],
    ['unknown', 502, 'carrier_unavailable'],
  ] as const)('and answers %s keeps the booking', async (outcome, status, code) => {
    const { qid } = await opened();
    await book(qid);
    said = outcome;
    expect(await cancel(qid)).toMatchObject({ status, code });
    expect(await read(`${qid}/carrier_booking/`)).toMatchObject({
      carrierBooking: { status: 'SUCCEEDED', hasLabel: true, cancellation: null },
    });
    expect((await read(`${qid}/`)).carrier).toBe('dhl_express');
    expect(await book(qid)).toMatchObject({ code: 'shipment_carrier_booked' });
  });

  it('on the evening of its pickup is on its way: nobody else is booked beside it', async () => {
    const { qid } = await opened();
    await book(qid);
    await moveTo('2026-11-24T18:00:00.000Z');
    expect(await cancel(qid)).toMatchObject({ status: 409, code: 'too_late_to_cancel' });
  });

  it('is told once; its label is kept no longer', async () => {
    const { qid } = await opened();
    await book(qid);
    expect(await cancel(qid)).toMatchObject({ carrier: null });
    await t.runJobs(work);
    expect(told).toHaveLength(1);
    expect(await rowOf(qid)).toMatchObject({ status: 'CANCELLED', isBare: true });
  });

  it('is the one that is named: a call that comes again, or late, cancels none that was booked since', async () => {
    const { qid } = await opened();
    await book(qid);
    const first = await standing(qid);
    await cancel(qid, first, 'cancel once');
    await book(qid);
    const second = await standing(qid);
    expect(await cancel(qid, first, 'cancel once')).toMatchObject({ carrier: null });
    expect(await cancel(qid, first)).toMatchObject({ code: 'shipment_not_booked' });
    await t.runJobs(work);
    expect(await read(`${qid}/carrier_booking/`)).toMatchObject({
      carrierBooking: { qid: second, status: 'SUCCEEDED' },
    });
    expect(told).toHaveLength(1);
  });

  it('by a key that was used for another shipment is told nothing', async () => {
    const { qid } = await opened();
    await book(qid);
    await cancel(qid, undefined, 'cancel twice');
    const other = await post('', { packageQids: [packages[1]?.id] });
    await book(other.qid);
    expect(await cancel(other.qid, undefined, 'cancel twice')).toMatchObject({ code: 'idempotency_key_reused' });
    await t.runJobs(work);
    expect(await read(`${other.qid}/carrier_booking/`)).toMatchObject({ carrierBooking: { status: 'SUCCEEDED' } });
    expect(told).toHaveLength(1);
  });

  it('is not given the shipment while it is told, so that nothing waits for a carrier that does not come', async () => {
    const { qid } = await opened();
    await book(qid);
    const refused: unknown[] = [];
    meanwhile = async () => {
      refused.push(await close(qid), await handOver(qid), await book(qid));
    };
    expect(await cancel(qid)).toMatchObject({ status: 'OPEN', carrier: null });
    expect(refused).toMatchObject([
      { status: 409, code: 'shipment_cancelling_carrier' },
      { status: 409, code: 'shipment_not_in_state' },
      { status: 409, code: 'shipment_cancelling_carrier' },
    ]);
    expect(await rowOf(qid)).toMatchObject({ status: 'CANCELLED', isBare: true });
  });

  it('is told again by a job when the process died on the way', async () => {
    const { qid } = await opened();
    await book(qid);
    meanwhile = () => Promise.reject(new Error('the process died'));
    await expect(cancel(qid)).rejects.toThrow('500');
    meanwhile = async () => undefined;
    expect(await close(qid)).toMatchObject({ code: 'shipment_cancelling_carrier' });
    await askAgain(qid);
    expect(await read(`${qid}/`)).toMatchObject({ status: 'OPEN', carrier: null });
    expect(await rowOf(qid)).toMatchObject({ status: 'CANCELLED' });
  });

  it('and is silent is asked again by itself until it answers', async () => {
    const { qid } = await opened();
    await book(qid);
    said = 'silent';
    expect(await cancel(qid)).toMatchObject({ status: 502, code: 'cancellation_unanswered' });
    expect(await read(`${qid}/carrier_booking/`)).toMatchObject({ carrierBooking: { cancellation: 'ASKING' } });
    await askAgain(qid);
    expect(await close(qid)).toMatchObject({ code: 'shipment_cancelling_carrier' });
    said = null;
    await askAgain(qid);
    expect(told).toHaveLength(3);
    expect(await read(`${qid}/`)).toMatchObject({ status: 'OPEN', carrier: null });
    expect(await waitingJobs(qid)).toEqual([]);
  });

  it.each([
    ['silent', 'UNANSWERED', 'booking_not_cancelled'],
    ['too_late', null, 'booking_stays'],
  ] as const)(
    'and answers %s in the end keeps the booking, which is told once',
    async (outcome, cancellation, action) => {
      const { qid } = await opened();
      await book(qid);
      said = 'silent';
      await cancel(qid);
      said = outcome;
      const { bookingId } = (await rowOf(qid)) ?? {};
      for (const question of [12, 13]) await jobOf('conclude_cancelling')?.run({ bookingId, question }, t.deps);
      await jobOf('conclude_cancelling')?.giveUp?.({ bookingId, question: 13 }, t.deps);
      expect(told).toHaveLength(2);
      expect(await read(`${qid}/carrier_booking/`)).toMatchObject({
        carrierBooking: { status: 'SUCCEEDED', cancellation },
      });
      expect((await actions(qid)).filter((one: string) => one === action)).toHaveLength(1);
      expect(await waitingJobs(qid)).toEqual([]);
      expect(await close(qid)).toMatchObject({ status: 'READY_TO_SHIP', carrier: 'dhl_express' });
    },
  );

  it.each(['too_late', 'unknown', 'silent'] as const)(
    'by other packages and answers %s may still come, which is told',
    async (outcome) => {
      const { qid } = await opened();
      await book(qid);
      said = outcome;
      await addOther(qid);
      const { bookingId } = (await rowOf(qid)) ?? {};
      if (outcome === 'silent') await jobOf('cancel_booking')?.giveUp?.({ bookingId }, t.deps);
      else {
        await t.runJobs(work);
        await jobOf('cancel_booking')?.run({ bookingId }, t.deps);
      }
      const { lastAttempt } = await read(`${qid}/carrier_booking/`);
      expect(lastAttempt).toMatchObject({ status: 'CANCELLED', code: 'pickup_not_confirmed' });
      const heard = (await actions(qid)).filter((one: string) => one === 'booking_not_cancelled');
      expect(heard).toHaveLength(1);
    },
  );

  it('that came back with the goods was used: it is told nothing', async () => {
    const { qid } = await opened();
    const { carrierBooking } = await book(qid);
    await post(`${qid}/ready/`, { weightKg: 13 });
    await post(`${qid}/dispatch/`, { driverName: 'Piet', scannedPackageQids: [packages[0]?.id] });
    const [number] = carrierBooking.trackingNumbers;
    await moveTo('2026-11-26T08:00:00.000Z');
    await ingestCarrierEvents(t.deps, [
      { id: newId(), carrier: 'dhl_express', number, code: 'RETURNED', at: t.clock.now(), location: null },
    ]);
    expect(await post(`${qid}/take-back/`, {}, lead)).toMatchObject({ status: 'READY_TO_SHIP' });
    t.clock.advance(seconds(1));
    expect(await post(`${qid}/reopen/`, {}, lead)).toMatchObject({ status: 'OPEN', carrier: null });
    await t.runJobs(work);
    // Carriers of the bookings before may hear it only now.
    expect(told).not.toContain((await rowOf(qid))?.bookingId);
    expect(await rowOf(qid)).toMatchObject({ status: 'USED', isBare: true });
    expect(await read(`${qid}/carrier_booking/`)).toEqual({ carrierBooking: null, lastAttempt: null });
    expect(await actions(qid)).not.toContain('booking_cancelled');
  });
});

describe('[WH-05] a booking whose pickup day is over', () => {
  it('does not close the shipment, and is cancelled whatever its carrier says', async () => {
    const { qid } = await opened();
    await book(qid);
    await moveTo('2026-11-24T20:00:00.000Z');
    expect(await read(`${qid}/carrier_booking/`)).toMatchObject({ carrierBooking: { isPickupOver: false } });
    await moveTo('2026-11-28T08:00:00.000Z');
    expect(await read(`${qid}/carrier_booking/`)).toMatchObject({ carrierBooking: { isPickupOver: true } });
    expect(await post(`${qid}/ready/`, { weightKg: 13 })).toMatchObject({ status: 409, code: 'shipment_pickup_over' });
    expect(await cancel(qid)).toMatchObject({ status: 'OPEN', carrier: null });
    expect(await post(`${qid}/ready/`, { weightKg: 13, carrier: 'own_truck' })).toMatchObject({
      status: 'READY_TO_SHIP',
    });
  });
});

describe('[WH-08] a package that was scanned without a network', () => {
  it('never cancels a carrier that was booked meanwhile', async () => {
    const { qid } = await opened();
    await book(qid);
    expect(await addOther(qid, '?hasWaited=true')).toMatchObject({ status: 409, code: 'shipment_carrier_booked' });
    expect(await read(`${qid}/`)).toMatchObject({ carrier: 'dhl_express', packageCount: 1 });
    expect(await addOther(qid)).toMatchObject({ carrier: null, packageCount: 2 });
  });
});

describe('[WH-05] an attempt that was given up', () => {
  it('does not count, and its carrier is told not to come', async () => {
    const { qid } = await opened();
    await book(qid);
    const { bookingId } = (await rowOf(qid)) ?? {};
    await t.database.write('system', (db) =>
      db.execute(sql`update warehouse_bookings set status = 'REQUESTED' where id = ${bookingId}`),
    );
    await jobOf('conclude_booking')?.giveUp?.({ bookingId, question: 3 }, t.deps);
    expect((await read(`${qid}/carrier_booking/`)).lastAttempt).toMatchObject({
      ...{ status: 'FAILED', code: 'pickup_not_confirmed' },
    });
    await t.runJobs(work);
    expect(told).toContain(bookingId);
  });
});
