import type { Claim } from '@quayside/contract/claims';
import type { Paper } from '@quayside/contract/papers';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../kernel/clock.ts';
import { pdfBytes } from '../../platform/files/files.factory.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type ClaimFixture, claimFixture, post, sendFile, shownClaim } from '../../testing/claim-fixture.ts';
import { brokenRules } from '../../testing/invoices/en16931-rules.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { livingPayoutOf } from '../payouts/payouts.public.ts';
import { carryOvers } from '../payouts/payouts.tables.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { walletLines } from '../wallets/wallets.tables.ts';
import { type ClaimableOverrides, makeClaim, makeClaimableSale } from './claims.factory.ts';
import { claimJobs } from './claims.jobs.ts';
import { claims } from './claims.tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
});
afterAll(async () => {
  expect(await brokenInvariants(t.database)).toEqual([]);
  await t.close();
});

type Scene = {
  readonly desk: SellerFixture;
  readonly sides: ClaimFixture;
  readonly id: string;
  readonly lineIds: readonly string[];
};

/** A seller with one sale of 250.00 in November, and a claim about it for 50.00. */
async function scene(taken: Pick<ClaimableOverrides, 'commissionMinor' | 'commissionVatMinor'> = {}): Promise<Scene> {
  const [desk, others] = [await sellerFixture(t), await claimFixture(t)];
  const sides = { ...others, seller: desk.seller, sellerSession: desk.session };
  const given = { seller: desk.seller, buyerId: sides.buyerId };
  const { id, lineIds } = await t.database.write('system', async (db) =>
    makeClaim(db, { ...given, made: await makeClaimableSale(db, { ...given, ...taken }) }),
  );
  return { desk, sides, id, lineIds };
}
async function decided(of: Scene, amount: string, fault = 'SELLER'): Promise<Claim> {
  await decide(of, amount, fault);
  await settle(of);
  return shownClaim(t, of.sides.staffSession, of.id);
}
async function decide({ sides, id, lineIds }: Scene, amount: string, fault: string): Promise<void> {
  const lines = [{ lineQid: lineIds[0], amount: { amount, currency: 'EUR' } }];
  const resolution = Number(amount) === 0 ? 'NO_ACTION' : 'PARTIAL_REFUND';
  const answer = await post(t, sides.staffSession, `${id}/decide/`, { fault, resolution, lines, note: 'So.' });
  expect(answer.statusCode).toBe(200);
}
const settle = ({ sides, id }: Scene) =>
  claimJobs.find(({ name }) => name === 'claim.wake')?.run({ sellerId: sides.seller.id, claimId: id }, t.deps);
/** Settles both; none can write its claim before each of them waits, for the other or to write. */
async function settledAtOnce(both: readonly Scene[]): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const settling = await t.database.write('system', async (db) => {
    await db.execute(sql`lock table claims in share mode`);
    const begun = both.map(settle);
    const count = () => t.database.read('none', async (other) => (await other.execute(waiting)).rows.length);
    await expect.poll(count, { timeout: 10_000 }).toBe(both.length);
    return { begun };
  });
  await Promise.all(settling.begun);
}
async function appealed({ sides, id }: Scene): Promise<void> {
  t.clock.advance(minutes(1));
  const content = pdfBytes({ extra: `/Lang (${id})` });
  await sendFile(t, sides.sellerSession, `${id}/evidence/`, { kind: 'OTHER', content });
  const answer = await post(t, sides.sellerSession, `${id}/appeal/`, { reason: 'Look again.' });
  expect(answer.statusCode).toBe(200);
}
async function walletOf({ sides: { buyerId } }: Scene): Promise<string[]> {
  await t.runJobs(work);
  const rows = await t.database.read('system', (db) =>
    db
      .select()
      .from(walletLines)
      .where(and(eq(walletLines.buyerId, buyerId), eq(walletLines.account, 'WALLET'))),
  );
  // What we owe a buyer stands below zero in the books.
  return rows.map(({ source, amountMinor }) => `${source} ${-amountMinor}`);
}
/** What the seller is paid for a fresh order of 250.00, less commission. */
async function nextPayout({ desk }: Scene): Promise<number> {
  const { id } = await desk.payable();
  const answer = await desk.send('POST', id, 'paycomplete/', {}, { 'idempotency-key': id });
  expect(answer.statusCode).toBe(200);
  return Number(answer.json().payout.amount.amount);
}
/** Type and amount of each e-invoice that the claim's order was given, in the order they were issued. */
async function eInvoices({ desk, sides, id }: Scene): Promise<string[]> {
  await t.runJobs(work);
  const { saleQid } = await shownClaim(t, sides.staffSession, id);
  const listed: Paper[] = (await desk.send('GET', saleQid, 'papers/')).json().results;
  const issued = listed.filter(({ documentQid }) => documentQid !== null);
  const found = issued.map(async ({ path }) => {
    const { body } = await t.call('GET', `/${path}?format=xml`, { headers: desk.session.headers });
    expect(brokenRules(body)).toEqual([]);
    return ['TypeCode', 'TaxInclusiveAmount'].map((name) => new RegExp(`${name}[^>]*>([^<]*)<`).exec(body)?.[1]);
  });
  return (await Promise.all(found)).map((parts) => parts.join(' '));
}
/** Self-billed invoices (389) less self-billed credit notes (261). */
const sumOf = (invoices: readonly string[]): number =>
  invoices.reduce((sum, one) => sum + (one.startsWith('261') ? -1 : 1) * Number(one.slice(4)), 0);
