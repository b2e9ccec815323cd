/** What offers lost is summed up by day each night; what changed since is read as it is. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';
import { insightJobs } from './insights.jobs.ts';
import { addLosses, forgetLossesOf } from './price-losses.repository.ts';

let t: TestApp;
let own: SellerFixture;
let offerId: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  own = await sellerFixture(t);
  offerId = await offerOf(t, own.seller.id, await makeProduct(t));
});
afterAll(() => t.close());

const night = () => insightJobs.find(({ name }) => name === 'insights.count_days')?.run({}, t.deps);
const change = (statement: ReturnType<typeof sql>) => t.database.write('system', (db) => db.execute(statement));
/** An order for each of the days ago. */
async function lose(...ages: number[]): Promise<string[]> {
  const orders = ages.map((age) => ({ orderId: newId(), at: plus(t.clock.now(), -days(age)) }));
  const loss = { sellerId: own.seller.id, offerId, currency: 'EUR' as const, brandName: 'Lindqvist' };
  const of = { ...loss, destinationCountry: 'DE', pieces: 10, paidMinor: 1_000n, ownMinor: 1_020n };
  await t.database.write('system', (db) =>
    addLosses(
      db,
      orders.map((order) => ({ ...of, ...order })),
    ),
  );
  return orders.map(({ orderId }) => orderId);
}
const told = async (period = '365') => {
  const { headers } = await signedIn(t, { sellerId: own.seller.id });
  return (await t.call('GET', `/insights/rank/?period=${period}`, { headers })).json().lost?.sales.amount ?? null;
};
const left = async (table: 'loss_days' | 'loss_changes') =>
  (await change(sql`select 1 from ${sql.identifier(table)} where seller_id = ${own.seller.id}`)).rows.length;

describe('[INV-10] losses by day', () => {
  it('are read from their sums, and as they are where anything changed since', async () => {
    const orders = await lose(3, 3, 3, 3, 3, 5);
    await night();
    // Ten times as much, to see where it is read.
    await change(sql`update loss_days set paid_minor = 10 * paid_minor where seller_id = ${own.seller.id}`);
    expect(await told()).toBe('600.00');
    await lose(3);
    // Six of the third day, one of the fifth.
    expect(await told()).toBe('160.00');
    await t.database.write('system', (db) => forgetLossesOf(db, orders.slice(5)));
    expect(await told()).toBe('60.00');
    await night();
    expect([await told(), await left('loss_changes')]).toEqual(['60.00', 0]);
  });

  it('go with the offer that is withdrawn at once', async () => {
    await lose(2, 2, 2, 2, 2, 40);
    await night();
    expect(await told()).toBe('60.00');
    const { headers } = await signedIn(t, { sellerId: own.seller.id });
    expect((await t.call('DELETE', `/offers/${offerId}/`, { headers })).statusCode).toBe(204);
    expect(await told()).toBeNull();
  });

  it('are summed up over two of the longest periods, and not read on another clock', async () => {
    await lose(...Array.from({ length: 730 }, (_, index) => index + 1));
    await night();
    // One row each of brand, country, both and neither.
    expect([await left('loss_days'), await left('loss_changes')]).toEqual([4 * 730, 0]);
    expect(await told()).toBe('3700.00');
    await change(sql`update loss_days set paid_minor = 10 * paid_minor where seller_id = ${own.seller.id}`);
    await change(sql`update sellers set time_zone = 'Europe/Warsaw' where id = ${own.seller.id}`);
    expect(await told()).toBe('3700.00');
    await night();
    expect(await told()).toBe('3700.00');
  });

  it('of today wait for the night', async () => {
    await lose(0, 1, 1, 1, 1, 1);
    await night();
    expect([await told('30'), await left('loss_changes')]).toEqual(['50.00', 1]);
    t.clock.advance(days(1));
    await night();
    expect([await told('30'), await left('loss_changes')]).toEqual(['60.00', 0]);
  });
});
