/** Goods from the seller's announcement through our warehouse to the buyer; after each step every promise of the data holds. */
import type { Sale } from '@quayside/contract/sales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPhoto } from '../../adapters/photos/photos.factory.ts';
import { days, minutes, plus } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { parcel, type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { carrierSignature, signatureHeader } from '../shipments/carrier-signature.ts';

const numbers = ['INBOUND-1', 'INBOUND-2'] as const;
let t: TestApp;
let buyer: BuyerFixture;
let seller: SellerFixture;
let soap: Product;
let lead: Session;
let staff: Session;

beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
  // What this one sells to Germany goes to our warehouse.
  seller = await sellerFixture(t, { seller: { shipDirectToRegions: [], shipDirectToCountries: ['NL'] } });
  buyer = await buyerFixture(t);
  soap = await makeProduct(t, 'Juniper soap');
  await offerOf(t, seller.seller.id, soap, { stock: 10 });
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });
  staff = await staffIn(t, 'staff.claims');
});
afterAll(() => t.close());

const json = async (answer: ReturnType<TestApp['call']>) => {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`);
  return JSON.parse(body);
};
const as = (who: Session, method: 'GET' | 'POST', path: string, payload?: object) =>
  json(t.call(method, path, { headers: who.headers, ...(payload ? { payload } : {}) }));
const settled = async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
};
let told = 0;
const carrierEvent = (number: string, code: string, at = t.clock.now()) => {
  told += 1;
  return { id: `told ${told}`, carrier: 'own_truck', number, code, at };
};
const tell = (events: readonly object[]) => {
  const payload = JSON.stringify({ events });
  const signature = carrierSignature(t.deps.config, payload);
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  return json(t.call('POST', '/carriers/events/', { headers, payload }));
};

describe('[WH-01] [WH-03] [WH-05] [WH-06] [BUY-08] [CLM-05] goods by way of our warehouse', () => {
  let orderId: string;
  let saleId: string;
  let lineQid: string;
  let packages: string[];
  let shipment: { qid: string; number: string };

  const orderStatus = async (session = buyer.session) => (await as(session, 'GET', `/orders/${orderId}/`)).status;
  const claimed = async ({ headers } = buyer.session): Promise<string> => {
    const payload = {
      ...{ saleQid: saleId, type: 'DAMAGED_ITEM', description: 'Crushed.', evidence: [] },
      lines: [{ lineQid, quantity: 1 }],
    };
    return (await t.call('POST', '/claims/', { headers, payload })).json().code;
  };
  const line = async (): Promise<Sale['lines'][number] | undefined> => (await seller.shown(saleId)).lines[0];
  /** What the buyer reads of the way from our warehouse. */
  const onward = async () => (await json(buyer.send('GET', `/orders/${orderId}/sales/`))).results[0].onwardShipments;
  const timeline = async (action: string) =>
    (await json(seller.send('GET', saleId, 'events/'))).results.filter(
      (event: { action: string }) => event.action === action,
    );
  const statuses = () =>
    Promise.all(packages.map(async (qid) => (await as(lead, 'GET', `/warehouse/packages/${qid}/`)).status));

  it('the seller announces two packages', async () => {
    await buyer.ready(soap.gtin, 10);
    orderId = (await json(buyer.complete())).qid;
    await settled();
    saleId = (await json(buyer.send('GET', `/orders/${orderId}/sales/`))).results[0].qid;
    lineQid = (await line())?.qid ?? '';
    const lines = [{ qid: lineQid, confirmedQuantity: 10 }];
    await json(seller.send('POST', saleId, 'confirm_saleline_quantities/', { lines }));
    await json(seller.send('PATCH', saleId, '', { shippingMethod: 'SELLER', loads: [{ ...parcel, count: 2 }] }));
    const zero = { amount: '0.00', currency: 'EUR' };
    await json(seller.send('PATCH', saleId, '', { sellerShippingFee: zero, sellerVat: zero }));
    const sent = { saleQid: saleId, carrier: 'own_truck', trackAndTraceNumbers: numbers };
    await as(seller.session, 'POST', '/shipments/', sent);
    await json(seller.send('POST', saleId, 'paycomplete/', {}));
    packages = [];
    for (const number of numbers)
      packages.push((await as(lead, 'GET', `/warehouse/packages/lookup/?code=${number}`)).results[0].qid);
    expect(await statuses()).toEqual(['ANNOUNCED', 'ANNOUNCED']);
    const inbound = (await as(lead, 'GET', `/shipments/?saleQid=${saleId}`)).results;
    expect(inbound).toMatchObject([{ carrier: 'own_truck', trackAndTraceNumbers: numbers, saleQid: saleId }]);
    expect(await as(lead, 'GET', `/shipments/${inbound[0].qid}/`)).toMatchObject({ qid: inbound[0].qid, events: [] });
    expect(await orderStatus()).toBe('IN_FULFILMENT');
    await settled();
  });

  it('the warehouse has them: the seller’s part is done, the buyer still waits', async () => {
    // Long ago: the buyer's days to claim run from when the buyer has them.
    const code = (what: string) => numbers.map((number) => carrierEvent(number, what, plus(t.clock.now(), -days(20))));
    expect(await tell([...code('PICKED_UP'), ...code('DELIVERED')])).toEqual({ taken: 4, unknown: [] });
    await json(t.call('POST', `/warehouse/packages/${packages[0]}/confirm/`, { headers: lead.headers, payload: {} }));
    expect(await line()).toMatchObject({ receivedQuantity: 5, damagedQuantity: 0 });
    expect(await orderStatus()).toBe('IN_FULFILMENT');
    await settled();
  });

  it('a difference is found, seen by the seller with its photo, claimed by us, and resolved', async () => {
    const at = `/warehouse/packages/${packages[1]}/`;
    const report = async (quantity: string) => {
      const fields = { type: 'DAMAGED', quantity, lineQid, file: await drawnPhoto({ seed: 10 }) };
      const { headers, payload } = formOf(fields, 'corner.jpg');
      return t.call('POST', `${at}discrepancies/`, { headers: { ...lead.headers, ...headers }, payload });
    };
    expect((await json(report('2'))).status).toBe('ON_HOLD');
    // Five pieces were announced in it: no more than that are damaged, however many times it is told.
    expect((await report('4')).json().code).toBe('package_quantity_wrong');
    expect(await line()).toMatchObject({ receivedQuantity: 5, damagedQuantity: 2 });
    await settled();
    const bell = await as(seller.session, 'GET', '/notifications/');
    expect(bell.results.map(({ type }: { type: string }) => type)).toContain('DISCREPANCY');
    // The seller sees the same photo, before anything is decided.
    const differences = `/sales/${saleId}/warehouse-differences/`;
    const [found] = (await as(seller.session, 'GET', differences)).results;
    expect(found).toMatchObject({
      type: 'DAMAGED',
      quantity: 2,
      lineQid,
      resolvedAt: null,
      photos: [{ name: 'corner.jpg' }],
    });
    const photo = await t.call('GET', `${differences}photos/${found.photos[0].qid}/`, {
      headers: seller.session.headers,
    });
    expect(photo.rawPayload.equals(await drawnPhoto({ seed: 10 }))).toBe(true);
    const resolved = await as(lead, 'POST', `${at}resolve/`, { resolution: 'ACCEPT_AS_IS', raiseClaim: true });
    expect(resolved.status).toBe('CONFIRMED');
    expect(await line()).toMatchObject({ receivedQuantity: 10, damagedQuantity: 2, claimedQuantity: 2 });
    await settled();
    const [claim] = (await as(seller.session, 'GET', `/claims/?saleQid=${saleId}`)).results;
    expect(claim).toMatchObject({ type: 'WAREHOUSE_DISCREPANCY', status: 'UNDER_REVIEW' });
    const { evidence } = await as(seller.session, 'GET', `/claims/${claim.qid}/`);
    expect(evidence).toMatchObject([{ party: 'WAREHOUSE', fileName: 'corner.jpg' }]);
    const lines = [{ lineQid, amount: { amount: '2.00', currency: 'EUR' } }];
    await as(staff, 'POST', `/claims/${claim.qid}/decide/`, {
      ...{ fault: 'SELLER', resolution: 'REFUND', lines, note: 'The photo shows it.' },
    });
    await settled();
    expect(await buyer.balance()).toBe('2.00');
    expect(await line()).toMatchObject({ claimedQuantity: 2, refundedQuantity: 2 });
  });

  it('both are grouped, closed and handed over: the order is shipped', async () => {
    const opened = await as(lead, 'POST', '/warehouse/shipments/', { packageQids: packages });
    shipment = { qid: opened.qid, number: opened.number };
    const at = `/warehouse/shipments/${shipment.qid}/`;
    await as(lead, 'POST', `${at}ready/`, { carrier: 'own_truck', weightKg: 10 });
    expect(await statuses()).toEqual(['READY_TO_SHIP', 'READY_TO_SHIP']);
    expect(await orderStatus()).toBe('IN_FULFILMENT');
    // Nothing was handed over: nothing of it can have been brought.
    const early = [carrierEvent(shipment.number, 'DELIVERED')];
    expect(await tell(early)).toEqual({ taken: 0, unknown: [shipment.number] });
    expect(await onward()).toEqual([]);
    await as(lead, 'POST', `${at}dispatch/`, { driverName: 'Piet', scannedPackageQids: packages });
    expect(await orderStatus()).toBe('SHIPPED');
    expect(await onward()).toEqual([
      {
        ...{ number: shipment.number, status: 'HANDED_OVER', packageCount: 2, handedOverAt: t.clock.now() },
        ...{ carrier: 'own_truck', trackingNumber: null, trackingUrl: null, deliveredAt: null },
      },
    ]);
    await settled();
    expect(await timeline('warehouse_shipped')).toHaveLength(1);
  });

  it('it is brought, once however often it is told: packages, shipment, the seller’s timeline, the buyer’s order', async () => {
    const old = carrierEvent(shipment.number, 'DELIVERED', plus(t.clock.now(), -days(90)));
    expect(await tell([old])).toEqual({ taken: 0, unknown: [shipment.number] });
    const brought = carrierEvent(shipment.number, 'DELIVERED');
    expect(await tell([carrierEvent(shipment.number, 'IN_TRANSIT'), brought, brought])).toEqual({
      taken: 2,
      unknown: [],
    });
    await Promise.all([tell([brought]), tell([carrierEvent(shipment.number, 'DELIVERED')])]);
    await settled();
    expect(await statuses()).toEqual(['DELIVERED', 'DELIVERED']);
    const { status, events, allowedActions } = await as(lead, 'GET', `/warehouse/shipments/${shipment.qid}/`);
    expect([status, allowedActions]).toEqual(['DELIVERED', []]);
    expect(events.filter(({ action }: { action: string }) => action === 'deliver')).toHaveLength(1);
    expect(await timeline('warehouse_delivered')).toHaveLength(1);
    expect(await orderStatus()).toBe('DELIVERED');
    expect(await onward()).toMatchObject([{ status: 'DELIVERED', deliveredAt: t.clock.now() }]);
    expect(await claimed()).toBe('claim_evidence_required');
  });

  it('and is complete when nothing can be claimed any more', async () => {
    expect((await seller.shown(saleId)).status).toBe('COMPLETED');
    t.clock.advance(days(15) + minutes(1));
    const later = await signedIn(t, { role: 'BUYER', buyerId: buyer.buyerId }, 'buyers');
    expect(await orderStatus(later)).toBe('COMPLETED');
    expect(await claimed(later)).toBe('claim_window_closed');
  });
});
