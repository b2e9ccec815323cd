/** An order of several parcels of which some came, some went back and some got lost (decision 0038). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../kernel/actor.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { openWrite } from '../../platform/write.ts';
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
import { lineFactsOf } from '../claims/claim-context.ts';
import { openClaim } from '../claims/open-claim.ts';
import { withLockedSale } from '../sales/sales.public.ts';
import { sales } from '../sales/sales.tables.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import { shipments } from './shipments.tables.ts';

let t: TestApp;
let of: Collected;
beforeAll(async () => {
  // A Monday.
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
});
beforeEach(async () => {
  t.clock.set('2026-11-23T08:00:00.000Z');
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
const toldBuyer = async (order: string, words: string, said = '') => {
  const sent = await t.database.read('none', async (db) => {
    const [buyer] = await db.select().from(buyers).where(eq(buyers.id, of.sides.buyerId));
    return db
      .select()
      .from(messagesSent)
      .where(eq(messagesSent.recipient, buyer?.email ?? ''));
  });
  return sent.filter(({ subject, body }) => subject.includes(order) && subject.includes(words) && body.includes(said))
    .length;
};
/** A claim of the system about a piece of the first line. */
const claimOne = (saleId: string) =>
  openWrite(t.deps, { actor: systemActor, scope: 'system' }, (write) =>
    withLockedSale(write, { saleId }, async (sale) => {
      const [line] = await lineFactsOf(sale.db, sale.sale, null);
      if (!line) throw new Error('the sale has lines');
      return openClaim(sale, {
        type: 'WAREHOUSE_DISCREPANCY',
        description: 'One.',
        claimed: [{ line, quantity: 1 }],
        action: 'submit',
      });
    }),
  );
const remove = (qid: string) => t.call('DELETE', `/shipments/${qid}/`, { headers: of.desk.session.headers });

