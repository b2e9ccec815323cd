import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, minutes, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { pdfBytes } from '../../platform/files/files.factory.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  type ClaimFixture,
  claimFixture,
  post,
  saleOfFixture,
  sendFile,
  shownClaim,
} from '../../testing/claim-fixture.ts';
import { signedIn, signedInAgain } from '../../testing/session.ts';
import { makeDecision } from '../decisions/decisions.factory.ts';
import { livingPayoutOf } from '../payouts/payouts.public.ts';
import { makeClaim } from './claims.factory.ts';
import { claimJobs } from './claims.jobs.ts';
import { evidenceOfClaim } from './claims.repository.ts';

const start = '2026-11-23T08:00:00.000Z';
let t: TestApp;
let desk: ClaimFixture;
beforeAll(async () => {
  t = await testApp({ now: start });
  desk = await claimFixture(t);
});
afterAll(() => t.close());

let papers = 0;
/** A PDF nobody sent before. */
const paper = () => {
  papers += 1;
  return pdfBytes({ extra: `/Lang (p${papers})` });
};
const sweep = async () => {
  await claimJobs.find(({ name }) => name === 'claim.sweep')?.run({}, t.deps);
};
/** Sessions last ten minutes: who acts later signs in again. */
async function pass(milliseconds: number): Promise<void> {
  t.clock.advance(milliseconds);
  const { sellerSession, buyerSession, staffSession } = desk;
  desk = {
    ...desk,
    sellerSession: await signedInAgain(t, sellerSession.user),
    staffSession: await signedInAgain(t, staffSession.user),
    buyerSession: await signedInAgain(t, buyerSession.user, 'buyers'),
  };
}

type Sale = Awaited<ReturnType<typeof saleOfFixture>>;

const bodyFor = ({ id, lineIds }: Sale, evidence: string[], quantity = 2) => ({
  saleQid: id,
  type: 'INVOICE_OR_PRICE_ERROR',
  description: 'The price is not the agreed one.',
  lines: lineIds.map((lineQid) => ({ lineQid, quantity })),
  evidence,
});

async function evaluated({ id }: Sale): Promise<string> {
  const path = `evidence-evaluation/?saleQid=${id}&type=INVOICE_OR_PRICE_ERROR`;
  const answer = await sendFile(t, desk.buyerSession, path, { kind: 'DELIVERY_NOTE', content: paper() });
  return answer.json().evidence.at(-1).qid;
}

/** A claim of the desk's buyer, submitted and looked at by the system: under review. */
async function underReview(sale?: Sale): Promise<{ id: string; sale: Sale }> {
  const of = sale ?? (await saleOfFixture(t, desk));
  const answer = await post(t, desk.buyerSession, '', bodyFor(of, [await evaluated(of)]));
  expect([answer.statusCode, answer.json().status]).toEqual([200, 'SUBMITTED']);
  await sweep();
  return { id: answer.json().qid, sale: of };
}
const statusOf = async (id: string) => (await shownClaim(t, desk.staffSession, id)).status;
const ask = (id: string) => post(t, desk.staffSession, `${id}/ask-seller/`, { message: 'Is this so?' });
const amount = (value: string) => ({ amount: value, currency: 'EUR' });
const decision = ({ lineIds }: Sale, value: string, more = {}) => ({
  fault: 'SELLER',
  resolution: 'PARTIAL_REFUND',
  lines: [{ lineQid: lineIds[0], amount: amount(value) }],
  note: 'As agreed.',
  ...more,
});
const nextActionOf = async (id: string) =>
  (await t.call('GET', `/sales/${id}/`, { headers: desk.sellerSession.headers })).json().nextAction;

