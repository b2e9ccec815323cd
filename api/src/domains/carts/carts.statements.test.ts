/** What a changed line asks of the database: most carts are changed long before they are shared out. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { sellerFixture } from '../../testing/seller-fixture.ts';
import { recordQueries } from '../../testing/sent-queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

it('[BUY-04] a line of a cart that is not shared out changes in three transactions, and allocations are not asked for', async () => {
  const { seller } = await sellerFixture(t);
  const product = await makeProduct(t);
  await offerOf(t, seller.id, product);
  const buyer = await buyerFixture(t);
  await buyer.add(product.gtin, 1);
  const { results } = (await buyer.send('GET', '/carts/active/lines/')).json();
  const change = (quantity: number) => buyer.send('PATCH', `/carts/active/lines/${results[0].qid}/`, { quantity });
  await change(2);
  const recorded = recordQueries();
  const answer = await change(3);
  const sent = recorded().map(({ text }) => text);
  expect(answer.json()).toMatchObject({ status: 'ACTIVE' });
  expect(sent.filter((text) => text === 'begin').length).toBeLessThanOrEqual(3);
  expect(sent.filter((text) => text.includes('allocation'))).toEqual([]);
  await buyer.optimise();
  expect((await change(2)).json()).toMatchObject({ status: 'ACTIVE' });
  expect((await buyer.send('GET', '/carts/active/allocations/')).json().results).toEqual([]);
});
