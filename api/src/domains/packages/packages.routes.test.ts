import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { pngBytes } from '../../platform/files/files.factory.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { makePackage, type PackageRow } from './packages.factory.ts';
import { packageEvents, packageLines, packages } from './packages.tables.ts';

let t: TestApp;
let seller: SellerFixture;
let worker: Session;
let lead: Session;
let elsewhere: Session;
let one: PackageRow;
let lineIds: string[];

beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
  seller = await sellerFixture(t);
  const atHouse = { isWarehouseUser: true, warehouseId: matrixHouse } as const;
  worker = await signedIn(t, { role: 'WAREHOUSE_WORKER', ...atHouse });
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', account: 'Bram Smit', ...atHouse });
  elsewhere = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: crypto.randomUUID() });
});
afterAll(() => t.close());

beforeEach(async () => {
  one = await announced();
});

/** A package of two lines with ten pieces each. */
async function announced(status: 'PAID' | 'CONFIRMED' = 'PAID'): Promise<PackageRow> {
  const order = await seller.sale({ status });
  lineIds = order.lineIds;
  return t.database.write('system', async (db) => {
    const [sale] = await db.select().from(sales).where(eq(sales.id, order.id));
    const lines = await db.select().from(saleLines).where(eq(saleLines.saleId, order.id)).orderBy(saleLines.position);
    if (!sale) throw new Error('the sale was made');
    return makePackage(db, { sale, lines, warehouseId: matrixHouse });
  });
}

const post = (path: string, payload: object = {}, { headers }: Session = worker) =>
  t.call('POST', `/warehouse/packages/${one.id}/${path}`, { headers, payload });
const shown = async ({ headers }: Session = worker) =>
  (await t.call('GET', `/warehouse/packages/${one.id}/`, { headers })).json();
const find = (code: string, { headers }: Session = worker) =>
  t.call('GET', `/warehouse/packages/lookup/?code=${encodeURIComponent(code)}`, { headers });
const report = (fields: Record<string, string | Buffer>, session = worker) => {
  const { headers, payload } = formOf(fields, 'corner.png');
  return t.call('POST', `/warehouse/packages/${one.id}/discrepancies/`, {
    headers: { ...session.headers, ...headers },
    payload,
  });
};
const moved = (to: Partial<PackageRow>) =>
  t.database.write('system', (db) => db.update(packages).set(to).where(eq(packages.id, one.id)));
const saleNow = () => t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, one.saleId)));
const lineOf = (lineId: string) =>
  t.database.read('system', async (db) => {
    const [line] = await db
      .select()
      .from(saleLines)
      .where(and(eq(saleLines.id, lineId)));
    return { received: line?.receivedQuantity, damaged: line?.damagedQuantity };
  });

describe('[WH-01] [WH-02] packages are found', () => {
  it('by package code, tracking number and GTIN, typed or scanned', async () => {
    expect((await find(one.code.toLowerCase())).json()).toMatchObject({
      matchedBy: 'PACKAGE_CODE',
      results: [{ qid: one.id }],
    });
    expect((await find(` ${one.trackingNumber.slice(0, 4)} ${one.trackingNumber.slice(4)}\r`)).json()).toMatchObject({
      matchedBy: 'TRACKING_NUMBER',
      results: [{ qid: one.id }],
    });
    const { gtin } = (await shown()).lines[0];
    expect((await find(gtin)).json().matchedBy).toBe('GTIN');
    expect((await find('NOTHING-LIKE-IT')).json().code).toBe('package_not_found');
  });

  it('[WH-02] by a GTIN each that holds it, here or to come: one alone is never picked of several', async () => {
    const gtin = '09501101530003';
    await t.database.write('system', (db) =>
      db.update(packageLines).set({ gtin }).where(eq(packageLines.packageId, one.id)),
    );
    const found = async () =>
      (await find(gtin)).json().results.map(({ qid, status }: { qid: string; status: string }) => [qid, status]);
    expect(await found()).toEqual([[one.id, 'ANNOUNCED']]);
    await post('confirm/');
    const waits = await t.database.write('system', (db) => {
      const line = { gtin, productName: 'Soap', brandName: 'Loom', unitSize: 1 };
      const sale = { ...one, id: one.saleId };
      return makePackage(db, {
        sale,
        lines: [{ ...line, id: present(lineIds[0], 'it has a line') }],
        warehouseId: matrixHouse,
      });
    });
    expect(await found()).toEqual([
      [waits.id, 'ANNOUNCED'],
      [one.id, 'CONFIRMED'],
    ]);
    await moved({ status: 'SHIPPED' });
    expect(await found()).toEqual([[waits.id, 'ANNOUNCED']]);
  });

  it('and another warehouse’s answer like one that is not there', async () => {
    const absent = await t.call('GET', `/warehouse/packages/${crypto.randomUUID()}/`, { headers: elsewhere.headers });
    const foreign = await t.call('GET', `/warehouse/packages/${one.id}/`, { headers: elsewhere.headers });
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' });
    expect((await find(one.code, elsewhere)).statusCode).toBe(404);
    expect((await t.call('GET', '/warehouse/packages/', { headers: elsewhere.headers })).json().count).toBe(0);
  });

  it('in lists by status, with counts for the tabs', async () => {
    const list = (await t.call('GET', '/warehouse/packages/?status=ANNOUNCED', { headers: worker.headers })).json();
    expect(list.results.every(({ status }: { status: string }) => status === 'ANNOUNCED')).toBe(true);
    expect(list.counts.ANNOUNCED).toBe(list.count);
  });
});

