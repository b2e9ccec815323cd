import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { QuoteAnswer } from '../../../adapters/payments/payments.port.ts';
import { hours, plus } from '../../../kernel/clock.ts';
import { providerTransfers } from '../../../platform/db/platform.tables.ts';
import { platformJobs } from '../../../platform/platform.jobs.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { brokenAtRest } from '../../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture } from '../../../testing/seller-fixture.ts';
import { work } from '../../../work.ts';
import { payouts } from '../../payouts/payouts.tables.ts';
import { saleEvents } from '../sales.tables.ts';

const start = '2026-11-21T08:00:00.000Z';
const clicks = 50;
let t: TestApp;
/** A second process on the same database. */
let second: TestApp;
let desk: SellerFixture;
let nextQuotes: QuoteAnswer[] = [];

beforeAll(async () => {
  t = await testApp();
  const { payments } = t.deps;
  const quote: typeof payments.quote = async (request) => nextQuotes.shift() ?? payments.quote(request);
  second = await testApp({ replaced: { payments: { ...payments, quote } } });
  desk = await sellerFixture(t);
});
afterEach(() => {
  t.clock.set(start);
  second.clock.set(start);
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await second.close();
  await t.close();
});

/** A payment through one of the two processes. */
const pay = (id: string, key: string | undefined, app = t, payload = {}) =>
  app.call('POST', `/sales/${id}/paycomplete/`, {
    headers: { ...desk.session.headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  });
const many = (id: string, keyOf: (n: number) => string | undefined) =>
  Promise.all(Array.from({ length: clicks }, (_, n) => pay(id, keyOf(n), n % 2 === 0 ? t : second)));
const payoutsOf = (id: string) =>
  t.database.read({ sellerId: desk.seller.id }, (db) =>
    db
      .select()
      .from(payouts)
      .where(and(eq(payouts.sellerId, desk.seller.id), eq(payouts.saleId, id))),
  );

describe('[ORD-16] the same payment is never made twice', () => {
  it.each([
    ['with one key', () => 'one key'],
    ['without a key: the order is its own', () => undefined],
  ])('fifty at once %s: one payout, the very same answer for all', async (_, keyOf) => {
    const { id } = await desk.payable();
    const answers = await many(id, keyOf);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await payoutsOf(id)).toHaveLength(1);
    await t.runJobs(work);
    const transfers = await t.database.read('none', (db) =>
      db.select().from(providerTransfers).where(eq(providerTransfers.id, answers[0]?.json().payout.qid)),
    );
    expect(transfers).toHaveLength(1);
  });

  it('fifty at once with different keys: one is paid, the rest are told it cannot be done any more', async () => {
    const { id } = await desk.payable();
    const answers = await many(id, (n) => `key ${n}`);
    const codes = answers.map((answer) => `${answer.statusCode} ${answer.json().code ?? 'paid'}`).sort();
    expect(codes).toEqual(['200 paid', ...Array.from({ length: clicks - 1 }, () => '409 invalid_transition')]);
    expect(await payoutsOf(id)).toHaveLength(1);
  });

  it('a key used with other content is refused', async () => {
    const { id } = await desk.payable();
    const first = await pay(id, 'k', t, { version: 1 });
    expect(first.statusCode).toBe(200);
    expect((await pay(id, 'k', second, { version: 2 })).json()).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    expect((await pay(id, 'k', second, { version: 1 })).body).toBe(first.body);
  });

  it('a key is kept for 72 hours and forgotten afterwards; the order stays paid', async () => {
    const { id } = await desk.payable();
    const first = await pay(id, 'old');
    const forget = platformJobs.find(({ name }) => name === 'platform.forget_keys');
    t.clock.set(plus(start, hours(72)));
    await forget?.run({}, t.deps);
    t.clock.set(start);
    expect((await pay(id, 'old')).body).toBe(first.body);
    t.clock.set(plus(start, hours(72) + 1));
    await forget?.run({}, t.deps);
    t.clock.set(start);
    expect((await pay(id, 'old')).json().code).toBe('invalid_transition');
    expect(await payoutsOf(id)).toHaveLength(1);
  });

  it('a key says nothing about another order or another seller', async () => {
    const [one, two] = [await desk.payable(), await desk.payable()];
    const other = await sellerFixture(t);
    const theirs = await other.payable();
    expect([(await pay(one.id, 'same')).json().qid, (await pay(two.id, 'same')).json().qid]).toEqual([one.id, two.id]);
    expect((await other.send('POST', theirs.id, 'paycomplete/', {}, { 'idempotency-key': 'same' })).json().qid).toBe(
      theirs.id,
    );
    expect((await other.send('POST', one.id, 'paycomplete/', {}, { 'idempotency-key': 'same' })).statusCode).toBe(404);
  });

  it.each([
    ['refused', 503, 'wiseError'],
    ['silent', 502, 'payment_provider_silent'],
  ] as const)('a retry after a provider that was %s pays once, under the same key', async (outcome, status, code) => {
    const { id } = await desk.payable();
    nextQuotes = [{ outcome }];
    expect((await pay(id, 'again', second)).json()).toMatchObject({ status, code });
    const retried = await pay(id, 'again', second);
    expect([retried.statusCode, (await pay(id, 'again')).body]).toEqual([200, retried.body]);
    expect(await payoutsOf(id)).toHaveLength(1);
  });
});

