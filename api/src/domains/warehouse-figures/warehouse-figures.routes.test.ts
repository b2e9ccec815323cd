import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { makePackage } from '../packages/packages.factory.ts';
import { packageDiscrepancies, packageEvents } from '../packages/packages.tables.ts';
import { sales } from '../sales/sales.tables.ts';
import { warehouses } from '../sellers/sellers.tables.ts';
import { makeWarehouseShipment } from '../warehouse-shipments/warehouse-shipments.factory.ts';

/** A Saturday in Amsterdam, one hour ahead of UTC; the test clock stands at noon UTC. */
const today = '2026-11-21';
let t: TestApp;
let seller: SellerFixture;
let saleId: string;
let lead: Session;

beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
  seller = await sellerFixture(t);
  saleId = (await seller.sale({ status: 'PAID' })).id;
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });
});
afterAll(() => t.close());

const figures = async ({ headers }: Session = lead) => (await t.call('GET', '/warehouse/figures/', { headers })).json();
type Given = Partial<Omit<Parameters<typeof makePackage>[1], 'sale' | 'lines' | 'photo'>>;
const add = (given: Given) =>
  t.database.write('system', async (db) => {
    const [sale] = await db.select().from(sales).where(eq(sales.id, saleId));
    if (!sale) throw new Error('the sale was made');
    return makePackage(db, { sale, warehouseId: matrixHouse, ...given });
  });
const differ = ({ sellerId, id: packageId }: { sellerId: string; id: string }, type: 'SHORT' | 'DAMAGED') =>
  t.database.write('system', (db) =>
    db.insert(packageDiscrepancies).values({
      ...{ sellerId, packageId, id: newId(), type, quantity: 1, reportedAt: t.clock.now(), reportedByName: 'Ines' },
    }),
  );

