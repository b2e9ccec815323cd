/** One suite for every carrier adapter: what the port promises. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carrierByQid, isNumberOf } from '../../domains/carriers/carriers.public.ts';
import { fixedClock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { workCalendarOf } from '../../platform/calendar.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { testDatabaseUrl } from '../../testing/db.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import type { BookingRequest, CarriersPort } from './carriers.port.ts';
import { priceIn } from './dhl-answers.ts';
import { dhlCarrier } from './dhl-carrier.ts';
import { type DhlStub, dhlStub, dhlUser } from './dhl-stub.ts';
import { embeddedCarriers } from './embedded-carriers.ts';
import { routedCarriers } from './routed-carriers.ts';

const saturday = '2026-11-21T08:00:00.000Z';
const clock = fixedClock(saturday);
let database: Database;
let stub: DhlStub;
beforeAll(async () => {
  database = openDatabase({ url: await testDatabaseUrl(), poolSize: 5, report: () => undefined });
  stub = await dhlStub();
});
afterAll(async () => {
  await stub.close();
  await database.close();
});
beforeEach(() => clock.set(saturday));

const dhl = (timeoutMs = 2_000, baseUrl = stub.url): CarriersPort =>
  dhlCarrier(
    { baseUrl, ...dhlUser, account: { number: '123456789', phone: '+31 10 123 4567' } },
    { clock, calendarOf: workCalendarOf, report: () => undefined, timeoutMs, wait: async () => undefined },
  );
const adapters: [string, () => CarriersPort][] = [
  ['embedded', () => embeddedCarriers(database, clock, workCalendarOf)],
  ['DHL Express', () => dhl()],
  [
    'both behind one port',
    () => routedCarriers(embeddedCarriers(database, clock, workCalendarOf), { dhl_express: dhl() }),
  ],
];

const parcel = { loadType: 'PARCEL', count: 2, weightKg: 5, lengthCm: 40, widthCm: 30, heightCm: 20 } as const;
let places = 0;
/** At a place of its own, so that no test takes another one's pickups. */
function requestOf(
  overrides: Partial<BookingRequest> = {},
  from: Partial<BookingRequest['from']> = {},
): BookingRequest {
  places += 1;
  return {
    id: newId(),
    carrier: 'dhl_express',
    pickupDate: '2026-11-23',
    order: 'QS-482133-0',
    from: {
      company: 'Waldhuis Groothandel B.V.',
      line1: 'Havenstraat 12',
      line2: '',
      postalCode: '3011 AB',
      city: `Rotterdam ${places}`,
      country: 'NL',
      timeZone: 'Europe/Amsterdam',
      ...from,
    },
    to: {
      name: 'Nordlicht Handels GmbH',
      line1: 'Am Sandtorkai 12',
      line2: '',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'DE',
    },
    loads: [parcel],
    currency: 'EUR',
    ...overrides,
  };
}

