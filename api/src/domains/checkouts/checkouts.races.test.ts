/** Many at once: nothing is sold twice, charged twice or at another price than shown, and a process that dies leaves nothing half done. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { offers } from '../offers/offers.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { sales } from '../sales/sales.tables.ts';

const deep = Boolean(process.env.DEEP);
const buyerCount = deep ? 200 : 8;
const rounds = deep ? 20 : 2;
/** Of the last piece: buyers who did not get it keep their carts, so a round is one completion each. */
const lastRounds = deep ? 200 : 3;

let t: TestApp;
/** A second process on the same database. */
let second: TestApp;
let seller: SellerFixture;
let buyers: BuyerFixture[];

beforeAll(async () => {
  // Every buyer signs in from one address.
  const env = { LOGIN_LIMIT_PER_ADDRESS: '100000' };
  [t, second] = [await testApp({ env }), await testApp({ env })];
  seller = await sellerFixture(t);
  buyers = await Promise.all(
    Array.from({ length: buyerCount }, (_, index) => buyerFixture(index % 2 === 0 ? t : second)),
  );
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await second.close();
  await t.close();
});

const offered = async (stock: number): Promise<{ product: Product; offerId: string }> => {
  const product = await makeProduct(t);
  return { product, offerId: await offerOf(t, seller.seller.id, product, { stock }) };
};
const rowOf = async (offerId: string) => {
  const [row] = await t.database.read('system', (db) => db.select().from(offers).where(eq(offers.id, offerId)));
  return row;
};
const setPrice = (offerId: string, effectiveMinor: bigint) =>
  t.database.write({ sellerId: seller.seller.id }, (db) =>
    db.update(offers).set({ priceMinor: effectiveMinor, effectiveMinor }).where(eq(offers.id, offerId)),
  );
const setStock = (offerId: string, stock: number) =>
  t.database.write({ sellerId: seller.seller.id }, (db) =>
    db.update(offers).set({ stock, status: 'ACTIVE' }).where(eq(offers.id, offerId)),
  );
const codesOf = (answers: Awaited<ReturnType<BuyerFixture['complete']>>[]) =>
  Map.groupBy(answers, (answer) => (answer.statusCode === 200 ? 'ordered' : answer.json().code));
const totals = async (buyerId: string) => {
  const rows = await t.database.read({ buyerId }, (db) => db.select().from(orders).where(eq(orders.buyerId, buyerId)));
  return rows.map(({ goodsMinor, shippingMinor }) => goodsMinor + shippingMinor);
};