describe('[WH-03] [WH-04] packages are received', () => {
  it('as announced with one call, into their bay, and the order’s lines are told', async () => {
    const answer = await post('confirm/', { isAsAnnounced: true, version: 1 });
    expect(answer.json()).toMatchObject({ status: 'CONFIRMED', location: expect.stringMatching(/^[A-F]-\d\d$/) });
    expect(await lineOf(lineIds[0] ?? '')).toEqual({ received: 10, damaged: 0 });
    const events = await seller.send('GET', one.saleId, 'events/');
    expect(JSON.stringify(events.json())).toContain('warehouse_received');
  });

  it('[WH-04] into another bay than was proposed, and back', async () => {
    expect((await post('move/', { location: 'C-07' })).json().code).toBe('package_not_in_state');
    const { location } = (await post('confirm/', {})).json();
    const moved = (await post('move/', { location: 'A-12' })).json();
    expect(moved).toMatchObject({ status: 'CONFIRMED', location: 'A-12' });
    expect(moved.events[0]).toMatchObject({ action: 'move', note: `${location} → A-12` });
    expect(moved.allowedActions).toContain('move');
    expect((await post('move/', { location: 'nowhere' })).statusCode).toBe(400);
    expect((await post('undo/')).json()).toMatchObject({ status: 'CONFIRMED', location });
  });

  it('with counts, lot and expiry; every line is counted or taken as announced', async () => {
    const [first = '', second = ''] = lineIds;
    expect((await post('confirm/', { lines: [{ lineQid: first, received: 10 }] })).json().code).toBe(
      'package_not_counted',
    );
    expect(
      (await post('confirm/', { lines: [{ lineQid: first, received: 9 }], isAsAnnounced: true })).json().code,
    ).toBe('package_count_differs');
    const lines = [
      { lineQid: first, received: 10, lot: 'L7', expiresOn: '2027-03-31' },
      { lineQid: second, received: 10 },
    ];
    const { lines: counted } = (await post('confirm/', { lines })).json();
    expect(counted[0]).toMatchObject({ received: 10, lot: 'L7', expiresOn: '2027-03-31' });
  });

  it('[WH-08] by one and sent by another of the same warehouse: both are on record; a stranger’s name is refused', async () => {
    const stranger = await post('confirm/', { scannedBy: elsewhere.user.id });
    expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'scanned_by_stranger']);
    const { events } = (await post('confirm/', { scannedBy: worker.user.id }, lead)).json();
    const [{ actorName, scannedByName }] = events;
    expect([actorName, scannedByName]).toEqual([lead.user.account, worker.user.account]);
  });

  it('later than they arrived; a scan kept on a device tells its own time', async () => {
    const scannedAt = plus(t.clock.now(), -minutes(7));
    expect((await post('arrive/', { scannedAt })).json()).toMatchObject({ status: 'ARRIVED', arrivedAt: scannedAt });
    expect((await post('arrive/')).json()).toMatchObject({ code: 'package_not_in_state' });
    expect((await post('confirm/', { version: 1 })).json().code).toBe('stale_version');
    expect((await post('confirm/')).json()).toMatchObject({ status: 'CONFIRMED', arrivedAt: scannedAt });
  });

  it('once per key, however often the scan is sent', async () => {
    const headers = { ...worker.headers, 'idempotency-key': `scan-${one.id}` };
    const send = () => t.call('POST', `/warehouse/packages/${one.id}/confirm/`, { headers, payload: {} });
    const answers = [await send(), await send(), await send()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await lineOf(lineIds[0] ?? '')).toEqual({ received: 10, damaged: 0 });
  });

  it.each([
    ['arrive/', {}],
    ['confirm/', {}],
  ])(
    '[ORD-07] %s ends the deadline of its order, which can no longer be declined; taken back, the order waits again',
    async (path, body) => {
      one = await announced('CONFIRMED');
      const [before] = await saleNow();
      expect(before?.expiresAt).not.toBeNull();
      expect((await post(path, body)).statusCode).toBe(200);
      const [here] = await saleNow();
      expect(here).toMatchObject({ expiresAt: null, pickedUpAt: t.clock.now() });
      const shown = await t.call('GET', `/sales/${one.saleId}/`, { headers: seller.session.headers });
      expect(shown.json().allowedActions).not.toContain('DECLINE');
      expect((await post('undo/')).statusCode).toBe(200);
      const { expiresAt, dueAt, nextAction } = before ?? {};
      expect((await saleNow())[0]).toMatchObject({ expiresAt, dueAt, nextAction, pickedUpAt: null });
    },
  );

  it('[ORD-07] the order waits again once the last of its packages is taken back, in whatever order they came', async () => {
    one = await announced('CONFIRMED');
    const [before] = await saleNow();
    const other = await t.database.write('system', async (db) => {
      const lines = await db.select().from(saleLines).where(eq(saleLines.saleId, one.saleId));
      if (!before) throw new Error('the sale was made');
      return makePackage(db, { sale: before, lines, warehouseId: matrixHouse });
    });
    const step = async ({ id }: PackageRow, path: string) => {
      const { headers } = worker;
      expect((await t.call('POST', `/warehouse/packages/${id}/${path}`, { headers, payload: {} })).statusCode).toBe(
        200,
      );
      return (await saleNow())[0]?.expiresAt ?? null;
    };
    expect(await step(one, 'arrive/')).toBeNull();
    expect(await step(other, 'arrive/')).toBeNull();
    expect(await step(one, 'undo/')).toBeNull();
    expect(await step(other, 'undo/')).toBe(before?.expiresAt);
  });

  it.each(['RETURN_TO_SELLER', 'DISPOSE'])(
    '[ORD-07] %s of all that came: the order waits again, a day at least, and is not paid for what is gone',
    async (resolution) => {
      one = await announced('CONFIRMED');
      await report({ type: 'DAMAGED', quantity: '1', lineQid: lineIds[0] ?? '', file: pngBytes() });
      expect((await saleNow())[0]?.expiresAt).toBeNull();
      const { headers } = lead;
      const answer = await t.call('POST', `/warehouse/packages/${one.id}/resolve/`, {
        headers,
        payload: { resolution },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      const [sale] = await saleNow();
      expect(sale?.pickedUpAt).toBeNull();
      expect(sale?.expiresAt && sale.expiresAt >= plus(t.clock.now(), hours(24))).toBe(true);
    },
  );

  it('[ORD-07] taken back after the order was paid, an arrival leaves it without a deadline', async () => {
    one = await announced('CONFIRMED');
    await post('arrive/');
    await t.database.write('system', (db) =>
      db.update(sales).set({ status: 'PAID', statusGroup: 'CURRENT' }).where(eq(sales.id, one.saleId)),
    );
    expect((await post('undo/')).statusCode).toBe(200);
    expect((await saleNow())[0]).toMatchObject({
      pickedUpAt: null,
      expiresAt: null,
      dueAt: expect.stringMatching(/infinity/i),
    });
  });

  it('and a step is taken back within ten minutes, by whoever made it or a lead', async () => {
    await post('confirm/');
    expect((await post('undo/', {}, lead)).json()).toMatchObject({ status: 'ANNOUNCED', location: null });
    expect(await lineOf(lineIds[0] ?? '')).toEqual({ received: 0, damaged: 0 });
    expect((await post('undo/')).json().code).toBe('package_nothing_to_undo');
    await post('arrive/');
    const now = t.clock.now();
    await t.database.write('system', (db) =>
      db
        .update(packageEvents)
        .set({ at: plus(now, -minutes(11)) })
        .where(eq(packageEvents.packageId, one.id)),
    );
    expect((await post('undo/')).json().code).toBe('package_nothing_to_undo');
  });
});

