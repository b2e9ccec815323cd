import { type Claim, claimList } from '@quayside/contract/claims';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { pngBytes } from '../../platform/files/files.factory.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { claimFixture, post } from '../../testing/claim-fixture.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { lostUnclaimed } from '../sales/sales.public.ts';
import { neverDue } from '../sales/sales.repository.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { followedShipments, insertShipment } from '../shipments/shipments.repository.ts';
import { shipments } from '../shipments/shipments.tables.ts';
import { makeWarehouseShipment } from '../warehouse-shipments/warehouse-shipments.factory.ts';
import { makePackage } from './packages.factory.ts';
import { packages as kept } from './packages.tables.ts';

let t: TestApp;
let seller: SellerFixture;
let lead: Session;
beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
  seller = await sellerFixture(t);
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });
});
afterAll(() => t.close());

/** Packages of an order of two lines, ten pieces each. */
async function announced(count: number, order: Awaited<ReturnType<SellerFixture['sale']>> | null = null) {
  const given = order ?? (await seller.sale({ status: 'PAID' }));
  return announce(given, count);
}
async function announce(order: Awaited<ReturnType<SellerFixture['sale']>>, count: number) {
  const packages = await t.database.write('system', async (db) => {
    const [sale] = await db.select().from(sales).where(eq(sales.id, order.id));
    const lines = await db.select().from(saleLines).where(eq(saleLines.saleId, order.id)).orderBy(saleLines.position);
    if (!sale) throw new Error('the sale was made');
    const made = [];
    for (let n = 0; n < count; n += 1) made.push(await makePackage(db, { sale, lines, warehouseId: matrixHouse }));
    return made;
  });
  return { order, packages };
}

const photo = pngBytes();
const at = (qid: string, path: string) => `/warehouse/packages/${qid}/${path}`;
async function report(qid: string, fields: Record<string, string | Buffer>) {
  const { headers, payload } = formOf(fields, 'corner.png');
  const answer = await t.call('POST', at(qid, 'discrepancies/'), { headers: { ...lead.headers, ...headers }, payload });
  expect(answer.statusCode, answer.body).toBe(200);
}
const resolve = (qid: string, resolution = 'ACCEPT_RECEIVED_QUANTITY') =>
  t.call('POST', at(qid, 'resolve/'), { headers: lead.headers, payload: { resolution, raiseClaim: true } });
const ofSeller = (path: string) => t.call('GET', path, { headers: seller.session.headers });

it('[WH-03] [CLM-01] a lead claims what is missing or damaged: the system’s claim, with the warehouse’s photo as the seller sees it', async () => {
  const { order, packages } = await announced(1);
  const [one] = packages;
  const [first = '', second = ''] = order.lineIds;
  await report(one?.id ?? '', { type: 'DAMAGED', quantity: '3', lineQid: first, file: photo });
  await report(one?.id ?? '', { type: 'SHORT', quantity: '2', lineQid: second });
  const resolved = await resolve(one?.id ?? '');
  expect(resolved.json(), resolved.body).toMatchObject({ status: 'CONFIRMED' });
  await t.runJobs(work);
  const list = claimList.parse((await ofSeller(`/claims/?saleQid=${order.id}`)).json());
  expect(list.results).toMatchObject([{ type: 'WAREHOUSE_DISCREPANCY', status: 'UNDER_REVIEW', quantity: 5 }]);
  const claim: Claim = (await ofSeller(`/claims/${list.results[0]?.qid}/`)).json();
  expect(claim.lines.map(({ quantity }) => quantity).sort()).toEqual([2, 3]);
  expect(claim.description).toContain('3 ×');
  expect(claim.evidence).toMatchObject([{ party: 'WAREHOUSE', verdict: 'OK', fileName: 'corner.png' }]);
  const file = await ofSeller(`/claims/${claim.qid}/evidence/${claim.evidence[0]?.qid}/`);
  expect(file.rawPayload.length).toBeGreaterThan(0);
});

