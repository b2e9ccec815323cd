/** Readings of our own people hang together as the entries of a log do (decision 0059). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { origin } from './audit-chain.ts';
import { brokenReading } from './reading-chain.ts';
import { readingsAfter } from './readings.read-model.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const company = async () => (await t.database.write('none', (db) => makeSeller(db))).id;
const look = ({ user }: Session, kind: 'ORDER' | 'CLAIM', ...sellerIds: string[]) =>
  noteStaffReads(t.deps, { kind: 'STAFF', userId: user.id }, kind, sellerIds);
const chain = (sellerId: string, kind: 'ORDER' | 'CLAIM') =>
  t.database.read({ sellerId }, (db) => readingsAfter(db, { sellerId, kind, number: 0 }, 1_000));
const start = { number: 0, hash: origin };

it('[INT-03] each reading follows from the one before, within its company and kind', async () => {
  const [one, other] = [await company(), await company()];
  const staff = await staffIn(t, 'staff.sellers');
  await look(staff, 'ORDER', one, other);
  await look(staff, 'CLAIM', one);
  // Within five minutes it is the same reading.
  await look(staff, 'ORDER', one);
  t.clock.advance(minutes(5));
  await look(staff, 'ORDER', one);
  const read = await chain(one, 'ORDER');
  expect(read.map(({ number }) => number)).toEqual([1, 2]);
  expect([await chain(one, 'CLAIM'), await chain(other, 'ORDER')].map((all) => all.length)).toEqual([1, 1]);
  expect(brokenReading(read, start)).toBeNull();
  const [first, second] = read;
  if (!first || !second) throw new Error('there are two');
  expect(brokenReading([{ ...first, slot: first.slot + 1 }, second], start)).toBe(1);
  expect(brokenReading([first, { ...second, userId: first.sellerId }], start)).toBe(2);
  expect(brokenReading([second], start)).toBe(2);
});

it('[INT-03] many who look at the same companies at once make one chain without a gap, and nobody fails', async () => {
  const companies = await Promise.all([company(), company(), company(), company(), company()]);
  const staff = await Promise.all([1, 2, 3, 4, 5, 6].map(() => staffIn(t, 'staff.sellers')));
  await Promise.all(
    staff.map((one, at) => look(one, 'ORDER', ...(at % 2 === 0 ? companies : [...companies].reverse()))),
  );
  for (const sellerId of companies) {
    const read = await chain(sellerId, 'ORDER');
    expect([read.length, brokenReading(read, start)]).toEqual([staff.length, null]);
  }
});

it('[INT-03] the company verifies it with its log: a reading taken away or changed behind our back shows', async () => {
  const sellerId = await company();
  const staff = await staffIn(t, 'staff.sellers');
  for (let n = 0; n < 3; n += 1) {
    await look(staff, 'CLAIM', sellerId);
    t.clock.advance(minutes(5));
  }
  const again = await signedIn(t, { sellerId });
  const verify = async () => (await t.call('GET', '/audit-log/check/', { headers: again.headers })).json();
  expect(await verify()).toMatchObject({ readings: 3, isIntact: true, brokenReading: null });
  const behind = (text: string) =>
    t.database.write('system', async (db) => {
      await db.execute(sql`alter table staff_reads disable trigger staff_reads_append_only`);
      await db.execute(sql.raw(text));
      await db.execute(sql`alter table staff_reads enable trigger staff_reads_append_only`);
    });
  await behind(`delete from staff_reads where seller_id = '${sellerId}' and number = 2`);
  expect(await verify()).toMatchObject({
    isIntact: false,
    brokenAt: null,
    brokenReading: { kind: 'CLAIM', number: 3 },
  });
});
