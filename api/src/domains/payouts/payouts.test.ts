import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { makeAccount, type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { payouts } from './payouts.tables.ts';
import { settleClaim } from './use-cases/settle-claim.ts';

const start = '2026-11-21T08:00:00.000Z';
let t: TestApp;
let desk: SellerFixture;
let staff: Session;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  staff = await staffIn(t, 'staff.payments.approve');
});
afterEach(() => t.clock.set(start));
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

const get = (path: string, who: Pick<Session, 'headers'> = desk.session) =>
  t.call('GET', path, { headers: who.headers });
const retry = (qid: string, key: string, who = desk) =>
  t.call('POST', `/payouts/${qid}/retry/`, { headers: { ...who.session.headers, 'idempotency-key': key } });

/** Pays a new order; answers the payout's id with the order's number. */
async function paid(who = desk, at = start): Promise<{ qid: string; saleId: string; order: string }> {
  t.clock.set(at);
  const { id, order } = await who.payable({ expiresAt: plus(at, days(3)) });
  const answer = await who.send('POST', id, 'paycomplete/', {}, { 'idempotency-key': newId() });
  expect(answer.statusCode).toBe(200);
  return { qid: answer.json().payout.qid, saleId: id, order };
}

/** A claim that costs this seller so much, in euro cents. */
const claimed = ({ saleId, order }: { saleId: string; order: string }, deductionMinor: bigint, who = desk) =>
  t.database.write('system', (db) =>
    settleClaim(db, {
      ...{ sellerId: who.seller.id, saleId, orderNumber: order, buyerId: newId(), causeId: newId() },
      ...{ currency: 'EUR', at: start, refundMinor: deductionMinor, deductionMinor, toleranceMinor: 0n },
    }),
  );

describe('[ORD-15] the list of payouts', () => {
  it('is newest first, by status, page by page; another company’s rows are not in it', async () => {
    const own = await sellerFixture(t);
    const other = await sellerFixture(t);
    const made = [await paid(own), await paid(own, plus(start, 1_000)), await paid(own, plus(start, 2_000))];
    await paid(other);
    await t.runJobs(work);
    const list = (await get('/payouts/', own.session)).json();
    expect(list.results.map(({ qid }: { qid: string }) => qid)).toEqual(made.map(({ qid }) => qid).reverse());
    expect(list).toMatchObject({ count: 3, page: 1, size: 25 });
    expect(list.results[0]).toMatchObject({ status: 'PAID', accountEnding: '7777', amount: { amount: '225.80' } });
    expect((await get('/payouts/?size=2&page=2', own.session)).json().results).toHaveLength(1);
    expect((await get('/payouts/?status=FAILED', own.session)).json()).toMatchObject({ count: 0, results: [] });
    expect((await get('/payouts/?page=4', own.session)).json().code).toBe('not_found');
    expect((await get('/payouts/?status=LOST', own.session)).statusCode).toBe(400);
  });

  it('tells per currency what is on its way and what is carried over, a debt with its sign', async () => {
    const own = await sellerFixture(t);
    const first = await paid(own);
    const balances = async () => (await get('/payouts/', own.session)).json().balances;
    const euros = (amount: string) => ({ amount, currency: 'EUR' });
    const none = { onTheWay: euros('0.00'), inReview: euros('0.00'), replyBy: null, stopped: euros('0.00') };
    expect(await balances()).toEqual([{ ...none, onTheWay: euros('225.80'), carriedOver: euros('0.00') }]);
    await t.runJobs(work);
    await claimed(first, 20_000n, own);
    expect(await balances()).toEqual([{ ...none, carriedOver: euros('-200.00') }]);
  });

  it('never calls on its way what waits for approval, failed or is being checked', async () => {
    const own = await sellerFixture(t);
    const [waits, later, failed] = [await paid(own), await paid(own), await paid(own)];
    const replyBy = plus(start, 3_600_000);
    const become = (qid: string, change: Partial<typeof payouts.$inferInsert>) =>
      t.database.write('system', (db) => db.update(payouts).set(change).where(eq(payouts.id, qid)));
    await become(waits.qid, { status: 'PENDING_APPROVAL', replyBy });
    await become(later.qid, { status: 'PENDING_APPROVAL', replyBy: plus(replyBy, 1_000) });
    await become(failed.qid, { status: 'FAILED' });
    const { balances } = (await get('/payouts/', own.session)).json();
    expect(balances).toMatchObject([
      { onTheWay: { amount: '0.00' }, inReview: { amount: '451.60' }, replyBy, stopped: { amount: '225.80' } },
    ]);
    for (const { qid } of [waits, later, failed]) await become(qid, { status: 'APPROVED', replyBy: null });
  });

  it('is for whoever reads payouts; staff name the seller; others are refused', async () => {
    const viewer = await signedIn(t, { sellerId: desk.seller.id, role: 'VIEWER' });
    expect((await get('/payouts/', viewer)).statusCode).toBe(200);
    const clerk = await signedIn(t, { sellerId: desk.seller.id, role: 'ORDERS' });
    expect((await get('/payouts/', clerk)).statusCode).toBe(403);
    expect((await get(`/payouts/?sellerQid=${desk.seller.id}`, staff)).statusCode).toBe(200);
    expect((await get('/payouts/', staff)).statusCode).toBe(403);
    const other = await sellerFixture(t);
    expect((await get(`/payouts/?sellerQid=${other.seller.id}`)).statusCode).toBe(404);
    expect((await t.call('GET', '/payouts/')).statusCode).toBe(401);
  });
});

