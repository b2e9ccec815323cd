import { type WarehouseShipmentStatus, warehouseShipmentStatuses } from '@quayside/contract/package-values';
import type { WarehousePackage } from '@quayside/contract/packages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeProduct } from '../../testing/buyer-fixture.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { readPdf, scannedCodes } from '../../testing/pdf-reader.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makePackage, type PackageRow } from '../packages/packages.factory.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { makeBuyer } from '../sellers/sellers.factory.ts';
import { deliveryStatusOf } from '../shipments/delivery-status.ts';
import { fireShipment, shipmentEvents } from './warehouse-shipments.machine.ts';

let t: TestApp;
let seller: SellerFixture;
let worker: Session;
let lead: Session;
let packages: PackageRow[];

beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
  seller = await sellerFixture(t);
  const atHouse = { isWarehouseUser: true, warehouseId: matrixHouse } as const;
  worker = await signedIn(t, { role: 'WAREHOUSE_WORKER', account: 'Ines', ...atHouse });
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', account: 'Jonas', ...atHouse });
});
afterAll(() => t.close());

beforeEach(async () => {
  const buyer = await t.database.write('none', (db) => makeBuyer(db));
  packages = [await confirmed(buyer.id), await confirmed(buyer.id)];
});

async function confirmed(buyerId: string): Promise<PackageRow> {
  const order = await seller.sale({ status: 'PAID' });
  return t.database.write('system', async (db) => {
    const [sale] = await db.select().from(sales).where(eq(sales.id, order.id));
    if (!sale) throw new Error('the sale was made');
    return makePackage(db, { sale: { ...sale, buyerId }, warehouseId: matrixHouse, status: 'CONFIRMED' });
  });
}

const idsOf = (rows: readonly PackageRow[]) => rows.map(({ id }) => id);
const call = (path: string, payload: object = {}, { headers }: Session = worker) =>
  t.call('POST', `/warehouse/shipments/${path}`, { headers, payload });
const open = async (rows: readonly PackageRow[] = packages) => (await call('', { packageQids: idsOf(rows) })).json();
const get = (path: string, { headers }: Session = worker) => t.call('GET', `/warehouse/shipments/${path}`, { headers });
const statusOf = async ({ id }: PackageRow) =>
  (await t.call('GET', `/warehouse/packages/${id}/`, { headers: worker.headers })).json().status;
const toReady = { carrier: 'own_truck', weightKg: 10 };

