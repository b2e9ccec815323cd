/** A buyer's money for an order: at once, later, in parts, too much, refused, too late or never. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { offers } from '../offers/offers.tables.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import { orders } from './orders.tables.ts';
import { endOverdue } from './use-cases/end-overdue.ts';

const start = '2026-11-23T08:00:00.000Z';
let t: TestApp;
let seller: SellerFixture;
let buyer: BuyerFixture;
let offerId: string;
let gtin: string;

beforeAll(async () => {
  t = await testApp({ now: start });
  seller = await sellerFixture(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(start);
  buyer = await buyerFixture(t);
  const product = await makeProduct(t);
  gtin = product.gtin;
  offerId = await offerOf(t, seller.seller.id, product, { stock: 50 });
});

const ordered = async (reference: string | null, paymentMethod = 'CARD') => {
  await buyer.ready(gtin, 20, { paymentMethod, reference });
  return (await buyer.complete()).json();
};
const sweep = () => work.jobs.find(({ name }) => name === 'order.collect')?.run({}, t.deps);
const stock = async () => {
  const [row] = await t.database.read('system', (db) => db.select().from(offers).where(eq(offers.id, offerId)));
  return row?.stock;
};
const headers = async () => (await signedInAgain(t, buyer.session.user, 'buyers')).headers;
const get = async (path: string) => (await t.call('GET', path, { headers: await headers() })).json();
const shown = (id: string) => get(`/orders/${id}/`);
const sources = async () =>
  (await get(`/wallets/${buyer.buyerId}/lines/`)).results.map(
    ({ source, amount }: { source: string; amount: { amount: string } }) => `${source} ${amount.amount}`,
  );
const seen = async (orderId: string) => {
  const [sale] = (await get(`/orders/${orderId}/sales/`)).results;
  const { statusCode } = await seller.send('GET', sale.qid);
  return [sale.status, statusCode];
};
/** Subjects of the company's mails, without the number of the order. */
const mailed = async () => {
  await t.runJobs(work);
  const { email } =
    (await t.database.read('none', (db) => db.select().from(buyers).where(eq(buyers.id, buyer.buyerId))))[0] ?? {};
  const rows = await t.database.read('none', (db) =>
    db
      .select()
      .from(messagesSent)
      .where(eq(messagesSent.recipient, email ?? ''))
      .orderBy(messagesSent.createdAt, messagesSent.id),
  );
  return rows.map(({ subject }) => (subject ?? '').replace(/QS-\S+/, 'X'));
};
const balanced = async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
};