describe('[CLM-02] a claim', () => {
  it('is submitted with lines and evaluated files, and goes under review at once', async () => {
    const { id, sale } = await underReview();
    const claim = await shownClaim(t, desk.buyerSession, id);
    expect(claim).toMatchObject({
      status: 'UNDER_REVIEW',
      saleQid: sale.id,
      orderFid: sale.made.sale.orderNumber,
      quantity: 4,
      amount: amount('50.00'),
      nextAction: 'WAIT_FOR_DECISION',
      evidence: [{ kind: 'DELIVERY_NOTE', verdict: 'OK', party: 'BUYER' }],
      checklist: [{ kind: 'DELIVERY_NOTE', verdict: 'OK', isSatisfied: true }],
      allowedActions: ['ADD_EVIDENCE', 'WITHDRAW'],
    });
    expect(claim.number).toMatch(/^CL-\d+$/);
    expect(claim.events.map(({ action, to }) => [action, to])).toEqual([
      ['submit', 'SUBMITTED'],
      ['triage', 'UNDER_REVIEW'],
    ]);
  });

  it('counts its pieces on the order, and gives them back when it is withdrawn', async () => {
    const { id, sale } = await underReview();
    const claimed = async () => {
      const { rows } = await t.database.read('system', (db) =>
        db.execute(`select distinct claimed_quantity as n from sale_lines where sale_id = '${sale.id}'`),
      );
      return rows;
    };
    expect(await claimed()).toEqual([{ n: 2 }]);
    expect((await post(t, desk.buyerSession, `${id}/withdraw/`, { reason: 'Found it' })).json().status).toBe(
      'WITHDRAWN',
    );
    expect(await claimed()).toEqual([{ n: 0 }]);
  });

  it('refuses more than was shipped, a line twice, a missing photo and foreign files with what to do', async () => {
    const sale = await saleOfFixture(t, desk);
    const file = await evaluated(sale);
    const first = { lineQid: sale.lineIds[0], quantity: 1 };
    const refused = async (body: object) => {
      const answer = await post(t, desk.buyerSession, '', { ...bodyFor(sale, [file]), ...body });
      return [answer.statusCode, answer.json().code];
    };
    expect(await refused({ lines: [{ ...first, quantity: 11 }] })).toEqual([400, 'claim_quantity_exceeds_shipped']);
    expect(await refused({ lines: [first, first] })).toEqual([400, 'claim_line_twice']);
    expect(await refused({ evidence: [] })).toEqual([400, 'claim_evidence_required']);
    expect(await refused({ evidence: [newId()] })).toEqual([404, 'claim_evidence_not_found']);
    expect(await refused({ lines: [{ ...first, lineQid: newId() }] })).toEqual([404, 'claim_line_not_found']);
    expect(await refused({ type: 'LOST_SHIPMENT' })).toEqual([400, 'validation_failed']);
    expect(await refused({ lines: [{ ...first, quantity: 0 }] })).toEqual([400, 'validation_failed']);
  });

  it('takes no file that waits for the other side', async () => {
    const sale = await saleOfFixture(t, desk);
    const path = `evidence-evaluation/?saleQid=${sale.id}&type=INVOICE_OR_PRICE_ERROR`;
    const theirs = await sendFile(t, desk.sellerSession, path, { kind: 'DELIVERY_NOTE', content: paper() });
    const file = theirs.json().evidence.at(-1).qid;
    const answer = await post(t, desk.buyerSession, '', bodyFor(sale, [await evaluated(sale), file]));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'claim_evidence_not_found']);
  });

  it('is one at a time per order, also of two at once, and in time', async () => {
    const sale = await saleOfFixture(t, desk);
    const files = [await evaluated(sale), await evaluated(sale)];
    const both = await Promise.all(files.map((file) => post(t, desk.buyerSession, '', bodyFor(sale, [file]))));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('claim_already_open');
    const old = await saleOfFixture(t, desk, { deliveredAt: plus(t.clock.now(), -days(16)) });
    const late = await post(t, desk.buyerSession, '', bodyFor(old, [await evaluated(old)]));
    expect([late.statusCode, late.json().code]).toEqual([409, 'claim_window_closed']);
    const onItsWay = await saleOfFixture(t, desk, { deliveredAt: null });
    const early = await post(t, desk.buyerSession, '', bodyFor(onItsWay, [await evaluated(onItsWay)]));
    expect([early.statusCode, early.json().code]).toEqual([409, 'claim_too_early']);
  });

  it('of what did not arrive counts its 15 working days from the approval, where the payment was in review', async () => {
    const now = t.clock.now();
    const claimOf = async (approvedAt: string) => {
      const sale = await saleOfFixture(t, desk, { paidAt: plus(now, -days(40)), deliveredAt: null });
      await t.database.write('system', async (db) => {
        const payout = present(await livingPayoutOf(db, desk.seller.id, sale.id), 'a paid sale has a payout');
        const first = { status: 'MADE', proposedAt: plus(now, -days(39)) } as const;
        const last = { concludedBy: newId(), concludedAt: approvedAt };
        const { id: subjectId, sellerId, saleId, orderNumber, currency, amountMinor } = payout;
        const of = { sellerId, saleId, orderNumber, currency, amountMinor };
        await makeDecision(db, { ...of, kind: 'PAYMENT', subjectId, ...first, ...last });
      });
      const answer = await post(t, desk.buyerSession, '', bodyFor(sale, [await evaluated(sale)]));
      return answer.json().code ?? answer.json().status;
    };
    expect(await claimOf(plus(now, -days(38)))).toBe('SUBMITTED');
    expect(await claimOf(plus(now, -days(10)))).toBe('claim_too_early');
  });

  it('sent twice with one Idempotency-Key is made once and answered alike; another body with it is refused', async () => {
    const sale = await saleOfFixture(t, desk);
    const body = bodyFor(sale, [await evaluated(sale)]);
    const key = { 'idempotency-key': newId() };
    const [one, two] = await Promise.all([1, 2].map(() => post(t, desk.buyerSession, '', body, key)));
    expect([one?.statusCode, two?.statusCode]).toEqual([200, 200]);
    expect(one?.body).toBe(two?.body);
    const other = await post(t, desk.buyerSession, '', { ...body, description: 'Another' }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  });
});