describe('[WH-05] packages are grouped', () => {
  it('but not one whose order has ended since: the buyer has the money back', async () => {
    const [first] = packages;
    if (!first) throw new Error('a package stands here');
    await t.database.write('system', (db) =>
      db.update(sales).set({ status: 'CANCELLED', statusGroup: 'PAST' }).where(eq(sales.id, first.saleId)),
    );
    const refused = await call('', { packageQids: idsOf(packages) });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'shipment_order_ended' }]);
    expect(refused.json().codes).toContain(first.code);
  });

  it('of one buyer and destination, once each; others are named', async () => {
    const [first, second] = packages;
    const shipment = await open(packages.slice(0, 1));
    expect(shipment).toMatchObject({
      status: 'OPEN',
      ownerName: 'Ines',
      packageCount: 1,
      missing: [{ qid: second?.id }],
    });
    const again = await call('', { packageQids: [first?.id] });
    expect(again.json()).toMatchObject({ code: 'shipment_package_not_ready', codes: [first?.code] });
    const stranger = await confirmed((await t.database.write('none', (db) => makeBuyer(db))).id);
    const other = await call(`${shipment.qid}/add-packages/`, { packageQids: [stranger.id] });
    expect(other.json()).toMatchObject({ code: 'shipment_other_destination', codes: [stranger.code] });
    const added = await call(`${shipment.qid}/add-packages/`, { packageQids: [second?.id], version: 1 });
    expect(added.json()).toMatchObject({ packageCount: 2, missing: [], version: 2 });
    const stale = await call(`${shipment.qid}/remove-packages/`, { packageQids: [second?.id], version: 1 });
    expect(stale.json().code).toBe('stale_version');
  });

  it('of one place that was chosen with the order: it stands on the labels and papers, and no other goes along', async () => {
    const [first, second] = packages;
    if (!first || !second) throw new Error('two packages stand here');
    const door = {
      ...{ name: 'Nordlicht Lager Bremen', line1: 'Überseetor 3', line2: 'Tor 4', postalCode: '28217' },
      ...{ city: 'Bremen', region: '', country: 'DE' },
    };
    const sendTo = (one: PackageRow, deliverTo: typeof door) =>
      t.database.write('system', (db) => db.update(sales).set({ deliverTo }).where(eq(sales.id, one.saleId)));
    await sendTo(first, door);
    const list = await t.call('GET', `/warehouse/packages/?status=CONFIRMED&size=100`, { headers: worker.headers });
    const rows: WarehousePackage[] = list.json().results;
    const [chosen, usual] = [first, second].map(({ id }) => rows.find(({ qid }) => qid === id));
    expect(chosen?.destinationPlace).toBe('Nordlicht Lager Bremen, Überseetor 3, Tor 4, 28217 Bremen');
    expect(usual?.destinationPlace).toBeNull();
    expect(chosen?.goesWith).not.toBe(usual?.goesWith);
    const refused = await call('', { packageQids: idsOf(packages) });
    expect(refused.json()).toMatchObject({ status: 409, code: 'shipment_other_destination' });
    expect(refused.json().codes).toHaveLength(1);
    const { qid, missing } = await open([first]);
    expect(missing).toEqual([]);
    const add = () => call(`${qid}/add-packages/`, { packageQids: [second.id] });
    expect((await add()).json()).toMatchObject({ code: 'shipment_other_destination', codes: [second.code] });
    await sendTo(second, { ...door, line2: 'Tor 5' });
    expect((await add()).json().code).toBe('shipment_other_destination');
    await sendTo(second, door);
    expect((await get(`${qid}/`)).json().missing).toMatchObject([{ qid: second.id }]);
    expect((await add()).json()).toMatchObject({ packageCount: 2 });
    await call(`${qid}/ready/`, toReady);
    await call(`${qid}/dispatch/`, { driverName: 'Piet', scannedPackageQids: idsOf(packages) });
    for (const paper of ['labels/', 'packing-list/', 'manifest/']) {
      const { text } = await readPdf((await get(`${qid}/${paper}`)).rawPayload);
      for (const part of [door.name, door.line1, door.line2, '28217 Bremen'])
        expect(text.replaceAll(/\s+/g, ' '), paper).toContain(part);
    }
  });

  it('with all that could go along told: more than a hundred are counted, and what goes elsewhere or has ended is not', async () => {
    const [first, second] = packages;
    if (!first || !second) throw new Error('two packages stand here');
    await t.database.write('system', async (db) => {
      const sale = { ...second, id: second.saleId };
      for (let count = 0; count < 101; count += 1)
        await makePackage(db, { sale, warehouseId: matrixHouse, status: 'CONFIRMED' });
    });
    const shipment = await open([first]);
    expect(shipment).toMatchObject({ missingCount: 102 });
    expect(shipment.missing).toHaveLength(100);
    const setSale = (values: Partial<typeof sales.$inferInsert>) =>
      t.database.write('system', (db) => db.update(sales).set(values).where(eq(sales.id, second.saleId)));
    const door = {
      name: 'Tor 4',
      line1: '',
      line2: '',
      postalCode: '28217',
      city: 'Bremen',
      region: '',
      country: 'DE',
    };
    await setSale({ deliverTo: door });
    expect((await get(`${shipment.qid}/`)).json()).toMatchObject({ missing: [], missingCount: 0 });
    await setSale({ deliverTo: null });
    expect((await get(`${shipment.qid}/`)).json().missingCount).toBe(102);
    await setSale({ status: 'CANCELLED', statusGroup: 'PAST' });
    expect((await get(`${shipment.qid}/`)).json()).toMatchObject({ missing: [], missingCount: 0 });
  });

  it('and taken out again; the last one ends the shipment', async () => {
    const { qid } = await open();
    const [first, second] = idsOf(packages);
    expect((await call(`${qid}/remove-packages/`, { packageQids: [first] })).json().packageCount).toBe(1);
    expect((await call(`${qid}/remove-packages/`, { packageQids: [first] })).json().code).toBe(
      'shipment_package_not_inside',
    );
    expect((await call(`${qid}/remove-packages/`, { packageQids: [second] })).json().status).toBe('CANCELLED');
    expect(await Promise.all(packages.map(statusOf))).toEqual(['CONFIRMED', 'CONFIRMED']);
  });
});

