import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, hours, plus } from '../../kernel/clock.ts';
import { pdfBytes } from '../../platform/files/files.factory.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts';
import {
  type ClaimFixture,
  claimFixture,
  post,
  saleOfFixture,
  sendFile,
  shownClaim,
} from '../../testing/claim-fixture.ts';
import { type ClaimMove, type ModelClaim, playedClaim, type Side } from '../../testing/models/claim-model.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { signedInAgain } from '../../testing/session.ts';
import { claimJobs } from './claims.jobs.ts';

/** A Monday: until Friday a working day is 24 hours. */
const start = '2026-11-23T08:00:00.000Z';
const runs = process.env.DEEP ? 1_000 : 100;

let t: TestApp;
let desk: ClaimFixture;
let papers = 0;
beforeAll(async () => {
  t = await testApp({ now: start });
  desk = await claimFixture(t);
});
afterAll(() => t.close());

/** Every state that a claim was in. */
const seen = new Set(['SUBMITTED']);

type Real = { readonly id: string; readonly lineId: string };
type Run = { claims: { model: ModelClaim; real: Real }[]; now: number };

const paper = () => {
  papers += 1;
  return pdfBytes({ extra: `/Lang (m${papers})` });
};
const sessionOf = (by: Side) => (by === 'buyer' ? desk.buyerSession : desk.sellerSession);

/** Sessions last ten minutes: all three sides sign in once for every time that runs come to. */
const desks = new Map<number, ClaimFixture>();
async function passTo(now: number): Promise<void> {
  t.clock.set(plus(start, now));
  const known = desks.get(now);
  const { sellerSession, buyerSession, staffSession } = desk;
  desk = known ?? {
    ...desk,
    sellerSession: await signedInAgain(t, sellerSession.user),
    buyerSession: await signedInAgain(t, buyerSession.user, 'buyers'),
    staffSession: await signedInAgain(t, staffSession.user),
  };
  desks.set(now, desk);
}

/** A claim about a price, submitted; incomplete: with a file that was sent before, which is worth nothing. */
async function newClaim(isComplete: boolean): Promise<{ model: ModelClaim; real: Real }> {
  const { id, lineIds } = await saleOfFixture(t, desk);
  const note = { kind: 'DELIVERY_NOTE', content: paper() };
  const path = `evidence-evaluation/?saleQid=${id}&type=INVOICE_OR_PRICE_ERROR`;
  const evaluate = async () => (await sendFile(t, desk.buyerSession, path, note)).json().evidence.at(-1).qid;
  const first = await evaluate();
  const answer = await post(t, desk.buyerSession, '', {
    saleQid: id,
    type: 'INVOICE_OR_PRICE_ERROR',
    description: 'The price is not the agreed one.',
    lines: lineIds.map((lineQid) => ({ lineQid, quantity: 2 })),
    evidence: [isComplete ? first : await evaluate()],
  });
  expect(answer.statusCode).toBe(200);
  const model: ModelClaim = {
    status: 'SUBMITTED',
    isComplete,
    claimed: 5_000,
    shipped: 12_500,
    since: 0,
    askedAt: 0,
    decidedAt: null,
    buyerFiles: [0],
    sellerFiles: [],
    isAppealed: false,
    approved: 0,
    refunded: 0,
    wasSettled: false,
  };
  return { model, real: { id: answer.json().qid, lineId: lineIds[0] ?? '' } };
}

/** Makes the move on the real claim; null where there is nothing to send. */
async function sent({ id, lineId }: Real, move: ClaimMove): Promise<TestAnswer | null> {
  if (move.name === 'wake') {
    const place = { sellerId: desk.seller.id, claimId: id };
    await claimJobs.find(({ name }) => name === 'claim.wake')?.run(place, t.deps);
    return null;
  }
  if (move.name === 'file') {
    const kind = move.by === 'buyer' ? 'DELIVERY_NOTE' : 'OTHER';
    return sendFile(t, sessionOf(move.by), `${id}/evidence/`, { kind, content: paper() });
  }
  if (move.name === 'ask') return post(t, desk.staffSession, `${id}/ask-seller/`, { message: 'Is it so?' });
  if (move.name === 'reship')
    return post(t, desk.sellerSession, `${id}/ship-again/`, { carrier: 'own_truck', trackAndTraceNumber: 'TOUR-7' });
  if (move.name === 'withdraw') return post(t, desk.buyerSession, `${id}/withdraw/`);
  if (move.name === 'appeal') return post(t, sessionOf(move.by), `${id}/appeal/`, { reason: 'Look again.' });
  if (move.name === 'decide') {
    const amount = { amount: (move.amount / 100).toFixed(2), currency: 'EUR' };
    const resolution = move.isReship ? 'RESHIP' : move.amount === 0 ? 'NO_ACTION' : 'PARTIAL_REFUND';
    const lines = [{ lineQid: lineId, amount }];
    return post(t, desk.staffSession, `${id}/decide/`, { fault: 'SELLER', resolution, lines, note: 'So.' });
  }
  return post(t, desk.sellerSession, `${id}/respond/`, { answer: move.name.toUpperCase(), message: 'Our answer.' });
}

