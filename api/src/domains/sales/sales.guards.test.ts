import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Desk, deskOf } from '../../testing/desk.ts';

let t: TestApp;
let desk: Desk;
beforeAll(async () => {
  t = await testApp();
  desk = await deskOf(t);
});
afterAll(() => t.close());

const eur = (amount: string) => ({ amount, currency: 'EUR' });

describe('[ORD-05] one decision for each line', () => {
  it('the same line twice is refused, and nothing is confirmed', async () => {
    const { id, lineIds } = await desk.sale();
    const answer = await desk.send('POST', id, 'confirm_saleline_quantities/', {
      lines: [
        { qid: lineIds[0], confirmedQuantity: 10 },
        { qid: lineIds[0], confirmedQuantity: 4, reason: 'OUT_OF_STOCK' },
      ],
    });
    expect(answer.json()).toMatchObject({
      ...{ status: 400, code: 'line_twice', lineQid: lineIds[0] },
      errors: { [`lines.${lineIds[0]}`]: [{ code: 'line_twice' }] },
    });
    expect(await desk.shown(id)).toMatchObject({ status: 'REQUESTED', version: 1 });
  });

  it('nor are two costs told for it, and two drafts kept', async () => {
    const { id, lineIds } = await desk.sale();
    const [qid] = lineIds;
    const twice = [5, 4].map((confirmedQuantity) => ({ qid, confirmedQuantity }));
    expect((await desk.send('POST', id, 'reduction_cost/', { lines: twice })).json().code).toBe('line_twice');
    const drafts = { lines: [5, 4].map((draftQuantity) => ({ qid, draftQuantity })) };
    expect((await desk.send('PUT', id, 'lines/', drafts)).json().code).toBe('line_twice');
  });

  it('a draft is at most what was ordered; one above is refused with all that were sent along', async () => {
    const { id, lineIds } = await desk.sale();
    const [first, second] = lineIds;
    const above = await desk.send('PUT', id, 'lines/', {
      lines: [
        { qid: first, draftQuantity: 3 },
        { qid: second, draftQuantity: 11 },
      ],
    });
    expect(above.json()).toMatchObject({
      ...{ status: 400, code: 'QUANTITY_EXCEEDS_REQUESTED_AMOUNT', lineQid: second, maximumQuantity: 10 },
      errors: { [`lines.${second}`]: [{ code: 'QUANTITY_EXCEEDS_REQUESTED_AMOUNT' }] },
    });
    const one = await desk.send('PUT', id, `lines/${first}/`, { draftQuantity: 11 });
    expect(one.json().code).toBe('QUANTITY_EXCEEDS_REQUESTED_AMOUNT');
    expect((await desk.shown(id)).lines.map(({ draftQuantity }) => draftQuantity)).toEqual([null, null]);
    expect((await desk.send('PUT', id, `lines/${first}/`, { draftQuantity: 10 })).statusCode).toBe(200);
  });
});

describe('[ORD-09] VAT is at most what is expected of goods and fee', () => {
  /** 250.00 of goods to Germany: 19 % of goods and fee. */
  const patch = (id: string, body: object) => desk.send('PATCH', id, '', body);
  const charged = async () => {
    const { id } = await desk.payable();
    const answer = await patch(id, { sellerShippingFee: eur('30.00'), sellerVat: eur('53.20') });
    expect(answer.statusCode).toBe(200);
    return id;
  };

  it('also when only the fee is lowered: it is refused with the VAT that is expected then', async () => {
    const id = await charged();
    const lowered = await patch(id, { sellerShippingFee: eur('10.00') });
    expect(lowered.json()).toMatchObject({
      ...{ status: 400, code: 'EXCEEDED_MAXIMUM_VAT_AMOUNT', expectedVatAmount: eur('49.40') },
    });
    expect((await patch(id, { sellerShippingFee: null })).json()).toMatchObject({ expectedVatAmount: eur('47.50') });
    expect(await desk.shown(id)).toMatchObject({ sellerShippingFee: eur('30.00'), sellerVat: eur('53.20') });
  });

  it('lowered together, without VAT, or with the fee raised it is taken', async () => {
    const id = await charged();
    expect((await patch(id, { sellerShippingFee: eur('10.00'), sellerVat: eur('49.40') })).statusCode).toBe(200);
    expect((await patch(id, { sellerShippingFee: eur('20.00') })).statusCode).toBe(200);
    expect((await patch(id, { sellerShippingFee: eur('0.00'), sellerVat: null })).statusCode).toBe(200);
  });

  it('what was agreed before does not stand in the way of another change', async () => {
    const { id } = await desk.payable({ vatMinor: 9_999n });
    expect((await patch(id, { buyerReference: 'PO 8' })).statusCode).toBe(200);
  });
});

it('[ORD-11] lowering a line after a booking says how it can be done, and declining whom to ask', async () => {
  const { id, lineIds } = await desk.payable({ shippingMethod: 'PLATFORM', bookingSucceeded: true, trackedCount: 1 });
  const lines = [{ qid: lineIds[0], confirmedQuantity: 4, reason: 'OUT_OF_STOCK' }];
  const lowered = await desk.send('POST', id, 'confirm_saleline_quantities/', { lines });
  expect(lowered.json()).toMatchObject({
    ...{ status: 409, code: 'booking_blocks_lowering' },
    message: 'A carrier is booked for these quantities. Remove its shipment first, then lower them.',
  });
  const drafted = await desk.send('PUT', id, 'lines/', { lines: [{ qid: lineIds[0], draftQuantity: 4 }] });
  expect(drafted.json().code).toBe('booking_blocks_lowering');
  const declined = await desk.send('POST', id, 'decline/', { reasons: ['OUT_OF_STOCK'] });
  expect(declined.json().code).toBe('booking_blocks_decline');
});
