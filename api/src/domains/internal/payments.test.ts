import { notificationList } from '@quayside/contract/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hours, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type ScriptedPayments, scriptedPayments } from '../../testing/scripted-payments.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { carryOvers } from '../payouts/payouts.tables.ts';
import { walletLines } from '../wallets/wallets.tables.ts';

const start = '2026-11-21T08:00:00.000Z';
let base: TestApp;
let t: TestApp;
let provider: ScriptedPayments;
let desk: SellerFixture;
let staff: Session;
beforeAll(async () => {
  base = await testApp();
  provider = scriptedPayments(base.deps.payments, base.database);
  t = await testApp({ replaced: { payments: provider.port } });
  desk = await sellerFixture(t);
  staff = await staffIn(t, 'staff.payments.approve');
});
afterEach(() => t.clock.set(start));
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
  await base.close();
});

const decide = (qid: string, what: string, payload?: object, key?: string, who = staff) =>
  t.call('POST', `/internal/payments/${qid}/${what}/`, {
    headers: { ...who.headers, ...(key ? { 'idempotency-key': key } : {}) },
    ...(payload ? { payload } : {}),
  });
const listed = async (status: string, who = staff) =>
  (await t.call('GET', `/internal/payments/?status=${status}&size=100`, { headers: who.headers })).json();

async function paid(): Promise<{ qid: string; saleId: string; order: string }> {
  const { id, order } = await desk.payable();
  const answer = await desk.send('POST', id, 'paycomplete/', {});
  return { qid: answer.json().payout.qid, saleId: id, order };
}

/** Silent for a day, after this; staff have signed in anew since. */
async function unresolved(first: 'lost' | 'unheard' = 'lost') {
  t.clock.set(start);
  const payment = await paid();
  const send = work.jobs.find(({ name }) => name === 'payout.send');
  const ids = { sellerId: desk.seller.id, payoutId: payment.qid };
  provider.next.push(first, first === 'lost' ? 'lost' : { outcome: 'silent', reference: payment.qid });
  await expect(send?.run(ids, t.deps)).rejects.toThrow();
  t.clock.set(plus(start, hours(24)));
  await send?.run(ids, t.deps);
  return { ...payment, who: await signedInAgain(t, staff.user) };
}

it('[INT-04] staff find the payment of an order by its number, whatever its case; one that was never paid has none', async () => {
  const { qid, order } = await paid();
  const find = (number: string) =>
    t.call('GET', `/internal/payments/of-order/?${new URLSearchParams({ order: number })}`, { headers: staff.headers });
  for (const number of [order, ` ${order.toLowerCase()} `]) expect((await find(number)).json()).toEqual({ qid });
  const { order: unpaid } = await desk.payable();
  expect((await find(unpaid)).json()).toMatchObject({ status: 404, code: 'order_not_paid' });
});

const costOf = async (qid: string, amount: string, who = staff) =>
  (await t.call('GET', `/internal/payments/${qid}/reversal_cost/?amount=${amount}`, { headers: who.headers })).json();
const shownTo = async (who: Session, qid: string) =>
  (await t.call('GET', `/payouts/${qid}/`, { headers: who.headers })).json();
const eur = (amount: string) => ({ amount, currency: 'EUR' });