const onClaim = (index: number, move: ClaimMove) => ({
  check: () => true,
  run: async (run: Run) => {
    const claim = run.claims[index];
    if (!claim) return;
    const expected = playedClaim(claim.model, move, run.now);
    const answer = await sent(claim.real, move);
    if ('refused' in expected) {
      expect(answer?.json().code).toBe(expected.refused);
      return;
    }
    if (answer) expect([answer.statusCode, answer.json().status]).toEqual([200, expected.status]);
    claim.model = expected;
    seen.add(expected.status);
  },
  toString: () => `${JSON.stringify(move)} on ${index}`,
});
const pass = (milliseconds: number) => ({
  check: () => true,
  run: async (run: Run) => {
    run.now = Math.min(run.now + milliseconds, days(4));
    await passTo(run.now);
  },
  toString: () => `${milliseconds} ms pass`,
});

const which = fc.integer({ min: 0, max: 1 });
const side = fc.constantFrom<Side>('buyer', 'seller');
const simple = fc.constantFrom('accept', 'contest', 'contest', 'wake', 'wake', 'wake', 'withdraw');
const moves = [
  fc.tuple(which, simple).map(([index, name]) => onClaim(index, { name })),
  fc.tuple(which, fc.constantFrom('ask', 'ask', 'wake', 'reship')).map(([index, name]) => onClaim(index, { name })),
  fc.tuple(which, side).map(([index, by]) => onClaim(index, { name: 'file', by })),
  fc.tuple(which, side).map(([index, by]) => onClaim(index, { name: 'appeal', by })),
  fc
    .tuple(which, fc.constantFrom(0, 0, 1_000, 3_000, 5_000, 12_501), fc.boolean())
    .map(([index, amount, isReship]) => onClaim(index, { name: 'decide', amount, isReship: isReship && amount === 0 })),
  fc.constantFrom(hours(1), days(1), days(2), days(4), days(4)).map(pass),
];

let made = 0;
it(`[CLM-01] whatever is done to claims in whatever order, they follow the domain page (${runs} runs)`, async () => {
  const property = fc.asyncProperty(fc.commands(moves, { maxCommands: 24, size: 'max' }), async (commands) => {
    made += 1;
    await passTo(0);
    const run: Run = { claims: [await newClaim(true), await newClaim(false)], now: 0 };
    await fc.asyncModelRun(async () => ({ model: run, real: null }), commands);
    for (const { model, real } of run.claims) {
      const claim = await shownClaim(t, desk.staffSession, real.id);
      const { refundedAmount } = claim.saleProcessingDetails;
      expect([claim.status, refundedAmount.amount]).toEqual([model.status, (model.refunded / 100).toFixed(2)]);
    }
    // They look at the rows of all runs, which later ones leave alone: not after each one.
    if (made % 10 === 0) expect(await brokenInvariants(t.database)).toEqual([]);
  });
  await fc.assert(property, { numRuns: runs, ...(process.env.DEEP ? {} : { seed: 20_261_121 }), endOnFailure: true });
  expect([...seen].sort()).toEqual([
    'APPROVED',
    'AWAITING_EVIDENCE',
    'AWAITING_RESHIPMENT',
    'AWAITING_SELLER',
    'CLOSED_NO_RESPONSE',
    'PARTIALLY_APPROVED',
    'REJECTED',
    'SETTLED',
    'SUBMITTED',
    'UNDER_REVIEW',
    'WITHDRAWN',
  ]);
}, 3_600_000);
