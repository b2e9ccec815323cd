import type { Claim } from '@quayside/contract/claims';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, plus } from '../../kernel/clock.ts';
import { outbox } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type ClaimFixture, claimFixture, post, saleOfFixture, shownClaim } from '../../testing/claim-fixture.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { staffIn } from '../../testing/seller-fixture.ts';
import { type Session, withFactor } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeOrder } from '../orders/orders.factory.ts';
import { makeClaim } from './claims.factory.ts';

let t: TestApp;
let desk: ClaimFixture;
let first: Session;
let second: Session;
beforeAll(async () => {
  t = await testApp();
  desk = await claimFixture(t);
  first = await staffIn(t, 'staff.claims', 'staff.payments.approve');
  second = await staffIn(t, 'staff.claims', 'staff.payments.approve');
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenInvariants(t.database)).toEqual([]);
  await t.close();
});

const eur = (amount: string) => ({ amount, currency: 'EUR' });

/** A claim under review for everything of an order of two lines at 100,000.00 each. */
async function large(by = desk) {
  const line = { unitPriceMinor: 5_000_000n, requestedQuantity: 2, confirmedQuantity: 2 };
  const { id: saleId, lineIds, made } = await saleOfFixture(t, by, { lines: [line, line] });
  const claim = await t.database.write('system', (db) => makeClaim(db, { made }));
  return { id: claim.id, saleId, lineIds };
}
type Large = Awaited<ReturnType<typeof large>>;
const decide = async (who: Session, { id, lineIds }: Large, amounts: readonly string[], more: object = {}) =>
  (
    await post(t, who, `${id}/decide/`, {
      ...{ fault: 'SELLER', resolution: 'PARTIAL_REFUND', note: 'The photos show it' },
      lines: amounts.map((amount, index) => ({ lineQid: lineIds[index], amount: eur(amount) })),
      ...more,
    })
  ).json();
const look = async (who: Session, qid: string, what: string, payload: object = {}) =>
  (
    await t.call('POST', `/internal/decisions/${qid}/${what}/`, {
      headers: who.headers,
      ...(what === 'withdraw' ? {} : { payload }),
    })
  ).json();
const actionsIn = ({ events }: Claim) => events.map(({ action }) => action);

