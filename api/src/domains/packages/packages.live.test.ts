/** Open pages follow what happens on the floor. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { readyStreamOf } from '../../testing/open-stream.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { sales } from '../sales/sales.tables.ts';
import { makePackage } from './packages.factory.ts';

let t: TestApp;
let seller: SellerFixture;
let worker: Session;
beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
  seller = await sellerFixture(t);
  worker = await inHouse(matrixHouse);
});
afterAll(() => t.close());

const inHouse = (warehouseId: string) => signedIn(t, { role: 'WAREHOUSE_WORKER', isWarehouseUser: true, warehouseId });

async function announced(): Promise<{ readonly id: string; readonly saleId: string }> {
  const order = await seller.sale({ status: 'PAID', lines: [{}] });
  return t.database.write('system', async (db) => {
    const [sale] = await db.select().from(sales).where(eq(sales.id, order.id));
    if (!sale) throw new Error('the sale was made');
    const { id } = await makePackage(db, { sale, lines: [], warehouseId: matrixHouse });
    return { id, saleId: sale.id };
  });
}

it('[WH-01] [WH-07] a step with a package is told to its warehouse and its seller, and to no other warehouse', async () => {
  const { id, saleId } = await announced();
  const colleague = await readyStreamOf(t, (await inHouse(matrixHouse)).headers);
  const elsewhere = await readyStreamOf(t, (await inHouse(newId())).headers);
  const owner = await readyStreamOf(t, seller.session.headers);
  const { headers } = worker;
  expect((await t.call('POST', `/warehouse/packages/${id}/arrive/`, { headers })).statusCode).toBe(200);
  const told = { kind: 'package.changed', saleQid: saleId, version: null, byQid: worker.user.id };
  await vi.waitFor(() => expect(owner.changes()).toContainEqual(told));
  await vi.waitFor(() => expect(colleague.changes()).toEqual([told]));
  expect(elsewhere.changes()).toEqual([]);
  for (const stream of [colleague, elsewhere, owner]) stream.cut();
});

it('[WH-05] [WH-07] what happens to a shipment is told to its warehouse alone', async () => {
  const { id } = await announced();
  const { headers } = worker;
  const counted = await t.call('POST', `/warehouse/packages/${id}/confirm/`, { headers, payload: { lines: [] } });
  expect(counted.statusCode).toBe(200);
  const colleague = await readyStreamOf(t, (await inHouse(matrixHouse)).headers);
  const owner = await readyStreamOf(t, seller.session.headers);
  const payload = { packageQids: [id] };
  expect((await t.call('POST', '/warehouse/shipments/', { headers, payload })).statusCode).toBe(200);
  const told = expect.objectContaining({ kind: 'warehouse_shipment.changed' });
  await vi.waitFor(() => expect(colleague.changes()).toContainEqual(told));
  expect(owner.changes()).not.toContainEqual(told);
  for (const stream of [colleague, owner]) stream.cut();
});