describe('[WH-05] [WH-06] shipments are closed and handed over', () => {
  it('with carrier, number and weight; each package gets its SSCC, labels and a packing list are printed', async () => {
    const { qid, number } = await open();
    expect((await get(`${qid}/labels/?format=pdf`)).json().code).toBe('shipment_no_labels');
    expect((await call(`${qid}/ready/`, { carrier: 'nobody', weightKg: 1 })).json().code).toBe(
      'shipment_carrier_unknown',
    );
    expect((await call(`${qid}/ready/`, { carrier: 'dpd', trackingNumber: 'x', weightKg: 1 })).json().code).toBe(
      'shipment_number_wrong',
    );
    expect((await call(`${qid}/ready/`, toReady)).json()).toMatchObject({ status: 'READY_TO_SHIP', weightKg: 10 });
    const labels = await get(`${qid}/labels/?format=zpl`);
    expect(labels.body.match(/\^XA/g)).toHaveLength(2);
    const again = await get(`${qid}/labels/?packageQid=${packages[1]?.id}`);
    expect((await get(`${qid}/labels/?packageQid=${qid}`)).json().code).toBe('shipment_package_not_inside');
    const list = await get(`${qid}/packing-list/`);
    expect(list.headers['content-type']).toBe('application/pdf');
    const { text } = await readPdf(list.rawPayload);
    for (const part of [number, ...packages.map(({ code }) => code)]) expect(text).toContain(part);
    const found = await t.call('GET', `/warehouse/packages/${packages[0]?.id}/`, { headers: worker.headers });
    const { sscc } = found.json();
    const byScan = await t.call('GET', `/warehouse/packages/lookup/?code=00${sscc}`, { headers: worker.headers });
    expect(byScan.json()).toMatchObject({ matchedBy: 'SSCC', results: [{ qid: packages[0]?.id }] });
    // What a scanner reads from the printed labels: all of them, and one that is printed again.
    const other = await t.call('GET', `/warehouse/packages/${packages[1]?.id}/`, { headers: worker.headers });
    const printed = (await get(`${qid}/labels/`)).rawPayload;
    const read = [await scannedCodes(printed, 1), await scannedCodes(printed, 2)].flat();
    expect(read.sort()).toEqual([`(00)${sscc}`, `(00)${other.json().sscc}`].sort());
    expect(await scannedCodes(again.rawPayload, 1)).toEqual([`(00)${other.json().sscc}`]);
    expect((await readPdf(again.rawPayload)).pages).toBe(1);
  });

  it('when every package was scanned out; the orders are told', async () => {
    const { qid, number } = await open();
    const [first = '', second = ''] = idsOf(packages);
    const out = (scannedPackageQids: string[]) => call(`${qid}/dispatch/`, { driverName: 'Piet', scannedPackageQids });
    expect((await out([first])).json().code).toBe('shipment_not_in_state');
    await call(`${qid}/ready/`, toReady);
    expect((await out([first])).json()).toMatchObject({
      code: 'shipment_not_all_scanned',
      codes: [packages[1]?.code],
    });
    expect((await out([first, crypto.randomUUID()])).json().code).toBe('shipment_package_not_inside');
    const scannedPackageQids = [first, second];
    expect((await call(`${qid}/dispatch/`, { scannedPackageQids })).json().code).toBe('shipment_driver_missing');
    expect((await get(`${qid}/manifest/`)).json().code).toBe('shipment_not_handed_over');
    const signature = [
      [100, 200, 300, 120, 500, 260],
      [700, 100],
    ];
    expect((await call(`${qid}/dispatch/`, { scannedPackageQids, signature: [[1_001, 0]] })).statusCode).toBe(400);
    const signed = await call(`${qid}/dispatch/`, { scannedPackageQids, signature });
    expect(signed.json()).toMatchObject({ status: 'SHIPPED', driverName: null, signature });
    expect((await readPdf((await get(`${qid}/manifest/`)).rawPayload)).text).toContain('the driver, who signed');
    expect((await call(`${qid}/undo/`)).json()).toMatchObject({ status: 'READY_TO_SHIP', signature: null });
    expect((await out([first, second])).json()).toMatchObject({ status: 'SHIPPED', driverName: 'Piet' });
    const { text } = await readPdf((await get(`${qid}/manifest/`)).rawPayload);
    for (const part of [number, 'Taken over by Piet', ...packages.map(({ code }) => code)])
      expect(text).toContain(part);
    await t.runJobs(work);
    const events = await seller.send('GET', packages[0]?.saleId ?? '', 'events/');
    expect(JSON.stringify(events.json())).toContain('warehouse_shipped');
    expect(JSON.stringify(events.json())).toContain(number);
  });

  it('[WH-05] beyond the customs union only when code, origin and value of each product are known', async () => {
    const [order, { gtin }] = [await seller.sale({ status: 'PAID' }), await makeProduct(t)];
    const one = await t.database.write('system', async (db) => {
      const [sale] = await db.select().from(sales).where(eq(sales.id, order.id));
      const found = await db.select().from(saleLines).where(eq(saleLines.saleId, order.id)).limit(1);
      const lines = found.map((line) => ({ ...line, gtin }));
      if (!sale) throw new Error('the sale was made');
      const made = { sale, lines, warehouseId: matrixHouse, status: 'CONFIRMED', destinationCountry: 'CH' } as const;
      return { ...(await makePackage(db, made)), productName: lines[0]?.productName };
    });
    const { qid } = await open([one]);
    const { productName, code } = one;
    const facts = ['HS_CODE', 'ORIGIN_COUNTRY'];
    expect((await call(`${qid}/ready/`, toReady)).json()).toMatchObject({
      ...{ status: 409, code: 'shipment_customs_incomplete' },
      missing: [{ gtin, productName, facts, packages: [code] }],
    });
    expect(await statusOf(one)).toBe('IN_SHIPMENT');
    const shown = (await get(`${qid}/`)).json();
    expect(shown.allowedActions).toContain('declare');
    expect(shown.customs).toEqual([{ gtin, productName, hsCode: null, originCountry: null, facts, packages: [code] }]);
    const told = (product: object, session = worker) =>
      call(`${qid}/customs-data/`, { products: [{ gtin, ...product }] }, session);
    for (const hsCode of ['3401', '3401301', '770100', '34013O'])
      expect((await told({ hsCode })).statusCode, hsCode).toBe(400);
    expect((await told({ gtin: '00000000000000', hsCode: '340130' })).json().code).toBe('shipment_product_not_inside');
    expect((await told({ hsCode: '340130' })).json()).toMatchObject({
      customs: [{ hsCode: '340130', facts: ['ORIGIN_COUNTRY'] }],
      events: [{ action: 'declare', note: `${gtin}: 340130` }, {}],
    });
    // What is known of a product is shared by all: only a lead changes it, and the history says what it was.
    expect((await told({ hsCode: '34013000', originCountry: 'FR' })).json().code).toBe('shipment_customs_known');
    expect((await told({ originCountry: 'FR' })).json().customs).toMatchObject([{ facts: [] }]);
    expect((await told({ hsCode: '34013000' }, lead)).json().events[0].note).toBe(`${gtin}: 340130 → 34013000`);
    expect((await call(`${qid}/ready/`, toReady)).json().status).toBe('READY_TO_SHIP');
  });

  it('and every step is taken back within ten minutes', async () => {
    const { qid } = await open();
    const [first] = idsOf(packages);
    await call(`${qid}/remove-packages/`, { packageQids: [first] });
    expect((await call(`${qid}/undo/`)).json().packageCount).toBe(2);
    await call(`${qid}/ready/`, toReady);
    await call(`${qid}/dispatch/`, { driverName: 'Piet', scannedPackageQids: idsOf(packages) });
    expect((await call(`${qid}/undo/`)).json()).toMatchObject({ status: 'READY_TO_SHIP', driverName: null });
    expect(await Promise.all(packages.map(statusOf))).toEqual(['READY_TO_SHIP', 'READY_TO_SHIP']);
    expect((await call(`${qid}/undo/`)).json().code).toBe('shipment_nothing_to_undo');
  });

  it('a lead opens one again', async () => {
    const { qid } = await open();
    await call(`${qid}/ready/`, toReady);
    expect((await call(`${qid}/reopen/`)).statusCode).toBe(403);
    expect((await call(`${qid}/reopen/`, {}, lead)).json()).toMatchObject({ status: 'OPEN', carrier: null });
    expect(await Promise.all(packages.map(statusOf))).toEqual(['IN_SHIPMENT', 'IN_SHIPMENT']);
  });
});

