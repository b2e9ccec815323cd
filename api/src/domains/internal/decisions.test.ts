import type { Decision } from '@quayside/contract/decisions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedInAgain, withFactor } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeOrder } from '../orders/orders.factory.ts';
import { expireSale } from '../sales/use-cases/expire-sale.ts';
import { makeBuyer } from '../sellers/sellers.factory.ts';
import { walletLines } from '../wallets/wallets.tables.ts';

let t: TestApp;
let desk: SellerFixture;
let first: Session;
let second: Session;
let third: Session;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  const rights = ['staff.payments.approve', 'staff.sellers'];
  [first, second, third] = [await staffIn(t, ...rights), await staffIn(t, ...rights), await staffIn(t, ...rights)];
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const send = async (who: Session, path: string, payload?: object, key?: string) =>
  (
    await t.call('POST', path, {
      headers: { ...who.headers, ...(key ? { 'idempotency-key': key } : {}) },
      ...(payload ? { payload } : {}),
    })
  ).json();
const get = async (who: Session, path: string) => (await t.call('GET', path, { headers: who.headers })).json();
const reverse = (who: Session, qid: string, amount: string, key?: string) =>
  send(who, `/internal/payments/${qid}/reverse/`, { amount: eur(amount), reason: 'The container sank' }, key);
const look = (who: Session, qid: string, what: string, payload?: object, key?: string) =>
  send(who, `/internal/decisions/${qid}/${what}/`, payload, key);
const cancel = (who: Session, id: string, reason = 'FRAUD', key?: string) =>
  send(who, `/sales/${id}/cancel/`, { reason }, key);
const waiting = async (who: Session): Promise<Decision[]> => (await get(who, '/internal/decisions/?size=100')).results;
const refundsOf = async (saleId: string): Promise<string[]> => {
  await t.runJobs(work);
  const rows = await t.database.read('system', (db) =>
    db.select().from(walletLines).where(eq(walletLines.saleId, saleId)),
  );
  return rows.filter(({ account }) => account === 'WALLET').map(({ amountMinor }) => (-amountMinor).toString());
};

/** An order of these goods in whole euros, confirmed. */
const order = (euros: bigint, by = desk, transportMinor = 0n) =>
  by.payable({ lines: [{ unitPriceMinor: euros * 100n, requestedQuantity: 1 }], vatMinor: 0n, transportMinor });
/** The same, paid with both approvals. */
async function paid(euros = 200_000n, by = desk) {
  const { id, order: number } = await order(euros, by);
  const { payout } = (await by.send('POST', id, 'paycomplete/', {})).json();
  for (const who of [first, second]) await send(who, `/internal/payments/${payout.qid}/approve/`);
  await t.runJobs(work);
  return { id, order: number, qid: String(payout.qid) };
}

