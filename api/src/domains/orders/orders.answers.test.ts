/** What a buyer reads of an order and its parts: what each seller did, and why, and nothing that is the seller's alone (BUY-08). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { makeBuyerAddress } from '../addresses/addresses.factory.ts';

let t: TestApp;
let one: SellerFixture;
let other: SellerFixture;
let buyer: BuyerFixture;

beforeAll(async () => {
  t = await testApp();
  [one, other] = [await sellerFixture(t), await sellerFixture(t, { seller: { name: 'Polna Sp. z o.o.' } })];
  buyer = await buyerFixture(t);
});
afterAll(() => t.close());

const read = async (path: string) => (await buyer.send('GET', path)).json();

it('[BUY-08] an order says where it goes and how it is paid, its parts why they were reduced or declined', async () => {
  const [soap, balm] = [await makeProduct(t, 'Juniper soap'), await makeProduct(t, 'Juniper balm')];
  await offerOf(t, one.seller.id, soap, { stock: 20 });
  await offerOf(t, other.seller.id, balm, { stock: 20 });
  await buyer.add(soap.gtin, 10);
  const door = await t.database.write({ buyerId: buyer.buyerId }, (db) =>
    makeBuyerAddress(db, { buyerId: buyer.buyerId, usageTypes: ['SHIPPING'] }),
  );
  await buyer.ready(balm.gtin, 4, { shippingAddressQid: door.id });
  const { qid } = (await buyer.complete()).json();
  expect(await read(`/orders/${qid}/`)).toMatchObject({
    ...{ daysDeferred: 0, billTo: null, deliverTo: { city: door.city, country: 'DE' } },
  });
  const partOf = async (sellerName: string) =>
    (await read(`/orders/${qid}/sales/`)).results.find(
      (sale: { sellerName: string }) => sale.sellerName === sellerName,
    );
  const [mine, theirs] = [await partOf(one.seller.name), await partOf(other.seller.name)];
  expect(mine).toMatchObject({ status: 'REQUESTED', declineReasons: [], deliveredAt: null });

  const [line] = (await one.send('GET', mine.qid, 'lines/')).json().results;
  await one.send('PUT', mine.qid, `lines/${line.qid}/`, { draftQuantity: 9 });
  const lines = [{ qid: line.qid, confirmedQuantity: 7, reason: 'SHORT_EXPIRY' }];
  expect((await one.send('POST', mine.qid, 'confirm_saleline_quantities/', { lines })).statusCode).toBe(200);
  await other.send('POST', theirs.qid, 'decline/', { reasons: ['CANNOT_SHIP_TO_DESTINATION'] });
  await t.runJobs(work);

  expect(await partOf(other.seller.name)).toMatchObject({
    ...{ status: 'DECLINED', declineReasons: ['CANNOT_SHIP_TO_DESTINATION'] },
  });
  const shown = (await read(`/orders/${qid}/lines/`)).results;
  const lineOf = (gtin: string) => shown.find((row: { gtin: string }) => row.gtin === gtin);
  expect(lineOf(soap.gtin)).toEqual({
    ...{ qid: line.qid, saleQid: mine.qid, status: 'REDUCED', gtin: soap.gtin, productName: 'Juniper soap' },
    ...{ brandName: 'Lindqvist', requestedQuantity: 10, confirmedQuantity: 7, reductionReason: 'SHORT_EXPIRY' },
    ...{ shippedQuantity: 0, claimedQuantity: 0, refundedQuantity: 3, unitPrice: { amount: '1.00', currency: 'EUR' } },
  });
  expect(lineOf(balm.gtin)).toMatchObject({ status: 'VOID', reductionReason: null });
});

it('[BUY-09] a line of the wallet names the order it was taken for', async () => {
  const product = await makeProduct(t);
  await offerOf(t, one.seller.id, product);
  const payer = await buyerFixture(t);
  await payer.credit(1_000n);
  await payer.ready(product.gtin, 3, { paymentMethod: 'WALLET' });
  await payer.send('POST', `/wallets/${payer.buyerId}/apply/`, { amount: { amount: '3.00', currency: 'EUR' } });
  const { qid } = (await payer.complete()).json();
  const { results } = (await payer.send('GET', `/wallets/${payer.buyerId}/lines/`)).json();
  expect(results.map((row: { source: string; orderQid: string | null }) => [row.source, row.orderQid])).toEqual([
    ['CHECKOUT_APPLIED', qid],
    ['ADJUSTMENT', null],
  ]);
});
