/** Goods that carriers bring back before their seller is paid are on their way no more: the order waits again, and ends (decision 0038). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { balanceOf, type Collected, collectedFixture, pay, sentOff } from '../../testing/collected-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { work } from '../../work.ts';
import { statusOf } from '../orders/order-status.rules.ts';
import { salesOfOrderNow } from '../orders/orders.public.ts';
import { orderSales, orders } from '../orders/orders.tables.ts';
import { expireSale } from '../sales/sales.public.ts';
import { sales } from '../sales/sales.tables.ts';
import { buyers } from '../sellers/sellers.tables.ts';

let t: TestApp;
let of: Collected;
beforeAll(async () => {
  // A Monday.
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

const saleOf = async (id: string) => {
  const [sale] = await t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, id)));
  return sale;
};
/** What its buyer reads. */
const orderStatus = (saleId: string) =>
  t.database.read('system', async (db) => {
    const [link] = await db.select().from(orderSales).where(eq(orderSales.saleId, saleId));
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, link?.orderId ?? ''));
    if (!order) throw new Error('the order was made');
    const parts = await salesOfOrderNow(db, order.buyerId, order.id);
    return statusOf(
      order,
      parts.map(({ sale, ...how }) => ({ ...sale, ...how })),
      t.clock.now(),
    );
  });
const mailsTo = async (recipient: string) => {
  const sent = await t.database.read('none', (db) =>
    db.select().from(messagesSent).where(eq(messagesSent.recipient, recipient)),
  );
  return sent.map(({ subject, body }) => `${subject}\n${body}`);
};
const sendAnew = (saleQid: string) =>
  t.call('POST', '/shipments/', {
    headers: of.desk.session.headers,
    payload: { saleQid, carrier: 'own_truck', trackAndTraceNumbers: ['ANEW-20261123'] },
  });

describe('[ORD-11] [BUY-08] goods that come back before the payment', () => {
  it('make the order wait again, with a time and a word to both sides', async () => {
    of = await collectedFixture(t);
    const { id, order } = await sentOff(of, ['PICKED_UP']);
    expect(await orderStatus(id)).toBe('SHIPPED');
    const back = await sentOff(of, ['PICKED_UP', 'RETURNED']);
    expect(await saleOf(back.id)).toMatchObject({
      ...{ status: 'CONFIRMED', pickedUpAt: null },
      ...{ expiresAt: '2026-11-26T08:00:00.000Z', dueAt: '2026-11-26T08:00:00.000Z' },
    });
    expect(await orderStatus(back.id)).toBe('IN_FULFILMENT');
    const [buyer] = await t.database.read('none', (db) =>
      db.select().from(buyers).where(eq(buyers.id, of.sides.buyerId)),
    );
    const told = (await mailsTo(buyer?.email ?? '')).filter((mail) => mail.includes('went back to their seller'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(back.order);
    expect(told[0]).not.toContain(order);
    const toSeller = (await mailsTo(of.desk.session.user.email)).filter((mail) => mail.includes('came back'));
    expect(toSeller.join()).toContain(back.order);
  });

  it('are not paid for until something is sent anew', async () => {
    of = await collectedFixture(t);
    const { id } = await sentOff(of, ['PICKED_UP', 'RETURNED']);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    expect((await sendAnew(id)).statusCode).toBe(200);
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
  });

  it('end with the order at its time: the buyer has everything back', async () => {
    of = await collectedFixture(t);
    const { id } = await sentOff(of, ['PICKED_UP', 'RETURNED']);
    expect(await expireSale(t.deps, id)).toBe(false);
    t.clock.set('2026-11-26T08:00:00.000Z');
    expect(await expireSale(t.deps, id)).toBe(true);
    await t.runJobs(work);
    expect(await balanceOf(of)).toBe(25_000n);
    expect(await orderStatus(id)).toBe('CANCELLED');
    t.clock.set('2026-11-26T08:10:00.000Z');
  });

  it('can be declined, and are on their way again once a carrier has them', async () => {
    of = await collectedFixture(t);
    const declined = await sentOff(of, ['PICKED_UP', 'RETURNED']);
    const answer = await of.desk.send('POST', declined.id, 'decline/', { reasons: ['DUPLICATE_ORDER'] });
    expect(answer.statusCode, answer.body).toBe(200);
  });
});
