import { payoutStatuses } from '@quayside/contract/sale-values';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest, brokenInvariants } from '../../testing/models/invariants.ts';
import { type Answer, fresh, type ModelSeller, type Move, played } from '../../testing/models/payout-model.ts';
import { type ScriptedPayments, scriptedPayments } from '../../testing/scripted-payments.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import type { PayoutRecord } from './payouts.repository.ts';
import { transferIdOf } from './payouts.rules.ts';
import { carryOvers, payouts } from './payouts.tables.ts';
import { adjustNextPayout } from './use-cases/adjust-next-payout.ts';

const start = '2026-11-21T08:00:00.000Z';
const runs = process.env.DEEP ? 1_000 : 100;
/** Goods in cents: one order that is paid at once, one that staff look at; net of 8 % commission and 21 % VAT on it. */
const orders = [
  { goods: 25_000, net: 22_580, isReviewed: false },
  { goods: 3_000_000, net: 2_709_600, isReviewed: true },
] as const;

let base: TestApp;
let t: TestApp;
let provider: ScriptedPayments;
let staff: Session;
/** States that payouts went through: a run that never left the first would show nothing. */
const seen = new Set<string>();
beforeAll(async () => {
  base = await testApp();
  provider = scriptedPayments(base.deps.payments, base.database);
  t = await testApp({ replaced: { payments: provider.port } });
  staff = await staffIn(t, 'staff.payments.approve');
});
afterAll(async () => {
  provider.next.length = 0;
  // What runs of later days left is due too.
  t.clock.set(plus(start, days(400)));
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
  await base.close();
  // The jobs of four hundred days, for every run.
}, 600_000);

type Run = {
  desk: SellerFixture;
  sales: string[];
  model: ModelSeller;
  now: number;
  signedIn: { seller: Session; at: number };
};

const rowOf = async (run: Run, index: number): Promise<PayoutRecord | undefined> => {
  const mine = and(eq(payouts.sellerId, run.desk.seller.id), eq(payouts.saleId, run.sales[index] ?? ''));
  const rows = await t.database.read('system', (db) => db.select().from(payouts).where(mine));
  return rows.find(({ status }) => status !== 'CANCELLED') ?? rows.at(-1);
};
/** Sessions last ten minutes, a sign-in costs a password check: a seller signs in when it does something. */
async function sellerOf(run: Run): Promise<Session> {
  if (run.signedIn.at !== run.now) {
    run.signedIn = { seller: await signedInAgain(t, run.desk.session.user), at: run.now };
  }
  return run.signedIn.seller;
}
/** Staff are the same for all runs: they sign in once for every time that runs come to. */
const staffAt = new Map<number, Session>();
async function staffOf({ now }: Run): Promise<Session> {
  const session = staffAt.get(now) ?? (await signedInAgain(t, staff.user));
  staffAt.set(now, session);
  return session;
}
const post = (path: string, who: Session, payload: object = {}) =>
  t.call('POST', path, { headers: { ...who.headers, 'idempotency-key': newId() }, payload });
const jobNamed = (name: string) => present(work.jobs.find((job) => job.name === name)?.run, name);
const refusal = { outcome: 'refused', code: 'transfer.insufficient_funds', reference: null } as const;
const cents = (minor: number) => ({ amount: (minor / 100).toFixed(2), currency: 'EUR' });

/** Makes the move on the real payout; answers its refusal, null when it was not refused. */
async function moved(run: Run, index: number, move: Move, row: PayoutRecord | undefined): Promise<string | null> {
  if (move.name === 'pay') return codeOf(await post(`/sales/${run.sales[index]}/paycomplete/`, await sellerOf(run)));
  if (!row) throw new Error('the model knows a payout that is not there');
  const { id: payoutId, sellerId } = row;
  if (move.name === 'send') return heard(run, index, move.answer, { payoutId, sellerId });
  if (move.name === 'bankReturns') {
    await provider.becomes(transferIdOf(row), 'funds_refunded');
    await jobNamed('payout.check')({ payoutId, sellerId }, t.deps);
    return null;
  }
  if (move.name === 'retry') return codeOf(await post(`/payouts/${payoutId}/retry/`, await sellerOf(run)));
  const payment = async (what: string, payload?: object) =>
    post(`/internal/payments/${payoutId}/${what}/`, await staffOf(run), payload);
  if (move.name === 'retryByStaff') return codeOf(await payment('retry'));
  if (move.name === 'refund') {
    const amount = cents((orders[index]?.goods ?? 0) / 10);
    return codeOf(await payment('reverse', { amount, reason: 'Returned' }));
  }
  if (move.name === 'match') return codeOf(await payment('reconcile', statementOf(run, index, row)));
  return codeOf(await payment(move.name, move.name === 'reject' ? { reason: 'No' } : undefined));
}

const codeOf = (answer: Awaited<ReturnType<typeof post>>): string | null =>
  answer.statusCode === 200 ? null : answer.json().code;