it('[WH-03] [CLM-03] what was missing, and the claim rejected, is not claimed again when the rest gets lost; what was damaged is', async () => {
  const { order, packages } = await announced(1);
  const [one] = packages;
  const [first = '', second = ''] = order.lineIds;
  await report(one?.id ?? '', { type: 'DAMAGED', quantity: '3', lineQid: first, file: photo });
  await report(one?.id ?? '', { type: 'SHORT', quantity: '1', lineQid: first });
  await report(one?.id ?? '', { type: 'SHORT', quantity: '2', lineQid: second });
  expect((await resolve(one?.id ?? '')).statusCode).toBe(200);
  await t.runJobs(work);
  const [claim] = claimList.parse((await ofSeller(`/claims/?saleQid=${order.id}`)).json()).results;
  const lines = order.lineIds.map((lineQid) => ({ lineQid, amount: { amount: '0.00', currency: 'EUR' } }));
  const body = { fault: 'CARRIER', resolution: 'NO_ACTION', lines, note: 'Counted wrong.' };
  const { staffSession } = await claimFixture(t);
  expect((await post(t, staffSession, `${claim?.qid}/decide/`, body)).json()).toMatchObject({ status: 'REJECTED' });
  const ids = { sellerId: seller.seller.id, saleId: order.id };
  const lost = await t.database.write('system', async (db) => {
    const to = { warehouseId: matrixHouse, buyerId: order.buyerId, status: 'SHIPPED', journey: 'LOST' } as const;
    const { id: shipmentId } = await makeWarehouseShipment(db, to);
    await db
      .update(kept)
      .set({ status: 'SHIPPED', shipmentId })
      .where(eq(kept.id, one?.id ?? ''));
    return lostUnclaimed(db, ids);
  });
  expect(Object.fromEntries(lost.map(({ lineId, quantity }) => [lineId, quantity]))).toEqual({
    [first]: 9,
    [second]: 8,
  });
});

it('[CLM-01] beside an open claim of the order there is no second one, and the package stays on hold', async () => {
  const { order, packages } = await announced(2);
  for (const { id } of packages) await report(id, { type: 'SHORT', quantity: '1', lineQid: order.lineIds[0] ?? '' });
  expect((await resolve(packages[0]?.id ?? '')).statusCode).toBe(200);
  const refused = await resolve(packages[1]?.id ?? '');
  expect(refused.json()).toMatchObject({ status: 409, code: 'claim_already_open' });
  const kept = await t.call('GET', at(packages[1]?.id ?? '', ''), { headers: lead.headers });
  expect(kept.json()).toMatchObject({ status: 'ON_HOLD' });
});

it.each(['QUARANTINE', 'RECOUNT'])(
  '[WH-03] [CLM-01] %s: nothing is claimed yet, for another decision follows; the one that ends it claims',
  async (resolution) => {
    const { order, packages } = await announced(1);
    const qid = packages[0]?.id ?? '';
    const damaged = { type: 'DAMAGED', quantity: '3', lineQid: order.lineIds[0] ?? '', file: photo };
    await report(qid, damaged);
    const claimsOf = async () => claimList.parse((await ofSeller(`/claims/?saleQid=${order.id}`)).json()).results;
    expect((await resolve(qid, resolution)).json()).toMatchObject({ status: 400, code: 'package_claim_too_early' });
    expect(await claimsOf()).toEqual([]);
    const payload = { resolution, raiseClaim: false };
    expect((await t.call('POST', at(qid, 'resolve/'), { headers: lead.headers, payload })).statusCode).toBe(200);
    if (resolution === 'RECOUNT') await report(qid, damaged);
    expect((await resolve(qid, 'RETURN_TO_SELLER')).statusCode).toBe(200);
    await t.runJobs(work);
    expect(await claimsOf()).toMatchObject([{ type: 'WAREHOUSE_DISCREPANCY', quantity: 20 }]);
  },
);

it('[WH-03] [CLM-01] SEND_REMAINDER: what is missing is still to come, and is not claimed', async () => {
  const { order, packages } = await announced(1);
  const qid = packages[0]?.id ?? '';
  await report(qid, { type: 'SHORT', quantity: '3', lineQid: order.lineIds[0] ?? '' });
  const refused = await resolve(qid, 'SEND_REMAINDER');
  expect(refused.json()).toMatchObject({ status: 400, code: 'package_claim_too_early' });
  const list = claimList.parse((await ofSeller(`/claims/?saleQid=${order.id}`)).json());
  expect(list.results).toEqual([]);
});