describe('[INT-04] a refund above the four-eyes limit', () => {
  it('waits for a second person: nobody is refunded by one alone', async () => {
    const { id, order: number, qid } = await paid();
    const answer = await reverse(first, qid, '110000.00');
    expect(answer).toMatchObject({
      ...{ qid, carryOverQid: null },
      secondApproval: {
        ...{ kind: 'REVERSAL', status: 'PROPOSED', order: number, saleQid: id, subjectQid: qid },
        ...{ amount: eur('110000.00'), total: eur('110000.00'), reason: 'The container sank' },
        ...{ by: first.user.account, at: t.clock.now(), concludedBy: null, allowedActions: ['WITHDRAW'] },
      },
    });
    expect(await refundsOf(id)).toEqual([]);
    const decision = answer.secondApproval.qid;
    expect(await look(first, decision, 'confirm')).toMatchObject({ status: 409, code: 'self_approval_refused' });
    expect(await look(first, decision, 'reject', { reason: 'No' })).toMatchObject({ code: 'self_approval_refused' });
    const confirmed = await look(second, decision, 'confirm');
    expect(confirmed).toMatchObject({ status: 'MADE', concludedBy: second.user.account, allowedActions: [] });
    expect(await refundsOf(id)).toEqual(['11000000']);
    const shown = await get(second, `/payouts/${qid}/`);
    expect(shown).toMatchObject({ refundable: eur('90000.00'), secondApproval: null });
    expect(shown.events.slice(-2)).toMatchObject([
      { action: 'propose_refund', actor: first.user.account, reason: 'The container sank', refunded: null },
      { action: 'refund', actor: second.user.account, reason: 'The container sank', refunded: eur('110000.00') },
    ]);
  });

  it('is shown to staff with what each may do, and not to the seller', async () => {
    const { qid } = await paid();
    const { secondApproval } = await reverse(first, qid, '110000.00');
    const actions = async (who: Session) => {
      const { secondApproval: seen, allowedActions } = await get(who, `/payouts/${qid}/`);
      return [seen?.allowedActions, allowedActions];
    };
    expect(await actions(first)).toEqual([['WITHDRAW'], []]);
    expect(await actions(second)).toEqual([['CONFIRM', 'REJECT'], []]);
    const seller = await get(desk.session, `/payouts/${qid}/`);
    expect(seller.secondApproval).toBeNull();
    expect(seller.events.map(({ action }: { action: string }) => action)).not.toContain('propose_refund');
    expect((await waiting(second)).map((one) => one.qid)).toContain(secondApproval.qid);
    expect(await reverse(second, qid, '1.00')).toMatchObject({ status: 409, code: 'decision_waits' });
    await look(first, secondApproval.qid, 'withdraw');
  });

  it('exactly at the limit takes one person, a cent above two', async () => {
    const [at, above] = [await paid(), await paid()];
    const takesTwo = async (amount: string): Promise<boolean> =>
      (await get(first, `/internal/payments/${at.qid}/reversal_cost/?amount=${amount}`)).takesTwo;
    expect([await takesTwo('100000.00'), await takesTwo('100000.01')]).toEqual([false, true]);
    expect(await reverse(first, at.qid, '100000.00')).toMatchObject({ secondApproval: null, owed: eur('90320.00') });
    expect(await refundsOf(at.id)).toEqual(['10000000']);
    const { secondApproval } = await reverse(first, above.qid, '100000.01');
    expect(secondApproval).toMatchObject({ status: 'PROPOSED' });
    await look(first, secondApproval.qid, 'withdraw');
  });

  it('is counted with all refunds of the order before: splitting it does not get round it', async () => {
    const { id, qid } = await paid();
    expect(await reverse(first, qid, '60000.00')).toMatchObject({ secondApproval: null });
    expect(await reverse(first, qid, '40000.00')).toMatchObject({ secondApproval: null });
    const { secondApproval } = await reverse(first, qid, '0.01');
    expect(secondApproval).toMatchObject({ amount: eur('0.01'), total: eur('100000.01') });
    expect(await refundsOf(id)).toEqual(['6000000', '4000000']);
    await look(third, secondApproval.qid, 'confirm');
    // What two confirmed counts as well: from here on each takes two.
    const next = (await reverse(second, qid, '1.00')).secondApproval;
    expect(next).toMatchObject({ total: eur('100001.01') });
    await look(second, next.qid, 'withdraw');
    expect(await refundsOf(id)).toEqual(['6000000', '4000000', '1']);
  });

  it('rejected or taken back refunds nothing, and makes room for another one', async () => {
    const { id, qid } = await paid();
    const one = (await reverse(first, qid, '110000.00')).secondApproval.qid;
    expect(await look(second, one, 'reject', {})).toMatchObject({ status: 400 });
    expect(await look(second, one, 'withdraw')).toMatchObject({ status: 409, code: 'not_your_decision' });
    expect(await look(second, one, 'reject', { reason: 'Only half sank' })).toMatchObject({ status: 'REJECTED' });
    expect(await look(third, one, 'confirm')).toMatchObject({ status: 409, code: 'decision_not_waiting' });
    const other = (await reverse(second, qid, '105000.00')).secondApproval.qid;
    expect(await look(second, other, 'withdraw')).toMatchObject({ status: 'WITHDRAWN' });
    expect(await look(first, other, 'confirm')).toMatchObject({ code: 'decision_not_waiting' });
    const { events } = await get(first, `/payouts/${qid}/`);
    expect(events.slice(-4)).toMatchObject([
      { action: 'propose_refund' },
      { action: 'reject_refund', reason: 'Only half sank', actor: second.user.account },
      { action: 'propose_refund' },
      { action: 'withdraw_refund' },
    ]);
    expect(await refundsOf(id)).toEqual([]);
    expect(await reverse(first, qid, '90000.00')).toMatchObject({ secondApproval: null });
  });

  it('is carried out once, whoever confirms at once, and rejected or confirmed, never both', async () => {
    const { id, qid } = await paid();
    const decision = (await reverse(first, qid, '110000.00')).secondApproval.qid;
    const answers = await Promise.all(
      [second, third, first, second, third].map((who, n) =>
        n < 4 ? look(who, decision, 'confirm', {}, `c${n}`) : look(who, decision, 'reject', { reason: 'No' }, `c${n}`),
      ),
    );
    const outcomes = answers.map(({ code, status }) => code ?? status).sort();
    const winners = outcomes.filter((one) => one === 'MADE' || one === 'REJECTED');
    expect(winners).toHaveLength(1);
    expect(answers[2]).toMatchObject({ code: expect.stringMatching(/self_approval_refused|decision_not_waiting/) });
    expect(await refundsOf(id)).toEqual(winners[0] === 'MADE' ? ['11000000'] : []);
  });

  it('proposed by many at once waits once; with one key each step happens once and is answered alike', async () => {
    const { id, qid } = await paid();
    const same = await Promise.all([1, 2, 3].map(() => reverse(first, qid, '110000.00', 'propose')));
    expect(same).toEqual([same[0], same[0], same[0]]);
    const others = await Promise.all([second, third].map((who) => reverse(who, qid, '110000.00')));
    expect(others.map(({ code }) => code)).toEqual(['decision_waits', 'decision_waits']);
    const confirmed = await Promise.all(
      [1, 2].map(() => look(second, same[0].secondApproval.qid, 'confirm', {}, 'yes')),
    );
    expect(confirmed[1]).toEqual(confirmed[0]);
    expect(confirmed[0]).toMatchObject({ status: 'MADE' });
    expect(await refundsOf(id)).toEqual(['11000000']);
  });

  it('seen before the payment changed is stale; what cannot be refunded any more stays with staff', async () => {
    const { id, qid } = await paid();
    const decision = (await reverse(first, qid, '150000.00')).secondApproval.qid;
    const { version } = await get(second, `/payouts/${qid}/`);
    expect(await look(second, decision, 'confirm', { version: version - 1 })).toMatchObject({ code: 'stale_version' });
    expect(await look(second, decision, 'confirm', { version })).toMatchObject({ status: 'MADE' });
    expect(await reverse(second, qid, '50000.01')).toMatchObject({ status: 400, code: 'reversal_too_much' });
    expect(await refundsOf(id)).toEqual(['15000000']);
  });

  it('is for those who may decide on refunds: others neither see it nor look at it', async () => {
    const { qid } = await paid();
    const decision = (await reverse(first, qid, '110000.00')).secondApproval.qid;
    const claims = await staffIn(t, 'staff.claims');
    const nobody = await staffIn(t);
    expect(await waiting(claims)).toEqual([]);
    for (const what of ['confirm', 'reject', 'withdraw']) {
      const body = what === 'reject' ? { reason: 'No' } : undefined;
      for (const who of [claims, nobody, desk.session])
        expect(await look(who, decision, what, body)).toMatchObject({ status: 403, code: 'permission_denied' });
      expect(await look(second, newId(), what, body)).toMatchObject({ status: 404, code: 'decision_not_found' });
    }
    expect((await t.call('GET', '/internal/decisions/')).statusCode).toBe(401);
    expect((await get(nobody, '/internal/decisions/')).status).toBe(403);
    expect((await get(second, '/internal/decisions/?kind=CLAIM')).results).toEqual([]);
    expect((await get(second, '/internal/decisions/?page=2&size=100')).status).toBe(404);
    await look(first, decision, 'withdraw');
  });
});

