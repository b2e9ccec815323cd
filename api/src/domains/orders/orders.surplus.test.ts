/** A buyer's money that comes twice, too much, or when nobody asks any more. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CollectionsPort } from '../../adapters/collections/collections.port.ts';
import { days } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';

const start = '2026-11-23T08:00:00.000Z';
const received = new Map<string, bigint>();
/** Tells of an order what the test says. */
const collections: CollectionsPort = {
  methods: ['BANK_TRANSFER'],
  collect: async ({ id }) => ({ outcome: 'ok', state: 'open', receivedMinor: received.get(id) ?? 0n }),
};
let t: TestApp;
let seller: SellerFixture;
let buyer: BuyerFixture;
let gtin: string;

beforeAll(async () => {
  t = await testApp({ now: start, replaced: { collections } });
  seller = await sellerFixture(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(start);
  buyer = await buyerFixture(t);
  const product = await makeProduct(t);
  gtin = product.gtin;
  await offerOf(t, seller.seller.id, product, { stock: 50 });
});

const run = (name: string) => work.jobs.find((job) => job.name === name)?.run({}, t.deps);
const get = async (path: string) =>
  (await t.call('GET', path, { headers: (await signedInAgain(t, buyer.session.user, 'buyers')).headers })).json();
const shown = async (id: string) => (await get(`/orders/${id}/`)).status;
const inWallet = async () => {
  const { results } = await get(`/wallets/${buyer.buyerId}/lines/`);
  return results.map(
    ({ source, kind, amount }: { source: string; kind: string; amount: { amount: string } }) =>
      `${source} ${kind} ${amount.amount}`,
  );
};
/** Of 20.00, by bank transfer. */
const ordered = async () => {
  await buyer.ready(gtin, 20, { paymentMethod: 'BANK_TRANSFER' });
  return (await buyer.complete()).json();
};
type Staff = Awaited<ReturnType<typeof staffIn>>;
const note = async (orderNumber: string, amount: string, line = 12, staff?: Staff, seen?: object) => {
  const { headers } = staff ?? (await staffIn(t, 'staff.payments.approve'));
  const came = await t.call('GET', `/internal/received-money/?orderNumber=${orderNumber}`, { headers });
  const received = seen ?? came.json().received ?? { amount: '0.00', currency: 'EUR' };
  return t.call('POST', '/internal/received-money/', {
    headers: { ...headers, 'idempotency-key': newId() },
    payload: { orderNumber, amount: { amount, currency: 'EUR' }, received, note: `Statement 7, line ${line}` },
  });
};
const balanced = async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
};

