/** Numbers of a shipment to our warehouse that are changed, or taken out, while others of it came. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pngBytes } from '../../platform/files/files.factory.ts';
import { storedFiles } from '../../platform/files/stored-files.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { addShipmentOf, type Collected, collectedFixture, sentOff } from '../../testing/collected-fixture.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { warehouses } from '../sellers/sellers.tables.ts';
import { packageLines, packagePhotos, packages } from './packages.tables.ts';
import { markMissing } from './use-cases/mark-missing.ts';

let t: TestApp;
let of: Collected;
let lead: Session;
beforeAll(async () => {
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
  await t.database.write('none', makeHouses);
  of = await collectedFixture(t);
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

/** An order with one number, and a shipment of two more. */
async function threeNumbers() {
  const [house] = await t.database.read('none', (db) =>
    db.select().from(warehouses).where(eq(warehouses.id, matrixHouse)),
  );
  if (!house) throw new Error('the warehouse was made');
  const destination = { kind: 'WAREHOUSE', country: house.country, city: house.city } as const;
  const { id, lineIds, order } = await sentOff(of, [], { destination });
  const { qid, numbers } = await addShipmentOf(of, id, 2);
  const [first = '', second = ''] = numbers;
  return { id, order, qid, first, second, lineQid: lineIds[0] ?? '' };
}
const change = async (qid: string, trackAndTraceNumbers: readonly string[]) =>
  (
    await t.call('PATCH', `/shipments/${qid}/`, {
      headers: of.desk.session.headers,
      payload: { carrier: 'own_truck', trackAndTraceNumbers },
    })
  ).json();