describe('[INT-04] [CLM-03] a decision above the four-eyes limit', () => {
  it('leaves the claim under review until a second person confirms exactly that', async () => {
    const claim = await large();
    const proposed = await decide(first, claim, ['60000.00', '50000.00']);
    expect(proposed).toMatchObject({
      ...{ status: 'UNDER_REVIEW', approvedAmount: null, nextAction: 'WAIT_FOR_SECOND_PERSON', allowedActions: [] },
      saleProcessingDetails: { fault: null, decidedAt: null, approvedAmount: null },
      secondApproval: {
        ...{ kind: 'CLAIM', subjectQid: claim.id, amount: eur('110000.00'), reason: 'The photos show it' },
        ...{ by: first.user.account, at: t.clock.now(), allowedActions: ['WITHDRAW'] },
        claim: {
          ...{ fault: 'SELLER', resolution: 'PARTIAL_REFUND' },
          lines: [
            { lineQid: claim.lineIds[0], amount: eur('60000.00') },
            { lineQid: claim.lineIds[1], amount: eur('50000.00') },
          ],
        },
      },
    });
    await t.runJobs(work);
    const seen = await shownClaim(t, second, claim.id);
    expect(seen).toMatchObject({ nextAction: 'CONFIRM_DECISION', allowedActions: [], status: 'UNDER_REVIEW' });
    expect(seen.secondApproval?.allowedActions).toEqual(['CONFIRM', 'REJECT']);
    const { qid } = proposed.secondApproval;
    expect(await look(first, qid, 'confirm')).toMatchObject({ status: 409, code: 'self_approval_refused' });
    expect(await look(second, qid, 'confirm', { version: seen.version - 1 })).toMatchObject({ code: 'stale_version' });
    expect(await look(second, qid, 'confirm', { version: seen.version })).toMatchObject({ status: 'MADE' });
    await t.runJobs(work);
    const settled = await shownClaim(t, second, claim.id);
    expect(settled).toMatchObject({
      ...{ status: 'SETTLED', approvedAmount: eur('110000.00'), secondApproval: null },
      saleProcessingDetails: { refundedAmount: eur('110000.00'), fault: 'SELLER', decisionNote: 'The photos show it' },
    });
    expect(settled.events.slice(-3)).toMatchObject([
      { action: 'propose', actor: first.user.account },
      { action: 'decide', actor: second.user.account },
      { action: 'settle' },
    ]);
  });

  it('is staff’s alone until then: seller and buyer see a claim under review', async () => {
    const claim = await large();
    const { secondApproval } = await decide(first, claim, ['90000.00', '20000.00']);
    for (const who of [desk.sellerSession, desk.buyerSession]) {
      const seen = await shownClaim(t, who, claim.id);
      expect(seen).toMatchObject({ secondApproval: null, nextAction: 'WAIT_FOR_DECISION', approvedAmount: null });
      expect(actionsIn(seen)).not.toContain('propose');
    }
    expect(actionsIn(await shownClaim(t, first, claim.id))).toContain('propose');
    // Nor does a page that is open hear of it.
    const told = await t.database.read('system', (db) => db.select({ topic: outbox.topic }).from(outbox));
    expect(told.map(({ topic }) => topic)).not.toContain('claim.propose');
    await look(first, secondApproval.qid, 'withdraw');
  });

  it('keeps everything else waiting: nobody decides again or asks the seller meanwhile', async () => {
    const claim = await large();
    const { secondApproval } = await decide(first, claim, ['90000.00', '20000.00']);
    expect(await decide(second, claim, ['1.00', '0.00'])).toMatchObject({ status: 409, code: 'decision_waits' });
    expect((await post(t, second, `${claim.id}/ask-seller/`, { message: 'Why?' })).json()).toMatchObject({
      code: 'decision_waits',
    });
    const listed = async (who: Session, status: string) => {
      const { headers } = who;
      const list = (await t.call('GET', `/claims/?status=${status}&saleQid=${claim.saleId}`, { headers })).json();
      return [list.results.map((one: Claim) => one.nextAction), list.tabs.NEEDS_YOU];
    };
    expect(await listed(first, 'OPEN')).toEqual([['WAIT_FOR_SECOND_PERSON'], 0]);
    expect(await listed(first, 'NEEDS_YOU')).toEqual([[], 0]);
    expect(await listed(second, 'NEEDS_YOU')).toEqual([['CONFIRM_DECISION'], 1]);
    expect(await look(second, secondApproval.qid, 'reject', { reason: 'Too much' })).toMatchObject({
      status: 'REJECTED',
    });
    expect(await shownClaim(t, second, claim.id)).toMatchObject({
      ...{ status: 'UNDER_REVIEW', nextAction: 'DECIDE', allowedActions: ['ASK_SELLER', 'DECIDE'] },
      secondApproval: null,
    });
    expect(await decide(second, claim, ['1.00', '0.00'])).toMatchObject({ status: 'PARTIALLY_APPROVED' });
  });

  it('is confirmed once by those who do it at once', async () => {
    const claim = await large();
    const { secondApproval } = await decide(first, claim, ['90000.00', '20000.00']);
    const third = await staffIn(t, 'staff.claims');
    const answers = await Promise.all(
      [second, third, second, third].map((who) => look(who, secondApproval.qid, 'confirm')),
    );
    expect(answers.filter(({ status }) => status === 'MADE')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'decision_not_waiting')).toHaveLength(3);
    await t.runJobs(work);
    expect(await shownClaim(t, first, claim.id)).toMatchObject({
      saleProcessingDetails: { refundedAmount: eur('110000.00') },
    });
  });

  it('is summed with what was refunded of the order by hand, and the other way round', async () => {
    const claim = await large();
    expect(await decide(first, claim, ['60000.00', '0.00'])).toMatchObject({ status: 'PARTIALLY_APPROVED' });
    await t.runJobs(work);
    const { headers } = first;
    const order = (await shownClaim(t, first, claim.id)).orderFid;
    const { qid } = (await t.call('GET', `/internal/payments/of-order/?order=${order}`, { headers })).json();
    const refund = async (amount: string) =>
      (
        await t.call('POST', `/internal/payments/${qid}/reverse/`, {
          headers,
          payload: { amount: eur(amount), reason: 'Returned' },
        })
      ).json();
    expect(await refund('40000.00')).toMatchObject({ secondApproval: null });
    expect((await refund('0.01')).secondApproval).toMatchObject({ status: 'PROPOSED', total: eur('100000.01') });
  });

  it('is summed with what was decided about another seller’s part of the same order of the buyer', async () => {
    const other = { ...(await claimFixture(t)), buyerId: desk.buyerId };
    const [claim, another] = [await large(), await large(other)];
    await t.database.write('system', (db) =>
      makeOrder(db, {
        ...{ buyerId: desk.buyerId, sellerId: desk.seller.id, saleId: claim.saleId },
        others: [{ sellerId: other.seller.id, saleId: another.saleId }],
      }),
    );
    expect(await decide(first, claim, ['60000.00', '0.00'])).toMatchObject({ status: 'PARTIALLY_APPROVED' });
    expect(await decide(first, another, ['40000.00', '0.01'])).toMatchObject({
      ...{ status: 'UNDER_REVIEW', nextAction: 'WAIT_FOR_SECOND_PERSON' },
      secondApproval: { amount: eur('40000.01'), total: eur('100000.01') },
    });
  });

  it('counts what the seller gave away by accepting a claim of the order', async () => {
    const line = { unitPriceMinor: 2_500_000n, requestedQuantity: 5, confirmedQuantity: 5 };
    const { made } = await saleOfFixture(t, desk, { lines: [line] });
    const { id } = await t.database.write('system', (db) => makeClaim(db, { made }));
    await post(t, desk.staffSession, `${id}/ask-seller/`, { message: 'Is this so?' });
    const accepted = await post(t, desk.sellerSession, `${id}/respond/`, { answer: 'ACCEPT', message: 'Ours.' });
    expect(accepted.json()).toMatchObject({ status: 'APPROVED', approvedAmount: eur('50000.00') });
    await t.runJobs(work);
    const { headers } = first;
    const order = accepted.json().orderFid;
    const { qid } = (await t.call('GET', `/internal/payments/of-order/?order=${order}`, { headers })).json();
    const takesTwo = async (amount: string) =>
      (await t.call('GET', `/internal/payments/${qid}/reversal_cost/?amount=${amount}`, { headers })).json().takesTwo;
    expect([await takesTwo('50000.00'), await takesTwo('50000.01')]).toEqual([false, true]);
  });

  it('exactly at the limit is made by one; one that gives nothing too, whatever was refunded before', async () => {
    const claim = await large();
    expect(await decide(first, claim, ['60000.00', '40000.00'])).toMatchObject({ secondApproval: null });
    const other = await large();
    const nothing = { resolution: 'NO_ACTION', fault: 'BUYER' };
    expect(await decide(first, other, ['0.00', '0.00'], nothing)).toMatchObject({ status: 'REJECTED' });
  });

  it('ends with the claim: a buyer who takes it back leaves nothing to confirm', async () => {
    const claim = await large();
    const { secondApproval } = await decide(first, claim, ['90000.00', '20000.00']);
    expect((await post(t, desk.buyerSession, `${claim.id}/withdraw/`)).json()).toMatchObject({ status: 'WITHDRAWN' });
    expect(await look(second, secondApproval.qid, 'confirm')).toMatchObject({ code: 'decision_not_waiting' });
  });

  it('that holds no longer is not carried out, and is taken back or rejected', async () => {
    const claim = await large();
    const { secondApproval } = await decide(first, claim, ['100000.00', '100000.00'], { resolution: 'REFUND' });
    const order = (await shownClaim(t, first, claim.id)).orderFid;
    const { headers } = first;
    const { qid } = (await t.call('GET', `/internal/payments/of-order/?order=${order}`, { headers })).json();
    const payload = { amount: eur('50.00'), reason: 'Returned' };
    await t.call('POST', `/internal/payments/${qid}/reverse/`, { headers, payload });
    expect(await look(second, secondApproval.qid, 'confirm')).toMatchObject({ code: 'claim_amount_exceeds_shipped' });
    expect(await shownClaim(t, second, claim.id)).toMatchObject({ status: 'UNDER_REVIEW' });
    expect(await look(first, secondApproval.qid, 'withdraw')).toMatchObject({ status: 'WITHDRAWN' });
  });
});

it('[CLM-03] a decision above the four-eyes limit asks for the second factor at the step itself, one within it does not', async () => {
  const rights = ['staff.claims', 'staff.payments.approve'];
  const staff = await withFactor(t, await staffIn(t, ...rights), plus(t.clock.now(), -hours(1)));
  const claim = await large();
  const wanted = { status: 403, code: 'second_factor_required' };
  expect(await decide(staff, claim, ['60000.00', '50000.00'])).toMatchObject(wanted);
  expect(await shownClaim(t, first, claim.id)).toMatchObject({ status: 'UNDER_REVIEW', secondApproval: null });
  expect(await decide(staff, claim, ['50000.00', '50000.00'])).toMatchObject({ secondApproval: null });
});