it.each(['RETURN_TO_SELLER', 'DISPOSE'])(
  '[WH-03] [CLM-01] %s: everything in the package is claimed, for the buyer gets none of it',
  async (resolution) => {
    const { order, packages } = await announced(1);
    const [one] = packages;
    await report(one?.id ?? '', { type: 'DAMAGED', quantity: '1', lineQid: order.lineIds[0] ?? '', file: photo });
    const resolved = await resolve(one?.id ?? '', resolution);
    expect(resolved.statusCode, resolved.body).toBe(200);
    await t.runJobs(work);
    const list = claimList.parse((await ofSeller(`/claims/?saleQid=${order.id}`)).json());
    const [found] = list.results;
    const claim: Claim = (await ofSeller(`/claims/${found?.qid}/`)).json();
    expect(claim.lines.map(({ quantity }) => quantity)).toEqual([10, 10]);
  },
);

describe('[WH-03] [CLM-03] goods that are sent back from an order which is not paid yet', () => {
  const arrive = (qid: string) => t.call('POST', at(qid, 'arrive/'), { headers: lead.headers, payload: {} });
  const held = async (count: number) => {
    const made = await announced(count, await seller.payable());
    for (const { id } of made.packages) expect((await arrive(id)).statusCode).toBe(200);
    const [one] = made.packages;
    await report(one?.id ?? '', { type: 'DAMAGED', quantity: '1', lineQid: made.order.lineIds[0] ?? '', file: photo });
    return { id: made.order.id, qid: one?.id ?? '' };
  };
  const miscounted = async () =>
    (await brokenInvariants(t.database)).filter((broken) => broken.startsWith('the counts of a seller'));
  const claimsOf = async (id: string) => claimList.parse((await ofSeller(`/claims/?saleQid=${id}`)).json()).results;

  it.each(['RETURN_TO_SELLER', 'DISPOSE'])('%s: are not claimed, and the order waits again', async (resolution) => {
    const { id, qid } = await held(1);
    expect((await seller.shown(id)).expiresAt).toBeNull();
    const resolved = await resolve(qid, resolution);
    expect(resolved.statusCode, resolved.body).toBe(200);
    await t.runJobs(work);
    expect(await claimsOf(id)).toEqual([]);
    const shown = await seller.shown(id);
    expect(shown.expiresAt).not.toBeNull();
    expect(shown.nextAction).toBe('TRIGGER_PAYMENT');
    expect(await miscounted()).toEqual([]);
    // What its seller has again is not paid for.
    const pay = await seller.send('POST', id, 'paycomplete/', {}, { 'idempotency-key': id });
    expect(pay.json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
  });

  it('are claimed where other goods of it are here, and its payment waits; what is counted of orders stays the truth', async () => {
    const { id, qid } = await held(2);
    expect((await resolve(qid, 'RETURN_TO_SELLER')).statusCode).toBe(200);
    await t.runJobs(work);
    expect(await claimsOf(id)).toHaveLength(1);
    expect((await seller.shown(id)).nextAction).toBe('NONE');
    expect(await miscounted()).toEqual([]);
  });

  it('wait again also where a carrier brought them back before they came here', async () => {
    const made = await announced(1, await seller.payable());
    const [one] = made.packages;
    const [sale] = await t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, made.order.id)));
    if (!sale) throw new Error('the sale was made');
    await t.database.write('system', (db) =>
      db.insert(shipments).values({
        ...{
          sellerId: sale.sellerId,
          id: newId(),
          saleId: sale.id,
          orderNumber: sale.orderNumber,
          carrier: 'own_truck',
        },
        ...{
          status: 'RETURNED_TO_SENDER',
          trackAndTraceNumbers: [],
          leg: 'INBOUND_TO_WAREHOUSE',
          createdAt: t.clock.now(),
        },
      }),
    );
    expect((await arrive(one?.id ?? '')).statusCode).toBe(200);
    await report(one?.id ?? '', { type: 'DAMAGED', quantity: '1', lineQid: made.order.lineIds[0] ?? '', file: photo });
    expect((await seller.shown(sale.id)).expiresAt).toBeNull();
    expect((await resolve(one?.id ?? '', 'RETURN_TO_SELLER')).statusCode).toBe(200);
    await t.runJobs(work);
    expect(await claimsOf(sale.id)).toEqual([]);
    expect((await seller.shown(sale.id)).expiresAt).not.toBeNull();
  });

  it('wait again also where a carrier had scanned them first, with the time to send them anew; nothing of them is paid for', async () => {
    const made = await announced(1, await seller.payable());
    const [one] = made.packages;
    const { id } = made.order;
    const [sale] = await t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, id)));
    if (!sale || !one?.trackingNumber) throw new Error('a package with a number was announced');
    const { sellerId, orderNumber } = sale;
    const number = one.trackingNumber;
    await t.database.write('system', async (db) => {
      await insertShipment(db, {
        ...{ sellerId, id: newId(), saleId: id, orderNumber, carrier: 'own_truck', status: 'DELIVERED' },
        ...{ trackAndTraceNumbers: [number], leg: 'INBOUND_TO_WAREHOUSE', createdAt: t.clock.now() },
      });
      const pickedUpAt = t.clock.now();
      const collected = { pickedUpAt, expiresAt: null, dueAt: neverDue, trackedCount: 1 };
      await db.update(sales).set(collected).where(eq(sales.id, id));
    });
    expect((await arrive(one.id)).statusCode).toBe(200);
    await report(one.id, { type: 'DAMAGED', quantity: '1', lineQid: made.order.lineIds[0] ?? '', file: photo });
    expect((await resolve(one.id, 'RETURN_TO_SELLER')).statusCode).toBe(200);
    await t.runJobs(work);
    expect(await claimsOf(id)).toEqual([]);
    const pay = await seller.send('POST', id, 'paycomplete/', {}, { 'idempotency-key': id });
    expect(pay.json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    const [waiting] = await t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, id)));
    expect(waiting).toMatchObject({ pickedUpAt: null, expiresAt: expect.any(String), returnedCount: 1 });
    expect(await miscounted()).toEqual([]);
  });

  it('[ORD-11] are asked about no longer where their carrier was booked', async () => {
    const { order, packages } = await announced(1, await seller.payable());
    const number = packages[0]?.trackingNumber ?? '';
    const { sellerId, orderNumber } = packages[0] ?? { sellerId: '', orderNumber: '' };
    const { id } = await t.database.write('system', (db) =>
      insertShipment(db, {
        ...{ sellerId, id: newId(), saleId: order.id, orderNumber, carrier: 'dhl_express', status: 'PICKUP_SCHEDULED' },
        ...{ trackAndTraceNumbers: [number], leg: 'INBOUND_TO_WAREHOUSE', createdAt: t.clock.now() },
        ...{ bookingId: newId(), pickupDate: '2026-11-20' },
      }),
    );
    const asked = async () => {
      const all = await t.database.read('system', (db) => followedShipments(db, '2026-12-01', order.id, 500));
      return all.filter((one) => one.id === id).length;
    };
    expect(await asked()).toBe(1);
    await t.database.write('system', (db) =>
      db.update(kept).set({ status: 'RETURNED_TO_SELLER' }).where(eq(kept.trackingNumber, number)),
    );
    expect(await asked()).toBe(0);
  });

  it('go back while the payment is looked at: rejected, the order has its time to confirm again', async () => {
    const { id, qid } = await held(1);
    const status = 'PAYMENT_IN_REVIEW' as const;
    await t.database.write('system', (db) => db.update(sales).set({ status }).where(eq(sales.id, id)));
    expect((await resolve(qid, 'RETURN_TO_SELLER')).statusCode).toBe(200);
    const [sale] = await t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, id)));
    expect(sale).toMatchObject({ status, pickedUpAt: null, expiresAt: expect.any(String) });
  });

  it('of an order that ended are not claimed, also when the lead asks for it', async () => {
    const { id, qid } = await held(2);
    const ended = { status: 'CANCELLED', statusGroup: 'PAST' } as const;
    await t.database.write('system', (db) => db.update(sales).set(ended).where(eq(sales.id, id)));
    expect((await resolve(qid, 'RETURN_TO_SELLER')).statusCode).toBe(200);
    await t.runJobs(work);
    expect(await claimsOf(id)).toEqual([]);
  });
});