describe('[CLM-01] the list and the claim', () => {
  it('show each side its own, with tabs that count what waits for whom', async () => {
    const own = await claimFixture(t);
    await t.database.write('system', async (db) => {
      for (const status of ['AWAITING_SELLER', 'UNDER_REVIEW', 'SETTLED'] as const)
        await makeClaim(db, { seller: own.seller, buyerId: own.buyerId, status });
      await makeClaim(db);
    });
    const list = async ({ headers }: { headers: Readonly<Record<string, string>> }, query = '') =>
      (await t.call('GET', `/claims/${query}`, { headers })).json();
    expect(await list(own.sellerSession)).toMatchObject({ count: 2, tabs: { NEEDS_YOU: 1, OPEN: 2, CLOSED: 1 } });
    expect(await list(own.buyerSession)).toMatchObject({ count: 2, tabs: { NEEDS_YOU: 0, OPEN: 2, CLOSED: 1 } });
    const waiting = await list(own.sellerSession, '?status=NEEDS_YOU');
    expect(waiting.results.map(({ nextAction }: { nextAction: string }) => nextAction)).toEqual(['RESPOND']);
    const [{ orderFid }] = waiting.results;
    const found = await list(own.sellerSession, `?status=OPEN&search=${orderFid.slice(0, 9).toLowerCase()}`);
    expect(found.results.some((one: { orderFid: string }) => one.orderFid === orderFid)).toBe(true);
    expect(await list(own.sellerSession, '?search=QS-NONE')).toMatchObject({ count: 0, tabs: { OPEN: 0 } });
    expect((await list(own.staffSession, '?status=CLOSED')).count).toBeGreaterThan(1);
    const beyond = await t.call('GET', '/claims/?page=3', { headers: own.sellerSession.headers });
    expect([beyond.statusCode, beyond.json().code]).toEqual([404, 'not_found']);
  });

  it('are sorted by deadline, by age and by amount', async () => {
    const own = await claimFixture(t);
    await t.database.write('system', async (db) => {
      for (const [day, price, dueAt] of [
        [18, 300n, 'infinity'],
        [19, 100n, '2026-11-25T08:00:00.000Z'],
        [20, 200n, '2026-11-24T08:00:00.000Z'],
      ] as const)
        await makeClaim(db, {
          seller: own.seller,
          dueAt,
          claimedMinor: price,
          submittedAt: `2026-11-${day}T08:00:00.000Z`,
        });
    });
    const sorted = async (sort: string) => {
      const answer = await t.call('GET', `/claims/?sort=${sort}`, { headers: own.sellerSession.headers });
      return answer.json().results.map((one: { amount: { amount: string } }) => one.amount.amount);
    };
    expect(await sorted('dueAt')).toEqual(['2.00', '1.00', '3.00']);
    expect(await sorted('-submittedAt')).toEqual(['2.00', '1.00', '3.00']);
    expect(await sorted('submittedAt')).toEqual(['3.00', '1.00', '2.00']);
    expect(await sorted('-amount')).toEqual(['3.00', '2.00', '1.00']);
  });
});