describe('[BUY-07] [BUY-08] [BUY-09] money for an order', () => {
  it('by card is there at once; the buyer’s own reference is the seller’s to read', async () => {
    const order = await ordered('PO-4711');
    expect(order).toMatchObject({ status: 'PAID', reference: 'PO-4711', toPay: { amount: '0.00' } });
    expect(await seen(order.qid)).toEqual(['REQUESTED', 200]);
    await balanced();
    expect(await mailed()).toEqual(['Order X is paid']);
  });

  it('by bank transfer comes later: until then the seller sees nothing, and the goods are kept', async () => {
    const order = await ordered(null, 'BANK_TRANSFER');
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', toPay: { amount: '20.00' }, paidAt: null });
    expect(await seen(order.qid)).toEqual(['AWAITING_BUYER_PAYMENT', 404]);
    expect(await stock()).toBe(30);
    expect((await buyer.complete()).json().qid).toBe(order.qid);
    await balanced();
    expect(await mailed()).toEqual(['Order X waits for your payment']);
    t.clock.advance(minutes(2));
    await sweep();
    await sweep();
    expect(await shown(order.qid)).toMatchObject({ status: 'PAID', toPay: { amount: '0.00' } });
    expect((await seen(order.qid))[0]).toBe('REQUESTED');
    await balanced();
    expect(await mailed()).toContain('Order X is paid');
  });

  it('of one that cannot be asked about is told as a failure, once the others were asked', async () => {
    const [first, second] = [await ordered(null, 'BANK_TRANSFER'), await ordered(null, 'BANK_TRANSFER')];
    t.clock.advance(minutes(2));
    const { collections } = t.deps;
    const collect: typeof collections.collect = async (asked) => {
      if (asked.id === first.qid) throw new Error('The provider answers nonsense');
      return collections.collect(asked);
    };
    const collecting = work.jobs.find(({ name }) => name === 'order.collect');
    const swept = collecting?.run({}, { ...t.deps, collections: { ...collections, collect } });
    await expect(swept).rejects.toThrow(/^1 of \d+ orders could not be asked about$/);
    expect((await shown(first.qid)).status).toBe('PENDING_PAYMENT');
    expect((await shown(second.qid)).status).toBe('PAID');
    await sweep();
    expect((await shown(first.qid)).status).toBe('PAID');
    await balanced();
  });

  it('that is too much lies in the wallet, once', async () => {
    const order = await ordered('PAY-TOO-MUCH');
    expect(order.status).toBe('PAID');
    await sweep();
    expect(await sources()).toEqual(['OVERPAYMENT 10.00']);
    await balanced();
  });

  it('that is refused ends the order: goods and wallet are as before', async () => {
    await buyer.credit(500n);
    await buyer.ready(gtin, 20, { reference: 'PAY-REFUSED' });
    await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount: { amount: '5.00', currency: 'EUR' } });
    const order = (await buyer.complete()).json();
    expect(order.status).toBe('CANCELLED');
    expect(await stock()).toBe(50);
    expect(await buyer.balance()).toBe('5.00');
    await balanced();
    expect(await mailed()).toContain('Order X was not paid');
  });

  it('that never comes, or only in part, ends the order after two working days; the part is in the wallet', async () => {
    for (const [reference, left] of [
      ['PAY-NEVER', []],
      ['PAY-TOO-LITTLE', ['LATE_PAYMENT 10.00']],
    ] as const) {
      const order = await ordered(reference);
      expect(order.status).toBe('PENDING_PAYMENT');
      t.clock.advance(days(2));
      const ids = { buyerId: buyer.buyerId, orderId: order.qid };
      await Promise.all([endOverdue(t.deps, ids), endOverdue(t.deps, ids)]);
      expect((await shown(order.qid)).status).toBe('EXPIRED');
      expect(await stock()).toBe(50);
      expect(await sources()).toEqual(left);
      t.clock.set(start);
    }
    await balanced();
  });

  it('that comes after the order has ended lies in the wallet; nobody gets goods for it', async () => {
    const order = await ordered('PAY-LATE');
    t.clock.advance(days(2));
    await endOverdue(t.deps, { buyerId: buyer.buyerId, orderId: order.qid });
    t.clock.advance(days(6));
    await sweep();
    await sweep();
    expect((await shown(order.qid)).status).toBe('EXPIRED');
    expect(await sources()).toEqual(['LATE_PAYMENT 20.00']);
    expect(await stock()).toBe(50);
    t.clock.set(start);
    await balanced();
  });

  it('is noticed behind more than 200 orders that nobody ever pays', async () => {
    const dead = Array.from({ length: 201 }, (_, index) => ({
      ...{ buyerId: buyer.buyerId, id: newId(), number: `DEAD-${index}`, currency: 'EUR' as const, goodsMinor: 100n },
      ...{ shippingMinor: 0n, walletMinor: 0n, paymentMethod: 'BANK_TRANSFER' as const, destinationCountry: 'DE' },
      ...{ createdAt: start, reference: 'PAY-NEVER', endedAt: start, endedBy: 'TIMEOUT' as const },
    }));
    await t.database.write({ buyerId: buyer.buyerId }, (db) => db.insert(orders).values(dead));
    t.clock.advance(1_000);
    const order = await ordered(null, 'BANK_TRANSFER');
    t.clock.advance(minutes(2));
    await sweep();
    expect((await shown(order.qid)).status).toBe('PAID');
  });
});