describe('[BUY-09] [BUY-08] money that nobody waits for', () => {
  it('that comes twice for a paid order lies in the wallet, once', async () => {
    const { qid } = await ordered();
    received.set(qid, 2_000n);
    await run('order.collect');
    expect(await shown(qid)).toBe('PAID');
    t.clock.advance(days(3));
    received.set(qid, 4_000n);
    for (let times = 0; times < 2; times += 1) await run('order.collect_surplus');
    expect(await inWallet()).toEqual(['OVERPAYMENT CASH 20.00']);
    await balanced();
  });

  it('that comes after the 60 days in which we ask is noted by our own people', async () => {
    const { qid, number } = await ordered();
    t.clock.advance(days(4));
    await t.runJobs(work);
    expect(await shown(qid)).toBe('EXPIRED');
    t.clock.advance(days(60));
    received.set(qid, 2_000n);
    await run('order.collect');
    await run('order.collect_surplus');
    expect(await inWallet()).toEqual([]);
    const noted = await note(number, '20.00');
    expect(noted.json()).toMatchObject({ orderQid: qid, toOrder: { amount: '0.00' }, toWallet: { amount: '20.00' } });
    expect(await inWallet()).toEqual(['LATE_PAYMENT CASH 20.00']);
    await balanced();
  });

  it('noted for an order that waits pays it, and what is more lies in the wallet', async () => {
    const { qid, number } = await ordered();
    const noted = await note(number, '25.00');
    expect(noted.json()).toMatchObject({ toOrder: { amount: '20.00' }, toWallet: { amount: '5.00' } });
    expect(await shown(qid)).toBe('PAID');
    await run('order.collect_surplus');
    expect(await inWallet()).toEqual(['OVERPAYMENT CASH 5.00']);
    await balanced();
  });

  it.each([
    { noted: '12.00', told: 800n, wallet: [] },
    { noted: '12.00', told: 2_000n, wallet: ['OVERPAYMENT CASH 12.00'] },
    { noted: '20.00', told: 2_000n, wallet: ['OVERPAYMENT CASH 20.00'] },
  ])(
    '$noted noted and $told cents that the provider tells of are two sums of money',
    async ({ noted, told, wallet }) => {
      const { qid, number } = await ordered();
      await note(number, noted);
      received.set(qid, told);
      for (let times = 0; times < 2; times += 1) {
        await run('order.collect');
        await run('order.collect_surplus');
      }
      expect(await shown(qid)).toBe('PAID');
      expect(await inWallet()).toEqual(wallet);
      await balanced();
    },
  );

  it('noted in part for an order that then ends is back with what the provider tells of later', async () => {
    const { qid, number } = await ordered();
    await note(number, '12.00');
    t.clock.advance(days(4));
    await t.runJobs(work);
    expect(await shown(qid)).toBe('EXPIRED');
    received.set(qid, 800n);
    await run('order.collect');
    expect(await inWallet()).toEqual(['LATE_PAYMENT CASH 8.00', 'LATE_PAYMENT CASH 12.00']);
    await balanced();
  });

  it('is noted once: the same sum in the same words is refused, also to another person', async () => {
    const { number } = await ordered();
    expect((await note(number, '25.00')).statusCode).toBe(200);
    expect((await note(number, '25.00')).json().code).toBe('received_already');
    expect(await inWallet()).toEqual(['OVERPAYMENT CASH 5.00']);
    await balanced();
  });

  it('is refused when something came since whoever notes it looked', async () => {
    const { qid, number } = await ordered();
    const staff = await staffIn(t, 'staff.payments.approve');
    const { headers } = staff;
    const seen = (await t.call('GET', `/internal/received-money/?orderNumber=${number}`, { headers })).json();
    expect(seen).toMatchObject({ orderQid: qid, total: { amount: '20.00' }, received: { amount: '0.00' } });
    expect((await note(number, '20.00', 1, staff, seen.received)).statusCode).toBe(200);
    expect((await note(number, '20.00', 2, undefined, seen.received)).json().code).toBe('stale_version');
    expect(await inWallet()).toEqual([]);
    await balanced();
  });

  it('above the four-eyes limit is noted by two: for one order at any time, for one company within a day', async () => {
    const [one, another] = [await ordered(), await ordered()];
    const first = await staffIn(t, 'staff.payments.approve');
    const codes: string[] = [];
    const tried = async (orderNumber: string, amount: string, line: number, staff?: Staff) =>
      codes.push((await note(orderNumber, amount, line, staff)).json().code ?? 'noted');
    await tried(one.number, '100000.01', 1, first);
    await tried(one.number, '60000.00', 2, first);
    await tried(one.number, '40000.01', 3, first);
    await tried(another.number, '40000.01', 4, first);
    await tried(one.number, '40000.00', 5, first);
    expect(codes.splice(0)).toEqual(['received_limit', 'noted', 'received_limit', 'received_limit', 'noted']);
    const othersSeenBy = async ({ headers }: Staff) =>
      (await t.call('GET', `/internal/received-money/?orderNumber=${one.number}`, { headers })).json().notedByOthers;
    expect(await othersSeenBy(first)).toMatchObject({ amount: '0.00' });
    const second = await staffIn(t, 'staff.payments.approve');
    expect(await othersSeenBy(second)).toEqual({ amount: '100000.00', currency: 'EUR' });
    expect((await note(one.number, '0.01', 9, second)).json()).toMatchObject({
      notedByOthers: { amount: '100000.00' },
    });
    expect(await othersSeenBy(first)).toMatchObject({ amount: '0.01' });
    t.clock.advance(days(1));
    const later = await signedInAgain(t, first.user);
    await tried(one.number, '0.01', 6, later);
    await tried(another.number, '40000.01', 7, later);
    await tried(one.number, '0.01', 8);
    expect(codes).toEqual(['received_limit', 'noted', 'noted']);
    await balanced();
  });

  it('is refused without an order of that number, and when it is nothing', async () => {
    const { number } = await ordered();
    expect((await note('QS-NONE', '1.00')).json().code).toBe('order_not_found');
    expect((await note(number, '0.00')).json().code).toBe('received_amount');
  });
});
