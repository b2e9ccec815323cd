/** A server that dies while it places an order: between the reservation of the goods and the end of its transaction. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';
import { kill, type Serving, serving } from '../../testing/serving.ts';
import { offers } from '../offers/offers.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { sales } from '../sales/sales.tables.ts';

const key = 'one order';
/** This process is the server that lives on; each of the others is killed in an order of its own. */
let t: TestApp;
let dying: Serving[];

beforeAll(async () => {
  t = await testApp({ now: systemClock.now() });
  const settings = { TOKEN_SECRET: t.deps.config.tokenSecret };
  dying = await Promise.all([serving(settings), serving(settings)]);
}, 120_000);
afterAll(async () => {
  await Promise.all(dying.map(kill));
  expect(await brokenInvariants(t.database)).toEqual([]);
  await t.close();
});

/** Its status; null: the server was gone before it answered. */
async function completeAt({ session }: BuyerFixture, base: string): Promise<number | null> {
  const headers = { ...session.headers, 'content-type': 'application/json', 'idempotency-key': key };
  const request = { method: 'POST', headers, body: '{}', signal: AbortSignal.timeout(30_000) };
  return fetch(`${base}/checkouts/active/complete/`, request).then(
    ({ status }) => status,
    () => null,
  );
}

/** What there is of an order: sales, orders, stock and what the wallet holds. */
const standing = async ({ buyerId, balance }: BuyerFixture, offerId: string) => {
  const [sold, placed, [offer]] = await t.database.read('system', async (db) => [
    await db.select().from(sales).where(eq(sales.buyerId, buyerId)),
    await db.select().from(orders).where(eq(orders.buyerId, buyerId)),
    await db.select().from(offers).where(eq(offers.id, offerId)),
  ]);
  return { sales: sold.length, orders: placed.length, stock: offer?.stock, wallet: await balance() };
};

/** Statements that wait for what somebody else holds. */
const waiting = async () => {
  const found = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return (await t.database.read('none', (db) => db.execute(found))).rows.length;
};

it.each([
  ['waits for its goods', (offerId: string) => sql`select 1 from offers where id = ${offerId} for update`],
  // The cart is closed last: by then goods are taken, the wallet is charged, and sales and order are written.
  ['has all but its end', () => sql`lock table carts in share mode`],
] as const)(
  '[BUY-07] [ORD-16] a server that is killed while its order %s leaves nothing half done, and the same key orders once',
  async (_, hold) => {
    const server = dying.shift();
    if (!server) throw new Error('each order has a server of its own');
    const { seller } = await sellerFixture(t);
    const product = await makeProduct(t);
    const offerId = await offerOf(t, seller.id, product, { stock: 10 });
    const buyer = await buyerFixture(t);
    await buyer.credit(500n);
    await buyer.ready(product.gtin, 5, { paymentMethod: 'WALLET' });
    await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount: { amount: '5.00', currency: 'EUR' } });
    const untouched = { sales: 0, orders: 0, stock: 10, wallet: '5.00' };
    const asked = await t.database.within(60_000).write('system', async (db) => {
      await db.execute(hold(offerId));
      const answer = completeAt(buyer, server.base);
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      await kill(server);
      return { answer };
    });
    expect(await asked.answer).toBeNull();
    // The database notices a connection that is gone once it speaks to it.
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
    await expect.poll(() => standing(buyer, offerId), { timeout: 20_000 }).toEqual(untouched);
    const first = await buyer.complete(key);
    expect([first.statusCode, first.json()]).toMatchObject([200, { saleCount: 1, total: { amount: '5.00' } }]);
    expect((await buyer.complete(key)).json()).toEqual(first.json());
    expect(await standing(buyer, offerId)).toEqual({ sales: 1, orders: 1, stock: 5, wallet: '0.00' });
  },
  60_000,
);
