/** A booked shipment is taken back in two places, the carrier's and ours: both agree in the end, whatever dies between. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CancelOutcome, CarriersPort } from '../../adapters/carriers/carriers.port.ts';
import { newId } from '../../kernel/ids.ts';
import { sellerActorOf } from '../../testing/actors.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { parcel, type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { removeShipment } from './use-cases/remove-shipment.ts';

let plain: TestApp;
let t: TestApp;
let desk: SellerFixture;
/** What the carrier does with the next cancellations; afterwards it does what it is asked. */
const next: ((cancel: CarriersPort['cancel']) => CarriersPort['cancel'])[] = [];
beforeAll(async () => {
  plain = await testApp();
  const { carriers } = plain.deps;
  const cancel: CarriersPort['cancel'] = (booking) => (next.shift()?.(carriers.cancel) ?? carriers.cancel)(booking);
  t = await testApp({ replaced: { carriers: { ...carriers, cancel } } });
  desk = await sellerFixture(t, { seller: { shipCity: 'Harbour of second thoughts' } });
});
afterAll(async () => {
  expect(await brokenInvariants(t.database)).toEqual([]);
  await t.close();
  await plain.close();
});

const dies: (typeof next)[number] = (cancel) => async (booking) => {
  await cancel(booking);
  throw new Error('killed');
};
async function booked(ownKey = `key ${newId()}`) {
  const { id } = await desk.payable({ shippingMethod: 'PLATFORM', loads: [parcel] });
  await desk.send('POST', id, 'carrier_booking/', { carrier: 'dhl_express', pickupDate: '2026-11-23' });
  const qid = (await desk.shown(id)).shipments[0]?.qid ?? '';
  const { id: sellerId } = desk.seller;
  const key = { owner: sellerId, operation: 'shipments.remove', key: ownKey, fingerprint: id };
  return {
    id,
    remove: () =>
      removeShipment(t.deps, { actor: sellerActorOf(desk), scope: { sellerId }, key }, { sellerId, id: qid }),
  };
}
/** What waits for its time is done at once. */
async function later() {
  await t.database.write('system', (db) =>
    db.execute(sql`update graphile_worker._private_jobs set run_at = created_at`),
  );
  await t.runJobs(work);
}
const cancellations = async (id: string): Promise<number> =>
  (await desk.send('GET', id, 'events/'))
    .json()
    .results.filter(({ action }: { action: string }) => action === 'booking_cancelled').length;

it('[ORD-11] a process that dies once the carrier was told not to come leaves no order that waits for it', async () => {
  const { id, remove } = await booked();
  next.push(dies);
  await expect(remove()).rejects.toThrow('killed');
  expect(await desk.shown(id)).toMatchObject({ carrierBooking: { status: 'SUCCEEDED' } });
  await later();
  expect(await desk.shown(id)).toMatchObject({
    carrierBooking: null,
    lastAttempt: { status: 'CANCELLED' },
    shipments: [],
    nextAction: 'BOOK_CARRIER',
  });
  expect(await cancellations(id)).toBe(1);
  await remove();
});

it('[ORD-11] [ORD-16] a key that took back another shipment tells no carrier', async () => {
  const [one, other] = [await booked('a key for two'), await booked('a key for two')];
  await one.remove();
  next.push((cancel) => cancel);
  await expect(other.remove()).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  await later();
  expect(next.splice(0), 'nobody asked the carrier').toHaveLength(1);
  expect(await desk.shown(other.id)).toMatchObject({ carrierBooking: { status: 'SUCCEEDED' } });
  expect(await cancellations(other.id)).toBe(0);
});

it('[ORD-11] [ORD-16] nor does one whose key took back another shipment meanwhile', async () => {
  const [one, other] = [await booked('a key used since'), await booked('a key used since')];
  next.push(dies);
  await expect(one.remove()).rejects.toThrow('killed');
  await other.remove();
  await later();
  expect(await desk.shown(one.id)).toMatchObject({ carrierBooking: null, nextAction: 'BOOK_CARRIER' });
  expect([await cancellations(one.id), await cancellations(other.id)]).toEqual([1, 1]);
  await other.remove();
  expect(await cancellations(other.id)).toBe(1);
});

it('[ORD-11] the job asks again while the carrier is silent, and leaves what it has collected', async () => {
  const { id, remove } = await booked();
  const answers =
    (outcome: CancelOutcome): (typeof next)[number] =>
    () =>
    async () =>
      outcome;
  next.push(dies, answers('silent'), answers('too_late'));
  await expect(remove()).rejects.toThrow('killed');
  await later();
  await later();
  expect(next).toEqual([]);
  expect((await desk.shown(id)).carrierBooking).not.toBeNull();
});

it('[ORD-11] asked again before the job comes, it is done once', async () => {
  const { id, remove } = await booked();
  next.push(dies);
  await expect(remove()).rejects.toThrow('killed');
  await remove();
  await later();
  expect([await cancellations(id), (await desk.shown(id)).shipments]).toEqual([1, []]);
});

it('[ORD-11] a cancellation that was refused is not made later', async () => {
  for (const outcome of ['silent', 'too_late'] as const) {
    const { id, remove } = await booked();
    next.push(() => async () => outcome);
    await expect(remove()).rejects.toThrow('carrier');
    await later();
    expect((await desk.shown(id)).carrierBooking).not.toBeNull();
  }
});
