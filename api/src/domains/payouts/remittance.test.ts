import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { makeAddress } from '../addresses/addresses.factory.ts';
import { adjustNextPayout } from './use-cases/adjust-next-payout.ts';

const start = '2026-11-21T08:00:00.000Z';
let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t, { seller: { name: 'Łódź & Søn Handel GmbH' } });
});
afterAll(() => t.close());

/** A payout that took a debt of an earlier order. */
async function paid(): Promise<{ qid: string; order: string; earlier: string }> {
  const earlier = await desk.sale({ status: 'DECLINED' });
  await t.database.write('system', (db) =>
    adjustNextPayout(db, {
      ...{ sellerId: desk.seller.id, saleId: earlier.id, orderNumber: earlier.order, causeId: newId() },
      ...{ currency: 'EUR', at: start, reason: 'Pallets', kind: 'CARRIER_COST', owedMinor: 1_250n },
    }),
  );
  const { id, order } = await desk.payable({ shippingFeeMinor: 3_000n, vatMinor: 4_750n });
  const answer = await desk.send('POST', id, 'paycomplete/', {}, { 'idempotency-key': newId() });
  return { qid: answer.json().payout.qid, order, earlier: earlier.order };
}
const advice = (qid: string, headers = desk.session.headers) =>
  t.call('GET', `/payouts/${qid}/remittance/`, { headers });

it('[ORD-15] a remittance advice is a PDF that tells every part, who paid whom, when and to which account', async () => {
  const { qid, order, earlier } = await paid();
  const early = await readPdf((await advice(qid)).rawPayload);
  expect(early.text).toContain('Not paid yet: On its way.');
  await t.runJobs(work);
  const answer = await advice(qid);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain(`remittance-${order}.pdf`);
  const { text, title, language, isTagged, pages } = await readPdf(answer.rawPayload);
  expect({ title, language, isTagged, pages }).toEqual({
    ...{ title: `Remittance advice ${order}`, language: 'en-GB', isTagged: true, pages: 1 },
  });
  for (const said of ['Quayside B.V.', 'Łódź & Søn Handel GmbH', '7777', '21 November 2026', order, earlier, qid])
    expect(text).toContain(said);
  for (const part of ['Goods', 'Shipping fee', 'VAT', 'Commission', 'VAT on commission', 'Carrier cost'])
    expect(text).toContain(part);
  // 250.00 + 30.00 + 47.50 − 20.00 − 4.20 − 12.50
  expect(text).toContain('EUR 290.80');
  expect(text).not.toContain('Not paid yet');
  expect((await advice(qid)).rawPayload.equals(answer.rawPayload)).toBe(true);
  const folder = process.env.PAPERS_FOLDER;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/remittance.pdf`, answer.rawPayload);
});

it('[ORD-15] it names the company at its billing address, postal code and all, as the invoice does', async () => {
  const own = await sellerFixture(t);
  await t.database.write('system', async (db) => {
    for (const [usageTypes, line1] of [
      [['PICKUP'], 'Loskade 3'],
      [['BILLING'], 'Havenstraat 12'],
    ] as const)
      await makeAddress(db, { sellerId: own.seller.id, usageTypes: [...usageTypes], line1 });
  });
  const { id } = await own.payable();
  const { qid } = (await own.send('POST', id, 'paycomplete/', {})).json().payout;
  const { text } = await readPdf((await advice(qid, own.session.headers)).rawPayload);
  for (const said of ['Waldhuis Groothandel B.V.', 'Havenstraat 12', '3011 AB', 'Rotterdam'])
    expect(text).toContain(said);
  expect(text).not.toContain('Loskade 3');
});

it('[ORD-15] of another company it is not found; staff may have any', async () => {
  const { qid } = await paid();
  const other = await sellerFixture(t);
  expect((await advice(qid, other.session.headers)).statusCode).toBe(404);
  const staff = await staffIn(t, 'staff.payments.approve');
  expect((await advice(qid, staff.headers)).statusCode).toBe(200);
});
