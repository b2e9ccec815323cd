/** Answers that were kept under an Idempotency-Key before their shape grew, by an older process or beside one. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../testing/buyer-fixture.ts';
import { sellerFixture } from '../testing/seller-fixture.ts';
import { idempotencyKeys } from './db/platform.tables.ts';

let t: TestApp;
/** A process whose answers are not held to today's schemas: that is what these are about. */
let other: TestApp;
let buyer: BuyerFixture;
let product: Product;
beforeAll(async () => {
  [t, other] = [await testApp(), await testApp()];
  product = await makeProduct(t);
  await offerOf(t, (await sellerFixture(t)).seller.id, product, { stock: 50 });
  buyer = await buyerFixture(t);
});
afterAll(async () => {
  await other.close();
  await t.close();
});

/** What is kept under the key, without these keys and in an order of its own. */
async function aged(key: string, missing: readonly string[]): Promise<string> {
  const isKey = eq(idempotencyKeys.key, key);
  const [row] = await t.database.read('none', (db) => db.select().from(idempotencyKeys).where(isKey));
  const kept = Object.entries(JSON.parse(row?.answer ?? '{}')).filter(([name]) => !missing.includes(name));
  expect(kept.length).toBeGreaterThan(3);
  const answer = JSON.stringify(Object.fromEntries(kept.reverse()));
  await t.database.write('none', (db) =>
    db
      .update(idempotencyKeys)
      .set({ answer: sql`${answer}` })
      .where(isKey),
  );
  return answer;
}
const again = async (path: string, payload: object, key: string) => {
  const headers = { ...buyer.session.headers, 'idempotency-key': key };
  const { statusCode, body } = await other.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  return [statusCode, body];
};

it('[ORD-16] an answer that was kept before its shape grew is given again, to the letter', async () => {
  const line = { gtin: product.gtin, quantity: 2 };
  await buyer.send('POST', '/carts/active/lines/', line, 'a-cart');
  const cart = await aged('a-cart', ['isProven', 'gap']);
  expect(await again('/carts/active/lines/', line, 'a-cart')).toEqual([200, cart]);
  await buyer.optimise();
  await buyer.choose();
  expect((await buyer.complete('an-order')).statusCode).toBe(200);
  const order = await aged('an-order', ['daysDeferred', 'billTo', 'deliverTo']);
  // A card order is paid outside the call's transaction: what is kept waits for its money, and the order is asked for anew.
  expect(JSON.parse(order).status).toBe('PENDING_PAYMENT');
  const [status, body] = await again('/checkouts/active/complete/', {}, 'an-order');
  expect([status, JSON.parse(String(body))]).toMatchObject([200, { status: 'PAID', billTo: null }]);
});