describe('[ORD-15] one payout', () => {
  it('shows every part, what it took of earlier debts, and its history; the parts sum to the amount', async () => {
    const own = await sellerFixture(t);
    const first = await paid(own);
    await claimed(first, 5_000n, own);
    const { qid, order } = await paid(own);
    await t.runJobs(work);
    const shown = (await get(`/payouts/${qid}/`, own.session)).json();
    const entry = (kind: string, of: string, amount: string) => ({
      kind,
      order: of,
      amount: { amount, currency: 'EUR' },
    });
    expect(shown.entries).toEqual([
      entry('GOODS', order, '250.00'),
      entry('COMMISSION', order, '-20.00'),
      entry('COMMISSION_VAT', order, '-4.20'),
      entry('CLAIM_DEDUCTION', first.order, '-50.00'),
    ]);
    expect(shown).toMatchObject({ status: 'PAID', amount: { amount: '175.80' }, allowedActions: [] });
    expect(shown.events.map(({ action }: { action: string }) => action)).toEqual(['request', 'send', 'settled']);
  });

  it('of another company is not found, and staff see any', async () => {
    const { qid } = await paid();
    const other = await sellerFixture(t);
    expect((await get(`/payouts/${qid}/`, other.session)).json()).toMatchObject({
      status: 404,
      code: 'payout_not_found',
    });
    expect((await get(`/payouts/${qid}/`, staff)).json().sellerName).toBe(desk.seller.name);
    expect((await get(`/payouts/${newId()}/`, staff)).statusCode).toBe(404);
  });

  it('that failed for want of our own funds is sent again by the seller, once for one key', async () => {
    const unlucky = await sellerFixture(t, { account: 'account-0005' });
    const { qid } = await paid(unlucky);
    await t.runJobs(work);
    expect((await get(`/payouts/${qid}/`, unlucky.session)).json()).toMatchObject({
      status: 'FAILED',
      failureCode: 'transfer.insufficient_funds',
      allowedActions: ['RETRY'],
    });
    const [first, second] = [await retry(qid, 'once', unlucky), await retry(qid, 'once', unlucky)];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const [row] = await t.database.read('system', (db) => db.select().from(payouts).where(eq(payouts.id, qid)));
    expect(row?.attempt).toBe(2);
    expect((await retry(qid, 'another', unlucky)).json()).toMatchObject({ status: 409, code: 'payout_not_failed' });
  });

  it('that the bank refused asks for other bank details first', async () => {
    const refused = await sellerFixture(t, { account: 'account-0003' });
    const { qid } = await paid(refused);
    await t.runJobs(work);
    expect((await get(`/payouts/${qid}/`, refused.session)).json().allowedActions).toEqual(['CHANGE_BANK_DETAILS']);
    expect((await retry(qid, 'k', refused)).json()).toMatchObject({ status: 409, code: 'bank_details_unchanged' });
    const viewer = await signedIn(t, { sellerId: refused.seller.id, role: 'VIEWER' });
    expect((await get(`/payouts/${qid}/`, viewer)).json().allowedActions).toEqual([]);
  });

  it('[ORD-15] that was sent to an account exchanged before is sent again to the new one', async () => {
    const refused = await sellerFixture(t, { account: 'account-0003' });
    const { qid } = await paid(refused);
    await t.runJobs(work);
    await t.database.write('system', (db) => makeAccount(db, refused.seller, 'account-5555'));
    expect((await get(`/payouts/${qid}/`, refused.session)).json()).toMatchObject({
      ...{ status: 'FAILED', accountEnding: '0003' },
      allowedActions: ['RETRY'],
    });
    expect((await retry(qid, 'k', refused)).json()).toMatchObject({ status: 'APPROVED', accountEnding: '5555' });
  });
});