describe('[CLM-03] a lost shipment', () => {
  it('is reported by the seller once nothing was heard of it for 15 working days, for everything shipped', async () => {
    const sale = await saleOfFixture(t, desk, { paidAt: plus(t.clock.now(), -days(40)), deliveredAt: null });
    const answer = await post(t, desk.sellerSession, 'lost-shipment-claim/', {
      saleQid: sale.id,
      description: 'Gone.',
    });
    expect(answer.json()).toMatchObject({
      type: 'LOST_SHIPMENT',
      openedBy: 'SELLER',
      quantity: 20,
      amount: amount('250.00'),
    });
    await sweep();
    expect(await statusOf(answer.json().qid)).toBe('UNDER_REVIEW');
  });

  it('is too early before, and needs a contested delivery after it arrived', async () => {
    const fresh = await saleOfFixture(t, desk, { deliveredAt: null });
    const arrived = await saleOfFixture(t, desk);
    const report = async (saleQid: string, more = {}) =>
      (await post(t, desk.buyerSession, 'lost-shipment-claim/', { saleQid, description: 'Gone.', ...more })).json();
    expect((await report(fresh.id)).code).toBe('claim_too_early');
    expect((await report(arrived.id)).code).toBe('claim_delivered');
    expect(await report(arrived.id, { contestsDelivery: true })).toMatchObject({
      status: 'SUBMITTED',
      openedBy: 'BUYER',
    });
  });
});

describe('[CLM-05] the seller’s answer', () => {
  it('is asked for with a deadline of two working days, and becomes the order’s next action', async () => {
    const { id, sale } = await underReview();
    expect((await ask(id)).json()).toMatchObject({ status: 'AWAITING_SELLER', dueAt: plus(t.clock.now(), days(2)) });
    expect(await nextActionOf(sale.id)).toBe('RESPOND_TO_CLAIM');
    expect(await shownClaim(t, desk.sellerSession, id)).toMatchObject({
      nextAction: 'RESPOND',
      allowedActions: ['ADD_EVIDENCE', 'RESPOND'],
    });
    const accepted = await post(t, desk.sellerSession, `${id}/respond/`, { answer: 'ACCEPT', message: 'Our mistake.' });
    expect(accepted.json()).toMatchObject({
      status: 'APPROVED',
      saleProcessingDetails: { sellerResponse: 'ACCEPT', fault: 'SELLER', approvedAmount: amount('50.00') },
    });
    expect(await nextActionOf(sale.id)).toBe('NONE');
  });

  it('contests with a file of the own, and leaves the decision to staff', async () => {
    const { id } = await underReview();
    await ask(id);
    const contest = () =>
      post(t, desk.sellerSession, `${id}/respond/`, { answer: 'CONTEST', message: 'The price was agreed.' });
    expect((await contest()).json()).toMatchObject({ status: 409, code: 'claim_contest_needs_evidence' });
    const file = await sendFile(t, desk.sellerSession, `${id}/evidence/`, { kind: 'OTHER', content: paper() });
    expect(file.json().evidence.at(-1)).toMatchObject({ party: 'SELLER', kind: 'OTHER' });
    expect((await contest()).json()).toMatchObject({
      status: 'UNDER_REVIEW',
      saleProcessingDetails: { sellerResponse: 'CONTEST' },
    });
    expect((await contest()).json()).toMatchObject({
      status: 409,
      code: 'claim_invalid_transition',
      allowedActions: [],
    });
  });

  it('refuses a version that is not the newest, with the claim as it is', async () => {
    const { id } = await underReview();
    const { version } = (await ask(id)).json();
    const answer = await post(t, desk.sellerSession, `${id}/respond/`, {
      answer: 'ACCEPT',
      message: 'Ours.',
      version: version - 1,
    });
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'stale_version',
      current: { version, status: 'AWAITING_SELLER' },
    });
  });

  it('to a claim that was appealed is final', async () => {
    const { id, sale } = await underReview();
    const rejection = decision(sale, '0.00', { resolution: 'NO_ACTION', fault: 'BUYER' });
    expect((await post(t, desk.staffSession, `${id}/decide/`, rejection)).json().appealBy).not.toBeNull();
    await pass(minutes(1));
    await sendFile(t, desk.buyerSession, `${id}/evidence/`, { kind: 'OTHER', content: paper() });
    await post(t, desk.buyerSession, `${id}/appeal/`, { reason: 'Look at the contract.' });
    await ask(id);
    const accepted = await post(t, desk.sellerSession, `${id}/respond/`, { answer: 'ACCEPT', message: 'Our mistake.' });
    expect(accepted.json()).toMatchObject({ status: 'APPROVED', appealBy: null });
  });

  it('left out becomes "no response" when the time is over, by the sweep and not before', async () => {
    const { id } = await underReview();
    await ask(id);
    t.clock.advance(hours(48) - 1);
    await sweep();
    expect(
      (await t.database.read('system', (db) => db.execute(`select status from claims where id = '${id}'`))).rows,
    ).toEqual([{ status: 'AWAITING_SELLER' }]);
    await pass(1);
    const late = await post(t, desk.sellerSession, `${id}/respond/`, { answer: 'ACCEPT', message: 'Late.' });
    expect(late.json()).toMatchObject({ status: 409, code: 'claim_answer_too_late' });
    await sweep();
    const claim = await shownClaim(t, desk.staffSession, id);
    expect(claim).toMatchObject({ status: 'UNDER_REVIEW', saleProcessingDetails: { sellerResponse: 'NO_RESPONSE' } });
    expect(claim.events.at(-1)).toMatchObject({ action: 'seller_timeout', actor: 'Quayside' });
  });
});

