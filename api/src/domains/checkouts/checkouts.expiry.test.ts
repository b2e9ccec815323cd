/** A checkout ends after 24 hours: the buyer is told, nothing of money or goods hangs, and the cart can be paid for again. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hours } from '../../kernel/clock.ts';
import { messagesSent, outbox } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';
import { signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { offers } from '../offers/offers.tables.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import { checkouts } from './checkouts.tables.ts';

let t: TestApp;
let buyer: BuyerFixture;
let gtin: string;
let offerId: string;

beforeAll(async () => {
  t = await testApp();
  const { seller } = await sellerFixture(t);
  buyer = await buyerFixture(t);
  const product = await makeProduct(t);
  gtin = product.gtin;
  offerId = await offerOf(t, seller.id, product, { stock: 50 });
});
afterAll(() => t.close());

const sweep = () => work.jobs.find(({ name }) => name === 'checkout.expire')?.run({}, t.deps);
const statuses = async () => {
  const rows = await t.database.read({ buyerId: buyer.buyerId }, (db) =>
    db.select().from(checkouts).orderBy(checkouts.createdAt),
  );
  return rows.map(({ status }) => status);
};
const told = async () => {
  await t.runJobs(work);
  const rows = await t.database.read('system', (db) =>
    db.select().from(outbox).where(eq(outbox.topic, 'checkout.expired')),
  );
  return rows.length;
};
const mailed = async () => {
  const [{ email } = { email: '' }] = await t.database.read('none', (db) =>
    db.select().from(buyers).where(eq(buyers.id, buyer.buyerId)),
  );
  const rows = await t.database.read('none', (db) =>
    db.select().from(messagesSent).where(eq(messagesSent.recipient, email)),
  );
  return rows.map(({ subject }) => subject);
};

it('[BUY-07] a checkout ends after 24 hours by itself, and whoever began it is told once', async () => {
  await buyer.credit(500n);
  await buyer.ready(gtin, 20);
  await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount: { amount: '5.00', currency: 'EUR' } });
  t.clock.advance(hours(24) - 1);
  await sweep();
  expect(await statuses()).toEqual(['OPEN']);
  t.clock.advance(1);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await statuses()).toEqual(['EXPIRED']);
  expect(await told()).toBe(1);
  expect(await mailed()).toEqual(['Your checkout has ended']);
  // Neither goods nor money were kept for it.
  const [row] = await t.database.read('system', (db) => db.select().from(offers).where(eq(offers.id, offerId)));
  expect(row?.stock).toBe(50);
  const { headers } = await signedInAgain(t, buyer.session.user, 'buyers');
  const call = async (method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object) =>
    (await t.call(method, path, { headers, ...(payload ? { payload } : {}) })).json();
  expect((await call('GET', '/checkouts/active/')).code).toBe('checkout_not_found');
  expect((await call('POST', '/checkouts/active/complete/', {})).code).toBe('checkout_not_found');
  // The cart is as it was: it is paid for by a new checkout.
  await call('PATCH', '/checkouts/active/', { paymentMethod: 'CARD' });
  expect(await call('POST', '/checkouts/active/complete/', {})).toMatchObject({
    ...{ status: 'PAID', total: { amount: '20.00' }, wallet: { amount: '0.00' } },
  });
  expect(await statuses()).toEqual(['EXPIRED', 'COMPLETED']);
  expect(await told()).toBe(1);
  expect(await brokenAtRest(t.database)).toEqual([]);
});
