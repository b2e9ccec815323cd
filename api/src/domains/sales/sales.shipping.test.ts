import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingOutcome, CarriersPort } from '../../adapters/carriers/carriers.port.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { parcel, type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { carriers } from '../carriers/carriers.list.ts';

let t: TestApp;
let desk: SellerFixture;
/** What the carrier does while it is asked to book, before it answers. */
let meanwhile: () => Promise<unknown>;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

const confirmed = () => desk.sale({ status: 'CONFIRMED' });
const patch = async (id: string, payload: object, who = desk) => (await who.send('PATCH', id, '', payload)).json();
const money = (amount: string, currency = 'EUR') => ({ amount, currency });
const track = async (saleQid: string, numbers: string[], carrier = 'own_truck', who = desk) =>
  t.call('POST', '/shipments/', {
    headers: who.session.headers,
    payload: { saleQid, carrier, trackAndTraceNumbers: numbers },
  });
const platform = async (who = desk) => {
  const { id } = await who.sale({ status: 'CONFIRMED' });
  await patch(id, { shippingMethod: 'PLATFORM', loads: [parcel] }, who);
  return id;
};
const book = async (id: string, more: object = {}, who = desk) =>
  (await who.send('POST', id, 'carrier_booking/', { carrier: 'ups', pickupDate: '2026-11-23', ...more })).json();

