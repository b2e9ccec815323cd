import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CancelOutcome, CarriersPort } from '../../adapters/carriers/carriers.port.ts';
import { hours, plus, seconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { defaultFlags } from '../../platform/flags/flags.ts';
import { sellerActorOf } from '../../testing/actors.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { parcel, type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { makeAddress } from '../addresses/addresses.factory.ts';
import { expireSale } from '../sales/use-cases/expire-sale.ts';
import { bookCarrier } from './use-cases/book-carrier.ts';

const start = '2026-11-21T08:00:00.000Z';
let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t, { seller: { shipCity: 'Quiet harbour' } });
});
afterAll(async () => {
  expect(await brokenInvariants(t.database)).toEqual([]);
  await t.close();
});

const platform = async (who = desk, overrides = {}) =>
  (await who.payable({ shippingMethod: 'PLATFORM', loads: [parcel], ...overrides })).id;
const book = async (id: string, more: object = {}, who = desk, headers = {}) =>
  (
    await who.send(
      'POST',
      id,
      'carrier_booking/',
      { carrier: 'dhl_express', pickupDate: '2026-11-23', ...more },
      headers,
    )
  ).json();
const remove = (qid: string | undefined, who = desk, app = t) =>
  app.call('DELETE', `/shipments/${qid}/`, { headers: who.session.headers });
const shipmentOf = async (id: string, who = desk) => (await who.shown(id)).shipments[0];
/** What the embedded carrier has in its book for an order. */
const pickupsFor = async (id: string) => {
  const { rows } = await t.database.read('system', (db) =>
    db.execute(
      sql`select p.status from carrier_pickups p join carrier_bookings b on b.id = p.id where b.sale_id = ${id}`,
    ),
  );
  return rows.map(({ status }) => status);
};
const conclude = async (id: string, app = t, question = 1) => {
  const { rows } = await app.database.read('system', (db) =>
    db.execute(
      sql`select seller_id as "sellerId", id as "bookingId" from carrier_bookings where sale_id = ${id} order by created_at desc limit 1`,
    ),
  );
  await work.jobs.find(({ name }) => name === 'carriers.conclude')?.run({ ...rows[0], question }, app.deps);
};