const money = (amount: string) => ({ amount, currency: 'EUR' });

describe('[CLM-05] the outcome of a claim', () => {
  it('reaches the buyer’s wallet at once and, above 1 % of the month’s sales, the seller’s next payout', async () => {
    const of = await scene();
    const usual = await nextPayout(await scene());
    const { saleProcessingDetails: details, status } = await decided(of, '50.00');
    expect(status).toBe('SETTLED');
    expect(details).toMatchObject({
      refundedAmount: money('50.00'),
      toleranceApplied: money('2.50'),
      deductedAmount: money('47.50'),
      deductedInPayoutQid: null,
    });
    expect(await walletOf(of)).toEqual(['CLAIM_REFUND 5000']);
    expect(await nextPayout(of)).toBeCloseTo(usual - 47.5, 2);
    const after = await shownClaim(t, of.sides.sellerSession, of.id);
    expect(after.saleProcessingDetails.deductedInPayoutQid).not.toBeNull();
    expect(await nextPayout(of)).toBe(usual);
  });

  it('costs the seller nothing where the fault is another’s', async () => {
    const of = await scene();
    const usual = await nextPayout(await scene());
    const { saleProcessingDetails } = await decided(of, '20.00', 'CARRIER');
    expect(saleProcessingDetails).toMatchObject({ toleranceApplied: money('0.00'), deductedAmount: money('0.00') });
    expect(await walletOf(of)).toEqual(['CLAIM_REFUND 2000']);
    expect(await nextPayout(of)).toBe(usual);
  });

  it('goes back to the seller after a won appeal, with the next payout; the buyer keeps the refund', async () => {
    const of = await scene();
    const usual = await nextPayout(await scene());
    await decided(of, '50.00');
    await appealed(of);
    const { status, saleProcessingDetails } = await decided(of, '0.00', 'CARRIER');
    expect(status).toBe('REJECTED');
    expect(saleProcessingDetails).toMatchObject({ refundedAmount: money('50.00'), deductedAmount: money('0.00') });
    expect(await walletOf(of)).toEqual(['CLAIM_REFUND 5000']);
    expect(await nextPayout(of)).toBeCloseTo(usual, 2);
  });

  it('leaves no commission of ours on goods that the seller bears, each line of it on the next payout; an appeal takes it again', async () => {
    const of = await scene({ commissionMinor: 2_000n, commissionVatMinor: 420n });
    const usual = await nextPayout(await scene());
    await decided(of, '50.00');
    const { id } = await of.desk.payable();
    const { payout } = (await of.desk.send('POST', id, 'paycomplete/', {}, { 'idempotency-key': id })).json();
    const shown = await t.call('GET', `/payouts/${payout.qid}/`, { headers: of.desk.session.headers });
    const { orderFid: order } = await shownClaim(t, of.sides.staffSession, of.id);
    // 47.50 of 250.00, on which we had taken 20.00 and 4.20 of VAT.
    expect(shown.json().entries.filter((entry: { order: string }) => entry.order === order)).toEqual([
      { kind: 'CLAIM_DEDUCTION', order, amount: money('-47.50') },
      { kind: 'COMMISSION', order, amount: money('3.80') },
      { kind: 'COMMISSION_VAT', order, amount: money('0.80') },
    ]);
    expect(Number(payout.amount.amount)).toBeCloseTo(usual - 42.9, 2);
    await appealed(of);
    await decided(of, '0.00', 'CARRIER');
    expect(await nextPayout(of)).toBeCloseTo(usual + 42.9, 2);
  });

  it('takes again by an appeal no commission that another claim gave back', async () => {
    const of = await scene({ commissionMinor: 2_000n, commissionVatMinor: 420n });
    await decided(of, '50.00');
    // As claims were settled that gave no commission back yet.
    const ofSeller = eq(carryOvers.sellerId, of.sides.seller.id);
    await t.database.write('system', (db) => db.update(carryOvers).set({ goodsMinor: 0n }).where(ofSeller));
    const second = await t.database.write('system', async (db) => {
      const [claim] = await db.select().from(claims).where(eq(claims.id, of.id));
      const [sale] = await db
        .select()
        .from(sales)
        .where(eq(sales.id, claim?.saleId ?? ''));
      const lines = await db
        .select()
        .from(saleLines)
        .where(eq(saleLines.saleId, claim?.saleId ?? ''));
      if (!sale) throw new Error('the sale was made');
      return makeClaim(db, {
        made: { sale, lines, loads: [], events: [], search: [], seller: of.sides.seller },
        buyerId: of.sides.buyerId,
      });
    });
    await decided({ ...of, ...second }, '40.00');
    await appealed(of);
    await decided(of, '0.00', 'CARRIER');
    const rows = await t.database.read('system', (db) => db.select().from(carryOvers).where(ofSeller));
    const moved = rows.filter(({ kind }) => kind === 'COMMISSION').map(({ goodsMinor }) => goodsMinor);
    expect(moved).toEqual([0n, 4_000n]);
  });

  it('grows by the difference after an appeal that is lost', async () => {
    const of = await scene();
    await decided(of, '20.00');
    await appealed(of);
    const { saleProcessingDetails } = await decided(of, '30.00');
    expect(saleProcessingDetails).toMatchObject({
      refundedAmount: money('30.00'),
      toleranceApplied: money('2.50'),
      deductedAmount: money('27.50'),
    });
    expect(await walletOf(of)).toEqual(['CLAIM_REFUND 2000', 'CLAIM_REFUND 1000']);
  });

  it('uses the month’s tolerance once, also for two claims that settle at the same moment', async () => {
    const of = await scene();
    const second = await t.database.write('system', (db) =>
      makeClaim(db, { seller: of.desk.seller, buyerId: of.sides.buyerId }),
    );
    const scenes = [of, { ...of, ...second }];
    for (const one of scenes) await decide(one, '3.00', 'SELLER');
    await settledAtOnce(scenes);
    const both = await Promise.all(scenes.map(({ id }) => shownClaim(t, of.sides.staffSession, id)));
    const cents = (pick: (claim: Claim) => { amount: string }) =>
      both.reduce((sum, claim) => sum + Math.round(Number(pick(claim).amount) * 100), 0);
    // Two sales of 250.00 by now.
    expect(cents(({ saleProcessingDetails }) => saleProcessingDetails.toleranceApplied)).toBe(500);
    expect(cents(({ saleProcessingDetails }) => saleProcessingDetails.deductedAmount)).toBe(100);
  });
});