describe('[ORD-09] the shipping method', () => {
  it('is chosen with its parcels, one at a time', async () => {
    const { id } = await confirmed();
    expect(await patch(id, { shippingMethod: 'SELLER' })).toMatchObject({
      shippingMethod: 'SELLER',
      nextAction: 'ADD_SHIPPING_DETAILS',
    });
    expect(await patch(id, { loads: [parcel, { ...parcel, count: 3 }] })).toMatchObject({
      nextAction: 'TRIGGER_PAYMENT',
      loads: [{ count: 1 }, { count: 3 }],
    });
    expect(await patch(id, { shippingMethod: 'PLATFORM' })).toMatchObject({
      status: 409,
      code: 'change_shipping_method',
    });
    expect(await patch(id, { shippingMethod: 'PLATFORM', clearShipping: true })).toMatchObject({
      shippingMethod: 'PLATFORM',
      loads: [],
      nextAction: 'ADD_SHIPPING_DETAILS',
    });
    expect(await patch(id, { loads: [] })).toMatchObject({ shippingMethod: 'PLATFORM', loads: [] });
  });

  it('clearing it clears the numbers too, and they are found no longer', async () => {
    const { id } = await confirmed();
    await patch(id, { shippingMethod: 'SELLER', loads: [parcel] });
    await track(id, ['CLEAR-ME-1']);
    expect(await patch(id, { clearShipping: true })).toMatchObject({ shippingMethod: null, shipments: [], loads: [] });
    await t.runJobs(work);
    await track(id, ['KEEP-ME-22']);
    expect((await desk.shown(id)).shipments.map((one) => one.trackAndTraceNumbers)).toEqual([['KEEP-ME-22']]);
    const search = async (text: string) =>
      (await t.call('GET', `/sales/?search=${text}`, { headers: desk.session.headers })).json().count;
    expect([await search('clear-me'), await search('keep-me')]).toEqual([0, 1]);
  });

  it('the same number can be entered again at once, and stays', async () => {
    const { id } = await desk.payable();
    await track(id, ['SAME-AGAIN-1', 'GONE-1']);
    const [old] = (await desk.shown(id)).shipments;
    await patch(id, { clearShipping: true, shippingMethod: 'SELLER' });
    const headers = desk.session.headers;
    expect((await t.call('DELETE', `/shipments/${old?.qid}/`, { headers })).statusCode).toBe(404);
    expect((await track(id, ['SAME-AGAIN-1'])).statusCode).toBe(200);
    await t.runJobs(work);
    expect((await desk.shown(id)).shipments.map((one) => one.trackAndTraceNumbers)).toEqual([['SAME-AGAIN-1']]);
    const search = async (text: string) => (await t.call('GET', `/sales/?search=${text}`, { headers })).json().count;
    expect([await search('same-again'), await search('gone-1')]).toEqual([1, 0]);
  });

  it('goods that a carrier has scanned keep it, and their numbers', async () => {
    const { id } = await desk.payable();
    await track(id, ['ON-ITS-WAY-1']);
    const staff = await staffIn(t, 'staff.sellers');
    const [{ qid } = { qid: '' }] = (await desk.shown(id)).shipments;
    const told = { headers: staff.headers, payload: { code: 'PICKED_UP' } };
    expect((await t.call('POST', `/internal/shipments/${qid}/events/`, told)).statusCode).toBe(200);
    for (const more of [{}, { shippingMethod: 'PLATFORM' }])
      expect(await patch(id, { clearShipping: true, ...more })).toMatchObject({ status: 409, code: 'already_scanned' });
    expect(await desk.shown(id)).toMatchObject({
      shippingMethod: 'SELLER',
      shipments: [{ status: 'IN_TRANSIT', trackAndTraceNumbers: ['ON-ITS-WAY-1'] }],
    });
    await desk.send('POST', id, 'paycomplete/', {});
    expect((await desk.send('POST', id, 'complete/', {})).json()).toMatchObject({ status: 'COMPLETED' });
  });

  it('a booked carrier keeps it', async () => {
    const id = await platform();
    await book(id);
    expect(await patch(id, { clearShipping: true })).toMatchObject({
      status: 409,
      code: 'change_shipping_method',
      booked: true,
    });
    const parcel = {
      loadType: 'PARCEL',
      palletType: null,
      count: 1,
      lengthCm: 30,
      widthCm: 30,
      heightCm: 30,
      weightKg: 5,
    };
    expect(await patch(id, { loads: [parcel] })).toMatchObject({ status: 409, code: 'change_shipping_method' });
    expect((await desk.send('POST', id, 'decline/', { reasons: ['OUT_OF_STOCK'] })).json().code).toBe(
      'booking_blocks_decline',
    );
  });

  it('[ERR-10] fee and VAT stay within their limits, each named', async () => {
    const { id } = await confirmed();
    expect(await patch(id, { sellerShippingFee: money('37.50') })).toMatchObject({
      sellerShippingFee: money('37.50'),
      expectedVat: money('54.63'),
    });
    expect(await patch(id, { sellerShippingFee: money('37.51') })).toMatchObject({
      status: 400,
      code: 'EXCEEDED_MAXIMUM_SHIPPING_FEE_AMOUNT',
      maximumShippingFee: money('37.50'),
    });
    expect(await patch(id, { sellerVat: money('54.63') })).toMatchObject({ sellerVat: money('54.63') });
    expect(await patch(id, { sellerVat: money('54.64') })).toMatchObject({
      status: 400,
      code: 'EXCEEDED_MAXIMUM_VAT_AMOUNT',
      expectedVatAmount: money('54.63'),
    });
    // A lower fee leaves less to be taxed: the VAT that stands is checked again.
    expect(await patch(id, { sellerShippingFee: money('37.00') })).toMatchObject({
      status: 400,
      code: 'EXCEEDED_MAXIMUM_VAT_AMOUNT',
      expectedVatAmount: money('54.53'),
    });
    expect(await patch(id, { sellerShippingFee: null })).toMatchObject({ code: 'EXCEEDED_MAXIMUM_VAT_AMOUNT' });
    const lower = { sellerShippingFee: money('37.00'), sellerVat: money('54.53') };
    expect(await patch(id, lower)).toMatchObject(lower);
    // Below any rate, it may still be right: most of the goods can be free of VAT. The payment warns.
    expect(await patch(id, { sellerVat: money('1.43') })).toMatchObject({ sellerVat: money('1.43') });
    expect(await patch(id, { sellerVat: money('1.00', 'GBP') })).toMatchObject({
      status: 400,
      code: 'currency_differs',
    });
    for (const amount of ['-1.00', '1', '1.234', '1e3', 'NaN'])
      expect(await patch(id, { sellerShippingFee: money(amount) })).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
    expect(await patch(id, { sellerShippingFee: null, sellerVat: null })).toMatchObject({
      sellerShippingFee: null,
      sellerVat: null,
    });
  });

  it('[ORD-10] parcels and pallets stay within theirs', async () => {
    const { id } = await confirmed();
    expect(await patch(id, { loads: [parcel, { ...parcel, weightKg: 32 }] })).toMatchObject({
      status: 400,
      code: 'load_too_heavy',
      errors: { 'loads.1': [{ code: 'load_too_heavy' }] },
    });
    expect(await patch(id, { loads: [{ ...parcel, loadType: 'PALLET' }] })).toMatchObject({
      code: 'pallet_type_required',
    });
    const pallet = { ...parcel, loadType: 'PALLET', palletType: 'EUR' };
    expect(await patch(id, { loads: [{ ...pallet, lengthCm: 400, widthCm: 400 }] })).toMatchObject({
      status: 400,
      code: 'pallet_size_fixed',
      lengthCm: 120,
      widthCm: 80,
    });
    expect(await patch(id, { loads: [{ ...parcel, palletType: 'EUR' }] })).toMatchObject({
      status: 400,
      code: 'pallet_type_of_parcel',
    });
    expect((await desk.shown(id)).loads).toEqual([]);
  });

  it('waits for the confirmation: 409 before, with what can be done', async () => {
    const { id } = await desk.sale();
    expect(await patch(id, { shippingMethod: 'SELLER' })).toMatchObject({
      status: 409,
      code: 'invalid_transition',
      allowedActions: ['CONFIRM_QUANTITIES', 'DECLINE'],
    });
  });
});

