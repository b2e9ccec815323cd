import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { hours, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { providerTransfers } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest, brokenInvariants } from '../../testing/models/invariants.ts';
import { type ScriptedPayments, scriptedPayments } from '../../testing/scripted-payments.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import type { Session } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { carryOvers, payoutEvents, payouts } from './payouts.tables.ts';
import { adjustNextPayout } from './use-cases/adjust-next-payout.ts';
import { concludePayout } from './use-cases/conclude-payout.ts';

const start = '2026-11-21T08:00:00.000Z';
const rounds = process.env.DEEP ? 100 : 8;
let base: TestApp;
/** Two processes on one database, whose provider answers as the test says. */
let t: TestApp;
let second: TestApp;
let provider: ScriptedPayments;
let desk: SellerFixture;
let staff: Session;

beforeAll(async () => {
  base = await testApp();
  provider = scriptedPayments(base.deps.payments, base.database);
  t = await testApp({ replaced: { payments: provider.port } });
  second = await testApp({ replaced: { payments: provider.port } });
  desk = await sellerFixture(t);
  staff = await staffIn(t, 'staff.payments.approve');
});
afterEach(async () => {
  provider.next.length = 0;
  for (const app of [t, second]) app.clock.set(start);
  expect(await brokenInvariants(t.database)).toEqual([]);
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  for (const app of [second, t, base]) await app.close();
});

const processOf = (n: number): TestApp => (n % 2 === 0 ? t : second);
const jobNamed = (name: string) => present(work.jobs.find((job) => job.name === name)?.run, name);
const payoutOf = async (id: string) => {
  const rows = await t.database.read('system', (db) => db.select().from(payouts).where(eq(payouts.id, id)));
  return present(rows[0], 'the payout is there');
};
const eventsOf = async (payoutId: string, action: string) => {
  const asked = and(eq(payoutEvents.payoutId, payoutId), eq(payoutEvents.action, action));
  return t.database.read('system', (db) => db.select().from(payoutEvents).where(asked));
};
const pay = (who: SellerFixture, id: string, app = t) =>
  app.call('POST', `/sales/${id}/paycomplete/`, {
    headers: { ...who.session.headers, 'idempotency-key': newId() },
    payload: {},
  });
async function paid(who = desk, cents = 25_000n): Promise<string> {
  const { id } = await who.payable({ lines: [{ unitPriceMinor: cents, requestedQuantity: 1 }] });
  return (await pay(who, id)).json().payout.qid;
}

it(`[ORD-16] of orders paid at once each takes what no other has taken of a debt (${rounds} rounds)`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const own = await sellerFixture(t);
    const debt = 30_000n;
    const orders = [await own.payable(), await own.payable(), await own.payable(), await own.payable()];
    // Of an order of long ago.
    const about = { sellerId: own.seller.id, saleId: newId(), orderNumber: 'QS-1-0', causeId: newId() };
    await t.database.write('system', (db) =>
      adjustNextPayout(db, {
        ...{ ...about, currency: 'EUR', at: start, reason: null },
        ...{ kind: 'ADJUSTMENT', owedMinor: debt },
      }),
    );
    // A payment whose quote was for another amount than the debts now leave is confirmed anew by its job.
    await Promise.all(orders.map(({ id }, n) => pay(own, id, processOf(n))));
    const mine = eq(payouts.sellerId, own.seller.id);
    const made = await t.database.read('system', (db) => db.select().from(payouts).where(mine));
    expect(made).toHaveLength(4);
    expect(made.reduce((sum, { deductedMinor }) => sum + deductedMinor, 0n)).toBe(debt);
    const [left] = await t.database.read('system', (db) =>
      db.select().from(carryOvers).where(eq(carryOvers.sellerId, own.seller.id)),
    );
    expect(left?.openMinor).toBe(0n);
  }
}, 60_000);