describe('[ORD-11] a booking', () => {
  it('brings a shipment with its day and number, and a label to print', async () => {
    const id = await platform();
    expect(await book(id)).toMatchObject({ carrierBooking: { status: 'SUCCEEDED', hasLabel: true } });
    expect(await shipmentOf(id)).toMatchObject({
      status: 'PICKUP_SCHEDULED',
      carrier: 'dhl_express',
      pickupDate: '2026-11-23',
      isBooked: true,
      isRemovable: true,
      trackAndTraceNumbers: [expect.stringMatching(/^\d{10}$/)],
    });
    const label = await desk.send('GET', id, 'carrier_booking/label/');
    expect([label.statusCode, label.headers['content-type'], label.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(label.headers['content-disposition']).toMatch(/^attachment; filename="label-QC\d+\.pdf"$/);
    // The whole address, as the order shows it: a parcel without a street is delivered nowhere.
    const { deliverTo } = await desk.shown(id);
    if (!deliverTo?.line1) throw new Error('the order says where its goods go');
    const { text } = await readPdf(label.rawPayload);
    for (const part of [deliverTo.name, deliverTo.line1, `${deliverTo.postalCode} ${deliverTo.city}`])
      expect(text).toContain(part);
    const staff = await staffIn(t, 'staff.sellers');
    expect((await t.call('GET', `/sales/${id}/carrier_booking/label/`, { headers: staff.headers })).statusCode).toBe(
      200,
    );
    const other = await sellerFixture(t);
    expect((await other.send('GET', id, 'carrier_booking/label/')).statusCode).toBe(404);
  });

  it('is pending while a dispatcher decides: absent, with the attempt beside it, then it counts', async () => {
    const id = await platform();
    const pending = await book(id, { carrier: 'dbschenker', pickupDate: '2026-11-24' });
    expect(pending).toMatchObject({ carrierBooking: null, lastAttempt: { status: 'PENDING', code: null } });
    expect(await desk.shown(id)).toMatchObject({ shipments: [], nextAction: 'BOOK_CARRIER' });
    expect(await book(id)).toMatchObject({ status: 409, code: 'booking_in_progress' });
    await conclude(id);
    expect((await desk.shown(id)).carrierBooking).toBeNull();
    t.clock.advance(seconds(6));
    await conclude(id);
    await conclude(id);
    t.clock.set(start);
    expect(await desk.shown(id)).toMatchObject({
      carrierBooking: { carrier: 'dbschenker' },
      nextAction: 'TRIGGER_PAYMENT',
      shipments: [{ status: 'PICKUP_SCHEDULED' }],
    });
  });

  it('two at once: one carrier comes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await platform();
      const answers = await Promise.all([book(id), book(id, { carrier: 'ups' })]);
      expect(answers.filter(({ carrierBooking }) => carrierBooking)).toHaveLength(1);
      expect((await desk.shown(id)).shipments).toHaveLength(1);
      expect(await pickupsFor(id)).toEqual(['scheduled']);
    }
  });

  it('[ORD-16] the same key books once, also when sent at once', async () => {
    const id = await platform();
    const key = { 'idempotency-key': `key ${newId()}` };
    await Promise.all([1, 2, 3].map(() => book(id, {}, desk, key)));
    expect(await book(id, {}, desk, key)).toMatchObject({ carrierBooking: { status: 'SUCCEEDED' } });
    expect((await desk.shown(id)).shipments).toHaveLength(1);
    expect(await book(id, { carrier: 'ups' }, desk, key)).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
  });

  it('is cancelled with its shipment, and can be made again, after the payment too', async () => {
    const id = await platform();
    await book(id);
    await desk.send('POST', id, 'paycomplete/', {});
    expect((await remove((await shipmentOf(id))?.qid)).statusCode).toBe(204);
    expect(await desk.shown(id)).toMatchObject({
      status: 'PAID',
      carrierBooking: null,
      lastAttempt: { status: 'CANCELLED' },
      shipments: [],
      nextAction: 'BOOK_CARRIER',
      allowedActions: expect.arrayContaining(['BOOK_CARRIER']),
    });
    expect((await desk.send('GET', id, 'carrier_booking/label/')).json().code).toBe('label_not_available');
    expect(await book(id)).toMatchObject({ carrierBooking: { status: 'SUCCEEDED' } });
    expect((await desk.shown(id)).nextAction).toBe('COMPLETE_ORDER');
  });

  it('a cancellation and another at once end in one', async () => {
    const id = await platform();
    await book(id);
    const shipment = await shipmentOf(id);
    const answers = await Promise.all([remove(shipment?.qid), remove(shipment?.qid)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
    expect((await desk.shown(id)).shipments).toEqual([]);
  });

  it('numbers of a booking are not changed by hand', async () => {
    const id = await platform();
    await book(id);
    const payload = { carrier: 'ups', trackAndTraceNumbers: ['1Z5R89390357567127'] };
    const url = `/shipments/${(await shipmentOf(id))?.qid}/`;
    expect((await t.call('PATCH', url, { headers: desk.session.headers, payload })).json()).toMatchObject({
      status: 409,
      code: 'numbers_come_from_booking',
    });
  });

  it('for parcels that changed while the carrier was asked does not count', async () => {
    const id = await platform();
    await book(id, { carrier: 'dbschenker', pickupDate: '2026-11-24' });
    await desk.send('PATCH', id, '', { loads: [{ ...parcel, count: 3 }] });
    t.clock.advance(seconds(6));
    await conclude(id);
    t.clock.set(start);
    expect(await desk.shown(id)).toMatchObject({ carrierBooking: null, lastAttempt: { status: 'CANCELLED' } });
  });
});

describe('[ORD-11] a process that dies while it books', () => {
  it.each([
    ['before the carrier heard of it', false],
    ['before the answer was written', true],
  ])('%s: the booking is taken up and one carrier comes', async (_, isHeard) => {
    const { carriers } = t.deps;
    const dying: typeof carriers.book = async (request) => {
      if (isHeard) await carriers.book(request);
      throw new Error('killed');
    };
    const app = await testApp({ replaced: { carriers: { ...carriers, book: dying } } });
    const who = await sellerFixture(app, { seller: { shipCity: `Harbour ${isHeard}` } });
    const id = await platform(who);
    const key = { owner: who.seller.id, operation: 'carriers.book', key: id, fingerprint: id };
    const again = () =>
      bookCarrier(
        app.deps,
        { actor: sellerActorOf(who), scope: { sellerId: who.seller.id }, key },
        { saleId: id, carrier: 'dhl_express', pickupDate: '2026-11-23' },
      );
    await expect(again()).rejects.toThrow('killed');
    await again();
    expect(await who.shown(id)).toMatchObject({ carrierBooking: null, lastAttempt: { status: 'REQUESTED' } });
    await conclude(id, app);
    await again();
    expect(await who.shown(id)).toMatchObject({ carrierBooking: { carrier: 'dhl_express' } });
    expect((await who.shown(id)).shipments).toHaveLength(1);
    expect(await pickupsFor(id)).toEqual(['scheduled']);
    await app.close();
  });

  it('a carrier that never answers is given up and told not to come', async () => {
    await t.runJobs(work);
    const cancelled: string[] = [];
    const carriers: CarriersPort = {
      ...t.deps.carriers,
      book: async () => ({ status: 'PENDING' }),
      outcome: async () => ({ status: 'PENDING' }),
      cancel: async ({ id }) => {
        cancelled.push(id);
        return 'cancelled';
      },
    };
    const app = await testApp({ replaced: { carriers } });
    const who = await sellerFixture(app);
    const id = await platform(who);
    await book(id, {}, who);
    await conclude(id, app, 11);
    expect((await who.shown(id)).lastAttempt).toMatchObject({ status: 'PENDING' });
    await conclude(id, app, 12);
    expect((await who.shown(id)).lastAttempt).toMatchObject({ status: 'FAILED', code: 'carrier_unavailable' });
    await app.runJobs(work);
    expect(cancelled).toHaveLength(1);
    await app.close();
  });
});

describe('[ORD-11] an order that ends with a carrier booked', () => {
  it('calls the booking off: nobody comes for nothing', async () => {
    const id = await platform(desk, { expiresAt: plus(start, hours(1)) });
    await book(id);
    t.clock.set(plus(start, hours(2)));
    await expireSale(t.deps, id);
    await t.runJobs(work);
    t.clock.set(start);
    expect(await desk.shown(id)).toMatchObject({
      status: 'EXPIRED',
      carrierBooking: null,
      lastAttempt: { status: 'CANCELLED' },
      shipments: [],
    });
    expect(await pickupsFor(id)).toEqual(['cancelled']);
  });

  it('a completed order keeps its carrier, whoever asks to cancel', async () => {
    const id = await platform();
    await book(id);
    await desk.send('POST', id, 'paycomplete/', {});
    const { qid } = (await shipmentOf(id)) ?? {};
    await desk.send('POST', id, 'complete/', {});
    expect((await remove(qid)).json()).toMatchObject({ status: 409, code: 'order_completed' });
    expect(await pickupsFor(id)).toEqual(['scheduled']);
  });
});

describe('[ORD-11] GET bookable-carriers/', () => {
  it('tells who takes the load, who does not, and where they collect; staff read it too', async () => {
    const pallet = { ...parcel, loadType: 'PALLET', palletType: 'EUR', weightKg: 400 } as const;
    const id = await platform(desk, { loads: [pallet] });
    const staff = await staffIn(t, 'staff.sellers');
    const answer = (await t.call('GET', `/sales/${id}/bookable-carriers/`, { headers: staff.headers })).json();
    expect(answer).toMatchObject({
      results: [{ carrier: 'dhl_express', cutOff: '14:00' }, { carrier: 'dbschenker' }],
      refused: [{ carrier: 'ups', code: 'weight_out_of_range' }],
      from: { addressQid: null, line1: 'Havenstraat 12' },
      longestAddressLine: 45,
    });
  });

  it('waits for nobody who has the order locked', async () => {
    const id = await platform();
    await t.database.write('system', async (db) => {
      await db.execute(sql`select 1 from sales where id = ${id} for update`);
      expect((await desk.send('GET', id, 'bookable-carriers/')).statusCode).toBe(200);
    });
  });

  it('reads the pickup address of the company, else its shipping address', async () => {
    const who = await sellerFixture(t);
    const id = await platform(who);
    const from = async () => (await who.send('GET', id, 'bookable-carriers/')).json().from;
    const add = (usageTypes: ('SHIPPING' | 'PICKUP' | 'BILLING')[], line1: string) =>
      t.database.write('system', (db) => makeAddress(db, { sellerId: who.seller.id, usageTypes, line1 }));
    await add(['BILLING'], 'Billing 1');
    const shipping = await add(['SHIPPING'], 'Shipping 1');
    expect(await from()).toMatchObject({ addressQid: shipping.id, line1: 'Shipping 1', postalCode: '3011 AB' });
    const pickup = await add(['PICKUP'], 'Pickup 1');
    expect(await from()).toMatchObject({ addressQid: pickup.id, line1: 'Pickup 1' });
  });
});

describe('[ERR-11] what stands in the way', () => {
  it.each([
    [{ line1: 'x'.repeat(46) }, 'seller_shipping_address_line_one_too_long', 46],
    [{ line2: 'x'.repeat(60) }, 'seller_shipping_address_line_two_too_long', 60],
  ] as const)('%o is told with the address to put right', async (lines, code, length) => {
    const who = await sellerFixture(t);
    const { id: addressQid } = await t.database.write('system', (db) =>
      makeAddress(db, { sellerId: who.seller.id, usageTypes: ['SHIPPING'], ...lines }),
    );
    const id = await platform(who);
    expect(await book(id, {}, who)).toMatchObject({ status: 400, code, addressQid, length, maximum: 45 });
    expect((await who.send('GET', id, 'events/')).json().results.at(-1)).toMatchObject({ action: 'booking_failed' });
  });

  it('weight_out_of_range', async () => {
    const pallet = { ...parcel, loadType: 'PALLET', palletType: 'EUR', weightKg: 900 } as const;
    const id = await platform(desk, { loads: [pallet] });
    expect(await book(id, { carrier: 'ups' })).toMatchObject({ status: 400, code: 'weight_out_of_range' });
  });

  it.each([
    ['too_late', 409, 'too_late_to_cancel'],
    ['silent', 502, 'carrier_unavailable'],
  ] as const)('a carrier that is %s keeps the booking: %i %s', async (outcome, status, code) => {
    const cancel = async (): Promise<CancelOutcome> => outcome;
    const app = await testApp({ replaced: { carriers: { ...t.deps.carriers, cancel } } });
    const who = await sellerFixture(app, { seller: { shipCity: `Harbour of ${outcome}` } });
    const id = await platform(who);
    await book(id, {}, who);
    expect((await remove((await shipmentOf(id, who))?.qid, who, app)).json()).toMatchObject({ status, code });
    expect((await who.shown(id)).carrierBooking).not.toBeNull();
    await app.close();
  });

  it('[INTG-09] logistics switched off: no carrier is offered, booked or chosen', async () => {
    const app = await testApp({ replaced: { flags: { ...defaultFlags, logistics: false } } });
    const who = await sellerFixture(app);
    const id = await platform(who);
    const off = { status: 409, code: 'logistics_off' };
    expect((await who.send('GET', id, 'bookable-carriers/')).json()).toMatchObject(off);
    expect(await book(id, {}, who)).toMatchObject(off);
    const { id: fresh } = await who.sale({ status: 'CONFIRMED' });
    expect((await who.send('PATCH', fresh, '', { shippingMethod: 'PLATFORM' })).json()).toMatchObject(off);
    expect((await who.send('PATCH', fresh, '', { shippingMethod: 'SELLER' })).statusCode).toBe(200);
    await app.close();
  });
});
