/** What is claimed or lost between the trigger of a payment and its approval, or before anybody has claimed it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { post } from '../../testing/claim-fixture.ts';
import {
  balanceOf,
  type Collected,
  claimsOf,
  collectedFixture,
  decide,
  journalOf,
  pay,
  sentOff,
} from '../../testing/collected-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { work } from '../../work.ts';
import { payouts } from '../payouts/payouts.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { shipments } from '../shipments/shipments.tables.ts';

let t: TestApp;
let of: Collected;
beforeAll(async () => {
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

/** The shipments of the order as a carrier leaves them, without the job that claims. */
const setShipments = (saleId: string, status: 'LOST' | 'IN_TRANSIT') =>
  t.database.write('system', (db) => db.update(shipments).set({ status }).where(eq(shipments.saleId, saleId)));

describe('[INT-04] [CLM-05] a payment that waits for approval', () => {
  /** Of a seller whom staff look at; what a claim took since is not in it. */
  async function inReview() {
    of = await collectedFixture(t);
    const { id: sellerId } = of.desk.seller;
    await t.database.write('system', (db) =>
      db.update(sellers).set({ riskFlag: true }).where(eq(sellers.id, sellerId)),
    );
    const made = await sentOff(of, ['PICKED_UP']);
    expect((await pay(of, made.id)).json()).toMatchObject({ status: 'PAYMENT_IN_REVIEW' });
    t.clock.advance(minutes(1));
    return made;
  }
  const payoutOf = async (saleId: string) => {
    const found = await t.database.read('system', (db) => db.select().from(payouts).where(eq(payouts.saleId, saleId)));
    return found.find(({ status }) => status !== 'CANCELLED')?.id ?? '';
  };
  const approve = async (saleId: string, path = 'approve/', payload = {}) =>
    t.call('POST', `/internal/payments/${await payoutOf(saleId)}/${path}`, { headers: of.staff.headers, payload });

  it('is not approved after a claim was settled: it is rejected, and triggered anew less what the claim takes', async () => {
    const { id, lineIds } = await inReview();
    await setShipments(id, 'LOST');
    const claim = await post(t, of.sides.buyerSession, 'lost-shipment-claim/', {
      ...{ saleQid: id, description: 'Nothing came.', contestsDelivery: false },
    });
    await t.runJobs(work);
    expect((await approve(id)).json()).toMatchObject({ status: 409, code: 'claim_blocks_payment' });
    expect((await decide(of, claim.json().qid, lineIds)).statusCode).toBe(200);
    await t.runJobs(work);
    expect(await balanceOf(of)).toBe(25_000n);
    expect((await approve(id)).json()).toMatchObject({ status: 409, code: 'claim_settled_since' });
    expect((await approve(id, 'reject/', { reason: 'A claim was settled since.' })).statusCode).toBe(200);
    t.clock.advance(minutes(1));
    // The tolerance of 1 % stays with the seller, less our commission on it and its VAT.
    expect((await pay(of, id)).json()).toMatchObject({ payout: { amount: { amount: '2.26' } } });
    expect((await approve(id)).statusCode).toBe(200);
    await t.runJobs(work);
    expect(await journalOf(of, id)).toMatchObject({
      BUYER_FUNDS: 0n,
      SELLER_PAYABLE: 0n,
      REVENUE: -20n,
      VAT_PAYABLE: -4n,
    });
  });

  it('is not approved while its goods are lost and nobody has claimed them yet', async () => {
    const { id } = await inReview();
    await setShipments(id, 'LOST');
    expect((await approve(id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    await setShipments(id, 'IN_TRANSIT');
    expect((await approve(id)).statusCode).toBe(200);
  });
});

describe('[CLM-03] [ORD-15] goods that are lost before the system has claimed them', () => {
  it('are not paid for; once somebody claims, what is decided comes off', async () => {
    of = await collectedFixture(t);
    const { id, lineIds } = await sentOff(of, ['PICKED_UP']);
    await setShipments(id, 'LOST');
    const dry = (await of.desk.send('GET', id, 'paycomplete/')).json();
    expect(dry.rules.filter(({ verdict }: { verdict: string }) => verdict === 'REFUSED')).toMatchObject([
      { rule: 'claim', code: 'lost_blocks_payment' },
    ]);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    const claim = await post(t, of.sides.sellerSession, 'lost-shipment-claim/', {
      ...{ saleQid: id, description: 'The carrier lost it.', contestsDelivery: false },
    });
    expect(claim.statusCode, claim.body).toBe(200);
    await t.runJobs(work);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'claim_blocks_payment' });
    await decide(of, claim.json().qid, lineIds, { fault: 'CARRIER' });
    await t.runJobs(work);
    expect(await balanceOf(of)).toBe(25_000n);
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID', payout: { amount: { amount: '225.80' } } });
  });

  it('are paid for once their claim was rejected', async () => {
    of = await collectedFixture(t);
    const { id, lineIds } = await sentOff(of, ['PICKED_UP', 'LOST']);
    const [claim] = await claimsOf(of, id);
    await decide(of, claim.qid, lineIds, { amount: '0.00', fault: 'CARRIER' });
    await t.runJobs(work);
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
  });
});

it('[CLM-01] [ORD-15] a buyer who withdrew three claims holds the payment no fourth time, and claims again once it is made', async () => {
  of = await collectedFixture(t);
  const { id } = await sentOff(of, ['PICKED_UP']);
  await setShipments(id, 'LOST');
  const claim = () =>
    post(t, of.sides.buyerSession, 'lost-shipment-claim/', {
      ...{ saleQid: id, description: 'Nothing came.', contestsDelivery: false },
    });
  // To put one right is everybody's right.
  for (let round = 0; round < 3; round += 1) {
    const made = await claim();
    expect(made.statusCode, made.body).toBe(200);
    const { qid } = made.json();
    expect((await post(t, of.sides.buyerSession, `${qid}/withdraw/`)).statusCode).toBe(200);
  }
  expect((await claim()).json()).toMatchObject({ status: 409, code: 'claim_withdrawn_before' });
  // What is lost still waits for a claim that is decided.
  expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
  await setShipments(id, 'IN_TRANSIT');
  expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
  await setShipments(id, 'LOST');
  expect((await claim()).statusCode).toBe(200);
});
