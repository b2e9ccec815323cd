/** What a checkout asks of the database: its sales are written together, however many sellers send the goods. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { recordQueries } from '../../testing/sent-queries.ts';

let t: TestApp;
let sellers: SellerFixture[];
beforeAll(async () => {
  t = await testApp();
  sellers = [await sellerFixture(t), await sellerFixture(t), await sellerFixture(t)];
});
afterAll(() => t.close());

/** Each seller has ten pieces. */
async function sentFor(sellerCount: number): Promise<readonly string[]> {
  const product = await makeProduct(t);
  for (const { seller } of sellers) await offerOf(t, seller.id, product);
  const buyer = await buyerFixture(t);
  await buyer.ready(product.gtin, sellerCount * 10);
  const recorded = recordQueries();
  const answer = (await buyer.complete()).json();
  const sent = recorded();
  expect(answer).toMatchObject({ status: 'PAID', saleCount: sellerCount });
  return sent.map(({ text }) => text);
}

it('[BUY-07] over three sellers it sends one statement more for each seller more: the sale that is now paid', async () => {
  const [one, three] = [await sentFor(1), await sentFor(3)];
  const paying = (sent: readonly string[]) => sent.filter((text) => text.startsWith('update "sales"'));
  expect([paying(one).length, paying(three).length]).toEqual([1, 3]);
  expect(three.length - one.length).toBe(2);
});