describe('[WH-03] differences', () => {
  it('put the package on hold with a photo, the seller hears of it, and a lead accepts what was there', async () => {
    const lineQid = lineIds[0] ?? '';
    const damaged = { type: 'DAMAGED', quantity: '2', lineQid };
    expect((await report(damaged)).json().code).toBe('package_photo_required');
    const held = (await report({ ...damaged, file: pngBytes({ width: 40, height: 40 }) })).json();
    expect(held).toMatchObject({
      status: 'ON_HOLD',
      location: 'H-01',
      discrepancies: [{ type: 'DAMAGED', quantity: 2 }],
    });
    const [{ photos }] = held.discrepancies;
    const photo = await t.call('GET', `/warehouse/packages/${one.id}/photos/${photos[0].qid}/`, {
      headers: worker.headers,
    });
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/png']);
    await report({ type: 'SHORT', quantity: '1', lineQid });
    expect((await post('confirm/')).json().code).toBe('package_not_in_state');
    await t.runJobs(work);
    const bell = await t.call('GET', '/notifications/', { headers: seller.session.headers });
    expect(bell.json().results[0]).toMatchObject({ type: 'DISCREPANCY' });
    expect((await post('resolve/', { resolution: 'ACCEPT_AS_IS' })).statusCode).toBe(403);
    const resolved = (await post('resolve/', { resolution: 'ACCEPT_RECEIVED_QUANTITY' }, lead)).json();
    expect(resolved).toMatchObject({ status: 'CONFIRMED', discrepancies: [{ resolvedByName: lead.user.account }, {}] });
    expect(await lineOf(lineQid)).toEqual({ received: 9, damaged: 2 });
  });

  it('are refused without their product, for more than was announced, and for products of other packages', async () => {
    const codes = [
      await report({ type: 'SHORT', quantity: '1' }),
      await report({ type: 'SHORT', quantity: '11', lineQid: lineIds[0] ?? '' }),
      await report({ type: 'SHORT', quantity: '0', lineQid: lineIds[0] ?? '' }),
      await report({ type: 'SHORT', quantity: '1', lineQid: crypto.randomUUID() }),
    ].map((answer) => answer.json().code);
    expect(codes).toEqual([
      'package_line_required',
      'package_quantity_wrong',
      'package_quantity_wrong',
      'package_line_not_found',
    ]);
  });

  it.each([
    ['RECOUNT', 'ARRIVED', 'H-01'],
    ['QUARANTINE', 'ON_HOLD', 'H-01'],
    ['RETURN_TO_SELLER', 'RETURNED_TO_SELLER', 'R-01'],
    ['DISPOSE', 'DISPOSED', null],
  ])('end with %s in %s', async (resolution, status, location) => {
    await report({ type: 'SHORT', quantity: '1', lineQid: lineIds[0] ?? '' });
    expect((await post('resolve/', { resolution }, lead)).json()).toMatchObject({ status, location });
    expect(await lineOf(lineIds[0] ?? '')).toEqual({ received: 0, damaged: 0 });
  });

  it('are taken back with the damage they told', async () => {
    const lineQid = lineIds[0] ?? '';
    await report({ type: 'DAMAGED', quantity: '3', lineQid, file: pngBytes() });
    expect((await post('undo/')).json()).toMatchObject({ status: 'ANNOUNCED' });
    expect(await lineOf(lineQid)).toEqual({ received: 0, damaged: 0 });
    expect((await post('confirm/')).json().status).toBe('CONFIRMED');
  });
});