describe('[INT-04] a payment above the four-eyes limit', () => {
  const approve = (who: Session, qid: string) => send(who, `/internal/payments/${qid}/approve/`);
  const inReview = async () => {
    const { id } = await order(150_000n);
    const { payout } = (await desk.send('POST', id, 'paycomplete/', {})).json();
    return { id, qid: String(payout.qid) };
  };
  const listed = async (who: Session, qid: string) =>
    (await get(who, '/internal/payments/?size=100')).results.find((one: { qid: string }) => one.qid === qid);

  it('is approved by two: the first approval waits, may be taken back, and is nobody’s own second one', async () => {
    const { id, qid } = await inReview();
    expect(await approve(first, qid)).toMatchObject({ status: 'PENDING_APPROVAL', approvals: 1, approvalsNeeded: 2 });
    expect(await approve(first, qid)).toMatchObject({ status: 409, code: 'self_approval_refused' });
    const { secondApproval } = await listed(first, qid);
    expect(secondApproval).toMatchObject({ kind: 'PAYMENT', by: first.user.account, allowedActions: ['WITHDRAW'] });
    expect(await look(first, secondApproval.qid, 'withdraw')).toMatchObject({ status: 'WITHDRAWN' });
    expect(await listed(second, qid)).toMatchObject({ approvals: 0, approvedByMe: false, secondApproval: null });
    // What was taken back is confirmed by nobody, and is no first approval either.
    expect(await look(second, secondApproval.qid, 'confirm')).toMatchObject({ code: 'decision_not_waiting' });
    expect(await listed(second, qid)).toMatchObject({ approvals: 0 });
    await approve(second, qid);
    const again = (await listed(first, qid)).secondApproval;
    expect(again.allowedActions).toEqual(['CONFIRM', 'REJECT']);
    expect(await look(first, again.qid, 'confirm')).toMatchObject({ status: 'MADE', kind: 'PAYMENT' });
    expect(await desk.shown(id)).toMatchObject({ status: 'PAID' });
  });

  it('rejected by the second person goes back to the seller', async () => {
    const { id, qid } = await inReview();
    await approve(first, qid);
    const { secondApproval } = await listed(second, qid);
    expect(await look(second, secondApproval.qid, 'reject', { reason: 'Another account' })).toMatchObject({
      status: 'REJECTED',
    });
    expect(await desk.shown(id)).toMatchObject({ status: 'CONFIRMED', payout: null });
  });
});

