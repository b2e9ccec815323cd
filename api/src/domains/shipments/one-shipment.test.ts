/** A shipment of two parcels, each of which comes, goes back or gets lost by itself. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  addShipmentOf,
  type Collected,
  claimsOf,
  collectedFixture,
  pay,
  tell,
} from '../../testing/collected-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeOrder } from '../orders/orders.factory.ts';
import { sales } from '../sales/sales.tables.ts';

const start = '2026-11-23T08:00:00.000Z';
let t: TestApp;
let of: Collected;
beforeAll(async () => {
  t = await testApp({ now: start });
});
beforeEach(async () => {
  t.clock.set(start);
  of = await collectedFixture(t);
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

/** An order of two loads with one shipment of two numbers, both of which its carrier has. */
async function sentTogether({ isPaid }: { isPaid: boolean }) {
  const { desk, sides } = of;
  const { id } = await desk.payable({ buyerId: sides.buyerId });
  await t.database.write('system', async (db) => {
    await makeOrder(db, { buyerId: sides.buyerId, sellerId: desk.seller.id, saleId: id });
    await db.update(sales).set({ loadCount: 2 }).where(eq(sales.id, id));
  });
  const { numbers, qid } = await addShipmentOf(of, id, 2);
  const [first = '', second = ''] = numbers;
  for (const number of numbers) await tell(t, number, 'PICKED_UP');
  if (isPaid) expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
  await t.runJobs(work);
  return { id, qid, first, second };
}
const saleOf = async (id: string) => {
  const [sale] = await t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, id)));
  return sale;
};
const shown = async (qid: string) =>
  (await t.call('GET', `/shipments/${qid}/`, { headers: of.desk.session.headers })).json();
const giveUp = () => work.jobs.find(({ name }) => name === 'shipments.lost')?.run({}, t.deps);

describe('[ORD-12] [BUY-08] two parcels of one shipment', () => {
  it('complete the order when both are there, not when one is', async () => {
    const { id, qid, first, second } = await sentTogether({ isPaid: true });
    await tell(t, first, 'DELIVERED');
    expect([(await saleOf(id))?.status, (await shown(qid)).status]).toEqual(['PAID', 'IN_TRANSIT']);
    expect((await of.desk.shown(id)).shipments).toMatchObject([{ apart: [{ number: first, status: 'DELIVERED' }] }]);
    await tell(t, second, 'OUT_FOR_DELIVERY');
    expect((await shown(qid)).status).toBe('OUT_FOR_DELIVERY');
    await tell(t, second, 'DELIVERED');
    expect([(await saleOf(id))?.status, (await shown(qid)).status]).toEqual(['COMPLETED', 'DELIVERED']);
  });

  it('of which one went back keep the order going: nobody is refunded what the other brings', async () => {
    const { id, qid, first, second } = await sentTogether({ isPaid: false });
    await tell(t, first, 'RETURNED');
    expect(await saleOf(id)).toMatchObject({ pickedUpAt: start, expiresAt: null });
    expect((await shown(qid)).status).toBe('IN_TRANSIT');
    await tell(t, second, 'DELIVERED');
    expect((await shown(qid)).status).toBe('DELIVERED');
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
  });

  it('which both went back make the order wait again; new numbers of all complete it', async () => {
    const { id, qid, first, second } = await sentTogether({ isPaid: false });
    for (const number of [first, second]) await tell(t, number, 'RETURNED');
    expect(await saleOf(id)).toMatchObject({ pickedUpAt: null, trackedCount: 2, returnedCount: 2 });
    expect((await shown(qid)).status).toBe('RETURNED_TO_SENDER');
    t.clock.advance(60_000);
    const [again = ''] = (await addShipmentOf(of, id, 1)).numbers;
    await tell(t, again, 'PICKED_UP');
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID', nextAction: 'ADD_TRACKING' });
    await tell(t, again, 'DELIVERED');
    expect(await saleOf(id)).toMatchObject({ status: 'PAID' });
    const [rest = ''] = (await addShipmentOf(of, id, 1)).numbers;
    for (const code of ['PICKED_UP', 'DELIVERED']) await tell(t, rest, code);
    expect(await saleOf(id)).toMatchObject({ status: 'COMPLETED' });
  });

  it('of which one is lost are claimed in part by their buyer, and the other is still waited for', async () => {
    const { id, qid, first, second } = await sentTogether({ isPaid: true });
    await tell(t, first, 'LOST');
    await t.runJobs(work);
    expect(await claimsOf(of, id)).toEqual([]);
    expect((await shown(qid)).status).toBe('IN_TRANSIT');
    await tell(t, second, 'DELIVERED');
    expect(await saleOf(id)).toMatchObject({ status: 'COMPLETED' });
    await t.runJobs(work);
    expect(await claimsOf(of, id)).toEqual([]);
  });

  it('which both got lost are claimed by the system, once', async () => {
    const { id, first, second } = await sentTogether({ isPaid: true });
    for (const number of [first, second]) {
      await tell(t, number, 'LOST');
      await t.runJobs(work);
    }
    expect(await claimsOf(of, id)).toMatchObject([{ type: 'LOST_SHIPMENT', quantity: 20 }]);
  });

  it('of which one is told nothing of for fifteen working days are given up in part', async () => {
    const { id, qid, first, second } = await sentTogether({ isPaid: true });
    t.clock.set(plus(start, days(12)));
    await tell(t, first, 'OUT_FOR_DELIVERY');
    t.clock.set(plus(start, days(25)));
    await giveUp();
    const later = await signedIn(t, { sellerId: of.desk.seller.id });
    const shown = async (asked: string) =>
      (await t.call('GET', `/shipments/${asked}/`, { headers: later.headers })).json();
    expect((await shown(qid)).events.filter(({ code }: { code: string }) => code === 'LOST')).toMatchObject([
      { number: second },
    ]);
    expect((await shown(qid)).status).toBe('OUT_FOR_DELIVERY');
    await tell(t, first, 'DELIVERED');
    expect(await saleOf(id)).toMatchObject({ status: 'COMPLETED' });
  });

  it('are told of together where staff have heard of the shipment', async () => {
    const { id, qid } = await sentTogether({ isPaid: true });
    const told = await t.call('POST', `/internal/shipments/${qid}/events/`, {
      headers: of.staff.headers,
      payload: { code: 'DELIVERED', note: `Signed for ${newId()}` },
    });
    expect(told.json()).toMatchObject({ status: 'DELIVERED' });
    expect(await saleOf(id)).toMatchObject({ status: 'COMPLETED' });
  });
});