describe('[WH-01] packages that do not come, and packages nobody announced', () => {
  it('are missing five working days after the day they were expected, and can still arrive', async () => {
    t.clock.set('2026-12-15T08:00:00.000Z');
    lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });
    worker = lead;
    await work.jobs.find(({ name }) => name === 'packages.mark_missing')?.run({}, t.deps);
    expect(await shown()).toMatchObject({ status: 'MISSING' });
    expect((await post('confirm/')).json().status).toBe('CONFIRMED');
  });

  it('are kept on hold under the order their papers name, with a photo', async () => {
    const order = await seller.sale({
      status: 'PAID',
      destination: { kind: 'WAREHOUSE', country: 'NL', city: 'Rotterdam' },
    });
    const send = (fields: Record<string, string | Buffer>) => {
      const { headers, payload } = formOf(fields, 'label.png');
      return t.call('POST', '/warehouse/packages/', { headers: { ...worker.headers, ...headers }, payload });
    };
    expect((await send({ code: 'X-1', order: 'QS-NOWHERE', file: pngBytes() })).json().code).toBe(
      'package_order_not_found',
    );
    expect((await send({ code: 'X-1', order: order.order })).json().code).toBe('package_photo_required');
    const kept = await send({ code: 'x-1', order: order.order, file: pngBytes() });
    expect(kept.json()).toMatchObject({ status: 'ON_HOLD', code: 'X-1', discrepancies: [{ type: 'UNEXPECTED' }] });
    expect((await send({ code: 'X-1', order: order.order, file: pngBytes() })).json().code).toBe(
      'package_already_known',
    );
  });
});
