import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { sales } from './sales.tables.ts';
import { remindUnshipped } from './use-cases/remind-unshipped.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  // A Wednesday.
  t = await testApp({ now: '2026-11-18T10:00:00.000Z' });
  desk = await sellerFixture(t);
});
afterAll(() => t.close());

const reminders = async (order: string, batch = 500) => {
  await remindUnshipped(t.deps, batch);
  await t.runJobs(work);
  const mails = await t.database.read('none', (db) =>
    db.select().from(messagesSent).where(eq(messagesSent.recipient, desk.session.user.email)),
  );
  return mails.filter(({ subject }) => subject.includes('is paid and not sent') && subject.includes(order)).length;
};

it('[ORD-14] a seller who was paid and sends nothing is reminded after three and after eight working days, once each', async () => {
  const { id, order } = await desk.payable();
  const { id: sent, order: sentOrder } = await desk.payable();
  for (const one of [id, sent])
    expect((await desk.send('POST', one, 'paycomplete/', {}, { 'idempotency-key': one })).statusCode).toBe(200);
  await t.database.write('system', (db) =>
    db
      .update(sales)
      .set({ pickedUpAt: t.clock.now(), expiresAt: null, dueAt: 'infinity' })
      .where(and(eq(sales.sellerId, desk.seller.id), eq(sales.id, sent))),
  );
  // Friday and the weekend: two working days have passed.
  t.clock.set('2026-11-20T15:00:00.000Z');
  expect(await reminders(order)).toBe(0);
  t.clock.set('2026-11-23T15:00:00.000Z');
  expect(await reminders(order)).toBe(1);
  expect(await reminders(order)).toBe(1);
  t.clock.set('2026-12-01T15:00:00.000Z');
  await remindUnshipped(t.deps);
  await remindUnshipped(t.deps);
  expect(await reminders(sentOrder)).toBe(0);
  const told = await t.database.read('system', (db) =>
    db.execute<{ count: number }>("select count(*)::int as count from outbox where topic = 'sale.unshipped'"),
  );
  expect(told.rows).toEqual([{ count: 2 }]);
});

it('[ORD-14] however many were reminded or paid since, the longest unsent are reminded too', async () => {
  t.clock.set('2027-01-04T10:00:00.000Z');
  desk = await sellerFixture(t);
  const createdAt = t.clock.now();
  const [first, second, third] = [
    await desk.payable({ createdAt }),
    await desk.payable({ createdAt }),
    await desk.payable({ createdAt }),
  ];
  for (const { id } of [first, second, third]) {
    expect((await desk.send('POST', id, 'paycomplete/', {}, { 'idempotency-key': id })).statusCode).toBe(200);
    t.clock.advance(1_000);
  }
  t.clock.set('2027-01-07T15:00:00.000Z');
  for (const { order } of [first, second, third]) expect(await reminders(order, 1)).toBe(1);
});