describe('[CLM-04] evidence that is not enough', () => {
  it('is asked for with two reminders, and the claim closes after four working days', async () => {
    const claim = await t.database.write('system', (db) =>
      makeClaim(db, {
        seller: desk.seller,
        buyerId: desk.buyerId,
        status: 'SUBMITTED',
        submittedAt: t.clock.now(),
        statusSince: t.clock.now(),
        wakeAt: t.clock.now(),
      }),
    );
    await sweep();
    expect(await statusOf(claim.id)).toBe('AWAITING_EVIDENCE');
    // A weekend may lie between.
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      await pass(days(1));
      await sweep();
      await sweep();
    }
    const { status, events } = await shownClaim(t, desk.staffSession, claim.id);
    expect(status).toBe('CLOSED_NO_RESPONSE');
    expect(events.map(({ action }) => action)).toEqual(['submit', 'triage', 'remind', 'remind', 'evidence_timeout']);
  });

  it('is completed by the buyer and looked at', async () => {
    const claim = await t.database.write('system', (db) =>
      makeClaim(db, {
        seller: desk.seller,
        buyerId: desk.buyerId,
        status: 'AWAITING_EVIDENCE',
        type: 'INVOICE_OR_PRICE_ERROR',
      }),
    );
    const file = { kind: 'DELIVERY_NOTE', content: paper() };
    expect((await sendFile(t, desk.buyerSession, `${claim.id}/evidence/`, file)).json().status).toBe('UNDER_REVIEW');
    const again = await sendFile(t, desk.buyerSession, `${claim.id}/evidence/`, file);
    expect(again.json().evidence.at(-1).verdict).toBe('DUPLICATE');
    const evaluation = await post(t, desk.sellerSession, `${claim.id}/evidence-evaluation/`);
    expect(evaluation.json().checklist).toEqual([{ kind: 'DELIVERY_NOTE', verdict: 'OK', isSatisfied: true }]);
  });

  it('is no repetition of what a withdrawn claim of the order had; the same file twice in one claim is', async () => {
    const sale = await saleOfFixture(t, desk);
    const file = { kind: 'DELIVERY_NOTE', content: paper() };
    const path = `evidence-evaluation/?saleQid=${sale.id}&type=INVOICE_OR_PRICE_ERROR`;
    const evaluate = async () => (await sendFile(t, desk.buyerSession, path, file)).json().evidence.at(-1);
    const claimWith = async (evidence: { qid: string }) =>
      (await post(t, desk.buyerSession, '', bodyFor(sale, [evidence.qid]))).json().qid;
    const first = await claimWith(await evaluate());
    const during = await sendFile(t, desk.buyerSession, `${first}/evidence/`, file);
    expect(during.json().evidence.at(-1).verdict).toBe('DUPLICATE');
    await post(t, desk.buyerSession, `${first}/withdraw/`);
    const again = await evaluate();
    expect(again.verdict).toBe('OK');
    expect((await evaluate()).verdict).toBe('DUPLICATE');
    const second = await claimWith(again);
    await sweep();
    expect(await statusOf(second)).toBe('UNDER_REVIEW');
  });

  it('of a claim that nobody made is forgotten after a day', async () => {
    const sale = await saleOfFixture(t, desk);
    const file = await evaluated(sale);
    const forget = claimJobs.find(({ name }) => name === 'claim.forget_evidence');
    await forget?.run({}, t.deps);
    await pass(hours(24) + 1);
    await forget?.run({}, t.deps);
    const answer = await post(t, desk.buyerSession, '', bodyFor(sale, [file]));
    expect(answer.json().code).toBe('claim_evidence_not_found');
  });

  it('is downloaded by those it concerns, as an attachment', async () => {
    const { id } = await underReview();
    const [file] = (await shownClaim(t, desk.sellerSession, id)).evidence;
    const got = await t.call('GET', `/claims/${id}/evidence/${file?.qid}/`, { headers: desk.sellerSession.headers });
    expect([got.statusCode, got.headers['content-type'], got.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('attachment; filename="paper.pdf"'),
    ]);
    const stranger = await signedIn(t, { sellerId: (await claimFixture(t)).seller.id });
    expect(
      (await t.call('GET', `/claims/${id}/evidence/${file?.qid}/`, { headers: stranger.headers })).statusCode,
    ).toBe(404);
  });

  it('is told as unavailable, not as absent, when the store has lost it', async () => {
    const { id } = await underReview();
    const sellerId = desk.seller.id;
    const [file] = (await shownClaim(t, desk.sellerSession, id)).evidence;
    const stored = await t.database.read({ sellerId }, (db) => evidenceOfClaim(db, sellerId, id));
    await t.deps.files.remove(stored[0]?.fileId ?? '');
    const got = await t.call('GET', `/claims/${id}/evidence/${file?.qid}/`, { headers: desk.sellerSession.headers });
    expect([got.statusCode, got.json().code]).toEqual([503, 'file_store_unavailable']);
  });
});

