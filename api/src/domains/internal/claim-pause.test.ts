/** Claims above 3 % pause a company (domain page, section 7): with claims that were decided, as our people decide them. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type ClaimFixture, claimFixture, post } from '../../testing/claim-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { makeClaim, makeClaimableSale } from '../claims/claims.factory.ts';
import { makeSale } from '../sales/sales.factory.ts';
import { sellers } from '../sellers/sellers.tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: '2026-11-23T08:00:00.000Z', env: { AUTOMATIC_PAUSES: '1' } });
});
afterAll(() => t.close());

type Scene = {
  readonly desk: SellerFixture;
  readonly sides: ClaimFixture;
  readonly id: string;
  readonly lineQid: string;
};

/** A seller whose ten orders of the last days come to that much, one of them claimed for 50.00. */
async function scene(soldMinor: number): Promise<Scene> {
  const [desk, sides] = [await sellerFixture(t), await claimFixture(t)];
  const { seller } = desk;
  const given = { seller, buyerId: sides.buyerId };
  const createdAt = plus(t.clock.now(), -days(9));
  const { id, lineIds } = await t.database.write('system', async (db) => {
    await db
      .update(sellers)
      .set({ activeSince: plus(t.clock.now(), -days(90)) })
      .where(eq(sellers.id, seller.id));
    for (let n = 0; n < 9; n += 1) await makeSale(db, { seller, status: 'CONFIRMED', createdAt });
    const claim = await makeClaim(db, { ...given, made: await makeClaimableSale(db, { ...given, createdAt }) });
    await db.execute(
      sql`update sales set confirmed_minor = ${soldMinor / 10}, confirmed_at = ${createdAt} where seller_id = ${seller.id}`,
    );
    return claim;
  });
  return { desk, sides, id, lineQid: lineIds[0] ?? '' };
}
async function decide({ sides, id, lineQid }: Scene, fault: string): Promise<void> {
  const lines = [{ lineQid, amount: { amount: '50.00', currency: 'EUR' } }];
  const answer = await post(t, sides.staffSession, `${id}/decide/`, {
    fault,
    resolution: 'PARTIAL_REFUND',
    lines,
    note: 'So.',
  });
  expect(answer.statusCode).toBe(200);
}
const rulesRun = () => work.jobs.find(({ name }) => name === 'internal.pause_by_rules')?.run({}, t.deps);
const standing = async ({ desk }: Scene) => {
  const answer = await t.call('GET', '/sellers/profile/', { headers: desk.session.headers });
  return answer.json().status;
};

it('[INV-11] claims by its own fault above 3 % of what it confirmed pause it, and it is told; at 3 %, or by others’ fault, it goes on', async () => {
  // 50.00 of 1,660.00 is 3.01 %, of 1,670.00 it is 2.99 %.
  const [above, below, carriers] = [await scene(166_000), await scene(167_000), await scene(166_000)];
  await rulesRun();
  // Claimed is not decided.
  expect(await standing(above)).toBe('ACTIVE');
  await decide(above, 'SELLER');
  await decide(below, 'SELLER');
  await decide(carriers, 'CARRIER');
  await rulesRun();
  expect([await standing(above), await standing(below), await standing(carriers)]).toEqual([
    'PAUSED',
    'ACTIVE',
    'ACTIVE',
  ]);
  await t.runJobs(work);
  const { results } = (await t.call('GET', '/notifications/', { headers: above.desk.session.headers })).json();
  expect(results.filter(({ type }: { type: string }) => type === 'PAUSED')).toMatchObject([
    { pause: { reason: 'HIGH_CLAIM_RATE', end: null } },
  ]);
  // It cannot end it by itself: the cause is to be cleared.
  const resumed = await t.call('POST', '/sellers/status/', {
    headers: above.desk.session.headers,
    payload: { event: 'resume' },
  });
  expect(resumed.json()).toMatchObject({ status: 409, code: 'seller_pause_not_own' });
});