describe('[ORD-07] accept, decline and expire at the same moment', () => {
  const rounds = process.env.DEEP ? 1_000 : 100;

  it(`have one winner each time, and the audit trail agrees (${rounds} rounds, the clock within a millisecond of the deadline)`, async () => {
    const expire = work.jobs.find(({ name }) => name === 'sale.expire');
    const winners = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const expiresAt = plus(start, 60_000);
      const { id } = await desk.sale({ lines: [{}], expiresAt });
      // Two processes whose clocks differ by up to two milliseconds around the deadline.
      t.clock.set(plus(expiresAt, -1));
      second.clock.set(plus(expiresAt, (round % 3) - 1));
      const headers = desk.session.headers;
      const moves = [
        () => t.call('POST', `/sales/${id}/confirm_saleline_quantities/`, { headers, payload: { version: 1 } }),
        () => t.call('POST', `/sales/${id}/decline/`, { headers, payload: { reasons: ['OUT_OF_STOCK'], version: 1 } }),
        async () => expire?.run({ saleId: id }, second.deps),
      ];
      const order = [round, round + 1, round + 2].map((n) => moves[n % 3]);
      const answers = await Promise.all(order.map((move) => move?.()));
      // The answer shows the order as it is by then: the other clock may have ended it since.
      const accepted = answers.filter((answer) => answer?.statusCode === 200).length;
      const trail = await t.database.read({ sellerId: desk.seller.id }, (db) =>
        db
          .select()
          .from(saleEvents)
          .where(and(eq(saleEvents.sellerId, desk.seller.id), eq(saleEvents.saleId, id))),
      );
      const [ended, ...more] = trail.filter(({ action }) => action !== 'order_paid' && action !== 'confirm');
      const confirmed = trail.filter(({ action }) => action === 'confirm').length;
      const { status } = await desk.shown(id);
      // What was confirmed in time may expire after, on the other clock; else there is one winner. Who was told yes is in the trail.
      expect(more).toEqual([]);
      expect(ended?.toStatus ?? 'CONFIRMED').toBe(status);
      expect(confirmed + (ended ? 1 : 0)).toBe(confirmed === 1 && ended?.action === 'expire' ? 2 : 1);
      const accepting = trail.filter(({ action }) => action === 'confirm' || action === 'decline');
      expect(accepted).toBe(accepting.length);
      winners.add(status);
    }
    expect(winners.size).toBeGreaterThan(1);
  }, 60_000);
});
