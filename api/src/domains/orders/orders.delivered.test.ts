/** What a buyer reads of an order follows from what carriers and our warehouse tell, not from what its seller did. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture } from '../../testing/buyer-fixture.ts';
import { makeClaimableSale } from '../claims/claims.factory.ts';
import { makePackage, type PackageRow } from '../packages/packages.factory.ts';
import { shipments } from '../shipments/shipments.tables.ts';
import { makeOrder } from './orders.factory.ts';

let t: TestApp;
let buyer: BuyerFixture;
beforeAll(async () => {
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
  buyer = await buyerFixture(t);
});
afterAll(() => t.close());

type Told = Partial<Pick<typeof shipments.$inferInsert, 'status' | 'lastEventAt' | 'leg'>>;

/** The order of a sale that its seller completed at that time, as its buyer reads it. */
async function statusOf(endedAt: string, told: Told, packages: Partial<PackageRow>[] = []): Promise<string> {
  const order = await t.database.write('system', async (db) => {
    const { buyerId } = buyer;
    const made = await makeClaimableSale(db, {
      buyerId,
      endedAt,
      paidAt: '2026-10-05T09:00:00.000Z',
      deliveredAt: null,
    });
    const { sellerId, id: saleId } = made.sale;
    await db.update(shipments).set(told).where(eq(shipments.saleId, saleId));
    for (const given of packages) await makePackage(db, { sale: made.sale, ...given });
    return makeOrder(db, { buyerId, sellerId, saleId });
  });
  return (await buyer.send('GET', `/orders/${order.id}/`)).json().status;
}

it('[BUY-08] an order is delivered when its carrier says so, and not because its seller completed it', async () => {
  const recently = '2026-11-20T09:00:00.000Z';
  expect(await statusOf(recently, { status: 'IN_TRANSIT', lastEventAt: recently })).toBe('SHIPPED');
  expect(await statusOf(recently, { status: 'LABELS_READY', lastEventAt: null })).toBe('SHIPPED');
  expect(await statusOf(recently, { status: 'DELIVERED', lastEventAt: recently })).toBe('DELIVERED');
  expect(await statusOf('2026-10-20T09:00:00.000Z', { status: 'LABELS_READY', lastEventAt: null })).toBe('DELIVERED');
  expect(await statusOf('2026-10-06T09:00:00.000Z', { status: 'LABELS_READY', lastEventAt: null })).toBe('COMPLETED');
});

it('[BUY-08] an order whose goods all went back is neither delivered nor cancelled', async () => {
  const at = '2026-11-20T09:00:00.000Z';
  expect(await statusOf(at, { status: 'RETURNED_TO_SENDER', lastEventAt: at })).toBe('RETURNED');
  const inbound = { status: 'DELIVERED', lastEventAt: at, leg: 'INBOUND_TO_WAREHOUSE' } as const;
  expect(await statusOf(at, inbound, [{ status: 'RETURNED_TO_SELLER' }, { status: 'RETURNED_TO_SELLER' }])).toBe(
    'RETURNED',
  );
});

it('[BUY-08] a package that was given up on its way to our warehouse is waited for no longer', async () => {
  const at = '2026-11-20T09:00:00.000Z';
  const inbound = { status: 'DELIVERED', lastEventAt: at, leg: 'INBOUND_TO_WAREHOUSE' } as const;
  expect(await statusOf(at, inbound, [{ status: 'DELIVERED' }, { status: 'MISSING' }])).toBe('PARTIALLY_SHIPPED');
  expect(await statusOf(at, inbound, [{ status: 'DELIVERED' }, { status: 'MISSING', lostAt: at }])).toBe('SHIPPED');
});