/** Packages of an order: status and pieces by number. */
const expected = async (saleId: string) => {
  const rows = await t.database.read('system', (db) =>
    db
      .select({ number: packages.trackingNumber, status: packages.status, pieces: packageLines.announced })
      .from(packages)
      .leftJoin(packageLines, and(eq(packageLines.packageId, packages.id)))
      .where(eq(packages.saleId, saleId)),
  );
  const of = Map.groupBy(rows, ({ number, status }) => `${status} ${number}`);
  return Object.fromEntries(
    [...of].map(([key, own]) => [key, own.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0)]),
  );
};
const scan = async (number: string, path: string, payload: object = {}, headers = {}) => {
  const [one] = await t.database.read('system', (db) =>
    db.select().from(packages).where(eq(packages.trackingNumber, number)),
  );
  const answer = await t.call('POST', `/warehouse/packages/${one?.id}/${path}`, {
    headers: { ...lead.headers, ...headers },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

it('[ORD-12] [WH-03] one that still waits is taken out, or changed, where another went back from our warehouse', async () => {
  const { id, qid, first, second, lineQid } = await threeNumbers();
  await scan(first, 'arrive/');
  const form = formOf({ type: 'DAMAGED', quantity: '1', lineQid, file: pngBytes() }, 'corner.png');
  await t.call(
    'POST',
    `/warehouse/packages/${(await t.database.read('system', (db) => db.select().from(packages).where(eq(packages.trackingNumber, first))))[0]?.id}/discrepancies/`,
    { headers: { ...lead.headers, ...form.headers }, payload: form.payload },
  );
  await scan(first, 'resolve/', { resolution: 'RETURN_TO_SELLER', raiseClaim: false });
  expect(await change(qid, [second])).toMatchObject({ status: 409, code: 'already_scanned' });
  const other = `OTHER-${second.slice(-8)}`;
  expect((await change(qid, [first, other])).shipment.trackAndTraceNumbers).toEqual([first, other]);
  expect((await change(qid, [first])).shipment.trackAndTraceNumbers).toEqual([first]);
  const left = await expected(id);
  expect(Object.keys(left).sort()).toEqual([expect.stringContaining('ANNOUNCED'), `RETURNED_TO_SELLER ${first}`]);
  expect(Object.entries(left).find(([key]) => key.startsWith('ANNOUNCED'))?.[1]).toBe(20);
});

it('[ORD-12] [WH-01] one that was wrong, and whose package is missed, is expected no longer once it is changed', async () => {
  const { id, qid, first, second } = await threeNumbers();
  await t.database.write('system', (db) =>
    db.update(packages).set({ status: 'MISSING' }).where(eq(packages.trackingNumber, second)),
  );
  const right = `RIGHT-${second.slice(-8)}`;
  expect((await change(qid, [first, right])).shipment.trackAndTraceNumbers).toEqual([first, right]);
  const left = await expected(id);
  expect(
    Object.keys(left)
      .sort()
      .map((key) => key.split(' ')[0]),
  ).toEqual(['ANNOUNCED', 'ANNOUNCED', 'MISSING']);
  expect(Object.keys(left)).not.toContain(`MISSING ${second}`);
  expect(Object.values(left).reduce((sum, pieces) => sum + pieces, 0)).toBe(20);
});

/** A difference of the package under that number, which its reporter takes back. */
async function reportedInVain(number: string, lineQid: string) {
  const [one] = await t.database.read('system', (db) =>
    db.select().from(packages).where(eq(packages.trackingNumber, number)),
  );
  const { headers, payload } = formOf({ type: 'DAMAGED', quantity: '1', lineQid, file: pngBytes() }, 'corner.png');
  const url = `/warehouse/packages/${one?.id}/discrepancies/`;
  const reported = await t.call('POST', url, { headers: { ...lead.headers, ...headers }, payload });
  expect(reported.statusCode, reported.body).toBe(200);
  await scan(number, 'undo/');
}
/** Photos of an order's packages. */
const photosOf = (saleId: string) =>
  t.database.read('system', (db) =>
    db
      .select({ fileId: packagePhotos.fileId })
      .from(packagePhotos)
      .innerJoin(packages, eq(packages.id, packagePhotos.packageId))
      .where(eq(packages.saleId, saleId)),
  );
const stateOf = async (fileId = '') =>
  (await t.database.read('system', (db) => db.select().from(storedFiles).where(eq(storedFiles.id, fileId))))[0]?.state;

it('[ORD-12] [WH-01] [WH-03] one whose package was reported by mistake is taken out, and the photo with it', async () => {
  const { id, qid, first, second, lineQid } = await threeNumbers();
  await reportedInVain(second, lineQid);
  expect(Object.keys(await expected(id))).toContain(`ANNOUNCED ${second}`);
  const [photo] = await photosOf(id);
  expect(await stateOf(photo?.fileId)).toBe('KEPT');
  expect((await change(qid, [first])).shipment.trackAndTraceNumbers).toEqual([first]);
  expect((await expected(id))[`ANNOUNCED ${second}`]).toBeUndefined();
  expect(await photosOf(id)).toEqual([]);
  expect(await stateOf(photo?.fileId)).toBe('DROPPED');
});

it('[ORD-12] [WH-01] [WH-03] a shipment is added beside a package that was set aside under what its label says', async () => {
  const { id, order, first } = await threeNumbers();
  await scan(first, 'arrive/');
  const label = 'PO-4500123456';
  const { headers, payload } = formOf({ code: label, order, file: pngBytes() }, 'label.png');
  const kept = await t.call('POST', '/warehouse/packages/', { headers: { ...lead.headers, ...headers }, payload });
  expect(kept.statusCode, kept.body).toBe(200);
  const { numbers } = await addShipmentOf(of, id, 2);
  const codes = await t.database.read('system', (db) =>
    db.select({ code: packages.code }).from(packages).where(eq(packages.saleId, id)),
  );
  expect(numbers).toHaveLength(2);
  expect(codes.map(({ code }) => code).sort()).toEqual([
    ...[1, 2, 3, 4, 5].map((number) => `PK-${order.slice(3)}-${number}`),
    label,
  ]);
});

it('[ORD-12] [WH-01] one that was set aside before it was entered is announced no second time', async () => {
  const { id, qid, order, first, second } = await threeNumbers();
  await scan(first, 'arrive/');
  const early = `EARLY-${second.slice(-8)}`;
  const { headers, payload } = formOf({ code: early, order, file: pngBytes() }, 'label.png');
  const kept = await t.call('POST', '/warehouse/packages/', { headers: { ...lead.headers, ...headers }, payload });
  expect(kept.statusCode, kept.body).toBe(200);
  expect((await change(qid, [first, early])).shipment.trackAndTraceNumbers).toEqual([first, early]);
  const rows = await t.database.read('system', (db) => db.select().from(packages).where(eq(packages.saleId, id)));
  const statuses = rows.filter(({ trackingNumber }) => trackingNumber === early).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['ON_HOLD']);
});

it('[ORD-12] [WH-01] one that is changed while its package is missed keeps the day on which that was expected', async () => {
  const { id, qid, first, second } = await threeNumbers();
  const missed = { status: 'MISSING', expectedOn: '2026-11-02' } as const;
  await t.database.write('system', (db) => db.update(packages).set(missed).where(eq(packages.trackingNumber, second)));
  const right = `LATER-${second.slice(-8)}`;
  expect((await change(qid, [first, right])).shipment.trackAndTraceNumbers).toEqual([first, right]);
  const rows = await t.database.read('system', (db) => db.select().from(packages).where(eq(packages.saleId, id)));
  expect(rows.find(({ trackingNumber }) => trackingNumber === right)).toMatchObject({ expectedOn: '2026-11-02' });
});

const expectedOn = async (saleId: string) => {
  const rows = await t.database.read('system', (db) => db.select().from(packages).where(eq(packages.saleId, saleId)));
  return Object.fromEntries(rows.map((one) => [one.trackingNumber, one.expectedOn]));
};
const late = (number: string) =>
  t.database.write('system', (db) =>
    db.update(packages).set({ expectedOn: '2026-11-02' }).where(eq(packages.trackingNumber, number)),
  );

it('[ORD-12] [WH-01] one that replaces a missed one is missed, and its seller told once', async () => {
  const { qid, first, second } = await threeNumbers();
  await late(second);
  await markMissing(t.deps);
  await t.runJobs(work);
  const told = async () => {
    const { headers } = of.desk.session;
    const list = (await t.call('GET', '/notifications/?size=100', { headers })).json().results;
    return list.filter(({ type }: { type: string }) => type === 'PACKAGE_MISSING').length;
  };
  const before = await told();
  expect(before).toBeGreaterThan(0);
  await change(qid, [first, `TOLD-${second.slice(-8)}`]);
  await markMissing(t.deps);
  await t.runJobs(work);
  expect(await told()).toBe(before);
});

it('[ORD-12] [WH-01] those that stay are expected as before, whatever is changed beside them', async () => {
  const { id, qid, first, second } = await threeNumbers();
  await late(second);
  const other = `BESIDE-${first.slice(-8)}`;
  const usual = (await expectedOn(id))[first];
  await change(qid, [other, second]);
  expect(await expectedOn(id)).toMatchObject({ [other]: usual, [second]: '2026-11-02' });
});

it.each([['removed, and added'], ['added, and removed']])(
  '[ORD-12] [WH-01] numbers that are %s in two calls are expected on the same day as before',
  async (order) => {
    const { id, qid, first, second } = await threeNumbers();
    for (const one of await t.database.read('system', (db) =>
      db.select().from(packages).where(eq(packages.saleId, id)),
    ))
      if (one.trackingNumber !== first && one.trackingNumber !== second) await scan(one.trackingNumber, 'arrive/');
    await late(first);
    const { headers } = of.desk.session;
    const remove = async () => expect((await t.call('DELETE', `/shipments/${qid}/`, { headers })).statusCode).toBe(204);
    if (order.startsWith('removed')) await remove();
    const { numbers, qid: next } = await addShipmentOf(of, id, 1);
    if (order.startsWith('added')) await remove();
    expect((await expectedOn(id))[numbers[0] ?? '']).toBe('2026-11-02');
    const { numbers: more } = await addShipmentOf(of, id, 1);
    expect((await expectedOn(id))[more[0] ?? '']).not.toBe('2026-11-02');
    expect(next).not.toBe(qid);
  },
);

it('[ORD-12] [WH-01] one whose package was given up is not announced a second time when another is changed', async () => {
  const { id, qid, first, second } = await threeNumbers();
  const givenUp = { status: 'MISSING', lostAt: t.clock.now() } as const;
  await t.database.write('system', (db) => db.update(packages).set(givenUp).where(eq(packages.trackingNumber, second)));
  const other = `BESIDE-${first.slice(-8)}`;
  expect((await change(qid, [other, second])).shipment.trackAndTraceNumbers).toEqual([other, second]);
  const rows = await t.database.read('system', (db) => db.select().from(packages).where(eq(packages.saleId, id)));
  expect(rows.filter(({ trackingNumber }) => trackingNumber === second)).toHaveLength(1);
  expect(rows.map(({ trackingNumber }) => trackingNumber)).toContain(other);
});

it('[ORD-12] [WH-01] a shipment is added after an earlier one was taken back', async () => {
  const { id, qid, first, second } = await threeNumbers();
  const { headers } = of.desk.session;
  const last = await addShipmentOf(of, id, 1);
  expect((await t.call('DELETE', `/shipments/${qid}/`, { headers })).statusCode).toBe(204);
  await addShipmentOf(of, id, 2);
  const left = Object.keys(await expected(id));
  expect(left).toHaveLength(4);
  expect(left).toContain(`ANNOUNCED ${last.numbers[0]}`);
  expect(left.join()).not.toMatch(new RegExp(`${first}|${second}`));
});
