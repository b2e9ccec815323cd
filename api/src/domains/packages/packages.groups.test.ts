/** Pages of what stands in the warehouse hold whole groups. */
import { packageList } from '@quayside/contract/packages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { sales } from '../sales/sales.tables.ts';
import { warehouses } from '../sellers/sellers.tables.ts';
import { makePackage } from './packages.factory.ts';
import { packages } from './packages.tables.ts';

let t: TestApp;
let seller: SellerFixture;
let worker: Session;
beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
  seller = await sellerFixture(t);
  worker = await signedIn(t, { role: 'WAREHOUSE_WORKER', isWarehouseUser: true, warehouseId: matrixHouse });
});
afterAll(() => t.close());

const place = (line1: string) => ({
  ...{ name: 'Nordlicht', line1, line2: '', postalCode: '28217', city: 'Bremen', region: '', country: 'DE' },
});
type Group = { readonly buyerId: string; readonly buyerName: string; readonly deliverTo?: ReturnType<typeof place> };

/** An order with packages in their bays, expected on these days; `waiting` of them have not come. */
async function standing({ deliverTo, ...buyer }: Group, expectedOn: readonly string[], waiting = 0): Promise<void> {
  const { id } = await seller.sale({ status: 'PAID' });
  await t.database.write('system', async (db) => {
    const [sale] = await db
      .update(sales)
      .set({ ...buyer, deliverTo: deliverTo ?? null })
      .where(eq(sales.id, id))
      .returning();
    if (!sale) throw new Error('the sale was made');
    for (const [index, day] of expectedOn.entries()) {
      const one = await makePackage(db, { sale, lines: [], warehouseId: matrixHouse });
      const isHere = index >= waiting;
      await db
        .update(packages)
        .set({
          ...buyer,
          expectedOn: day,
          ...(isHere ? { status: 'CONFIRMED', arrivedAt: t.clock.now(), location: 'A-01' } : {}),
        })
        .where(eq(packages.id, one.id));
    }
  });
}

it('[WH-05] [RT-32] a page holds whole groups, however their packages are expected: ended orders, what is complete, then by name', async () => {
  const [anna, berta] = [
    { buyerId: newId(), buyerName: 'Anna' },
    { buyerId: newId(), buyerName: 'Berta' },
  ];
  // The days of the groups lie between each other's.
  await standing({ ...anna, deliverTo: place('Tor 1') }, ['2026-11-01', '2026-11-03', '2026-11-05'], 1);
  await standing({ ...anna, deliverTo: place('Tor 2') }, ['2026-11-02', '2026-11-06']);
  await standing(berta, ['2026-11-04']);
  await standing(berta, ['2026-10-30']);
  await standing(anna, ['2026-11-07']);
  await t.database.write('system', (db) =>
    db
      .update(sales)
      .set({ status: 'CANCELLED' })
      .where(eq(sales.deliverTo, place('Tor 2'))),
  );
  const pageOf = async (page: number, size = 1) => {
    const query = `status=CONFIRMED&by=DESTINATION&size=${size}&page=${page}`;
    const answer = await t.call('GET', `/warehouse/packages/?${query}`, { headers: worker.headers });
    return answer.statusCode === 200 ? packageList.parse(answer.json()) : null;
  };
  const pages = await Promise.all([1, 2, 3, 4].map((page) => pageOf(page)));
  const seen = pages.map((page) => page?.results.map(({ buyerName, expectedOn }) => `${buyerName} ${expectedOn}`));
  expect(seen).toEqual([
    ['Anna 2026-11-02', 'Anna 2026-11-06'],
    ['Anna 2026-11-07'],
    ['Berta 2026-10-30', 'Berta 2026-11-04'],
    ['Anna 2026-11-03', 'Anna 2026-11-05'],
  ]);
  expect(pages[0]).toMatchObject({ count: 4, counts: { CONFIRMED: 7 } });
  expect(await pageOf(5)).toBeNull();
  const all = await pageOf(1, 25);
  expect(
    new Set(all?.results.filter(({ orderEnded }) => orderEnded === null).map(({ goesWith }) => goesWith)).size,
  ).toBe(3);
});

it('[WH-04] [RT-32] by bay the list goes along the racks; what stands over 3 days is listed by itself, or with the groups it is in', async () => {
  const house = newId();
  await t.database.write('none', async (db) => {
    const [known] = await db.select().from(warehouses).where(eq(warehouses.id, matrixHouse));
    if (!known) throw new Error('the house was made');
    await db.insert(warehouses).values({ ...known, id: house, name: 'Racks' });
  });
  const { headers } = await signedIn(t, { role: 'WAREHOUSE_WORKER', isWarehouseUser: true, warehouseId: house });
  const now = Date.parse(t.clock.now());
  const add = async (
    buyerName: string,
    location: string,
    days: number,
    more: Partial<typeof packages.$inferInsert> = {},
  ) => {
    const { id: saleId } = await seller.sale({ status: 'PAID' });
    await t.database.write('system', async (db) => {
      const [sale] = await db.select().from(sales).where(eq(sales.id, saleId));
      if (!sale) throw new Error('the sale was made');
      const { id } = await makePackage(db, { sale, lines: [], warehouseId: house });
      const arrivedAt = new Date(now - days * 86_400_000).toISOString();
      await db
        .update(packages)
        .set({ buyerId: idOf[buyerName], buyerName, location, arrivedAt, status: 'CONFIRMED', ...more })
        .where(eq(packages.id, id));
    });
  };
  const idOf: Record<string, string> = { Anna: newId(), Berta: newId() };
  await add('Berta', 'C-07', 1);
  await add('Anna', 'B-02', 4);
  await add('Anna', 'A-01', 0);
  await add('Berta', 'A-03', 3);
  const today = t.clock.now().slice(0, 10);
  await add('Anna', '', 9, { status: 'ANNOUNCED', arrivedAt: null, location: null, expectedOn: today });
  await add('Anna', '', 9, { status: 'ANNOUNCED', arrivedAt: null, location: null, expectedOn: '2099-01-01' });
  const listOf = async (query: string) => {
    const { results, count } = packageList.parse(
      (await t.call('GET', `/warehouse/packages/?${query}`, { headers })).json(),
    );
    return [count, ...results.map(({ location }) => location)];
  };
  expect(await listOf('status=CONFIRMED&by=BAY')).toEqual([4, 'A-01', 'A-03', 'B-02', 'C-07']);
  expect(await listOf('status=CONFIRMED&by=BAY&size=2&page=2')).toEqual([4, 'B-02', 'C-07']);
  expect(await listOf('figure=STANDING_LONG&by=BAY')).toEqual([1, 'B-02']);
  expect((await listOf('status=CONFIRMED&figure=STANDING_LONG&by=DESTINATION')).toSorted()).toEqual([
    1,
    'A-01',
    'B-02',
  ]);
  expect((await listOf('figure=EXPECTED_TODAY'))[0]).toBe(1);
});