describe('[INT-04] a cancellation by staff above the four-eyes limit', () => {
  it('waits for a second person, without a word to the seller', async () => {
    const { id } = await order(110_000n);
    const answer = await cancel(first, id);
    expect(answer).toMatchObject({
      status: 'CONFIRMED',
      secondApproval: { kind: 'CANCELLATION', amount: eur('110000.00'), reason: 'FRAUD', by: first.user.account },
    });
    expect(await refundsOf(id)).toEqual([]);
    const actionsFor = async (who: Session): Promise<string[]> =>
      (await get(who, `/sales/${id}/events/`)).results.map(({ action }: { action: string }) => action);
    expect(await actionsFor(first)).toContain('propose_cancel');
    expect(await actionsFor(desk.session)).not.toContain('propose_cancel');
    expect(await cancel(second, id, 'LEGAL')).toMatchObject({ status: 409, code: 'decision_waits' });
    const { qid } = answer.secondApproval;
    expect(await look(first, qid, 'confirm')).toMatchObject({ code: 'self_approval_refused' });
    expect(await look(second, qid, 'confirm', { version: 99 })).toMatchObject({
      code: 'stale_version',
    });
    expect(await look(second, qid, 'confirm', { version: answer.version })).toMatchObject({ status: 'MADE' });
    expect(await desk.shown(id)).toMatchObject({ status: 'CANCELLED', cancelReason: 'FRAUD' });
    expect(await refundsOf(id)).toEqual(['11000000']);
  });

  it('weighs all that comes back: the goods, and what the buyer paid for their transport', async () => {
    const { id } = await order(100_000n, desk, 1n);
    expect(await cancel(first, id)).toMatchObject({
      status: 'CONFIRMED',
      secondApproval: { kind: 'CANCELLATION', amount: eur('100000.01') },
    });
  });

  it('at the limit it is done at once; with one key once', async () => {
    const { id } = await order(100_000n);
    const answers = await Promise.all([1, 2].map(() => cancel(first, id, 'LEGAL', 'once')));
    expect(answers.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await refundsOf(id)).toEqual(['10000000']);
  });

  it('ends with the order: what the system refunds after a decline goes at once, and nothing is left to confirm', async () => {
    const { id } = await order(110_000n);
    const { qid } = (await cancel(first, id)).secondApproval;
    expect((await desk.send('POST', id, 'decline/', { reasons: ['OUT_OF_STOCK'] })).json().status).toBe('DECLINED');
    expect(await refundsOf(id)).toEqual(['11000000']);
    expect(await look(second, qid, 'confirm')).toMatchObject({ status: 409, code: 'decision_not_waiting' });
    expect((await waiting(second)).map((one) => one.qid)).not.toContain(qid);
  });

  it('what the system refunds after an order expired goes at once too', async () => {
    const lines = [{ unitPriceMinor: 11_000_000n, requestedQuantity: 1 }];
    const begun = t.clock.now();
    const { id } = await desk.sale({ lines, expiresAt: plus(begun, hours(1)) });
    t.clock.advance(hours(2));
    expect(await expireSale(t.deps, id)).toBe(true);
    expect(await refundsOf(id)).toEqual(['11000000']);
    t.clock.set(begun);
    expect((await waiting(second)).filter(({ saleQid }) => saleQid === id)).toEqual([]);
  });

  it('is rejected with a reason or taken back, and the order goes on', async () => {
    const { id } = await order(110_000n);
    const one = (await cancel(first, id)).secondApproval.qid;
    expect(await look(second, one, 'reject', { reason: 'The buyer is known' })).toMatchObject({ status: 'REJECTED' });
    const other = (await cancel(second, id)).secondApproval.qid;
    expect(await look(second, other, 'withdraw')).toMatchObject({ status: 'WITHDRAWN' });
    expect(await desk.shown(id)).toMatchObject({ status: 'CONFIRMED' });
  });
});