describe('[CLM-03] [ORD-15] nothing of an order is on its way: some was lost', () => {
  it('and some came back and was sent anew: all is claimed, and not paid for', async () => {
    const { id, order } = await sentOff(of, ['PICKED_UP', 'RETURNED']);
    await addParcel(of, id, ['PICKED_UP', 'LOST']);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    await t.runJobs(work);
    expect(await claimsOf(of, id)).toMatchObject([{ type: 'LOST_SHIPMENT', quantity: 20 }]);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'claim_blocks_payment' });
    expect(await toldBuyer(order, 'the goods are lost')).toBe(1);
    // A number that is taken out again says nothing new.
    t.clock.advance(60_000);
    expect((await remove((await addParcel(of, id, [])).qid)).statusCode).toBe(204);
    await t.runJobs(work);
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

describe('[CLM-03] [ERR-13] buyers hear of goods that got lost in part', () => {
  it('and of the rest that went back while another claim was open, once, and at once', async () => {
    const { id, order, number, lineIds } = await sentOff(of, ['PICKED_UP']);
    await addParcel(of, id, ['PICKED_UP', 'LOST']);
    await t.runJobs(work);
    expect(await toldBuyer(order, 'a part of the goods is lost')).toBe(1);
    await claimOne(id);
    await tell(t, number, 'RETURNED');
    await t.runJobs(work);
    expect(await toldBuyer(order, 'the goods are lost')).toBe(1);
    const [claim, ...more] = await claimsOf(of, id);
    expect(more).toEqual([]);
    expect((await decide(of, claim.qid, lineIds.slice(0, 1), { amount: '0.00' })).statusCode).toBe(200);
    await t.runJobs(work);
    expect(await claimsOf(of, id)).toContainEqual(expect.objectContaining({ type: 'LOST_SHIPMENT', quantity: 20 }));
  });

  it('and claim what got lost on its way to a place where we have no warehouse', async () => {
    const destination = { kind: 'WAREHOUSE', country: 'Nowhere', city: 'Elsewhere' } as const;
    const { id, order } = await sentOff(of, ['PICKED_UP'], { destination });
    await addParcel(of, id, ['PICKED_UP', 'LOST']);
    await t.runJobs(work);
    expect(await toldBuyer(order, 'a part of the goods is lost', 'Claim for what is missing')).toBe(1);
  });
});

describe('[CLM-03] goods that were lost, whose claim was rejected, and that were sent anew', () => {
  it('are claimed when they get lost again, and not paid for before', async () => {
    const { id, order, lineIds } = await sentOff(of, ['PICKED_UP', 'LOST']);
    const [claim] = await claimsOf(of, id);
    await decide(of, claim.qid, lineIds, { amount: '0.00', fault: 'CARRIER' });
    await t.runJobs(work);
    t.clock.advance(60_000);
    await addParcel(of, id, ['PICKED_UP', 'LOST']);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    await t.runJobs(work);
    const [again, ...others] = await claimsOf(of, id);
    expect([again?.type, again?.quantity, again?.qid === claim.qid, others]).toEqual(['LOST_SHIPMENT', 20, false, []]);
    expect(await toldBuyer(order, 'the goods are lost')).toBe(2);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'claim_blocks_payment' });
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

  it('sent anew in part is complete when all of it is there', async () => {
    for (const [loadCount, status] of [
      [1, 'COMPLETED'],
      [2, 'PAID'],
    ] as const) {
      const { id, number } = await sentOff(of, ['PICKED_UP']);
      await t.database.write('system', (db) => db.update(sales).set({ loadCount }).where(eq(sales.id, id)));
      await tell(t, number, 'RETURNED');
      t.clock.advance(60_000);
      const again = await addParcel(of, id, ['PICKED_UP']);
      expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
      await tell(t, again.number, 'DELIVERED');
      expect([loadCount, (await saleOf(id))?.status]).toEqual([loadCount, status]);
    }
  });

  it.each(['RETURNED', 'LOST'])('is not complete when all of it is %s', async (code) => {
    const { id, number } = await paid();
    await tell(t, number, code);
    expect(await saleOf(id)).toMatchObject({ status: 'PAID' });
  });
});

describe('[ORD-11] [ORD-12] a parcel that waits is taken out of an order', () => {
  const deadline = { pickedUpAt: null, expiresAt: '2026-11-26T08:00:00.000Z', dueAt: '2026-11-26T08:00:00.000Z' };

  it('whose other parcels all came back: it waits again, ends by its time, and is not paid for', async () => {
    const { id, order, number } = await sentOff(of, ['PICKED_UP']);
    const { qid } = await addParcel(of, id, []);
    await tell(t, number, 'RETURNED');
    await t.runJobs(work);
    expect(await saleOf(id)).toMatchObject({ pickedUpAt: expect.any(String), expiresAt: null });
    const removed = await remove(qid);
    expect(removed.statusCode, removed.body).toBe(204);
    expect(await saleOf(id)).toMatchObject({ status: 'CONFIRMED', ...deadline, trackedCount: 1 });
    await t.runJobs(work);
    expect(await toldBuyer(order, 'went back')).toBe(1);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
  });

  it('whose other parcels came back and got lost: they are claimed', async () => {
    const { id, order, number } = await sentOff(of, ['PICKED_UP']);
    await addParcel(of, id, ['PICKED_UP', 'LOST']);
    const { qid } = await addParcel(of, id, []);
    await tell(t, number, 'RETURNED');
    await t.runJobs(work);
    expect(await claimsOf(of, id)).toEqual([]);
    for (const one of [qid, (await addParcel(of, id, [])).qid]) expect((await remove(one)).statusCode).toBe(204);
    expect((await remove((await addParcel(of, id, [])).qid)).statusCode).toBe(204);
    await t.runJobs(work);
    expect(await claimsOf(of, id)).toMatchObject([{ type: 'LOST_SHIPMENT', quantity: 20 }]);
    expect(await toldBuyer(order, 'the goods are lost')).toBe(1);
  });

  it('which is not paid for while all of it is back, whatever the order says of its pickup', async () => {
    const { id, number } = await sentOff(of, ['PICKED_UP']);
    const { qid } = await addParcel(of, id, []);
    await tell(t, number, 'RETURNED');
    const put = (status: 'CANCELLED' | 'LABELS_READY') =>
      t.database.write('system', (db) => db.update(shipments).set({ status }).where(eq(shipments.id, qid)));
    await put('CANCELLED');
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    await put('LABELS_READY');
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
  });
});
