/** What an order asks of the database, and what of it must not hold up money or other orders. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { days, minutes } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { recordQueries } from '../../testing/sent-queries.ts';
import { work } from '../../work.ts';
import { orders } from './orders.tables.ts';
import { endOverdue } from './use-cases/end-overdue.ts';

const start = '2026-11-23T08:00:00.000Z';
let t: TestApp;
let sellers: SellerFixture[];
let buyer: BuyerFixture;

beforeAll(async () => {
  t = await testApp({ now: start });
  sellers = [await sellerFixture(t), await sellerFixture(t)];
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(start);
  buyer = await buyerFixture(t);
});

/** Of two sellers, by bank transfer, with 5.00 of its 20.00 out of the wallet. */
async function ordered(reference: string | null = null): Promise<string> {
  const product = await makeProduct(t);
  for (const { seller } of sellers) await offerOf(t, seller.id, product);
  await buyer.credit(500n);
  await buyer.ready(product.gtin, 20, { paymentMethod: 'BANK_TRANSFER', reference });
  await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount: { amount: '5.00', currency: 'EUR' } });
  const order = (await buyer.complete()).json();
  expect(order).toMatchObject({ status: 'PENDING_PAYMENT', saleCount: 2, toPay: { amount: '15.00' } });
  return order.qid;
}

it('[BUY-08] parts and lines of an order are reached by their keys, not through the sales of everybody', async () => {
  const id = await ordered();
  const recorded = recordQueries();
  const answers = [
    await buyer.send('GET', `/orders/${id}/sales/`),
    await buyer.send('GET', `/orders/${id}/lines/`),
    await buyer.send('POST', `/orders/${id}/reorder/`, {}),
  ];
  const sent = recorded().map(({ text }) => text);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  for (const [table, times] of [
    ['sale_lines', 2],
    ['shipments', 1],
    ['packages', 1],
  ] as const) {
    const reads = sent.filter((text) => text.includes(`from "${table}"`));
    expect(reads).toHaveLength(times);
    for (const text of reads) expect(text).toContain(`("${table}"."seller_id", "${table}"."sale_id") in`);
  }
});

it('[BUY-09] money that came is counted without reading what its buyer is shown, which may fail', async () => {
  const id = await ordered();
  t.clock.advance(minutes(2));
  const recorded = recordQueries();
  await work.jobs.find(({ name }) => name === 'order.collect')?.run({}, t.deps);
  const sent = recorded();
  expect(sent.filter(({ text }) => text.includes('from "sales" inner join "sellers"'))).toEqual([]);
  const rows = await t.database.read({ buyerId: buyer.buyerId }, (db) => db.select().from(orders));
  expect(rows).toMatchObject([{ id, receivedMinor: 1_500n, paidAt: t.clock.now() }]);
});

it('[BUY-09] an order that ends unpaid takes wallet and offers in the order of a checkout, the offers by one statement', async () => {
  const orderId = await ordered('PAY-NEVER');
  t.clock.advance(days(2));
  const recorded = recordQueries();
  await endOverdue(t.deps, { buyerId: buyer.buyerId, orderId });
  const sent = recorded();
  const wallet = sent.findIndex(({ values }) => values.includes(`wallet ${buyer.buyerId}`));
  const returning = sent.flatMap(({ text }, index) => (/update offers/.test(text) ? [index] : []));
  expect(returning).toHaveLength(1);
  // Both were sold out.
  expect(sent.filter(({ values }) => values.includes('offers.rank'))).toHaveLength(1);
  expect(wallet).toBeGreaterThan(-1);
  expect(wallet).toBeLessThan(returning[0] ?? 0);
  expect(sent[returning[0] ?? 0]?.text).toContain('order by k.id for update of k');
  t.clock.set(start);
  expect(await buyer.balance()).toBe('5.00');
});