it('[ORD-16] a payout that twenty workers send at once is one transfer', async () => {
  const payoutId = await paid();
  const ids = { sellerId: desk.seller.id, payoutId };
  provider.next.push('unheard', 'lost', 'unheard');
  const sends = Array.from({ length: 20 }, (_, n) =>
    jobNamed(n % 5 === 0 ? 'payout.sweep' : 'payout.send')(ids, processOf(n).deps).catch(() => undefined),
  );
  await Promise.all(sends);
  expect((await payoutOf(payoutId)).status).toBe('PAID');
  const made = await t.database.read('none', (db) =>
    db.select().from(providerTransfers).where(eq(providerTransfers.id, payoutId)),
  );
  expect(made).toHaveLength(1);
  expect(await eventsOf(payoutId, 'settled')).toHaveLength(1);
});

it(`[ORD-15] approve and reject at the same moment have one winner, and the order agrees (${rounds} rounds)`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const payoutId = await paid(desk, 3_000_000n);
    const decide = (what: string, n: number) =>
      processOf(n).call('POST', `/internal/payments/${payoutId}/${what}/`, {
        headers: staff.headers,
        ...(what === 'reject' ? { payload: { reason: 'No' } } : {}),
      });
    const order = round % 2 === 0 ? ['approve', 'reject'] : ['reject', 'approve'];
    const decided = await Promise.all(order.map(decide));
    expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { status, saleId } = await payoutOf(payoutId);
    const sale = await desk.shown(saleId);
    expect([status, sale.status]).toBeOneOf([
      ['APPROVED', 'PAID'],
      ['CANCELLED', 'CONFIRMED'],
    ]);
  }
}, 60_000);

it('[ORD-16] a failed payout that seller and staff send again at once is one new attempt', async () => {
  const payoutId = await paid();
  provider.next.push({ outcome: 'refused', code: 'transfer.insufficient_funds', reference: null });
  await jobNamed('payout.send')({ sellerId: desk.seller.id, payoutId }, t.deps);
  const again = Array.from({ length: 20 }, (_, n) => {
    const path = n % 4 < 2 ? `/payouts/${payoutId}/retry/` : `/internal/payments/${payoutId}/retry/`;
    const { headers } = n % 4 < 2 ? desk.session : staff;
    return processOf(n).call('POST', path, { headers: { ...headers, 'idempotency-key': newId() } });
  });
  const answers = await Promise.all(again);
  const codes = answers.map((answer) => answer.json().code ?? 'sent again').sort();
  expect(codes).toEqual([...Array.from({ length: 19 }, () => 'payout_not_failed'), 'sent again']);
  expect((await payoutOf(payoutId)).attempt).toBe(2);
});

it(`[ORD-16] the last moment of silence, a late answer and the statement: one end, one entry (${rounds} rounds)`, async () => {
  const ends = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const payoutId = await paid();
    const before = await payoutOf(payoutId);
    provider.next.push('unheard');
    await jobNamed('payout.send')({ sellerId: desk.seller.id, payoutId }, t.deps).catch(() => undefined);
    // Two processes whose clocks differ by a millisecond around the end of the day.
    t.clock.set(plus(start, hours(24)));
    second.clock.set(plus(start, hours(24) - 1));
    provider.next.push('lost');
    const moves = [
      () => jobNamed('payout.send')({ sellerId: desk.seller.id, payoutId }, t.deps),
      () => concludePayout(second.deps, before, { outcome: 'ok', reference: payoutId, state: 'outgoing_payment_sent' }),
      () => jobNamed('payout.send')({ sellerId: desk.seller.id, payoutId }, second.deps),
    ];
    const order = [round, round + 1, round + 2].map((n) => moves[n % 3]?.());
    await Promise.all(order.map((one) => one?.then(undefined, () => undefined)));
    const { status } = await payoutOf(payoutId);
    expect(status).toBeOneOf(['PAID', 'UNRESOLVED', 'PROCESSING']);
    const ended = [...(await eventsOf(payoutId, 'settled')), ...(await eventsOf(payoutId, 'no_answer'))];
    expect(ended).toHaveLength(status === 'PROCESSING' ? 0 : 1);
    ends.add(status);
    for (const app of [t, second]) app.clock.set(start);
    provider.next.length = 0;
    expect(await brokenInvariants(t.database)).toEqual([]);
  }
  expect(ends.has('PAID')).toBe(true);
}, 60_000);