describe('[INT-04] parts of one buyer’s order, each of another seller', () => {
  let other: SellerFixture;
  beforeAll(async () => {
    other = await sellerFixture(t);
  });
  const partOf = (by: SellerFixture, saleId: string) => ({ sellerId: by.seller.id, saleId });
  /** One buyer's order, of a part of each seller. */
  const asOneOrder = (own: string, its: string) =>
    t.database.write('system', async (db) => {
      const { id: buyerId } = await makeBuyer(db);
      await makeOrder(db, { buyerId, ...partOf(desk, own), others: [partOf(other, its)] });
    });

  it('are counted together: refunds of one seller’s part and of another’s are one sum', async () => {
    const [one, another, alone] = [await paid(), await paid(200_000n, other), await paid()];
    await asOneOrder(one.id, another.id);
    const takesTwo = async (amount: string): Promise<boolean> =>
      (await get(first, `/internal/payments/${another.qid}/reversal_cost/?amount=${amount}`)).takesTwo;
    expect(await reverse(first, one.qid, '60000.00')).toMatchObject({ secondApproval: null });
    expect([await takesTwo('40000.00'), await takesTwo('40000.01')]).toEqual([false, true]);
    const { secondApproval } = await reverse(first, another.qid, '40000.01');
    expect(secondApproval).toMatchObject({ status: 'PROPOSED', amount: eur('40000.01'), total: eur('100000.01') });
    expect(await refundsOf(another.id)).toEqual([]);
    await look(second, secondApproval.qid, 'confirm');
    expect(await refundsOf(another.id)).toEqual(['4000001']);
    // What is no part of it counts for itself.
    expect(await reverse(first, alone.qid, '100000.00')).toMatchObject({ secondApproval: null });
  });

  it('are counted together with a cancellation, which ends with its own part', async () => {
    const [one, small] = [await paid(), await order(10n, other)];
    await asOneOrder(one.id, small.id);
    expect(await reverse(first, one.qid, '100000.00')).toMatchObject({ secondApproval: null });
    const cancelled = (await cancel(first, small.id)).secondApproval;
    expect(cancelled).toMatchObject({ status: 'PROPOSED', amount: eur('10.00'), total: eur('100010.00') });
    await other.send('POST', small.id, 'decline/', { reasons: ['OUT_OF_STOCK'] });
    expect(await look(second, cancelled.qid, 'confirm')).toMatchObject({ code: 'decision_not_waiting' });
  });

  it('refunded at once by two people are weighed one after the other', async () => {
    const [one, another] = [await paid(), await paid(200_000n, other)];
    await asOneOrder(one.id, another.id);
    const answers = await Promise.all([reverse(first, one.qid, '60000.00'), reverse(second, another.qid, '60000.00')]);
    expect(answers.filter(({ secondApproval }) => secondApproval === null)).toHaveLength(1);
    expect(answers.find(({ secondApproval }) => secondApproval !== null)).toMatchObject({
      secondApproval: { status: 'PROPOSED', total: eur('120000.00') },
    });
  });
});

