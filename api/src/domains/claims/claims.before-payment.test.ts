/** Goods that a carrier has are claimed for before their seller is paid: the payment waits, and what is decided comes off it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type ClaimFixture, claimFixture, post, shownClaim } from '../../testing/claim-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { makeOrder } from '../orders/orders.factory.ts';
import { ledgerLines } from '../payouts/payouts.tables.ts';
import { shipments } from '../shipments/shipments.tables.ts';
import { walletLines } from '../wallets/wallets.tables.ts';

let t: TestApp;
let desk: SellerFixture;
let sides: ClaimFixture;
beforeAll(async () => {
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

/** A confirmed order of 250.00 that a carrier has had for so many days. */
async function collected(status: 'IN_TRANSIT' | 'LOST', age = 1) {
  [desk, sides] = [await sellerFixture(t), await claimFixture(t)];
  sides = { ...sides, seller: desk.seller, sellerSession: desk.session };
  const pickedUpAt = plus(t.clock.now(), -days(age));
  const made = await desk.payable({ buyerId: sides.buyerId, pickedUpAt, trackingNumbers: ['ABC-123456'] });
  await t.database.write('system', async (db) => {
    await makeOrder(db, { buyerId: sides.buyerId, sellerId: desk.seller.id, saleId: made.id });
    await db.insert(shipments).values({
      ...{ sellerId: desk.seller.id, id: newId(), saleId: made.id, orderNumber: made.order, carrier: 'own_truck' },
      ...{ status, trackAndTraceNumbers: ['ABC-123456'], leg: 'DIRECT_TO_BUYER', createdAt: pickedUpAt },
    });
    if (status === 'LOST') {
      const told = { sellerId: desk.seller.id, saleId: made.id, shipmentId: newId(), orderNumber: made.order };
      await emit(db, t.clock.now(), 'shipment.moved', { ...told, status });
    }
  });
  await t.runJobs(work);
  return made;
}
const pay = (id: string, key = newId()) => desk.send('POST', id, 'paycomplete/', {}, { 'idempotency-key': key });
const claimsOf = async (saleQid: string) =>
  (await t.call('GET', `/claims/?saleQid=${saleQid}`, { headers: sides.buyerSession.headers })).json().results;
/** Staff find the seller's fault and refund everything, and it is settled. */
async function refunded(claimQid: string, lineIds: readonly string[], fault = 'SELLER') {
  // A new claim is looked through first.
  await t.runJobs(work);
  const lines = lineIds.map((lineQid) => ({ lineQid, amount: { amount: '125.00', currency: 'EUR' } }));
  const body = { fault, resolution: 'REFUND', lines, note: 'Lost on its way.' };
  expect((await post(t, sides.staffSession, `${claimQid}/decide/`, body)).statusCode).toBe(200);
  await t.runJobs(work);
}
const balance = async () => {
  const rows = await t.database.read('system', (db) =>
    db.select().from(walletLines).where(eq(walletLines.buyerId, sides.buyerId)),
  );
  return rows.reduce((sum, { account, amountMinor }) => (account === 'WALLET' ? sum - amountMinor : sum), 0n);
};
const journalOf = async (saleId: string) => {
  const lines = await t.database.read('system', (db) =>
    db.select().from(ledgerLines).where(eq(ledgerLines.saleId, saleId)),
  );
  return Object.fromEntries(
    [...Map.groupBy(lines, ({ account }) => account)].map(([account, own]) => [
      account,
      own.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    ]),
  );
};

describe('[CLM-03] goods lost before their seller is paid', () => {
  it('are claimed by the system; the payment waits for the decision, which comes off it with our commission', async () => {
    const { id, lineIds } = await collected('LOST');
    const [claimed] = await claimsOf(id);
    expect(claimed).toMatchObject({ type: 'LOST_SHIPMENT', amount: { amount: '250.00', currency: 'EUR' } });
    const dry = (await desk.send('GET', id, 'paycomplete/')).json();
    expect(dry.rules.filter(({ verdict }: { verdict: string }) => verdict === 'REFUSED')).toMatchObject([
      { rule: 'claim', code: 'claim_blocks_payment', fixes: [] },
    ]);
    expect((await pay(id)).json()).toMatchObject({ status: 409, code: 'claim_blocks_payment' });
    expect((await desk.shown(id)).nextAction).not.toBe('TRIGGER_PAYMENT');
    await refunded(claimed.qid, lineIds);
    expect((await shownClaim(t, sides.staffSession, claimed.qid)).status).toBe('SETTLED');
    expect(await balance()).toBe(25_000n);
    expect((await desk.shown(id)).nextAction).toBe('TRIGGER_PAYMENT');
    const paid = (await pay(id)).json();
    // 250.00 less our 20.00 and 4.20 of VAT; 247.50, what the tolerance leaves, are taken, and their commission comes back.
    expect(paid).toMatchObject({ status: 'PAID', payout: { amount: { amount: '2.26' } } });
    await t.runJobs(work);
    expect(await journalOf(id)).toMatchObject({ BUYER_FUNDS: 0n, SELLER_PAYABLE: 0n, REVENUE: -20n, VAT_PAYABLE: -4n });
    // Each side's papers follow: what was invoiced, and what was taken back of it before.
    const papers = (await desk.send('GET', id, 'papers/')).json().results;
    const issued = papers.filter(({ documentQid }: { documentQid: string | null }) => documentQid !== null);
    expect(issued.map(({ documentType }: { documentType: string }) => documentType).sort()).toEqual([
      'CREDIT_NOTE',
      'SELF_BILLED_INVOICE',
    ]);
  });

  it('are claimed by their buyer where nobody says that they are lost, from the fifteenth working day since the pickup', async () => {
    const claim = (saleQid: string) =>
      post(t, sides.buyerSession, 'lost-shipment-claim/', {
        ...{ saleQid, description: 'Nothing came.', contestsDelivery: false },
      });
    const fresh = await collected('IN_TRANSIT');
    expect((await claim(fresh.id)).json()).toMatchObject({ status: 409, code: 'claim_too_early' });
    const { id, lineIds } = await collected('IN_TRANSIT', 30);
    const made = await claim(id);
    expect(made.statusCode).toBe(200);
    await refunded(made.json().qid, lineIds, 'CARRIER');
    expect(await balance()).toBe(25_000n);
    // The fault is another's: the seller is paid as for goods that came.
    expect((await pay(id)).json()).toMatchObject({ status: 'PAID', payout: { amount: { amount: '225.80' } } });
  });

  it('are refunded once, also where the order is cancelled after its claim', async () => {
    const { id, lineIds } = await collected('LOST');
    const [claimed] = await claimsOf(id);
    await refunded(claimed.qid, lineIds.slice(0, 1));
    expect(await balance()).toBe(12_500n);
    const staff = await staffIn(t, 'staff.payments.approve', 'staff.sellers');
    const cancelled = await t.call('POST', `/sales/${id}/cancel/`, {
      headers: staff.headers,
      payload: { reason: 'LEGAL' },
    });
    expect(cancelled.statusCode).toBe(200);
    await t.runJobs(work);
    expect(await balance()).toBe(25_000n);
    expect(await journalOf(id)).toEqual({
      ...{ BANK: 25_000n, BUYER_FUNDS: 0n, REFUND_CLEARING: -25_000n, SELLER_PAYABLE: 0n },
      ...{ REVENUE: 0n, VAT_PAYABLE: 0n, CLAIM_COSTS: 0n },
    });
  });
});
