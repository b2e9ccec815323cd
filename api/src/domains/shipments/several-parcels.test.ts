/** An order of several parcels of which some came, some went back and some got lost (decision 0038). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  addParcel,
  type Collected,
  claimsOf,
  collectedFixture,
  decide,
  pay,
  sentOff,
  tell,
} from '../../testing/collected-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { work } from '../../work.ts';
import { sales } from '../sales/sales.tables.ts';
import { buyers } from '../sellers/sellers.tables.ts';

let t: TestApp;
let of: Collected;
beforeAll(async () => {
  // A Monday.
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
});
beforeEach(async () => {
  of = await collectedFixture(t);
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
/** How many mails about the order its buyer has that say so. */
const toldBuyer = async (order: string, words: string) => {
  const sent = await t.database.read('none', async (db) => {
    const [buyer] = await db.select().from(buyers).where(eq(buyers.id, of.sides.buyerId));
    return db
      .select()
      .from(messagesSent)
      .where(eq(messagesSent.recipient, buyer?.email ?? ''));
  });
  return sent.filter(({ subject }) => subject.includes(order) && subject.includes(words)).length;
};
describe('[CLM-03] [ORD-15] nothing of an order is on its way: some was lost', () => {
  it('and some came back and was sent anew: all is claimed, and not paid for', async () => {
    const { id, order } = await sentOff(of, ['PICKED_UP', 'RETURNED']);
    await addParcel(of, id, ['PICKED_UP', 'LOST']);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    await t.runJobs(work);
    expect(await claimsOf(of, id)).toMatchObject([{ type: 'LOST_SHIPMENT', quantity: 20 }]);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'claim_blocks_payment' });
    expect(await toldBuyer(order, 'the goods are lost')).toBe(1);
  });

  it('and the rest came back after it: claimed then, once, and paid for as it is decided', async () => {
    const { id, order, lineIds, number } = await sentOff(of, ['PICKED_UP']);
    await addParcel(of, id, ['PICKED_UP', 'LOST']);
    await t.runJobs(work);
    expect(await claimsOf(of, id)).toEqual([]);
    expect(await toldBuyer(order, 'a part of the goods is lost')).toBe(1);
    await tell(t, number, 'RETURNED');
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    await t.runJobs(work);
    const [claim, ...others] = await claimsOf(of, id);
    expect(claim).toMatchObject({ type: 'LOST_SHIPMENT', quantity: 20 });
    expect(others).toEqual([]);
    expect(await toldBuyer(order, 'the goods are lost')).toBe(1);
    // It waits for no deadline, but for its claim.
    expect(await saleOf(id)).toMatchObject({ pickedUpAt: expect.any(String), expiresAt: null });
    await decide(of, claim.qid, lineIds, { amount: '0.00', fault: 'CARRIER' });
    await t.runJobs(work);
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
  });
});

describe('[ORD-14] [BUY-08] an order of which something came', () => {
  const paid = async () => {
    const made = await sentOff(of, ['PICKED_UP']);
    expect((await pay(of, made.id)).json()).toMatchObject({ status: 'PAID' });
    return made;
  };

  it.each(['RETURNED', 'LOST'])('is complete when the rest is %s, whichever is told first', async (code) => {
    const first = await paid();
    await addParcel(of, first.id, ['PICKED_UP', code]);
    expect(await saleOf(first.id)).toMatchObject({ status: 'PAID' });
    await tell(t, first.number, 'DELIVERED');
    expect(await saleOf(first.id)).toMatchObject({ status: 'COMPLETED' });
    const second = await paid();
    const { number } = await addParcel(of, second.id, ['PICKED_UP']);
    await tell(t, second.number, 'DELIVERED');
    expect(await saleOf(second.id)).toMatchObject({ status: 'PAID' });
    await tell(t, number, code);
    expect(await saleOf(second.id)).toMatchObject({ status: 'COMPLETED' });
  });

  it.each(['RETURNED', 'LOST'])('is not complete when all of it is %s', async (code) => {
    const { id, number } = await paid();
    await tell(t, number, code);
    expect(await saleOf(id)).toMatchObject({ status: 'PAID' });
  });
});
