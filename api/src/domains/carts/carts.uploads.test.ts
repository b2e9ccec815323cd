/** What a file brings into a cart that is full, or that another file fills at the same moment. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { cartLines } from './carts.tables.ts';

let t: TestApp;
let seller: SellerFixture;
let buyer: BuyerFixture;
let soap: Product;
let balm: Product;

beforeAll(async () => {
  t = await testApp();
  seller = await sellerFixture(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  buyer = await buyerFixture(t);
  [soap, balm] = [await makeProduct(t), await makeProduct(t)];
  for (const product of [soap, balm]) await offerOf(t, seller.seller.id, product, { stock: 10 });
});

const upload = async (rows: string, part = 'file') => {
  const { headers, payload } = formOf({ [part]: Buffer.from(`GTIN;Quantity\n${rows}`) }, 'wanted.csv');
  return t.call('POST', '/carts/active/upload/', { headers: { ...buyer.session.headers, ...headers }, payload });
};
const cartId = async () => (await buyer.send('GET', '/carts/')).json().results[0].qid;

describe('[BUY-04] a file', () => {
  it.each(['file', 'fileKey'])('comes in a part named %s', async (part) => {
    expect((await upload(`${soap.gtin};2`, part)).json()).toEqual({ added: 1, refused: [] });
  });

  it('may raise what stands in a full cart already, and only what is new finds no room', async () => {
    await buyer.add(soap.gtin, 1);
    const of = { buyerId: buyer.buyerId, cartId: await cartId(), productName: 'Harbour soap', brandName: 'Lindqvist' };
    const others = Array.from({ length: 1_999 }, () => ({ ...of, id: newId(), productId: newId(), gtin: soap.gtin }));
    await t.database.write({ buyerId: buyer.buyerId }, (db) =>
      db.insert(cartLines).values(others.map((row) => ({ ...row, quantity: 1 }))),
    );
    expect((await upload(`${soap.gtin};2`)).json()).toEqual({ added: 1, refused: [] });
    expect((await buyer.add(soap.gtin, 1)).json()).toMatchObject({ lineCount: 2_000, unitCount: 2_003 });
    expect((await upload(`${soap.gtin};1\n${balm.gtin};1`)).json()).toMatchObject({
      code: 'cart_full',
      maximum: 2_000,
    });
    expect((await buyer.add(balm.gtin, 1)).json().code).toBe('cart_full');
  });

  it('beside another one at the same moment adds what is left, and tells its rows that no longer fit', async () => {
    await buyer.add(balm.gtin, 1);
    // Both have read the market when the cart is free again.
    const both = await t.database.write({ buyerId: buyer.buyerId }, async (db) => {
      await db.execute(sql`select 1 from carts where buyer_id = ${buyer.buyerId} for update`);
      const asked = [upload(`${soap.gtin};6\n${balm.gtin};2`), upload(`${soap.gtin};6\n${balm.gtin};3`)];
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      const held = async () => (await t.database.read('none', (other) => other.execute(waiting))).rows.length;
      await expect.poll(held, { timeout: 10_000 }).toBe(2);
      return { asked };
    });
    const answers = await Promise.all(both.asked);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const told = answers.map((answer) => answer.json());
    expect(told.map(({ added }) => added).sort()).toEqual([1, 2]);
    expect(told.flatMap(({ refused }) => refused)).toMatchObject([
      { line: 2, value: soap.gtin, code: 'cart_line_quantity_exceeded' },
    ]);
    const { results } = (await buyer.send('GET', '/carts/active/lines/')).json();
    expect(results.map(({ quantity }: { quantity: number }) => quantity)).toEqual([6, 6]);
  });

  it('of which nothing is there begins no cart', async () => {
    expect((await upload(`${soap.gtin};11`)).json()).toMatchObject({ added: 0, refused: [{ line: 2 }] });
    expect((await buyer.send('GET', '/carts/')).json().count).toBe(0);
  });
});