describe('[CLM-05] [ORD-19] the papers of the order follow the claim and its appeal to the cent', () => {
  type Decision = readonly [amount: string, fault: string];
  const invoiced = '389 250.00';
  it.each<readonly [string, Decision, Decision, readonly string[]]>([
    ['won', ['50.00', 'SELLER'], ['0.00', 'CARRIER'], [invoiced, '261 47.50', '389 47.50']],
    ['won in part', ['50.00', 'SELLER'], ['30.00', 'SELLER'], [invoiced, '261 47.50', '389 20.00']],
    ['lost for the same amount', ['50.00', 'SELLER'], ['50.00', 'SELLER'], [invoiced, '261 47.50']],
    ['that finds the fault with the seller', ['50.00', 'CARRIER'], ['50.00', 'SELLER'], [invoiced, '261 47.50']],
    ['that raises it', ['20.00', 'CARRIER'], ['30.00', 'SELLER'], [invoiced, '261 7.50', '261 20.00']],
  ])('after an appeal %s', async (_name, before, after, expected) => {
    const of = await scene();
    const usual = await nextPayout(await scene());
    await decided(of, ...before);
    await appealed(of);
    await decided(of, ...after);
    await settle(of);
    const issued = await eInvoices(of);
    expect(issued).toEqual(expected);
    // The next payout is lowered by what is taken of this order's 250.00, and by nothing else.
    expect(sumOf(issued)).toBeCloseTo(250 - usual + (await nextPayout(of)), 2);
  });
});