describe('[INT-04] above the four-eyes limit the second factor is shown at the step itself', () => {
  const rights = ['staff.payments.approve', 'staff.sellers'];
  /** Shown before work, hours ago. */
  const provedBefore = async () => withFactor(t, await staffIn(t, ...rights), plus(t.clock.now(), -hours(1)));
  const wanted = { status: 403, code: 'second_factor_required' };

  it('by whoever approves, confirms or reverses; below it and to say no it is not asked again', async () => {
    const [one, other] = [await provedBefore(), await provedBefore()];
    const { id } = await order(200_000n);
    const { qid } = (await desk.send('POST', id, 'paycomplete/', {})).json().payout;
    expect(await send(one, `/internal/payments/${qid}/approve/`, undefined, newId())).toMatchObject(wanted);
    await send(first, `/internal/payments/${qid}/approve/`);
    expect(await send(other, `/internal/payments/${qid}/approve/`)).toMatchObject(wanted);
    await send(second, `/internal/payments/${qid}/approve/`);
    await t.runJobs(work);
    const key = newId();
    expect(await reverse(one, qid, '110000.00', key)).toMatchObject(wanted);
    const { secondApproval } = await reverse(first, qid, '110000.00');
    expect(await look(other, secondApproval.qid, 'confirm')).toMatchObject(wanted);
    expect(await look(other, secondApproval.qid, 'reject', { reason: 'Not yet' })).toMatchObject({
      status: 'REJECTED',
    });
    // The same call goes on once it was shown.
    const shown = await withFactor(t, await signedInAgain(t, one.user), t.clock.now());
    expect((await reverse(shown, qid, '110000.00', key)).secondApproval).toMatchObject({ status: 'PROPOSED' });
    const { qid: small } = await paid();
    expect(await reverse(other, small, '100000.00')).toMatchObject({ secondApproval: null });
  });
});