describe('[ORD-11] booking a carrier', () => {
  it('only a booking that succeeded counts', async () => {
    const id = await platform();
    expect((await desk.send('GET', id, 'carrier_booking/')).json()).toEqual({
      carrierBooking: null,
      lastAttempt: null,
    });
    const { results: options, readyFrom } = (await desk.send('GET', id, 'bookable-carriers/')).json();
    // Two working days of lead time after the confirmation.
    expect(readyFrom).toBe('2026-11-20');
    expect(options.map((one: { carrier: string }) => one.carrier)).toEqual(['ups', 'dhl_express', 'dbschenker']);
    expect(options[0].pickupDates[0]).toBe('2026-11-23');
    const answer = await book(id);
    expect(answer).toMatchObject({
      carrierBooking: { status: 'SUCCEEDED', carrier: 'ups', pickupDate: '2026-11-23' },
      lastAttempt: { status: 'SUCCEEDED', code: null },
    });
    expect((await desk.shown(id)).nextAction).toBe('TRIGGER_PAYMENT');
    expect(await book(id)).toMatchObject({ status: 409, code: 'invalid_transition' });
    expect((await desk.send('POST', id, 'paycomplete/', {})).json()).toMatchObject({
      status: 'PAID',
      nextAction: 'COMPLETE_ORDER',
    });
  });

  it.each([
    [{ shipLine1: 'x'.repeat(46) }, {}, 400, 'seller_shipping_address_line_one_too_long'],
    [{ shipLine2: 'x'.repeat(46) }, {}, 400, 'seller_shipping_address_line_two_too_long'],
    [{ shipCity: 'Nowhere' }, {}, 502, 'carrier_unavailable'],
    [{}, { pickupDate: '2026-11-22' }, 400, 'pickup_date_not_available_exception'],
    [{}, { carrier: 'own_truck' }, 502, 'carrier_unavailable'],
  ])('[ERR-11] %o %o fails with %i %s and is told beside it', async (seller, more, status, code) => {
    const who = await sellerFixture(t, { seller });
    const id = await platform(who);
    expect(await book(id, more, who)).toMatchObject({ status, code });
    expect(await who.shown(id)).toMatchObject({
      carrierBooking: null,
      lastAttempt: { status: 'FAILED', code },
      nextAction: 'BOOK_CARRIER',
    });
  });

  it('needs the platform’s method and parcels', async () => {
    const { id } = await desk.payable();
    expect(await book(id)).toMatchObject({ status: 409, code: 'invalid_transition' });
    const empty = await confirmed();
    await patch(empty.id, { shippingMethod: 'PLATFORM' });
    expect(await book(empty.id)).toMatchObject({ status: 409, code: 'shipping_incomplete' });
    expect((await desk.send('GET', empty.id, 'bookable-carriers/')).json().code).toBe('shipping_incomplete');
  });

  describe('while the carrier thinks', () => {
    let slow: TestApp;
    let theirs: SellerFixture;
    beforeAll(async () => {
      const outcome: BookingOutcome = {
        status: 'SUCCEEDED',
        reference: 'QC1',
        priceMinor: 100n,
        currency: 'EUR',
        trackingNumbers: ['3318810025'],
        label: null,
      };
      const carriers: CarriersPort = {
        options: async () => ({ options: [], refused: [] }),
        book: () => meanwhile().then(() => outcome),
        outcome: async () => outcome,
        cancel: async () => 'cancelled',
        track: async () => [],
      };
      slow = await testApp({ replaced: { carriers } });
      theirs = await sellerFixture(slow);
    });
    afterAll(() => slow.close());

    it('a second booking is refused: one carrier comes', async () => {
      const id = await platform(theirs);
      let second: object = {};
      meanwhile = async () => {
        second = await book(id, {}, theirs);
      };
      expect(await book(id, {}, theirs)).toMatchObject({ carrierBooking: { reference: 'QC1' } });
      expect(second).toMatchObject({ status: 409, code: 'booking_in_progress' });
    });

    it('a declined order stays declined, and the booking does not count', async () => {
      const id = await platform(theirs);
      meanwhile = () => theirs.send('POST', id, 'decline/', { reasons: ['OUT_OF_STOCK'] });
      expect(await book(id, {}, theirs)).toMatchObject({ status: 409, code: 'invalid_transition' });
      expect(await theirs.shown(id)).toMatchObject({
        status: 'DECLINED',
        carrierBooking: null,
        lastAttempt: { status: 'CANCELLED' },
      });
    });
  });
});