describe('[CLM-05] [ORD-16] claims and refunds together never give the buyer more than the goods', () => {
  async function reversalOf({ sides, id }: Scene) {
    const { saleQid } = await shownClaim(t, sides.staffSession, id);
    const payout = await t.database.read('system', (db) => livingPayoutOf(db, sides.seller.id, saleQid));
    const { headers } = await staffIn(t, 'staff.payments.approve');
    return async (amount: string, left?: string) => {
      const seen = left === undefined ? {} : { refundable: money(left) };
      const payload = { amount: money(amount), reason: 'Came back', ...seen };
      const answer = await t.call('POST', `/internal/payments/${payout?.id}/reverse/`, { headers, payload });
      return answer.statusCode === 200 ? 'done' : answer.json().code;
    };
  }

  it('a refund finds what a claim gave back', async () => {
    const of = await scene();
    await decided(of, '50.00', 'CARRIER');
    const reverse = await reversalOf(of);
    expect(await reverse('200.01')).toBe('reversal_too_much');
    expect(await reverse('200.00')).toBe('done');
  });

  it('a claim that was decided before a refund is settled in full, and the refund finds what that left', async () => {
    const of = await scene();
    await decide(of, '50.00', 'CARRIER');
    const reverse = await reversalOf(of);
    expect(await reverse('230.00')).toBe('reversal_too_much');
    // Whoever saw 250.00 left decided on something else.
    expect(await reverse('10.00', '250.00')).toBe('stale_version');
    expect(await reverse('200.00')).toBe('done');
    await settle(of);
    const claim = await shownClaim(t, of.sides.staffSession, of.id);
    expect(claim).toMatchObject({
      status: 'SETTLED',
      approvedAmount: money('50.00'),
      saleProcessingDetails: { refundedAmount: money('50.00') },
    });
    expect(claim.events.map(({ action }) => action)).toEqual(['submit', 'triage', 'decide', 'settle']);
    expect((await walletOf(of)).sort()).toEqual(['CLAIM_REFUND 5000', 'ORDER_REFUND 20000']);
  });

  it('a seller who accepts gives back what is left, and is told so before', async () => {
    const of = await scene();
    const toldBefore = async () => (await shownClaim(t, of.sides.sellerSession, of.id)).amountIfAccepted;
    await post(t, of.sides.staffSession, `${of.id}/ask-seller/`, { message: 'Is that so?' });
    expect(await toldBefore()).toEqual(money('50.00'));
    expect(await (await reversalOf(of))('230.00')).toBe('done');
    expect(await toldBefore()).toEqual(money('20.00'));
    const answer = await post(t, of.sides.sellerSession, `${of.id}/respond/`, { answer: 'ACCEPT', message: 'Yes.' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { approvedAmount: money('20.00'), amountIfAccepted: null },
    ]);
    await settle(of);
    expect((await walletOf(of)).sort()).toEqual(['CLAIM_REFUND 2000', 'ORDER_REFUND 23000']);
  });

  it('a seller can accept a claim of which everything was refunded', async () => {
    const of = await scene();
    expect(await (await reversalOf(of))('250.00')).toBe('done');
    await post(t, of.sides.staffSession, `${of.id}/ask-seller/`, { message: 'Is that so?' });
    await post(t, of.sides.sellerSession, `${of.id}/respond/`, { answer: 'ACCEPT', message: 'Yes.' });
    await settle(of);
    expect(await shownClaim(t, of.sides.staffSession, of.id)).toMatchObject({
      status: 'SETTLED',
      saleProcessingDetails: { resolution: 'NO_ACTION', refundedAmount: money('0.00'), deductedAmount: money('0.00') },
    });
    expect(await walletOf(of)).toEqual(['ORDER_REFUND 25000']);
  });

  it('a claim finds what was refunded', async () => {
    const of = await scene();
    expect(await (await reversalOf(of))('230.00')).toBe('done');
    expect((await shownClaim(t, of.sides.staffSession, of.id)).amountLeft).toEqual(money('20.00'));
    const lines = [{ lineQid: of.lineIds[0], amount: { amount: '20.01', currency: 'EUR' } }];
    const wish = { fault: 'SELLER', resolution: 'PARTIAL_REFUND', lines, note: 'So.' };
    const refused = await post(t, of.sides.staffSession, `${of.id}/decide/`, wish);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'claim_amount_exceeds_shipped']);
    expect(await decided(of, '20.00')).toMatchObject({
      status: 'SETTLED',
      saleProcessingDetails: { refundedAmount: { amount: '20.00' } },
    });
  });
});