describe('[ORD-15] the statement', () => {
  const lines = (text: string) => text.replace('\uFEFF', '').trim().split('\r\n').slice(1);
  const balanceIn = (line: string | undefined) => line?.split(',').at(-1);

  it('has every entry with the balance after it, from the opening to the closing one', async () => {
    const own = await sellerFixture(t);
    const { order, qid } = await paid(own);
    await t.runJobs(work);
    const answer = await get('/payouts/statement/?from=2026-11-01&to=2026-11-30', own.session);
    expect(answer.headers['content-disposition']).toContain('quayside-statement-2026-11-01-2026-11-30.csv');
    expect(answer.headers['content-type']).toMatch(/^text\/csv/);
    expect(lines(answer.body)).toEqual([
      '2026-11-01,Opening balance,,,,EUR,,0.00',
      `2026-11-21,Goods,${order},${qid},7777,EUR,250.00,250.00`,
      `2026-11-21,Commission,${order},${qid},7777,EUR,-20.00,230.00`,
      `2026-11-21,VAT on commission,${order},${qid},7777,EUR,-4.20,225.80`,
      `2026-11-21,Paid out,${order},${qid},7777,EUR,-225.80,0.00`,
      '2026-11-30,Closing balance,,,,EUR,,0.00',
    ]);
  });

  it('closes with what the next one opens with, days being those of the company', async () => {
    const own = await sellerFixture(t);
    await claimed(await paid(own, '2026-11-20T23:30:00.000Z'), 1_000n, own);
    const until = async (from: string, to: string) =>
      lines((await get(`/payouts/statement/?from=${from}&to=${to}`, own.session)).body);
    const [first, second] = [await until('2026-11-01', '2026-11-20'), await until('2026-11-21', '2026-11-30')];
    expect(balanceIn(first.at(-1))).toBe(balanceIn(second[0]));
    // Half past eleven at night UTC is the next day there.
    expect(first.length + second.length).toBeGreaterThan(4);
    expect(second.join('\n')).toContain('2026-11-21,Goods');
  });

  it('refuses a period that is none, and gives another company’s to nobody', async () => {
    for (const period of ['from=2026-11-30&to=2026-11-01', 'from=2024-01-01&to=2026-11-01'])
      expect((await get(`/payouts/statement/?${period}`)).json()).toMatchObject({
        status: 400,
        code: 'statement_period_invalid',
      });
    expect((await get('/payouts/statement/?from=today&to=2026-11-01')).statusCode).toBe(400);
    const other = await sellerFixture(t);
    const theirs = await get(`/payouts/statement/?from=2026-11-01&to=2026-11-30&sellerQid=${other.seller.id}`);
    expect(theirs.statusCode).toBe(404);
  });
});