describe.each(adapters)('[INTG-12] %s', (_, open) => {
  it('offers a price, days in transit and working days to collect on', async () => {
    const { options } = await open().options(requestOf());
    const offered = options.find(({ carrier }) => carrier === 'dhl_express');
    expect(offered?.pickupDates[0]).toBe('2026-11-23');
    expect(offered?.pickupDates).not.toContain('2026-11-28');
    expect(offered?.priceMinor).toBeGreaterThan(0n);
    expect(offered?.transitDays).toBeGreaterThan(0);
  });

  it('[ORD-11] does not collect on public holidays of the pickup country, nor after its cut-off', async () => {
    const days = async (now: string, from = {}) => {
      clock.set(now);
      const { options } = await open().options(requestOf({}, from));
      return options.find(({ carrier }) => carrier === 'dhl_express')?.pickupDates ?? [];
    };
    expect((await days('2026-12-24T08:00:00.000Z')).slice(0, 2)).toEqual(['2026-12-24', '2026-12-28']);
    expect((await days('2026-12-23T13:30:00.000Z'))[0]).toBe('2026-12-24');
    // Epiphany is free in Spain, not in the Netherlands.
    const spain = { country: 'ES', timeZone: 'Europe/Madrid', postalCode: '46003' };
    expect(await days('2027-01-04T08:00:00.000Z', spain)).not.toContain('2027-01-06');
    expect(await days('2027-01-04T08:00:00.000Z')).toContain('2027-01-06');
  });

  it('[ORD-11] books: a reference, a number and a label to print', async () => {
    const outcome = await open().book(requestOf());
    expect(outcome).toMatchObject({ status: 'SUCCEEDED', reference: expect.stringMatching(/^[A-Z]{2,3}\d+$/) });
    if (outcome.status !== 'SUCCEEDED') throw new Error('booked');
    expect(outcome.trackingNumbers.length).toBeGreaterThan(0);
    const carrier = carrierByQid('dhl_express');
    if (!carrier) throw new Error('a carrier of the list');
    const valid = outcome.trackingNumbers.filter((number) => isNumberOf(carrier, number));
    expect(valid, 'numbers the carrier can have issued').toEqual(outcome.trackingNumbers);
    expect(outcome.trackingNumbers).not.toContain(outcome.reference);
    expect((await readPdf(outcome.label ?? new Uint8Array())).pages).toBeGreaterThan(0);
  });

  it.each([
    ['pickup_date_not_available_exception', { pickupDate: '2026-11-22' }, {}],
    ['pickup_date_not_available_exception', { pickupDate: '2027-11-22' }, {}],
    ['seller_shipping_address_line_one_too_long', {}, { line1: 'x'.repeat(46) }],
    ['seller_shipping_address_line_two_too_long', {}, { line2: 'x'.repeat(46) }],
    ['weight_out_of_range', { loads: [{ ...parcel, count: 100, weightKg: 31 }] }, {}],
    ['carrier_unavailable', {}, { city: 'Nowhere' }],
  ] as const)('[ERR-11] refuses with %s', async (code, request, from) => {
    expect(await open().book(requestOf(request, from))).toEqual({ status: 'FAILED', code });
  });

  it('takes lines of exactly 45 characters', async () => {
    const longest = 'x'.repeat(45);
    expect(await open().book(requestOf({}, { line1: longest, line2: longest }))).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('[ORD-11] cancels, and cancels again without harm', async () => {
    const port = open();
    const request = requestOf();
    const outcome = await port.book(request);
    if (outcome.status !== 'SUCCEEDED') throw new Error('booked');
    const { id, carrier } = request;
    const booking = { id, carrier, reference: outcome.reference, reason: 'Not needed' };
    expect([await port.cancel(booking), await port.cancel(booking)]).toEqual(['cancelled', 'cancelled']);
  });

  it('[ORD-12] tells how the goods move, oldest first, the same each time', async () => {
    stub.checkpoints = [
      { date: '2026-11-23', time: '15:00:00', typeCode: 'PU', description: 'Shipment picked up' },
      { date: '2026-11-24', time: '08:00:00', typeCode: 'ZZ', description: 'Nothing new' },
      { date: '2026-11-24', time: '12:00:00', typeCode: 'OK', description: 'Delivered' },
    ];
    const port = open();
    const request = requestOf();
    const outcome = await port.book(request);
    if (outcome.status !== 'SUCCEEDED') throw new Error('booked');
    clock.set('2026-12-01T08:00:00.000Z');
    const booked = { id: request.id, carrier: request.carrier, number: outcome.trackingNumbers[0] ?? '' };
    const told = await port.track(booked);
    expect(told[0]?.code).toBe('PICKED_UP');
    expect(told.at(-1)?.code).toBe('DELIVERED');
    expect([...told].sort((a, b) => (a.at < b.at ? -1 : 1))).toEqual(told);
    expect(await port.track(booked)).toEqual(told);
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  });
});

describe('[INTG-12] the embedded carriers', () => {
  const embedded = () => embeddedCarriers(database, clock, workCalendarOf);

  it('tells again what it booked', async () => {
    const port = embedded();
    const request = requestOf();
    const first = await port.book(request);
    const again = await port.outcome(request);
    if (first.status !== 'SUCCEEDED' || again.status !== 'SUCCEEDED') throw new Error('booked');
    expect(again.trackingNumbers).toEqual(first.trackingNumbers);
  });

  it('[ORD-11] cancels what it never heard of', async () => {
    const nothing = { id: newId(), carrier: 'ups', reference: null, reason: 'Not needed' };
    expect(await embedded().cancel(nothing)).toBe('cancelled');
  });

  it('a day is full for a place when its pickups are taken, however many ask at once', async () => {
    const place = { city: 'Full harbour' };
    const asked = Array.from({ length: 35 }, () => embedded().book(requestOf({ carrier: 'ups' }, place)));
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter(({ status }) => status === 'SUCCEEDED')).toHaveLength(30);
    const { options } = await embedded().options(requestOf({}, place));
    expect(options.find(({ carrier }) => carrier === 'ups')?.pickupDates[0]).toBe('2026-11-24');
    expect(options.find(({ carrier }) => carrier === 'dhl_express')?.pickupDates[0]).toBe('2026-11-23');
  });

  it('who has no free day left is told beside the others', async () => {
    const place = { city: 'Christmas harbour' };
    const { options } = await embedded().options(requestOf({}, place));
    const days = options.find(({ carrier }) => carrier === 'dbschenker')?.pickupDates ?? [];
    for (const pickupDate of days)
      for (let taken = 0; taken < 12; taken += 1)
        await embedded().book(requestOf({ carrier: 'dbschenker', pickupDate }, place));
    const after = await embedded().options(requestOf({}, place));
    expect(after.options.map(({ carrier }) => carrier)).toEqual(['dhl_express', 'ups']);
    expect(after.refused).toEqual([{ carrier: 'dbschenker', code: 'pickup_date_not_available_exception' }]);
  });

  it('a dispatcher decides later', async () => {
    const request = requestOf({ carrier: 'dbschenker', pickupDate: '2026-11-24' });
    expect(await embedded().book(request)).toEqual({ status: 'PENDING' });
    clock.advance(6_000);
    expect(await embedded().outcome(request)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('tells who does not take a load, and why', async () => {
    const pallet = { ...parcel, loadType: 'PALLET', weightKg: 400 } as const;
    const { options, refused } = await embedded().options(requestOf({ loads: [pallet] }));
    expect(options.map(({ carrier }) => carrier)).toEqual(['dhl_express', 'dbschenker']);
    expect(refused).toEqual([{ carrier: 'ups', code: 'weight_out_of_range' }]);
  });

  it('comes too late to cancel what it has collected', async () => {
    const request = requestOf();
    await embedded().book(request);
    clock.set('2026-11-23T20:00:00.000Z');
    const booking = { id: request.id, carrier: request.carrier, reference: null, reason: 'Too late' };
    expect(await embedded().cancel(booking)).toBe('too_late');
  });
});

describe('[INTG-12] DHL Express', () => {
  it('sends bodies that the published document allows, and the same reference with both calls', async () => {
    stub.asked.length = 0;
    const request = requestOf({ loads: [parcel, { ...parcel, count: 1, weightKg: 12.3456 }] });
    expect(await dhl().book(request)).toMatchObject({
      status: 'SUCCEEDED',
      priceMinor: 4_151n,
      currency: 'EUR',
    });
    expect(stub.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /rates',
      'POST /shipments',
      'POST /pickups',
    ]);
    expect(stub.asked[2]?.body).toMatchObject({
      plannedPickupDateAndTime: '2026-11-23T09:00:00 GMT+01:00',
      shipmentDetails: [{ packages: [{ weight: 5 }, { weight: 5 }, { weight: 12.346 }] }],
    });
  });

  it('[ORD-11] takes a price in a currency we know, the billed one first', () => {
    const told = (...totalPrice: { currencyType: string; priceCurrency?: string; price: number }[]) =>
      priceIn({ products: [{ totalPrice }] });
    const local = { currencyType: 'PULCL', priceCurrency: 'GBP', price: 9.99 };
    expect(told(local, { currencyType: 'BILLC', priceCurrency: 'PLN', price: 50.1 })).toEqual({
      priceMinor: 5_010n,
      currency: 'PLN',
    });
    const foreign = { currencyType: 'BILLC', priceCurrency: 'CZK', price: 300 };
    expect(told(foreign, local)).toEqual({ priceMinor: 999n, currency: 'GBP' });
    expect(told(foreign, { currencyType: 'PULCL', price: 9.99 })).toBeNull();
  });

  it.each([
    ['8009: Pickup date is not valid. Please check the pickup date.', 'pickup_date_not_available_exception'],
    ['8003: Account not allowed for this service.', 'carrier_unavailable'],
  ] as const)('[ERR-11] reads "%s" as %s', async (detail, code) => {
    stub.faults = [{ path: '/pickups', fault: { status: 400, detail } }];
    expect(await dhl().book(requestOf())).toEqual({ status: 'FAILED', code });
  });

  const pickups = () => stub.asked.filter(({ path }) => path.startsWith('/pickups'));

  it.each(['silent', 500, 'malformed'] as const)(
    '[ORD-11] a lost answer of /pickups (%s) is told, and no second one is ordered',
    async (fault) => {
      stub.asked.length = 0;
      const request = requestOf();
      stub.faults = [{ path: '/pickups', fault }];
      const unknown = { status: 'FAILED', code: 'pickup_not_confirmed' };
      expect(await dhl(150).book(request)).toEqual(unknown);
      expect(await dhl().outcome(request)).toEqual(unknown);
      expect(pickups()).toHaveLength(1);
    },
  );

  it('[ORD-11] a lost answer of /shipments leaves the booking pending; once it is found no pickup is ordered blindly', async () => {
    stub.asked.length = 0;
    const request = requestOf();
    stub.faults = [{ path: '/shipments', fault: 500 }];
    expect(await dhl().book(request)).toEqual({ status: 'PENDING' });
    expect(await dhl().outcome(request)).toEqual({ status: 'PENDING' });
    stub.shipments.set(request.id.replaceAll('-', ''), '3318810025');
    expect(await dhl().outcome(request)).toEqual({ status: 'FAILED', code: 'pickup_not_confirmed' });
    expect(pickups()).toEqual([]);
  });

  it('[ORD-11] does not say that a pickup whose number is not known was cancelled', async () => {
    const nothing = { id: newId(), carrier: 'dhl_express', reference: null, reason: 'Not needed' };
    expect(await dhl().cancel(nothing)).toBe('unknown');
  });

  it('stays pending while nothing is found', async () => {
    expect(await dhl().outcome(requestOf())).toEqual({ status: 'PENDING' });
  });

  it.each([500, 429, 'silent'] as const)('asks again for rates after %s, three times at most', async (fault) => {
    stub.asked.length = 0;
    stub.faults = [1, 2].map(() => ({ path: '/rates', fault }));
    expect((await dhl(150).options(requestOf())).options).toHaveLength(1);
    stub.faults = [1, 2, 3].map(() => ({ path: '/rates', fault }));
    expect(await dhl(150).options(requestOf())).toEqual({
      options: [],
      refused: [{ carrier: 'dhl_express', code: 'carrier_unavailable' }],
    });
    expect(stub.asked).toHaveLength(6);
    stub.faults = [];
  });

  it('never sends a booking twice by itself', async () => {
    stub.asked.length = 0;
    stub.faults = [{ path: '/shipments', fault: 'silent' }];
    expect(await dhl(150).book(requestOf())).toEqual({ status: 'PENDING' });
    expect(stub.asked.filter(({ path }) => path === '/shipments')).toHaveLength(1);
  });

  it('[ERR-11] books nothing while it cannot be reached or tells no price, and says so at once', async () => {
    const refused = { status: 'FAILED', code: 'carrier_unavailable' };
    stub.asked.length = 0;
    stub.faults = [1, 2, 3].map(() => ({ path: '/rates', fault: 500 }));
    expect(await dhl().book(requestOf())).toEqual(refused);
    expect(stub.asked.map(({ path }) => path)).toEqual(['/rates', '/rates', '/rates']);
    expect(await dhl(2_000, 'http://127.0.0.1:9').book(requestOf())).toEqual(refused);
  });

  it('an answer that cannot be read is no answer', async () => {
    stub.faults = [{ path: '/rates', fault: 'malformed' }];
    expect((await dhl().options(requestOf())).refused).toEqual([
      { carrier: 'dhl_express', code: 'carrier_unavailable' },
    ]);
  });

  it('stops asking for half a minute when nothing answers', async () => {
    const port = dhl();
    stub.faults = Array.from({ length: 6 }, () => ({ path: '/rates', fault: 500 as const }));
    await port.options(requestOf());
    await port.options(requestOf());
    stub.asked.length = 0;
    stub.faults = [];
    expect((await port.options(requestOf())).options).toEqual([]);
    expect(stub.asked).toEqual([]);
    clock.advance(31_000);
    expect((await port.options(requestOf())).options).toHaveLength(1);
  });

  it('reports calls without headers, bodies and ids', async () => {
    const reports: unknown[] = [];
    const port = dhlCarrier(
      { baseUrl: stub.url, ...dhlUser, account: { number: '123456789', phone: '+31' } },
      { clock, calendarOf: workCalendarOf, report: (told) => reports.push(told) },
    );
    await port.track({ id: newId(), carrier: 'dhl_express', number: '3318810025' });
    expect(reports).toEqual([
      { service: 'dhl', method: 'GET', about: '/shipments/{x}/tracking', outcome: 200, attempt: 1 },
    ]);
  });
});