/** One package by DPD, the other with our own truck. */
const sentTwice = async () => {
  const [first, second] = packages.map((one) => [one]);
  return [await sent(byDpd, first), await sent(toReady, second)];
};
const sent = async (ready: object = toReady, rows: readonly PackageRow[] = packages) => {
  const { qid } = await open(rows);
  await call(`${qid}/ready/`, ready);
  await call(`${qid}/dispatch/`, { driverName: 'Piet', scannedPackageQids: idsOf(rows) });
  return qid;
};
const byDpd = { carrier: 'dpd', trackingNumber: '09980000020033F', weightKg: 10 };
const news = (qid: string, code: string, session = lead) => call(`${qid}/carrier-news/`, { code }, session);

describe('[WH-06] what has left is followed', () => {
  it('our own truck: whoever sends notes that it is delivered', async () => {
    const qid = await sent();
    expect((await get(`${qid}/`)).json().allowedActions).toEqual(['deliver', 'undo']);
    expect((await news(qid, 'EXCEPTION', worker)).json().code).toBe('shipment_lead_tells');
    expect((await news(qid, 'DELIVERED', worker)).json()).toMatchObject({ status: 'DELIVERED', allowedActions: [] });
    expect(await Promise.all(packages.map(statusOf))).toEqual(['DELIVERED', 'DELIVERED']);
    expect((await news(qid, 'LOST')).json().code).toBe('shipment_not_in_state');
  });

  it('a lead enters that it is delayed, the orders are told; it comes back, and is opened and sent anew', async () => {
    const qid = await sent(byDpd);
    expect((await news(qid, 'DELIVERED', worker)).json().code).toBe('shipment_lead_tells');
    expect((await news(qid, 'EXCEPTION')).json()).toMatchObject({ status: 'SHIPPED', journey: 'EXCEPTION' });
    expect((await get('?isTroubled=true')).json().results).toMatchObject([{ qid, journey: 'EXCEPTION' }]);
    expect((await call(`${qid}/take-back/`, {}, lead)).json().code).toBe('shipment_not_in_state');
    t.clock.advance(minutes(1));
    const back = (await news(qid, 'RETURNED')).json();
    expect(back.allowedActions).toContain('take_back');
    expect(back.events.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'carrier_returned',
      'carrier_exception',
    ]);
    await t.runJobs(work);
    const timeline = JSON.stringify((await seller.send('GET', packages[0]?.saleId ?? '', 'events/')).json());
    for (const action of ['warehouse_delayed', 'warehouse_returned']) expect(timeline).toContain(action);
    expect((await call(`${qid}/take-back/`)).statusCode).toBe(403);
    expect((await call(`${qid}/take-back/`, {}, lead)).json()).toMatchObject({
      status: 'READY_TO_SHIP',
      journey: null,
    });
    expect((await call(`${qid}/reopen/`, {}, lead)).json().status).toBe('OPEN');
    expect(await Promise.all(packages.map(statusOf))).toEqual(['IN_SHIPMENT', 'IN_SHIPMENT']);
    expect((await get('?isTroubled=true')).json().count).toBe(0);
  });
});

