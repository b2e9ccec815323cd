/** What a checkout asks of the database: its sales are written together, however many sellers send the goods. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { recordQueries } from '../../testing/sent-queries.ts';
import { work } from '../../work.ts';

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

it('[BUY-07] over three sellers it sends no statement more than over one', async () => {
  const [one, three] = [await sentFor(1), await sentFor(3)];
  const paying = (sent: readonly string[]) => sent.filter((text) => text.startsWith('update "sales"'));
  expect([paying(one).length, paying(three).length]).toEqual([1, 1]);
  expect(three.length).toBe(one.length);
});

it.each([
  ['that waits for its money', 'BANK_TRANSFER', 'PENDING_PAYMENT'],
  ['that the wallet paid', 'WALLET', 'PAID'],
] as const)('[BUY-07] an order %s is answered as it is read afterwards', async (_, paymentMethod, status) => {
  const product = await makeProduct(t);
  for (const { seller } of sellers) await offerOf(t, seller.id, product);
  const buyer = await buyerFixture(t);
  await buyer.credit(2_500n);
  await buyer.ready(product.gtin, 25, { paymentMethod, reference: 'PO 12' });
  const amount = { amount: paymentMethod === 'WALLET' ? '25.00' : '5.00', currency: 'EUR' };
  await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount });
  const answer = (await buyer.complete('one key')).json();
  expect(answer).toMatchObject({ status, saleCount: 3, reference: 'PO 12' });
  expect((await buyer.send('GET', `/orders/${answer.qid}/`)).json()).toEqual(answer);
  expect((await buyer.complete('one key')).json()).toEqual(answer);
});

/** What its sellers and the buyer are told afterwards. */
async function followingOf(sellerCount: number): Promise<readonly string[]> {
  await t.runJobs(work);
  await sentFor(sellerCount);
  const recorded = recordQueries();
  await t.runJobs(work);
  return recorded().map(({ text }) => text);
}

it('[BUY-07] what follows is done for all its sellers together: each one more costs no transaction more', async () => {
  const [one, three] = [await followingOf(1), await followingOf(3)];
  const count = (sent: readonly string[], start: string) => sent.filter((text) => text.startsWith(start)).length;
  const more = (start: string) => count(three, start) - count(one, start);
  const told = ['insert into "messages_sent"', 'insert into "notifications"', 'insert into "outbox_handled"'];
  expect(told.map(more)).toEqual([0, 0, 0]);
  // The order itself; its sales and that it is paid; the bells of its sellers.
  expect(count(three, 'select "id", "topic", "payload"')).toBe(3);
  // How often the test looks whether the jobs are done depends on the machine; each look is a transaction.
  const looks = (sent: readonly string[]) => sent.filter((text) => text.includes('jobs where locked_at')).length;
  // Ranks that were worked out in the meantime need none.
  expect(more('begin') - (looks(three) - looks(one))).toBeLessThanOrEqual(0);
});

it('[BUY-07] only what is sold out has its ranks worked out anew: those of what is left are as they were', async () => {
  const product = await makeProduct(t);
  for (const { seller } of sellers.slice(0, 2)) await offerOf(t, seller.id, product);
  const buyer = await buyerFixture(t);
  const ranked = async (quantity: number) => {
    await buyer.ready(product.gtin, quantity);
    const recorded = recordQueries();
    await buyer.complete();
    return recorded().filter(({ values }) => values.includes('offers.rank')).length;
  };
  expect([await ranked(4), await ranked(6), await ranked(4)]).toEqual([0, 1, 0]);
});

it('[BUY-07] the offers and sales of a checkout are reached by their keys, not looked for at every seller', async () => {
  const sent = await sentFor(2);
  const offers = sent.filter((text) => text.includes('for update of "offers"'));
  const sales = sent.filter((text) => text.includes('from "sales" inner join "sellers"'));
  // What it has just written it does not read again: once they are paid the sales are read, and not before.
  expect([offers.length, sales.length]).toEqual([1, 1]);
  // What was ordered just now was not sent yet.
  expect(sent.filter((text) => text.includes('from packages') || text.includes('from parcels'))).toEqual([]);
  for (const text of offers) expect(text).toContain('("offers"."seller_id", "offers"."id") in');
  for (const text of sales) {
    expect(text).toContain('("sales"."seller_id", "sales"."id") in');
    expect(text).toMatch(/"sales"."seller_id" = any\(.*"sales"."id" = any\(/);
  }
});

it('[BUY-07] what was lost to lower prices is found by the keys of what was ordered, not among the lines of all sellers', async () => {
  const sent = await followingOf(2);
  const read = (table: string) =>
    sent.filter((text) => text.includes(`from "${table}"`) && text.includes('"brand_name"'));
  const offers = sent.filter((text) => text.includes('from "offers"') && !text.includes('"sellers"'));
  expect(read('order_sales')).toEqual([]);
  expect(offers).toHaveLength(1);
  for (const text of offers) expect(text).toMatch(/"offers"."seller_id" = any\(.* and "offers"."id" = any\(/);
});