describe('[ORD-16] [INT-04] a payment nobody answered for', () => {
  it('is listed with what it is found by, and settled by its line on the statement', async () => {
    const { qid, order, who } = await unresolved();
    const list = await listed('UNRESOLVED', who);
    expect(list.tabs.UNRESOLVED).toBeGreaterThan(0);
    expect(list.results.find((row: { qid: string }) => row.qid === qid)).toMatchObject({ order, transferQid: qid });
    const match = { outcome: 'PAID', statementReference: 'ST-1/7', amount: eur('225.80'), note: 'Statement 231' };
    expect((await decide(qid, 'reconcile', { ...match, amount: eur('225.79') }, 'a', who)).json()).toMatchObject({
      status: 400,
      code: 'statement_mismatch',
    });
    expect((await decide(qid, 'reconcile', match, 'b', who)).json()).toMatchObject({ status: 'PAID' });
    expect((await decide(qid, 'reconcile', match, 'b', who)).json()).toMatchObject({ status: 'PAID' });
    expect((await decide(qid, 'reconcile', match, 'c', who)).json().code).toBe('payout_not_unresolved');
    const other = await unresolved();
    expect((await decide(other.qid, 'reconcile', match, 'd', other.who)).json()).toMatchObject({
      status: 409,
      code: 'statement_already_matched',
    });
    const missing = { outcome: 'FAILED', note: 'Nothing on 231 to 233' };
    expect((await decide(other.qid, 'reconcile', missing, 'e', other.who)).json().status).toBe('FAILED');
    expect((await decide(other.qid, 'retry', undefined, 'f', other.who)).json().status).toBe('APPROVED');
  });

  it('is not recorded as not paid, and so not sent again, while its transfer may still be paid', async () => {
    const { qid, who } = await unresolved('unheard');
    const missing = { outcome: 'FAILED', note: 'Nothing yet' };
    await provider.becomes(qid, 'processing');
    const early = await decide(qid, 'reconcile', missing, 'early', who);
    expect([early.statusCode, early.json().code]).toEqual([409, 'transfer_not_ended']);
    expect((await decide(qid, 'retry', undefined, 'no', who)).json().code).toBe('payout_not_failed');
    await provider.becomes(qid, 'funds_refunded');
    expect((await decide(qid, 'reconcile', missing, 'early', who)).json().status).toBe('FAILED');
    expect((await decide(qid, 'retry', undefined, 'yes', who)).json().status).toBe('APPROVED');
  });

  it('is settled once by two who look at once', async () => {
    const { qid, who } = await unresolved();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        decide(qid, 'reconcile', n % 2 ? { outcome: 'FAILED', note: 'no' } : match(n), `k${n}`, who),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
  const match = (n: number) => ({ outcome: 'PAID', statementReference: `S${n}`, amount: eur('225.80'), note: 'yes' });
});

describe('[ORD-15] [INT-04] a refund after the payment', () => {
  it('reaches the buyer now and the seller with the next payout, less our commission', async () => {
    const { qid, saleId } = await paid();
    await t.runJobs(work);
    const body = { amount: eur('100.00'), reason: 'Ten soaps came back' };
    const [first, again] = [await decide(qid, 'reverse', body, 'r1'), await decide(qid, 'reverse', body, 'r1')];
    // 100.00 less 8 % commission and 21 % VAT on it.
    expect(first.json()).toMatchObject({ qid, owed: eur('90.32') });
    expect(again.body).toBe(first.body);
    await t.runJobs(work);
    const lines = await t.database.read('system', (db) =>
      db.select().from(walletLines).where(eq(walletLines.saleId, saleId)),
    );
    const credited = lines.filter(({ account }) => account === 'WALLET').map(({ amountMinor }) => amountMinor);
    expect(credited).toEqual([-10_000n]);
    const next = await paid();
    const shown = (await t.call('GET', `/payouts/${next.qid}/`, { headers: desk.session.headers })).json();
    expect(shown).toMatchObject({ amount: { amount: '135.48' } });
    expect(shown.entries.at(-1)).toMatchObject({ kind: 'REVERSAL', amount: { amount: '-90.32' } });
  });

  it('is told to the seller, once for each: on the bell and by mail', async () => {
    const { qid, saleId, order } = await paid();
    for (const key of ['n1', 'n1', 'n2'])
      await decide(qid, 'reverse', { amount: eur('10.00'), reason: 'Came back' }, key);
    await t.runJobs(work);
    const { headers, user } = desk.session;
    const { results } = notificationList.parse((await t.call('GET', '/notifications/?size=100', { headers })).json());
    const told = results.filter(({ type, saleQid }) => type === 'PAYOUT_REVERSED' && saleQid === saleId);
    expect(told).toHaveLength(2);
    const mails = await t.database.read('none', (db) =>
      db.select().from(messagesSent).where(eq(messagesSent.recipient, user.email)),
    );
    const subject = `A refund of order ${order} is deducted from your next payout`;
    expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(2);
  });

  it('is never more than the goods, whoever asks at once', async () => {
    const { qid } = await paid();
    const body = { amount: eur('100.00'), reason: 'Came back' };
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => decide(qid, 'reverse', body, `many ${n}`)));
    const codes = answers.map((answer) => answer.json().code ?? 'done').sort();
    expect(codes).toEqual(['done', 'done', ...Array.from({ length: 6 }, () => 'reversal_too_much')]);
    const rows = await t.database.read('system', (db) => db.select().from(carryOvers));
    expect(rows.filter(({ kind }) => kind === 'REVERSAL').length).toBeGreaterThanOrEqual(2);
  });

  it('is told beforehand to the cent, and in the history of the payout afterwards: who, how much, why', async () => {
    const { qid } = await paid();
    const first = { amount: eur('33.33'), reason: 'Three soaps came back', refundable: eur('250.00') };
    await t.runJobs(work);
    const cost = await costOf(qid, '33.33');
    expect(cost).toEqual({ refund: eur('33.33'), owed: eur('30.10'), takesTwo: false });
    expect((await decide(qid, 'reverse', first, 'h1')).json().owed).toEqual(cost.owed);
    const shown = await shownTo(staff, qid);
    expect(shown).toMatchObject({ refundable: eur('216.67'), allowedActions: ['REFUND'], status: 'PAID' });
    expect(shown.events.at(-1)).toMatchObject({
      ...{ action: 'refund', actor: 'Mila de Vries', reason: 'Three soaps came back', refunded: eur('33.33') },
      ...{ from: 'PAID', to: 'PAID' },
    });
    expect(shown.events[0].refunded).toBeNull();
    // The rest: with the last cent nothing is left, neither to refund nor to ask for.
    const rest = await costOf(qid, '216.67');
    expect((await decide(qid, 'reverse', { amount: eur('216.67'), reason: 'The rest' }, 'h2')).json().owed).toEqual(
      rest.owed,
    );
    expect(Number(cost.owed.amount) + Number(rest.owed.amount)).toBeCloseTo(225.8, 10);
    expect(await shownTo(staff, qid)).toMatchObject({ refundable: eur('0.00'), allowedActions: [] });
    expect(await costOf(qid, '0.01')).toMatchObject({ status: 400, code: 'reversal_too_much' });
    expect(await costOf(newId(), '0.01')).toMatchObject({ status: 404, code: 'payment_not_found' });
  });

  it('[ORD-15] of a cent, of which our commission leaves the seller nothing to owe, is made like any other', async () => {
    const { qid } = await paid();
    // 8 % commission, rounded over all goods refunded so far: none of 0.06, a cent of 0.07.
    for (const [amount, owed] of [
      ['0.06', '0.06'],
      ['0.01', '0.00'],
    ] as const) {
      expect(await costOf(qid, amount)).toEqual({ refund: eur(amount), owed: eur(owed), takesTwo: false });
      const answer = await decide(qid, 'reverse', { amount: eur(amount), reason: 'Came back' }, `cent ${amount}`);
      expect(answer.json()).toMatchObject({ qid, owed: eur(owed) });
    }
    expect(await shownTo(staff, qid)).toMatchObject({ refundable: eur('249.93') });
    await t.runJobs(work);
    const next = await shownTo(desk.session, (await paid()).qid);
    expect(next.entries.filter(({ kind }: { kind: string }) => kind === 'REVERSAL')).toMatchObject([
      { amount: { amount: '-0.06' } },
    ]);
  });

  it('decided on by an earlier look is stale; the same key again still gets its first answer', async () => {
    const { qid } = await paid();
    const body = { amount: eur('100.00'), reason: 'Came back', refundable: eur('250.00') };
    const answers = await Promise.all(['s1', 's2', 's3', 's4'].map((key) => decide(qid, 'reverse', body, key)));
    const codes = answers.map((answer) => answer.json().code ?? 'done').sort();
    expect(codes).toEqual(['done', 'stale_version', 'stale_version', 'stale_version']);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await decide(qid, 'reverse', body, `s${winner + 1}`)).body).toBe(answers[winner]?.body);
    expect(await shownTo(staff, qid)).toMatchObject({ refundable: eur('150.00') });
    const inDollars = { ...body, refundable: { amount: '150.00', currency: 'USD' } };
    expect((await decide(qid, 'reverse', inDollars)).json().code).toBe('currency_differs');
  });

  it('is for staff with the permission: a seller is neither offered it nor answered', async () => {
    const { qid } = await paid();
    const owner = desk.session;
    expect(await shownTo(owner, qid)).toMatchObject({ refundable: eur('250.00'), allowedActions: [] });
    const body = { amount: eur('1.00'), reason: 'Came back' };
    for (const who of [owner, await staffIn(t, 'staff.sellers')]) {
      expect((await decide(qid, 'reverse', body, 'p', who)).json()).toMatchObject({
        ...{ status: 403, code: 'permission_denied' },
      });
      expect(await costOf(qid, '1.00', who)).toMatchObject({ status: 403 });
    }
  });

  it('of a payment that waits for approval is not owed', async () => {
    const { id } = await desk.payable({ lines: [{ unitPriceMinor: 3_000_000n, requestedQuantity: 1 }] });
    const qid = (await desk.send('POST', id, 'paycomplete/', {})).json().payout.qid;
    expect(await shownTo(staff, qid)).toMatchObject({ refundable: eur('0.00'), allowedActions: [] });
    expect(await costOf(qid, '1.00')).toMatchObject({ status: 409, code: 'reversal_not_owed' });
    const body = { amount: eur('1.00'), reason: 'Came back' };
    expect((await decide(qid, 'reverse', body)).json()).toMatchObject({ status: 409, code: 'reversal_not_owed' });
  });

  it.each([
    ['in another currency', { amount: { amount: '1.00', currency: 'USD' }, reason: 'x' }, 'currency_differs'],
    ['of nothing', { amount: eur('0.00'), reason: 'x' }, 'validation_failed'],
    ['without a reason', { amount: eur('1.00'), reason: '' }, 'validation_failed'],
  ])('%s is refused', async (_, body, code) => {
    const { qid } = await paid();
    expect((await decide(qid, 'reverse', body)).json()).toMatchObject({ status: 400, code });
    expect((await decide(newId(), 'reverse', { amount: eur('1.00'), reason: 'x' })).json().code).toBe(
      'payment_not_found',
    );
  });
});

it('[INTG-10] the payouts of a day are a bank file; a day without any has none', async () => {
  const { qid, order } = await paid();
  await t.runJobs(work);
  const answer = await t.call('GET', '/internal/payments/bank-file/?date=2026-11-21', { headers: staff.headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml']);
  expect(answer.body).toContain(`<EndToEndId>${qid.replaceAll('-', '')}</EndToEndId>`);
  expect(answer.body).toContain(`<Ustrd>${order}</Ustrd>`);
  const none = await t.call('GET', '/internal/payments/bank-file/?date=2001-01-01', { headers: staff.headers });
  expect(none.json()).toMatchObject({ status: 404, code: 'bank_file_not_found' });
});