/** What the statement says is what the bank did. */
function statementOf({ model }: Run, index: number, { amountMinor }: PayoutRecord) {
  const isPaid = model.payouts[index]?.bank === 'sent';
  if (!isPaid) return { outcome: 'FAILED', note: 'Nothing there' };
  return { outcome: 'PAID', statementReference: newId(), amount: cents(Number(amountMinor)), note: 'Seen' };
}

async function heard(run: Run, index: number, answer: Answer, ids: object): Promise<null> {
  const wasAsked = run.model.payouts[index]?.bank !== 'nothing';
  if (answer === 'lost' || answer === 'unheard') provider.next.push(answer);
  if (answer === 'poor' && !wasAsked) provider.next.push(refusal);
  // Silence makes the job fail, so that it is repeated; what counts is what it leaves behind.
  await jobNamed('payout.send')(ids, t.deps).catch(() => undefined);
  provider.next.length = 0;
  return null;
}

async function step(run: Run, index: number, move: Move): Promise<void> {
  const expected = played(run.model, index, move, run.now);
  if (expected === null) return;
  const before = await rowOf(run, index);
  const code = await moved(run, index, move, before);
  if ('refused' in expected) {
    expect(code).toBe(expected.refused);
    return;
  }
  expect(code).toBeNull();
  run.model = expected;
  const [row, model] = [await rowOf(run, index), expected.payouts[index]];
  if (row) seen.add(row.status);
  expect([row?.status, Number(row?.amountMinor), row?.attempt]).toEqual([model?.status, model?.amount, model?.attempt]);
}

const onOrder = (index: number, move: Move) => ({
  check: () => true,
  run: (run: Run) => step(run, index, move),
  toString: () => `${JSON.stringify(move)} on ${index}`,
});
const owe = (minor: number) => ({
  check: () => true,
  run: async (run: Run) => {
    // Of an order that is none of those paid here: an unpaid order's own debts wait for it.
    const about = { sellerId: run.desk.seller.id, saleId: newId(), orderNumber: 'QS-1-0', causeId: newId() };
    await t.database.write('system', (db) =>
      adjustNextPayout(db, {
        ...{ ...about, currency: 'EUR', at: t.clock.now(), reason: null },
        ...{ kind: 'ADJUSTMENT', owedMinor: BigInt(minor) },
      }),
    );
    run.model = { ...run.model, open: [...run.model.open, minor] };
  },
  toString: () => `${minor} cents are carried over`,
});
const dayPasses = () => ({
  check: () => true,
  run: async (run: Run) => {
    run.now += days(1);
    t.clock.set(plus(start, run.now));
  },
  toString: () => 'a day passes',
});

const names = ['pay', 'pay', 'approve', 'reject', 'match', 'retry', 'retryByStaff', 'refund', 'bankReturns'] as const;
const which = fc.constantFrom(0, 0, 1);
const answers = fc.constantFrom<Answer[]>('heard', 'heard', 'lost', 'unheard', 'poor');
const moves = [
  fc.tuple(which, fc.constantFrom(...names)).map(([index, name]) => onOrder(index, { name })),
  fc.tuple(which, answers).map(([index, answer]) => onOrder(index, { name: 'send', answer })),
  fc.tuple(which, answers).map(([index, answer]) => onOrder(index, { name: 'send', answer })),
  fc.constantFrom(500, 40_000, -700).map(owe),
  fc.constant(null).map(dayPasses),
];

let made = 0;
async function newRun(): Promise<Run> {
  made += 1;
  t.clock.set(start);
  const desk = await sellerFixture(t);
  const sales: string[] = [];
  for (const { goods } of orders) {
    const lines = [{ unitPriceMinor: BigInt(goods), requestedQuantity: 1 }];
    sales.push((await desk.payable({ lines, expiresAt: plus(start, days(60)) })).id);
  }
  const payouts = orders.map(({ net, isReviewed }) => fresh(net, isReviewed));
  return { desk, sales, model: { payouts, open: [] }, now: 0, signedIn: { seller: desk.session, at: 0 } };
}

/** What is left of every debt and credit, in the order in which they came. */
async function openOf({ desk }: Run): Promise<number[]> {
  const mine = eq(carryOvers.sellerId, desk.seller.id);
  const rows = await t.database.read('system', (db) => db.select().from(carryOvers).where(mine).orderBy(carryOvers.id));
  return rows.map(({ openMinor }) => Number(openMinor));
}

it(`[ORD-16] whatever happens to payouts in whatever order, they follow the domain page (${runs} runs)`, async () => {
  const property = fc.asyncProperty(fc.commands(moves, { maxCommands: 30, size: 'max' }), async (commands) => {
    const run = await newRun();
    await fc.asyncModelRun(async () => ({ model: run, real: null }), commands);
    expect(await openOf(run)).toEqual([...run.model.open]);
    // They look at the rows of all runs, which later ones leave alone: not after each one.
    if (made % 10 === 0) expect(await brokenInvariants(t.database)).toEqual([]);
  });
  await fc.assert(property, { numRuns: runs, ...(process.env.DEEP ? {} : { seed: 20_261_121 }), endOnFailure: true });
  expect([...seen].sort()).toEqual([...payoutStatuses].sort());
}, 3_600_000);
