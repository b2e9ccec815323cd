import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CarriersPort } from '../../adapters/carriers/carriers.port.ts';
import { days, plus } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { parcel, type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import type { Session } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { ingestCarrierEvents } from '../shipments/use-cases/ingest-carrier-events.ts';
import { expireSale } from './use-cases/expire-sale.ts';

let plain: TestApp;
let t: TestApp;
let desk: SellerFixture;
let staff: Session;
beforeAll(async () => {
  plain = await testApp();
  const { carriers } = plain.deps;
  // A carrier that names one number for all pieces.
  const book: CarriersPort['book'] = async (request) => {
    const outcome = await carriers.book(request);
    if (outcome.status !== 'SUCCEEDED') return outcome;
    return { ...outcome, trackingNumbers: outcome.trackingNumbers.slice(0, 1) };
  };
  t = await testApp({ replaced: { carriers: { ...carriers, book, outcome: book } } });
  desk = await sellerFixture(t);
  staff = await staffIn(t, 'staff.sellers');
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
  await plain.close();
});

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

let told = 0;
/** The carrier has the goods of this number. */
const pickedUp = (number: string, carrier = 'own_truck') => {
  told += 1;
  const event = { carrier, number, code: 'PICKED_UP', at: t.clock.now(), location: 'Rotterdam' } as const;
  return ingestCarrierEvents(t.deps, [{ ...event, id: `pickup ${told}` }]);
};
const track = (saleQid: string, number: string) =>
  t.call('POST', '/shipments/', {
    headers: desk.session.headers,
    payload: { saleQid, carrier: 'own_truck', trackAndTraceNumbers: [number] },
  });

describe('a cancellation at the buyer’s request comes before the carrier’s pickup', () => {
  const cancel = async (id: string, reason: string) =>
    (await t.call('POST', `/sales/${id}/cancel/`, { headers: staff.headers, payload: { reason } })).json();
  const sent = async (number: string) => {
    const { id } = await desk.payable();
    await track(id, number);
    return id;
  };

  it('goods that nobody has picked up are still cancelled', async () => {
    const id = await sent('EARLY-0001');
    expect(await cancel(id, 'BUYER_CANCELLED')).toMatchObject({ status: 'CANCELLED' });
  });

  it('goods on their way are not: the order stays, and nothing is refunded', async () => {
    const id = await sent('LATE-0001');
    await pickedUp('LATE-0001');
    expect(await cancel(id, 'BUYER_CANCELLED')).toMatchObject({ status: 409, code: 'carrier_has_goods' });
    expect(await desk.shown(id)).toMatchObject({ status: 'CONFIRMED', shipments: [{ status: 'IN_TRANSIT' }] });
  });

  it.each(['FRAUD', 'LEGAL'])('%s stops goods wherever they are', async (reason) => {
    const id = await sent(`STOP-${reason}`);
    await pickedUp(`STOP-${reason}`);
    expect(await cancel(id, reason)).toMatchObject({ status: 'CANCELLED', cancelReason: reason });
  });
});

describe('[ORD-12] goods that a carrier has picked up keep their order open past its deadline', () => {
  /** What the timers do long after the deadline. */
  const timersRun = async (id: string) => {
    const start = t.clock.now();
    t.clock.set(plus(start, days(30)));
    await work.jobs.find(({ name }) => name === 'sale.sweep')?.run({}, t.deps);
    await expireSale(t.deps, id);
    t.clock.set(start);
  };
  const sent = async (number: string) => {
    const { id, lineIds } = await desk.payable();
    await track(id, number);
    await pickedUp(number);
    return { id, lineIds };
  };

  it('it does not expire, nothing goes back to the buyer, and the seller is still paid', async () => {
    const { id } = await sent('COLLECTED-0001');
    await timersRun(id);
    expect(await desk.shown(id)).toMatchObject({ status: 'CONFIRMED', expiresAt: null, expiredAt: null });
    expect((await desk.send('POST', id, 'paycomplete/', {})).json()).toMatchObject({ status: 'PAID' });
  });

  it('it can be neither declined nor lowered, which would refund goods that arrive', async () => {
    const { id, lineIds } = await sent('COLLECTED-0002');
    const declined = await desk.send('POST', id, 'decline/', { reasons: ['OUT_OF_STOCK'] });
    expect(declined.json()).toMatchObject({ status: 409, code: 'collected_blocks_decline' });
    const lines = [{ qid: lineIds[0], confirmedQuantity: 4, reason: 'OUT_OF_STOCK' }];
    const lowered = await desk.send('POST', id, 'confirm_saleline_quantities/', { lines });
    expect(lowered.json()).toMatchObject({ status: 409, code: 'collected_blocks_lowering' });
    expect((await desk.shown(id)).allowedActions).not.toContain('DECLINE');
  });

  it('goods that nobody has picked up still end with their deadline', async () => {
    const { id } = await desk.payable();
    await track(id, 'WAITING-0001');
    await timersRun(id);
    expect(await desk.shown(id)).toMatchObject({ status: 'EXPIRED' });
  });
});

describe('[ORD-14] every package has a valid number, or its booked carrier has collected', () => {
  const complete = async (id: string) => (await desk.send('POST', id, 'complete/', {})).json();
  /** Three pieces of which the carrier names one. */
  const booked = async (shipCity: string) => {
    const own = await sellerFixture(t, { seller: { shipCity } });
    const { id } = await own.payable({ shippingMethod: 'PLATFORM', loads: [{ ...parcel, count: 3 }] });
    await own.send('POST', id, 'carrier_booking/', { carrier: 'dhl_express', pickupDate: '2026-11-23' });
    await own.send('POST', id, 'paycomplete/', {});
    return { own, id };
  };

  it('a booking alone is not enough where it named fewer numbers than there are pieces', async () => {
    const { own, id } = await booked('First harbour');
    const answer = await own.send('POST', id, 'complete/', {});
    expect(answer.json()).toMatchObject({ status: 409, code: 'tracking_incomplete' });
    const [shipment] = (await own.shown(id)).shipments;
    await pickedUp(shipment?.trackAndTraceNumbers[0] ?? '', 'dhl_express');
    expect(await own.shown(id)).toMatchObject({ status: 'PAID', nextAction: 'COMPLETE_ORDER' });
    expect((await own.send('POST', id, 'complete/', {})).json()).toMatchObject({ status: 'COMPLETED' });
  });

  it('nor is it completed late by the system while nobody has collected', async () => {
    const { own, id } = await booked('Second harbour');
    const start = t.clock.now();
    t.clock.set(plus(start, days(21)));
    await work.jobs.find(({ name }) => name === 'sale.complete_late')?.run({}, t.deps);
    t.clock.set(start);
    expect(await own.shown(id)).toMatchObject({ status: 'PAID', nextAction: 'NONE' });
  });

  it('with its own carrier each piece needs its number', async () => {
    const { id } = await desk.payable({ loads: [{ ...parcel, count: 2 }] });
    await desk.send('POST', id, 'paycomplete/', {});
    await track(id, 'PIECE-0001');
    await pickedUp('PIECE-0001');
    expect(await complete(id)).toMatchObject({ status: 409, code: 'tracking_incomplete' });
    await track(id, 'PIECE-0002');
    expect(await complete(id)).toMatchObject({ status: 'COMPLETED' });
  });
});