describe('[ORD-12] track and trace', () => {
  it('keeps valid numbers once, and names those it removed', async () => {
    const { id } = await desk.payable();
    const answer = (
      await track(id, ['1Z5R 8939 0357 567127', '1Z5R89390357567127', '1Z5R89390357567128'], 'ups')
    ).json();
    expect(answer).toMatchObject({
      shipment: { carrier: 'ups', status: 'LABELS_READY', trackAndTraceNumbers: ['1Z5R89390357567127'] },
      removed: ['1Z5R89390357567128'],
    });
    expect((await desk.shown(id)).shipments).toHaveLength(1);
    const found = await t.call('GET', '/sales/?search=1z5r8939', { headers: desk.session.headers });
    expect(found.json().results.map((row: { qid: string }) => row.qid)).toEqual([id]);
  });

  it('[ERR-09] refuses when none is left, with the list, also of those the order has', async () => {
    const { id } = await desk.payable();
    expect((await track(id, ['1Z5R89390357567128', 'nonsense'], 'ups')).json()).toMatchObject({
      status: 400,
      code: 'invalid_shipment_codes',
      codes: ['1Z5R89390357567128', 'NONSENSE'],
    });
    await track(id, ['TRUCK-100']);
    expect((await track(id, ['truck-100'])).json()).toMatchObject({
      status: 400,
      code: 'invalid_shipment_codes',
      codes: ['TRUCK-100'],
    });
    expect((await track(id, ['TRUCK-101'], 'teleport')).json()).toMatchObject({ status: 400, code: 'unknown_carrier' });
    expect((await track(id, [])).statusCode).toBe(400);
  });

  it('a shipment can be taken back until the order is completed', async () => {
    const { id } = await desk.payable();
    await desk.send('POST', id, 'paycomplete/', {});
    const { qid } = (await track(id, ['BACK-0001'])).json().shipment;
    const remove = (shipment: string, who = desk, key = {}) =>
      t.call('DELETE', `/shipments/${shipment}/`, { headers: { ...who.session.headers, ...key } });
    const other = await sellerFixture(t);
    expect((await remove(qid, other)).json().code).toBe('shipment_not_found');
    expect((await t.call('GET', `/shipments/${qid}/`, { headers: other.session.headers })).statusCode).toBe(404);
    expect((await t.call('GET', '/shipments/', { headers: other.session.headers })).json().count).toBe(0);
    expect(
      (await t.call('GET', `/shipments/?saleQid=${id}`, { headers: desk.session.headers })).json().results,
    ).toMatchObject([{ qid, saleQid: id }]);
    // An answer that was lost is given again to the same key.
    const key = { 'idempotency-key': `key ${newId()}` };
    for (const _ of [1, 2]) expect((await remove(qid, desk, key)).statusCode).toBe(204);
    expect((await remove(qid)).statusCode).toBe(404);
    expect((await remove(qid, desk, { 'idempotency-key': newId() })).json().code).toBe('shipment_not_found');
    expect(await desk.shown(id)).toMatchObject({ shipments: [], nextAction: 'ADD_TRACKING' });
    const again = (await track(id, ['BACK-0001'])).json().shipment;
    await desk.send('POST', id, 'complete/', {});
    // No carrier has scanned it: what is true is told.
    const told = 'This order is completed, so its shipments can no longer be changed or removed.';
    const kept = { status: 409, code: 'order_completed', message: told };
    expect((await remove(again.qid)).json()).toMatchObject(kept);
    const changed = { carrier: 'own_truck', trackAndTraceNumbers: ['BACK-0003'] };
    const { headers } = desk.session;
    const patched = await t.call('PATCH', `/shipments/${again.qid}/`, { headers, payload: changed });
    expect(patched.json()).toMatchObject(kept);
    expect((await track(id, ['BACK-0002'])).json()).toMatchObject({ status: 409, code: 'invalid_transition' });
  });

  it('401, 403, 404', async () => {
    const { id } = await desk.payable();
    const payload = { saleQid: id, carrier: 'own_truck', trackAndTraceNumbers: ['TRUCK-200'] };
    expect((await t.call('POST', '/shipments/', { payload })).statusCode).toBe(401);
    const viewer = await signedIn(t, { sellerId: desk.seller.id, role: 'VIEWER' });
    expect((await t.call('POST', '/shipments/', { headers: viewer.headers, payload })).statusCode).toBe(403);
    expect((await track(id, ['TRUCK-200'], 'own_truck', await sellerFixture(t))).json().code).toBe('not_found');
    expect((await t.call('GET', `/shipments/${newId()}/`, { headers: desk.session.headers })).json().code).toBe(
      'shipment_not_found',
    );
    expect((await t.call('GET', '/carriers/', { headers: viewer.headers })).json().count).toBe(carriers.length);
    const issued = await t.call('GET', '/carriers/?number=1Z5R89390357567127', { headers: viewer.headers });
    expect(issued.json()).toMatchObject({ count: 1, results: [{ qid: 'ups' }] });
  });
});
