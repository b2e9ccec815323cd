/** An order that ends closes its claims: its buyer has the money once, and nobody bears anything of what was not sold. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { shownClaim } from '../../testing/claim-fixture.ts';
import {
  appeal,
  balanceOf,
  type Collected,
  cancel,
  claimsOf,
  collectedFixture,
  decide,
  journalOf,
  sentOff,
} from '../../testing/collected-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { work } from '../../work.ts';
import { sales } from '../sales/sales.tables.ts';
import { claimJobs } from './claims.jobs.ts';
import { claims } from './claims.tables.ts';

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

/** Lost by its carrier, and claimed by the system. */
async function lost() {
  of = await collectedFixture(t);
  const made = await sentOff(of, ['PICKED_UP', 'LOST']);
  const [claim] = await claimsOf(of, made.id);
  return { ...made, claimQid: claim.qid };
}
const nothingLeft = {
  ...{ BANK: 25_000n, BUYER_FUNDS: 0n, REFUND_CLEARING: -25_000n },
};

describe('[CLM-03] an order that ends while a claim about it is open', () => {
  it('closes the claim without a refund: what was lost is refunded once', async () => {
    const { id, lineIds, claimQid } = await lost();
    expect((await cancel(of, id)).statusCode).toBe(200);
    // At the very moment, before anybody has closed it.
    expect((await decide(of, claimQid, lineIds)).json()).toMatchObject({ status: 409, code: 'claim_sale_ended' });
    await t.runJobs(work);
    expect(await shownClaim(t, of.sides.staffSession, claimQid)).toMatchObject({
      status: 'WITHDRAWN',
      endedWithOrder: true,
      nextAction: 'NONE',
    });
    expect(await balanceOf(of)).toBe(25_000n);
    expect(await journalOf(of, id)).toEqual(nothingLeft);
  });

  it('drops what was approved and not yet settled', async () => {
    const { id, lineIds, claimQid } = await lost();
    expect((await decide(of, claimQid, lineIds)).statusCode).toBe(200);
    expect((await cancel(of, id)).statusCode).toBe(200);
    await t.runJobs(work);
    expect((await shownClaim(t, of.sides.staffSession, claimQid)).status).toBe('WITHDRAWN');
    expect(await balanceOf(of)).toBe(25_000n);
  });

  it('takes no appeal of what was settled before, of either side, and asks the seller for nothing', async () => {
    const { id, lineIds, claimQid } = await lost();
    await decide(of, claimQid, lineIds.slice(0, 1), { amount: '50.00' });
    await t.runJobs(work);
    expect(await balanceOf(of)).toBe(5_000n);
    t.clock.advance(minutes(1));
    expect((await cancel(of, id)).statusCode).toBe(200);
    for (const session of [of.sides.sellerSession, of.sides.buyerSession])
      expect((await appeal(of, session, claimQid)).json()).toMatchObject({ status: 409, code: 'claim_sale_ended' });
    await t.runJobs(work);
    expect(await balanceOf(of)).toBe(25_000n);
    expect(await journalOf(of, id)).toMatchObject({ ...nothingLeft, SELLER_PAYABLE: 0n, REVENUE: 0n, VAT_PAYABLE: 0n });
    const [left] = await t.database.read('system', (db) => db.select().from(claims).where(eq(claims.id, claimQid)));
    expect(left).toMatchObject({
      ...{ status: 'SETTLED', refundedMinor: 5_000n },
      deductedMinor: 0n,
      toleranceMinor: 0n,
    });
  });

  it('closes a claim that is under appeal as it was settled', async () => {
    const { id, lineIds, claimQid } = await lost();
    await decide(of, claimQid, lineIds.slice(0, 1), { amount: '50.00' });
    await t.runJobs(work);
    t.clock.advance(minutes(1));
    expect((await appeal(of, of.sides.sellerSession, claimQid)).statusCode).toBe(200);
    expect((await cancel(of, id)).statusCode).toBe(200);
    expect((await decide(of, claimQid, lineIds.slice(0, 1), { amount: '0.00' })).json().code).toBe('claim_sale_ended');
    await t.runJobs(work);
    expect((await shownClaim(t, of.sides.staffSession, claimQid)).status).toBe('SETTLED');
    expect(await journalOf(of, id)).toMatchObject({ ...nothingLeft, SELLER_PAYABLE: 0n, REVENUE: 0n, VAT_PAYABLE: 0n });
  });
});

describe('[CLM-03] an order that waits again after a claim was settled', () => {
  /** Settled, then the last of it went back: nothing of it is with a carrier any more. */
  async function waitsAgain() {
    const made = await lost();
    await decide(of, made.claimQid, made.lineIds.slice(0, 1), { amount: '50.00' });
    await t.runJobs(work);
    return made;
  }
  const notCollected = (id: string) =>
    t.database.write('system', (db) => db.update(sales).set({ pickedUpAt: null }).where(eq(sales.id, id)));
  const collected = (id: string) =>
    t.database.write('system', (db) => db.update(sales).set({ pickedUpAt: t.clock.now() }).where(eq(sales.id, id)));

  it('is neither lowered nor declined: what the claim gave back is given once', async () => {
    const { id, lineIds } = await waitsAgain();
    await notCollected(id);
    const lines = lineIds.map((qid) => ({ qid, confirmedQuantity: 1, reason: 'OUT_OF_STOCK' }));
    const lowered = await of.desk.send('POST', id, 'confirm_saleline_quantities/', { lines });
    expect(lowered.json()).toMatchObject({ status: 409, code: 'claim_blocks_lowering' });
    const declined = await of.desk.send('POST', id, 'decline/', { reasons: ['OUT_OF_STOCK'] });
    expect(declined.json()).toMatchObject({ status: 409, code: 'claim_blocks_decline' });
    await collected(id);
    expect(await balanceOf(of)).toBe(5_000n);
  });
});

it('[CLM-04] a claim that was left open on an order which ended before is closed by the next look at it, and says why', async () => {
  const { id, claimQid } = await lost();
  // As orders ended before their end closed claims: without a word to anybody.
  const ended = { status: 'EXPIRED', statusGroup: 'PAST', pickedUpAt: null, nextAction: 'NONE' } as const;
  await t.database.write('system', async (db) => {
    await db.update(sales).set(ended).where(eq(sales.id, id));
    await db.update(claims).set({ wakeAt: t.clock.now() }).where(eq(claims.id, claimQid));
  });
  await claimJobs.find(({ name }) => name === 'claim.sweep')?.run({}, t.deps);
  expect(await shownClaim(t, of.sides.staffSession, claimQid)).toMatchObject({
    ...{ status: 'WITHDRAWN', endedWithOrder: true, dueAt: null },
    events: expect.arrayContaining([expect.objectContaining({ action: 'sale_ended' })]),
  });
  const [sale] = await t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, id)));
  expect(sale?.claimOpen).toBe(false);
  // The order was ended by hand here: as it was, for the promises about the data.
  const before = { status: 'CONFIRMED', statusGroup: 'CURRENT', pickedUpAt: t.clock.now() } as const;
  await t.database.write('system', (db) => db.update(sales).set(before).where(eq(sales.id, id)));
  expect((await cancel(of, id)).statusCode).toBe(200);
});