describe('[WH-07] take-over', () => {
  it('makes another worker the owner and keeps who it was; the flag switches it off', async () => {
    const { qid, allowedActions } = await open();
    expect(allowedActions).not.toContain('take_over');
    expect((await get(`${qid}/`, lead)).json().allowedActions).toContain('take_over');
    const taken = (await call(`${qid}/take-over/`, {}, lead)).json();
    expect(taken).toMatchObject({ ownerName: 'Jonas', events: [{ action: 'take_over', note: 'Ines → Jonas' }, {}] });
    const off = await testApp({ replaced: { flags: { ...t.deps.flags, 'warehouse-shipment-take-over': false } } });
    const answer = await off.call('POST', `/warehouse/shipments/${qid}/take-over/`, {
      headers: worker.headers,
      payload: {},
    });
    expect(answer.json().code).toBe('shipment_take_over_off');
    await off.close();
  });
});

describe('[WH-06] lists', () => {
  it('show what is still here, and by status with counts', async () => {
    const { qid } = await open();
    const here = (await get('')).json();
    expect(here.results[0]).toMatchObject({ qid, packageCount: 2 });
    expect((await get('?status=OPEN')).json().count).toBe(here.counts.OPEN);
  });
});

const ways: Readonly<Record<string, WarehouseShipmentStatus>> = {
  'OPEN add': 'OPEN',
  'OPEN remove': 'OPEN',
  'OPEN declare': 'OPEN',
  'OPEN book': 'OPEN',
  'OPEN take_over': 'OPEN',
  'OPEN ready': 'READY_TO_SHIP',
  'OPEN cancel': 'CANCELLED',
  'READY_TO_SHIP reopen': 'OPEN',
  'READY_TO_SHIP dispatch': 'SHIPPED',
  'SHIPPED deliver': 'DELIVERED',
  'SHIPPED take_back': 'READY_TO_SHIP',
};
describe('[WH-06] the life of a warehouse shipment', () => {
  it.each(warehouseShipmentStatuses.flatMap((status) => shipmentEvents.map((event) => [status, event] as const)))(
    'from %s, %s leads where the domain page says',
    (status, event) => {
      const outcome = fireShipment(event, status);
      expect('to' in outcome ? outcome.to : null).toBe(ways[`${status} ${event}`] ?? null);
    },
  );
});

// Last: time goes on, and every session ends.
it('[WH-06] silent for fifteen working days it is lost; our own truck is not, for it has no scans', async () => {
  const [lost] = await sentTwice();
  const lose = async () => work.jobs.find(({ name }) => name === 'warehouse_shipments.lost')?.run({}, t.deps);
  const journeys = async () => {
    const later = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });
    const { results } = (await get('?isTroubled=true', later)).json();
    return results.map(({ qid, journey }: { qid: string; journey: string }) => [qid, journey]);
  };
  t.clock.advance(days(18));
  await lose();
  expect(await journeys()).toEqual([]);
  t.clock.advance(days(5));
  await lose();
  expect(await journeys()).toEqual([[lost, 'LOST']]);
  const buyersWay = await t.database.read('system', (db) =>
    deliveryStatusOf(db, packages[0]?.sellerId ?? '', packages[0]?.saleId ?? ''),
  );
  expect(buyersWay).toMatchObject({ isLost: true, isAtWarehouse: false, deliveredAt: null });
});
