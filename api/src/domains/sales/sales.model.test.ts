import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes, plus } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest, brokenInvariants } from '../../testing/models/invariants.ts';
import { goodsOf, type ModelSale, type Move, played } from '../../testing/models/sale-model.ts';
import { parcel, type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import type { Session } from '../../testing/session.ts';
import { work } from '../../work.ts';

const start = '2026-11-21T08:00:00.000Z';
const runs = process.env.DEEP ? 1_000 : 100;
/** A session lasts ten minutes; a run ends before. */
const longestRun = minutes(9);
const given = (price: number): ModelSale => ({
  status: 'REQUESTED',
  pieces: [10, 10],
  price,
  fee: 0,
  hasParcel: false,
  numbers: 0,
  deadline: minutes(4),
  askedAt: 0,
});

let t: TestApp;
let desk: SellerFixture;
let staff: Session;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  staff = await staffIn(t, 'staff.payments.approve');
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
  // The jobs of every run.
}, 600_000);

/** One real sale beside its model; `keys` counts payments and numbers, so that each is new. */
type Real = { id: string; lineIds: string[]; payout: string | undefined; keys: number };
type Pair = { model: ModelSale; real: Real };
type Run = { pairs: Pair[]; now: number };
type Answered = { statusCode: number; json(): { code?: string; status?: string; payout?: { qid: string } } };

const post = (id: string, path: string, payload: object, headers = {}) => desk.send('POST', id, path, payload, headers);
const decide = (payout: string | undefined, decision: string) =>
  t.call('POST', `/internal/payments/${payout}/${decision}/`, {
    headers: staff.headers,
    ...(decision === 'reject' ? { payload: { reason: 'No' } } : {}),
  });

/** Makes the move on the real sale; null where there is nothing to send. */
async function sent({ id, lineIds, payout, keys }: Real, move: Move): Promise<Answered | null> {
  if (move.name === 'confirm') {
    const lines = lineIds.map((qid, index) => ({
      qid,
      confirmedQuantity: move.pieces[index] ?? 0,
      reason: 'PARTIAL_STOCK',
    }));
    return post(id, 'confirm_saleline_quantities/', { lines });
  }
  if (move.name === 'fee')
    return desk.send('PATCH', id, '', {
      sellerShippingFee: { amount: (move.minor / 100).toFixed(2), currency: 'EUR' },
    });
  if (move.name === 'ship') return desk.send('PATCH', id, '', { shippingMethod: 'SELLER', loads: [parcel] });
  if (move.name === 'pay') return post(id, 'paycomplete/', {}, { 'idempotency-key': `${id} ${keys}` });
  if (move.name === 'approve' || move.name === 'reject') return decide(payout, move.name);
  if (move.name === 'decline') return post(id, 'decline/', { reasons: ['PRICE_INCORRECT'] });
  if (move.name === 'complete') return post(id, 'complete/', {});
  if (move.name === 'track')
    return t.call('POST', '/shipments/', {
      headers: desk.session.headers,
      payload: { saleQid: id, carrier: 'own_truck', trackAndTraceNumbers: [`TRUCK-${keys}`] },
    });
  await work.jobs.find(({ name }) => name === 'sale.expire')?.run({ saleId: id }, t.deps);
  return null;
}

async function step(run: Run, pair: Pair, move: Move): Promise<void> {
  const expected = played(pair.model, move, run.now);
  pair.real.keys += 1;
  const answer = await sent(pair.real, move);
  if ('refused' in expected) {
    expect(answer?.json().code).toBe(expected.refused);
    return;
  }
  if (answer) expect([answer.statusCode, answer.json().code]).toEqual([200, undefined]);
  pair.model = expected;
  if (move.name === 'pay') pair.real.payout = answer?.json().payout?.qid;
}

const onSale = (index: number, move: Move) => ({
  // A decision needs a payment to decide on.
  check: () => true,
  run: async (run: Run) => {
    const pair = run.pairs[index];
    if (!pair || ((move.name === 'approve' || move.name === 'reject') && !pair.real.payout)) return;
    await step(run, pair, move);
  },
  toString: () => `${JSON.stringify(move)} on ${index}`,
});
const pass = (milliseconds: number) => ({
  check: () => true,
  run: async (run: Run) => {
    run.now = Math.min(run.now + milliseconds, longestRun);
    t.clock.set(plus(start, run.now));
  },
  toString: () => `${milliseconds} ms pass`,
});

const which = fc.integer({ min: 0, max: 1 });
const pieces = fc.tuple(fc.constantFrom(10, 10, 10, 6, 3, 0), fc.constantFrom(10, 10, 10, 5, 0));
const simple = fc.constantFrom(
  'ship',
  'ship',
  'pay',
  'pay',
  'pay',
  'approve',
  'reject',
  'track',
  'complete',
  'expire',
  'decline',
);
const moves = [
  fc.tuple(which, pieces).map(([index, both]) => onSale(index, { name: 'confirm', pieces: both })),
  fc
    .tuple(which, fc.constantFrom(0, 100, 7_500, 15_000, 250_000))
    .map(([index, minor]) => onSale(index, { name: 'fee', minor })),
  fc.tuple(which, simple).map(([index, name]) => onSale(index, { name })),
  fc.tuple(which, simple).map(([index, name]) => onSale(index, { name })),
  fc.constantFrom(1_000, minutes(1), minutes(2)).map(pass),
];

let made = 0;
async function newRun(): Promise<Run> {
  made += 1;
  t.clock.set(start);
  const pairs: Pair[] = [];
  // One small order, one that staff look at.
  for (const price of [1_250, 150_000]) {
    const model = given(price);
    const { id, lineIds } = await desk.sale({
      lines: [0, 1].map(() => ({ unitPriceMinor: BigInt(price) })),
      expiresAt: plus(start, model.deadline),
    });
    pairs.push({ model, real: { id, lineIds, payout: undefined, keys: 0 } });
  }
  return { pairs, now: 0 };
}

it(`[ORD-16] whatever is done to orders in whatever order, they follow the domain page (${runs} runs)`, async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(fc.commands(moves, { maxCommands: 40, size: 'max' }), async (commands) => {
    const run = await newRun();
    await fc.asyncModelRun(async () => ({ model: run, real: null }), commands);
    for (const { model, real } of run.pairs) {
      const { status, total } = await desk.shown(real.id);
      const isVoid = model.status === 'DECLINED' || model.status === 'EXPIRED';
      expect([status, isVoid ? null : total.amount]).toEqual([
        model.status,
        isVoid ? null : (goodsOf(model) / 100).toFixed(2),
      ]);
      seen.add(status);
    }
    // They look at the rows of all runs, which later ones leave alone: not after each one.
    if (made % 10 === 0) expect(await brokenInvariants(t.database)).toEqual([]);
  });
  await fc.assert(property, { numRuns: runs, ...(process.env.DEEP ? {} : { seed: 20_261_121 }), endOnFailure: true });
  expect([...seen].sort()).toEqual([
    'COMPLETED',
    'CONFIRMED',
    'DECLINED',
    'EXPIRED',
    'PAID',
    'PAYMENT_IN_REVIEW',
    'REQUESTED',
  ]);
}, 3_600_000);
