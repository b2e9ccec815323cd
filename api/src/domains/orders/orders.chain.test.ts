/** One buyer's money and goods from the search to the bank, through every desk they pass; the ledgers balance at each step. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPhoto } from '../../adapters/photos/photos.factory.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf, type Product } from '../../testing/buyer-fixture.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { parcel, type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';

let t: TestApp;
let buyer: BuyerFixture;
let near: SellerFixture;
let far: SellerFixture;
let soap: Product;
let balm: Product;
let lead: Session;
let staff: Session;

beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
  // What this one sells to Germany goes to our warehouse.
  near = await sellerFixture(t, { seller: { shipDirectToRegions: [], shipDirectToCountries: ['NL'] } });
  far = await sellerFixture(t, { seller: { name: 'Polna Sp. z o.o.' } });
  buyer = await buyerFixture(t, { vatNumber: 'DE136695976' });
  [soap, balm] = [await makeProduct(t, 'Juniper soap'), await makeProduct(t, 'Juniper balm')];
  await offerOf(t, near.seller.id, soap, { stock: 10 });
  await offerOf(t, far.seller.id, soap, { stock: 40, priceMinor: 150n });
  await offerOf(t, far.seller.id, balm, { stock: 8, priceMinor: 500n });
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });
  staff = await staffIn(t, 'staff.sellers', 'staff.claims');
});
afterAll(() => t.close());

const json = async (answer: ReturnType<TestApp['call']>) => {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`);
  return JSON.parse(body);
};
const settled = async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
};
const as = (who: Session, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  json(t.call(method, path, { headers: who.headers, ...(payload ? { payload } : {}) }));
const file = (who: Session, path: string, fields: Record<string, string>, content: Buffer) => {
  const { headers, payload } = formOf({ ...fields, file: content }, 'photo.jpg');
  return json(t.call('POST', path, { headers: { ...who.headers, ...headers }, payload }));
};
const salesOf = async (orderId: string) => (await json(buyer.send('GET', `/orders/${orderId}/sales/`))).results;

describe('[BUY-05] [BUY-07] [BUY-08] [BUY-09] [WH-03] [CLM-05] the whole chain', () => {
  let orderId: string;
  let saleId: string;
  let lineId: string;
  let number: string;

  it('search, cart, allocation, checkout: sales at two sellers, one of them by way of our warehouse', async () => {
    const found = await json(buyer.send('GET', `/variants/search/?q=${soap.gtin}`));
    expect(found.results[0].gtin).toBe(soap.gtin);
    await buyer.add(soap.gtin, 16);
    await buyer.add(balm.gtin, 4);
    expect(await json(buyer.optimise())).toMatchObject({ total: { amount: '39.00' }, droppedCount: 0 });
    await buyer.choose();
    const order = await json(buyer.complete());
    orderId = order.qid;
    expect(order).toMatchObject({ status: 'PAID', saleCount: 2, total: { amount: '39.00' } });
    const [mine] = (await salesOf(orderId)).filter(
      (one: { total: { amount: string } }) => one.total.amount === '10.00',
    );
    [saleId, number] = [mine.qid, mine.number];
    expect((await near.shown(saleId)).destination).toMatchObject({ kind: 'WAREHOUSE', city: 'Rotterdam' });
    await settled();
  });

  it('a reduction is refunded, and another seller’s offer for the missing pieces is taken in one step', async () => {
    lineId = (await near.send('GET', saleId, 'lines/')).json().results[0].qid;
    const lines = [{ qid: lineId, confirmedQuantity: 7, reason: 'PARTIAL_STOCK' }];
    await json(near.send('POST', saleId, 'confirm_saleline_quantities/', { lines }));
    await settled();
    expect(await buyer.balance()).toBe('3.00');
    const [asked] = (await as(far.session, 'GET', '/replacements/')).results;
    await as(far.session, 'POST', `/replacements/${asked.qid}/offer/`, { quantity: 2 });
    const [offered] = (await json(buyer.send('GET', `/orders/${orderId}/replacements/`))).results;
    expect(offered).toMatchObject({ quantity: 2, total: { amount: '3.00' }, sellerName: far.seller.name });
    const accept = () => buyer.send('POST', `/orders/${orderId}/replacements/${offered.qid}/accept/`, {});
    const [one, again] = [await json(accept()), await json(accept())];
    expect(one).toMatchObject({ status: 'PAID', paymentMethod: 'WALLET', total: { amount: '3.00' } });
    expect(again.qid).toBe(one.qid);
    expect(await buyer.balance()).toBe('0.00');
    await settled();
  });

  it('the goods reach the warehouse with damage, and the seller is paid', async () => {
    await json(near.send('PATCH', saleId, '', { shippingMethod: 'SELLER', loads: [parcel] }));
    const zero = { amount: '0.00', currency: 'EUR' };
    await json(near.send('PATCH', saleId, '', { sellerShippingFee: zero, sellerVat: zero }));
    const sent = { saleQid: saleId, carrier: 'own_truck', trackAndTraceNumbers: ['CHAIN-1'] };
    const { shipment } = await as(near.session, 'POST', '/shipments/', sent);
    await json(near.send('POST', saleId, 'paycomplete/', {}));
    await settled();
    const at = `/warehouse/packages/${(await as(lead, 'GET', '/warehouse/packages/lookup/?code=CHAIN-1')).results[0].qid}/`;
    const damage = { type: 'DAMAGED', quantity: '2', lineQid: lineId, note: 'A corner is crushed.' };
    expect((await file(lead, `${at}discrepancies/`, damage, await drawnPhoto({ seed: 10 }))).status).toBe('ON_HOLD');
    const held = await as(lead, 'POST', `${at}resolve/`, { resolution: 'ACCEPT_AS_IS' });
    expect(held.status).toBe('CONFIRMED');
    for (const code of ['PICKED_UP', 'DELIVERED'])
      await as(staff, 'POST', `/internal/shipments/${shipment.qid}/events/`, { code });
    expect((await near.shown(saleId)).status).not.toBe('CONFIRMED');
    await settled();
  });

  it('the damage is claimed, decided, refunded to the wallet, and withdrawn to the bank', async () => {
    const photos = [
      ['PACKAGE_OUTSIDE', await drawnPhoto({ seed: 11 })],
      ['PACKAGE_LABEL', await drawnPhoto({ seed: 12, barcode: '4006381333931' })],
      ['ITEM', await drawnPhoto({ seed: 13 })],
    ] as const;
    const evidence: string[] = [];
    for (const [kind, content] of photos) {
      const path = `/claims/evidence-evaluation/?saleQid=${saleId}&type=DAMAGED_ITEM`;
      const judged = await file(buyer.session, path, { kind }, content);
      const one = judged.evidence.find((found: { kind: string }) => found.kind === kind);
      expect(one).toMatchObject({ verdict: 'OK' });
      evidence.push(one.qid);
    }
    const claim = await json(
      buyer.send('POST', '/claims/', {
        ...{ saleQid: saleId, type: 'DAMAGED_ITEM', description: 'Two are crushed.', evidence },
        lines: [{ lineQid: lineId, quantity: 2 }],
      }),
    );
    await settled();
    const lines = [{ lineQid: lineId, amount: { amount: '2.00', currency: 'EUR' } }];
    await as(staff, 'POST', `/claims/${claim.qid}/decide/`, {
      ...{ fault: 'SELLER', resolution: 'REFUND', lines, note: 'The photos show it.' },
    });
    await settled();
    expect(await buyer.balance()).toBe('2.00');
    const [claimed] = (await json(buyer.send('GET', `/orders/${orderId}/claims/`))).results;
    expect(claimed).toMatchObject({ qid: claim.qid, refunded: { amount: '2.00' } });
    const papers = (await json(buyer.send('GET', `/orders/${orderId}/invoices/`))).results;
    expect(
      papers.map(({ documentType, total }: { documentType: string; total: { amount: string } }) => [
        documentType,
        total.amount,
      ]),
    ).toEqual([
      ['SALES_INVOICE', '7.00'],
      ['SALES_CREDIT_NOTE', '2.00'],
    ]);
    await withdraw('2.00');
    expect(await buyer.balance()).toBe('0.00');
    const wallet = await json(buyer.send('GET', `/wallets/${buyer.buyerId}/lines/`));
    expect(
      wallet.results.map(
        ({ source, amount }: { source: string; amount: { amount: string } }) => `${source} ${amount.amount}`,
      ),
    ).toEqual(['WITHDRAWAL -2.00', 'CLAIM_REFUND 2.00', 'CHECKOUT_APPLIED -3.00', 'REDUCTION_REFUND 3.00']);
    expect(number).toMatch(/^QS-[0-9A-F]{9}-\d$/);
  });

  async function withdraw(amount: string): Promise<void> {
    const asked = await json(
      buyer.send('POST', `/wallets/${buyer.buyerId}/withdraw/`, {
        ...{ amount: { amount, currency: 'EUR' }, holder: 'Nordlicht Handels GmbH', country: 'NL' },
        iban: 'NL91 ABNA 0417 1643 00',
      }),
    );
    await t.runJobs(work);
    const mails = await t.database.read('none', (db) =>
      db.select().from(messagesSent).where(eq(messagesSent.recipient, buyer.session.user.email)),
    );
    const code = mails.map(({ subject }) => /Code (\d{6})/.exec(subject ?? '')?.[1]).find((one) => one !== undefined);
    await json(buyer.send('POST', `/wallets/${buyer.buyerId}/withdrawals/${asked.qid}/confirm/`, { code }));
    await settled();
  }
});