describe('[CLM-05] a decision', () => {
  it('refuses another currency and more than was shipped', async () => {
    const { id, sale } = await underReview();
    const decide = async (body: object) => (await post(t, desk.staffSession, `${id}/decide/`, body)).json().code;
    expect(await decide(decision(sale, '125.01'))).toBe('claim_amount_exceeds_shipped');
    const inPounds = [{ lineQid: sale.lineIds[0], amount: { amount: '1.00', currency: 'GBP' } }];
    expect(await decide(decision(sale, '1.00', { lines: inPounds }))).toBe('claim_currency_differs');
    expect(await decide(decision(sale, '1.00', { resolution: 'NO_ACTION' }))).toBe('claim_resolution_differs');
  });

  it('can be appealed against once, with a new file, and is then final', async () => {
    const { id, sale } = await underReview();
    const decide = (value: string, more = {}) =>
      post(t, desk.staffSession, `${id}/decide/`, decision(sale, value, more));
    expect((await decide('0.00', { resolution: 'NO_ACTION', fault: 'BUYER' })).json().status).toBe('REJECTED');
    const appeal = () => post(t, desk.buyerSession, `${id}/appeal/`, { reason: 'Look at the contract.' });
    expect((await appeal()).json().code).toBe('claim_appeal_needs_evidence');
    await pass(minutes(1));
    await sendFile(t, desk.buyerSession, `${id}/evidence/`, { kind: 'OTHER', content: paper() });
    expect((await appeal()).json()).toMatchObject({ status: 'UNDER_REVIEW', appeal: { by: 'BUYER' } });
    expect((await decide('0.00', { resolution: 'NO_ACTION' })).json()).toMatchObject({
      status: 'REJECTED',
      appealBy: null,
    });
    expect((await appeal()).json().code).toBe('claim_already_appealed');
  });
});

describe('[CLM-01] whoever may only look', () => {
  it('reads and answers nothing', async () => {
    const { id } = await underReview();
    await ask(id);
    const viewer = await signedIn(t, { sellerId: desk.seller.id, role: 'VIEWER' });
    expect((await shownClaim(t, viewer, id)).allowedActions).toEqual([]);
    const answer = await post(t, viewer, `${id}/respond/`, { answer: 'ACCEPT', message: 'Ours.' });
    expect([answer.statusCode, answer.json().permission]).toEqual([403, 'claims.respond']);
    expect((await t.call('POST', `/claims/${id}/respond/`, { payload: {} })).statusCode).toBe(401);
  });
});
