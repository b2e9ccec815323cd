import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type ClaimFixture, claimFixture, saleOfFixture, shownClaim } from '../../testing/claim-fixture.ts';
import { makePackage } from '../packages/packages.factory.ts';
import { shipments } from '../shipments/shipments.tables.ts';
import { makeWarehouseShipment } from '../warehouse-shipments/warehouse-shipments.factory.ts';
import { claimSubscribers } from './claims.subscribers.ts';

let t: TestApp;
let desk: ClaimFixture;
beforeAll(async () => {
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
  desk = await claimFixture(t);
});
afterAll(() => t.close());

it('[CLM-03] a lost shipment is claimed by the system once all of it is lost, and not while a part is on its way', async () => {
  const made = async (...statuses: ('LOST' | 'IN_TRANSIT')[]) => {
    const sale = await saleOfFixture(t, desk, { paidAt: plus(t.clock.now(), -days(40)), deliveredAt: null });
    await t.database.write('system', async (db) => {
      const rows = await db.select().from(shipments).where(eq(shipments.saleId, sale.id));
      const [first] = rows;
      for (const [index, status] of statuses.entries()) {
        if (index === 0) await db.update(shipments).set({ status }).where(eq(shipments.saleId, sale.id));
        else if (first)
          await db
            .insert(shipments)
            .values({ ...first, id: newId(), status, trackAndTraceNumbers: [`LOST-000${index}`] });
      }
      const told = { sellerId: desk.seller.id, saleId: sale.id, shipmentId: newId(), orderNumber: 'QS-1' };
      for (const status of ['IN_TRANSIT', 'LOST', 'LOST'])
        await emit(db, t.clock.now(), 'shipment.moved', { ...told, status });
    });
    await t.runJobs({ jobs: [], subscribers: claimSubscribers });
    const { headers } = desk.buyerSession;
    return (await t.call('GET', `/claims/?saleQid=${sale.id}`, { headers })).json().results;
  };
  expect(await made('LOST', 'IN_TRANSIT')).toEqual([]);
  expect(await made('LOST', 'LOST')).toMatchObject([
    { type: 'LOST_SHIPMENT', amount: { amount: '250.00', currency: 'EUR' } },
  ]);
  const [claimed] = await made('LOST');
  expect(await shownClaim(t, desk.buyerSession, claimed.qid)).toMatchObject({ openedBy: 'SYSTEM', quantity: 20 });
});

it('[CLM-03] [WH-06] what is lost on its way from our warehouse is claimed once all of it is lost', async () => {
  const made = async (...journeys: ('LOST' | 'EXCEPTION')[]) => {
    const at = plus(t.clock.now(), -days(40));
    const { sale } = (await saleOfFixture(t, desk, { paidAt: at, deliveredAt: plus(at, days(2)) })).made;
    await t.database.write('system', async (db) => {
      for (const journey of journeys) {
        const { id: shipmentId, number } = await makeWarehouseShipment(db, {
          ...{ warehouseId: newId(), buyerId: sale.buyerId, status: 'SHIPPED', journey, journeyAt: t.clock.now() },
        });
        // Two packages in one shipment are one order's.
        for (let count = 0; count < 2; count += 1) await makePackage(db, { sale, status: 'SHIPPED', shipmentId });
        await emit(db, t.clock.now(), 'warehouse_shipment.troubled', { shipmentId, number, journey });
      }
    });
    await t.runJobs({ jobs: [], subscribers: claimSubscribers });
    const { headers } = desk.buyerSession;
    return (await t.call('GET', `/claims/?saleQid=${sale.id}`, { headers })).json().results;
  };
  expect(await made('LOST', 'EXCEPTION')).toEqual([]);
  expect(await made('LOST', 'LOST')).toMatchObject([{ type: 'LOST_SHIPMENT' }]);
});