describe('[BUY-07] never oversells', () => {
  it(
    `${buyerCount} buyers for the last piece: one has it (${lastRounds} rounds)`,
    async () => {
      const { product, offerId } = await offered(1);
      let wanting = buyers;
      for (let round = 0; round < lastRounds; round += 1) {
        await setStock(offerId, 1);
        for (const buyer of wanting) await buyer.ready(product.gtin, 1);
        const answers = await Promise.all(buyers.map((buyer) => buyer.complete()));
        const codes = codesOf(answers);
        expect(codes.get('ordered')).toHaveLength(1);
        expect(codes.get('orderline_quantity_mismatch')).toHaveLength(buyerCount - 1);
        expect(await rowOf(offerId)).toMatchObject({ stock: 0, status: 'OUT_OF_STOCK' });
        // Whoever came too late has a cart that is open still, and tries again when there is one more.
        wanting = buyers.filter((_, index) => answers[index]?.statusCode === 200);
      }
      for (const buyer of buyers) await buyer.send('POST', '/carts/active/empty/', {});
    },
    deep ? 1_800_000 : 20_000,
  );

  it('the same offer in several carts and at once is counted whole', async () => {
    const { product, offerId } = await offered(10);
    const wanting = buyers.slice(0, 6);
    for (const buyer of wanting) await buyer.ready(product.gtin, 3);
    const codes = codesOf(await Promise.all(wanting.map((buyer) => buyer.complete())));
    expect(codes.get('ordered')).toHaveLength(3);
    expect(await rowOf(offerId)).toMatchObject({ stock: 1 });
    for (const buyer of wanting) await buyer.send('POST', '/carts/active/empty/', {});
  });

  it('two carts with the same offers in opposite order wait for each other, and both are ordered', async () => {
    const [soap, balm] = [await offered(100), await offered(100)];
    const [one, other] = await Promise.all([buyerFixture(t), buyerFixture(second)]);
    for (let round = 0; round < rounds; round += 1) {
      await one.add(soap.product.gtin, 1);
      await one.ready(balm.product.gtin, 1);
      await other.add(balm.product.gtin, 1);
      await other.ready(soap.product.gtin, 1);
      const answers = await Promise.all([one.complete(), other.complete()]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    }
  });

  it('lines of one product added at the same moment are one line, with all their pieces', async () => {
    const { product } = await offered(100);
    const buyer = await buyerFixture(t);
    await buyer.add(product.gtin, 1);
    await Promise.all(Array.from({ length: 10 }, () => buyer.add(product.gtin, 2)));
    const { results } = (await buyer.send('GET', '/carts/active/lines/')).json();
    expect(results.map(({ quantity }: { quantity: number }) => quantity)).toEqual([21]);
  });
});

describe('[BUY-07] charges what was shown', () => {
  it('while the price changes: each order has the price of its own checkout, or is refused', async () => {
    const { product, offerId } = await offered(10_000);
    const buyer = await buyerFixture(t);
    for (let round = 0; round < rounds * 4; round += 1) {
      await setPrice(offerId, 100n);
      await buyer.ready(product.gtin, 1);
      const shown = (await buyer.send('GET', '/checkouts/active/')).json().toPay.amount;
      const before = (await totals(buyer.buyerId)).length;
      const [answer] = await Promise.all([buyer.complete(), setPrice(offerId, 250n)]);
      const after = await totals(buyer.buyerId);
      if (answer.statusCode === 200) expect(answer.json().total.amount).toBe(shown);
      else expect([answer.json().code, after.length]).toEqual(['orderline_price_mismatch', before]);
      // The next round orders one piece again.
      if (answer.statusCode !== 200) await buyer.send('POST', '/carts/active/empty/', {});
      expect(after.every((total) => total === 100n)).toBe(true);
    }
  });

  it('50 completions of one checkout, with and without a key, make one order and charge the wallet once', async () => {
    const { product, offerId } = await offered(100);
    const buyer = await buyerFixture(t);
    await buyer.credit(1_000n);
    await buyer.ready(product.gtin, 4, { paymentMethod: 'WALLET' });
    const amount = { amount: '4.00', currency: 'EUR' };
    await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => buyer.complete(index % 2 === 0 ? 'one-key-for-all' : undefined)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code);
    // Where a call without a key was first, the one key for all finds nothing to order.
    expect(refused.filter((code) => code !== 'no_checkout_lines')).toEqual([]);
    const placed = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().qid);
    expect(new Set(placed).size).toBe(1);
    expect(await rowOf(offerId)).toMatchObject({ stock: 96 });
    expect(await buyer.balance()).toBe('6.00');
  });

  it.each([
    // With everything before it done.
    ['before its goods are taken', (offerId: string) => sql`select 1 from offers where id = ${offerId} for update`],
    // The cart is closed last: goods are taken by then, the wallet is charged, sales and order are written.
    ['with all done but its end', () => sql`lock table carts in share mode`],
  ] as const)('a connection that dies %s leaves nothing half done, and the same key orders once', async (_, hold) => {
    const { product, offerId } = await offered(10);
    const buyer = await buyerFixture(second);
    await buyer.credit(500n);
    await buyer.ready(product.gtin, 5, { paymentMethod: 'WALLET' });
    await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount: { amount: '5.00', currency: 'EUR' } });
    const standing = async () => {
      const placed = await t.database.read('system', (db) =>
        db.select().from(sales).where(eq(sales.buyerId, buyer.buyerId)),
      );
      const { length: ordered } = await totals(buyer.buyerId);
      const stock = (await rowOf(offerId))?.stock;
      return { sales: placed.length, orders: ordered, stock, wallet: await buyer.balance() };
    };
    const untouched = { sales: 0, orders: 0, stock: 10, wallet: '5.00' };
    const key = 'one order';
    // It waits for what is held; then its connection is cut.
    const dying = await t.database.within(60_000).write('system', async (db) => {
      await db.execute(hold(offerId));
      const asked = buyer.complete(key);
      const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      const pids = async () => (await t.database.read('none', (other) => other.execute<{ pid: number }>(waiting))).rows;
      await expect.poll(async () => (await pids()).length, { timeout: 10_000 }).toBe(1);
      for (const { pid } of await pids()) await db.execute(sql`select pg_terminate_backend(${pid})`);
      return { asked };
    });
    const answer = await dying.asked;
    if (answer.statusCode !== 200) {
      expect(answer.statusCode).toBe(503);
      expect(await standing()).toEqual(untouched);
    }
    const first = await buyer.complete(key);
    expect([first.statusCode, first.json()]).toMatchObject([200, { saleCount: 1, total: { amount: '5.00' } }]);
    expect((await buyer.complete(key)).json()).toEqual(first.json());
    expect(await standing()).toEqual({ sales: 1, orders: 1, stock: 5, wallet: '0.00' });
  });
});
