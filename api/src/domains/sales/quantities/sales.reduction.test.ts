import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../../testing/seller-fixture.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(() => t.close());

const costOf = (id: string, lines: { qid: string | undefined; confirmedQuantity: number }[], who = desk) =>
  who.send('POST', id, 'reduction_cost/', { lines });

describe('[ORD-05] what lowering quantities costs', () => {
  it('is told before it is confirmed, and is what confirming then does', async () => {
    const sale = await desk.sale();
    const [first] = sale.lineIds;
    const cost = (await costOf(sale.id, [{ qid: first, confirmedQuantity: 4 }])).json();
    // Six of ten pieces at 12.50; the payout falls by less, as our commission falls too.
    expect(cost).toMatchObject({
      missingUnits: 6,
      refund: { amount: '75.00', currency: 'EUR' },
      stock: [{ lineQid: first, stock: 0 }],
      otherSellers: 0,
    });
    expect(Number(cost.payoutLess.amount)).toBeGreaterThan(0);
    expect(Number(cost.payoutLess.amount)).toBeLessThan(75);
    expect((await desk.shown(sale.id)).status).toBe('REQUESTED');
    const before = Number((await payoutOf(sale.id)).amount);
    const lines = [{ qid: first, confirmedQuantity: 4, reason: 'OUT_OF_STOCK' }];
    expect((await desk.send('POST', sale.id, 'confirm_saleline_quantities/', { lines })).statusCode).toBe(200);
    const after = Number((await payoutOf(sale.id)).amount);
    expect(before - after).toBeCloseTo(Number(cost.payoutLess.amount), 2);
    expect((await desk.shown(sale.id)).total).toEqual({ amount: '175.00', currency: 'EUR' });
  });

  it('counts from what was confirmed before, and asks for no reason', async () => {
    const sale = await desk.sale({ status: 'CONFIRMED', lines: [{ requestedQuantity: 10, confirmedQuantity: 8 }] });
    const cost = (await costOf(sale.id, [{ qid: sale.lineIds[0], confirmedQuantity: 5 }])).json();
    expect([cost.missingUnits, cost.refund.amount]).toEqual([3, '37.50']);
  });

  it('is nothing where nothing is lowered', async () => {
    const sale = await desk.sale();
    const cost = (await costOf(sale.id, [{ qid: sale.lineIds[0], confirmedQuantity: 10 }])).json();
    expect(cost).toMatchObject({ missingUnits: 0, refund: { amount: '0.00' }, stock: [], otherSellers: 0 });
  });

  it('refuses what confirming would refuse', async () => {
    const sale = await desk.sale();
    const [first, second] = sale.lineIds;
    const codes = async (lines: Parameters<typeof costOf>[1]) => (await costOf(sale.id, lines)).json().code;
    expect(await codes([{ qid: first, confirmedQuantity: 11 }])).toBe('QUANTITY_EXCEEDS_REQUESTED_AMOUNT');
    expect(
      await codes([
        { qid: first, confirmedQuantity: 0 },
        { qid: second, confirmedQuantity: 0 },
      ]),
    ).toBe('all_lines_zero');
    const other = await sellerFixture(t);
    expect((await costOf(sale.id, [{ qid: first, confirmedQuantity: 1 }], other)).statusCode).toBe(404);
  });
});

it('[ORD-05] a draft that arrives after the confirmation it was typed for is not kept for the next one', async () => {
  const { id, lineIds } = await desk.sale({ lines: [{}] });
  const { version } = await desk.shown(id);
  expect((await desk.send('POST', id, 'confirm_saleline_quantities/', { version })).statusCode).toBe(200);
  const lines = [{ qid: lineIds[0], draftQuantity: 5 }];
  const late = await desk.send('PUT', id, 'lines/', { lines, version });
  expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
  expect((await desk.shown(id)).lines[0]).toMatchObject({ draftQuantity: null, confirmedQuantity: 10 });
});

const payoutOf = async (id: string) => (await desk.send('GET', id, 'paycomplete/')).json().amount;