describe('[WH-01] [WH-03] [WH-06] figures of a warehouse', () => {
  it('are empty, not broken, where nothing has come yet', async () => {
    const found = await figures();
    expect(found).toMatchObject({
      today,
      waiting: { total: 0, overdue: 0, oldest: [] },
      throughput: { received: 0, sent: 0 },
      discrepancies: { share: null, types: [], sellers: [] },
      dispatches: { today: 0, latest: [] },
    });
    expect(found.waiting.ages).toHaveLength(7);
    expect(found.discrepancies.weeks).toHaveLength(8);
    expect(found.dispatches.days).toHaveLength(14);
    expect(found.throughput.hours[0]).toEqual({ hour: 6, received: 0, sent: 0, usual: null });
  });

  it('tell what waits and how long, by days of the warehouse’s clock, the oldest by name', async () => {
    // Half past eleven at night UTC is tomorrow in Amsterdam.
    await add({ status: 'ARRIVED', arrivedAt: '2026-11-20T23:30:00.000Z' });
    await add({ status: 'CONFIRMED', arrivedAt: '2026-11-20T22:30:00.000Z', location: 'B-04' });
    const old = await add({ status: 'ON_HOLD', arrivedAt: '2026-11-14T08:00:00.000Z', location: 'H-01' });
    await add({ status: 'SHIPPED', arrivedAt: '2026-11-10T08:00:00.000Z' });
    await add({ status: 'ANNOUNCED' });
    const { waiting } = await figures();
    expect(waiting).toMatchObject({ total: 3, overdue: 1 });
    expect(waiting.ages[0]).toEqual({ days: 0, toCount: 1, inBay: 0, onHold: 0 });
    expect(waiting.ages[1]).toEqual({ days: 1, toCount: 0, inBay: 1, onHold: 0 });
    expect(waiting.ages[6]).toEqual({ days: 6, toCount: 0, inBay: 0, onHold: 1 });
    expect(waiting.oldest[0]).toMatchObject({ qid: old.id, code: old.code, location: 'H-01', days: 7 });
  });

  it('count what came and went by the hour, beside the same weekday before', async () => {
    for (const week of ['2026-11-14', '2026-11-07'])
      await add({ status: 'DELIVERED', arrivedAt: `${week}T07:10:00.000Z` });
    await add({ status: 'DELIVERED', arrivedAt: '2026-11-14T07:20:00.000Z' });
    await add({ status: 'ARRIVED', arrivedAt: `${today}T07:40:00.000Z` });
    const shipment = await t.database.write('system', (db) =>
      makeWarehouseShipment(db, {
        ...{ warehouseId: matrixHouse, buyerId: newId(), status: 'SHIPPED', shippedAt: `${today}T09:05:00.000Z` },
      }),
    );
    for (const confirmedAt of [`${today}T08:00:00.000Z`, `${today}T08:01:00.000Z`])
      await add({ status: 'SHIPPED', shipmentId: shipment.id, arrivedAt: confirmedAt, confirmedAt });
    const { hours, received, sent } = (await figures()).throughput;
    const of = (hour: number) => hours.find((row: { hour: number }) => row.hour === hour);
    // Saturdays before: three packages at eight, one more at nine, on the two days on which anything came.
    expect(of(8)).toEqual({ hour: 8, received: 1, sent: 0, usual: 1.5 });
    expect(of(9)).toEqual({ hour: 9, received: 2, sent: 0, usual: 0.5 });
    expect(of(10)).toEqual({ hour: 10, received: 0, sent: 2, usual: 0 });
    expect([received, sent]).toEqual([4, 2]);
  });

  it('say who did what with packages today, by name, under the name of who scanned', async () => {
    const { id, sellerId } = await add({ status: 'CONFIRMED', arrivedAt: t.clock.now(), confirmedAt: t.clock.now() });
    const step = (action: string, more: Partial<typeof packageEvents.$inferInsert> = {}) =>
      t.database.write('system', (db) =>
        db.insert(packageEvents).values({
          ...{ sellerId, packageId: id, id: newId(), at: t.clock.now(), action, toStatus: 'CONFIRMED' },
          ...{ actorId: lead.user.id, actorName: 'Jonas', fromStatus: 'ANNOUNCED', ...more },
        }),
      );
    await step('arrive', { scannedByName: 'Ines', toStatus: 'ARRIVED' });
    await step('confirm', { fromStatus: 'ARRIVED' });
    await step('undo');
    await step('confirm', { at: '2026-11-20T08:00:00.000Z', actorName: 'Yesterday' });
    await step('mark_missing', { actorId: null, actorName: 'Quayside' });
    expect((await figures()).throughput.workers).toEqual([
      { name: 'Ines', received: 1, putAway: 0, scans: 1 },
      { name: 'Jonas', received: 0, putAway: 1, scans: 1 },
    ]);
  });

  it('lead to the very packages they count', async () => {
    const found = await figures();
    const behind = async (figure: string) =>
      (await t.call('GET', `/warehouse/packages/?figure=${figure}`, { headers: lead.headers })).json().count;
    expect(await behind('WAITING_LONG')).toBe(found.waiting.overdue);
    expect(await behind('RECEIVED_TODAY')).toBe(found.throughput.received);
    expect(await behind('DIFFERING_THIS_WEEK')).toBe(found.discrepancies.differing);
    expect(found.waiting.overdue).toBeGreaterThan(0);
    expect(found.throughput.received).toBeGreaterThan(0);
  });

  it('say how many of a week’s packages differ, how, and whose', async () => {
    const before = await figures();
    const week = before.discrepancies.weeks.at(-1);
    const one = await add({ status: 'ON_HOLD', arrivedAt: `${today}T08:30:00.000Z`, sellerName: 'Pan Borówka' });
    await differ(one, 'SHORT');
    await differ(one, 'DAMAGED');
    const { share, weeks, types, sellers } = (await figures()).discrepancies;
    // Two differences of one package are one package that differs.
    expect(weeks.at(-1)).toMatchObject({ from: '2026-11-16', differing: 1, received: week.received + 1 });
    expect(share).toBeCloseTo(1 / (week.received + 1), 4);
    expect(types).toEqual([
      { type: 'DAMAGED', count: 1 },
      { type: 'SHORT', count: 1 },
    ]);
    expect(sellers).toEqual([{ name: 'Pan Borówka', count: 1, received: 1 }]);
    const behind = await t.call('GET', '/warehouse/packages/?figure=DIFFERING_THIS_WEEK', { headers: lead.headers });
    expect(behind.json().results).toMatchObject([{ qid: one.id }]);
  });

  it('name what left late, and whether it was packed or fetched late', async () => {
    const shippedAt = `${today}T10:00:00.000Z`;
    const send = async (readyAt: string | null, confirmedAt: string) => {
      const made = await t.database.write('system', (db) =>
        makeWarehouseShipment(db, {
          warehouseId: matrixHouse,
          buyerId: newId(),
          status: 'SHIPPED',
          shippedAt,
          readyAt,
        }),
      );
      await add({ status: 'SHIPPED', shipmentId: made.id, arrivedAt: confirmedAt, confirmedAt });
      return made;
    };
    const fetched = await send('2026-11-18T10:00:00.000Z', '2026-11-16T10:00:00.000Z');
    const packed = await send('2026-11-20T10:00:00.000Z', '2026-11-16T09:00:00.000Z');
    await send('2026-11-20T10:00:00.000Z', '2026-11-19T09:00:00.000Z');
    const { dispatches } = await figures();
    expect(dispatches.today).toBe(2);
    expect(dispatches.days.at(-1)).toMatchObject({ on: today, packedLate: 1, carrierLate: 1 });
    expect(dispatches.latest).toHaveLength(2);
    expect(dispatches.latest).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ qid: fetched.id, cause: 'CARRIER_LATE', dueAt: '2026-11-19T10:00:00.000Z' }),
        expect.objectContaining({ qid: packed.id, cause: 'PACKED_LATE' }),
      ]),
    );
  });

  it('are one warehouse’s alone, and its leads’', async () => {
    const elsewhere = newId();
    await t.database.write('system', (db) =>
      db.insert(warehouses).values({ id: elsewhere, name: 'Elsewhere', country: 'NL', city: 'Venlo' }),
    );
    const other = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: elsewhere });
    const found = await figures(other);
    expect(found).toMatchObject({
      waiting: { total: 0 },
      throughput: { received: 0, sent: 0 },
      dispatches: { today: 0 },
    });
    expect(found.discrepancies.sellers).toEqual([]);
    const worker = await signedIn(t, { role: 'WAREHOUSE_WORKER', isWarehouseUser: true, warehouseId: matrixHouse });
    expect((await figures(worker)).code).toBe('permission_denied');
  });
});
