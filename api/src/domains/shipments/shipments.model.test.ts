import { carrierEventCodes } from '@quayside/contract/shipments';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes, plus } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import {
  isBooked,
  type ModelOrder,
  type ShipmentMove,
  shipped,
  trackedIn,
} from '../../testing/models/shipment-model.ts';
import { parcel, type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { ingestCarrierEvents } from './use-cases/ingest-carrier-events.ts';

const start = '2026-11-21T08:00:00.000Z';
const runs = process.env.DEEP ? 1_000 : 100;
/** A session lasts ten minutes; a run ends before. */
const longestRun = minutes(9);

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(() => t.close());

/** One real order beside its model; `shipments` holds id and number of each shipment in the model's order. */
type Real = { readonly id: string; readonly shipments: { qid: string; number: string }[] };
type Pair = { model: ModelOrder; readonly real: Real };
type Run = { readonly pairs: readonly Pair[]; now: number; made: number };

const carrierOf = ({ method }: ModelOrder): string => (method === 'PLATFORM' ? 'dhl_express' : 'own_truck');
const headers = () => desk.session.headers;
const wanted: Readonly<Record<string, string>> = { LABELS_READY: 'WAITING', PICKUP_SCHEDULED: 'WAITING' };

/** Makes the move on the real order; answers the refusal's code, or null. */
async function sent(run: Run, { model, real }: Pair, move: ShipmentMove): Promise<string | null> {
  run.made += 1;
  if (move.name === 'number') return addNumber(real, `TRUCK-${real.id.slice(-6).toUpperCase()}-${run.made}`);
  if (move.name === 'book') return bookDay(real);
  const known = real.shipments[move.index];
  if (!known) return null;
  if (move.name === 'event') {
    const told = { carrier: carrierOf(model), number: known.number, code: move.code, location: null };
    await ingestCarrierEvents(t.deps, [{ ...told, id: `${run.made}`, at: plus(start, move.at) }]);
    return null;
  }
  const answer = await t.call('DELETE', `/shipments/${known.qid}/`, { headers: headers() });
  return answer.statusCode === 204 ? null : answer.json().code;
}

async function addNumber(real: Real, number: string): Promise<string | null> {
  const payload = { saleQid: real.id, carrier: 'own_truck', trackAndTraceNumbers: [number] };
  const answer = (await t.call('POST', '/shipments/', { headers: headers(), payload })).json();
  if (answer.code) return answer.code;
  real.shipments.push({ qid: answer.shipment.qid, number });
  return null;
}

async function bookDay(real: Real): Promise<string | null> {
  const day = { carrier: 'dhl_express', pickupDate: '2026-11-23' };
  const answer = (await desk.send('POST', real.id, 'carrier_booking/', day)).json();
  if (answer.code) return answer.code;
  const { shipments } = await desk.shown(real.id);
  const found = shipments.find(({ qid }) => !real.shipments.some((one) => one.qid === qid));
  real.shipments.push({ qid: found?.qid ?? '', number: found?.trackAndTraceNumbers[0] ?? '' });
  return null;
}

/** The shipment by its place from the newest one, the time by how long ago it was. */
function placed(move: ShipmentMove, count: number, now: number): ShipmentMove {
  if (move.name === 'number' || move.name === 'book') return move;
  const index = count - 1 - move.index;
  return move.name === 'event' ? { ...move, index, at: now - move.at } : { ...move, index };
}

const onOrder = (index: number, move: ShipmentMove) => ({
  check: () => true,
  run: async (run: Run) => {
    const pair = run.pairs[index];
    if (!pair) return;
    const dated = placed(move, pair.model.shipments.length, run.now);
    const expected = shipped(pair.model, dated);
    const code = await sent(run, pair, dated);
    expect(code).toBe('refused' in expected ? expected.refused : null);
    if (!('refused' in expected)) pair.model = expected;
    // Two words of a carrier never come at the same moment here.
    run.now = Math.min(run.now + 1_000, longestRun);
    t.clock.set(plus(start, run.now));
  },
  toString: () => `${JSON.stringify(move)} on ${index}`,
});

const which = fc.integer({ min: 0, max: 2 });
/** Mostly the newest shipment. */
const index = fc.constantFrom(0, 0, 0, 1, 2);
/** How long ago it happened: late words lie before what was told already, never at the same moment. */
const ago = fc.constantFrom(0, 0, 0, 2_500, 7_250);
const moves = [
  which.map((order) => onOrder(order, { name: 'number' })),
  which.map((order) => onOrder(order, { name: 'book' })),
  fc.tuple(which, index).map(([order, at]) => onOrder(order, { name: 'remove', index: at })),
  ...[1, 2].map(() =>
    fc
      .tuple(which, index, fc.constantFrom(...carrierEventCodes, 'DELIVERED'), ago)
      .map(([order, at, code, late]) => onOrder(order, { name: 'event', index: at, code, at: late })),
  ),
];

/** An order as the model has it; one that is shipped with us is paid with a booking, which is cancelled again. */
async function ordered(model: ModelOrder): Promise<Pair> {
  const { method, pieces, status } = model;
  const { id } = await desk.payable({
    shippingMethod: method,
    loads: [{ ...parcel, count: pieces }],
    expiresAt: plus(start, minutes(60)),
  });
  const pair: Pair = { model, real: { id, shipments: [] } };
  if (method === 'PLATFORM') await bookDay(pair.real);
  if (status === 'PAID') await desk.send('POST', id, 'paycomplete/', {});
  for (const { qid } of pair.real.shipments) await t.call('DELETE', `/shipments/${qid}/`, { headers: headers() });
  const removed = pair.real.shipments.map(() => ({ status: 'REMOVED', isBooked: true, told: [] }) as const);
  return { ...pair, model: { ...model, shipments: removed } };
}

let made = 0;
async function newRun(): Promise<Run> {
  made += 1;
  t.clock.set(start);
  // A place of its own: a carrier's day at one place is full after some pickups.
  const place = { shipCity: `Harbour ${made}` };
  await t.database.write('none', (db) => db.update(sellers).set(place).where(eq(sellers.id, desk.seller.id)));
  const pairs = [
    await ordered({ status: 'CONFIRMED', method: 'SELLER', pieces: 2, shipments: [] }),
    await ordered({ status: 'PAID', method: 'SELLER', pieces: 2, shipments: [] }),
    await ordered({ status: 'PAID', method: 'PLATFORM', pieces: 1, shipments: [] }),
  ];
  return { pairs, now: 0, made: 0 };
}

it(`[ORD-12] whatever is entered, booked, removed and told, shipments follow the domain page (${runs} runs)`, async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(fc.commands(moves, { maxCommands: 40, size: 'max' }), async (commands) => {
    const run = await newRun();
    await fc.asyncModelRun(async () => ({ model: run, real: null }), commands);
    for (const { model, real } of run.pairs) {
      const { status, shipments, carrierBooking } = await desk.shown(real.id);
      const living = model.shipments.map((one) => one.status).filter((one) => one !== 'REMOVED');
      expect(status).toBe(model.status);
      expect(shipments.map((one) => wanted[one.status] ?? one.status).sort()).toEqual([...living].sort());
      expect(carrierBooking !== null).toBe(isBooked(model));
      for (const one of [status, ...living]) seen.add(one);
      expect(await factsOf(real.id)).toEqual({
        tracked: trackedIn(model),
        booked: isBooked(model),
        bookings: isBooked(model) ? 1 : 0,
      });
    }
    // They look at all orders of all runs: not after each one.
    if (made % 10 === 0) expect(await brokenInvariants(t.database)).toEqual([]);
  });
  await fc.assert(property, { numRuns: runs, ...(process.env.DEEP ? {} : { seed: 20_261_121 }), endOnFailure: true });
  expect([...seen].sort()).toEqual([
    'COMPLETED',
    'CONFIRMED',
    'DELIVERED',
    'EXCEPTION',
    'IN_TRANSIT',
    'LOST',
    'OUT_FOR_DELIVERY',
    'PAID',
    'RETURNED_TO_SENDER',
    'WAITING',
  ]);
}, 3_600_000);

/** What the order knows of its shipments, and how many of its bookings count. */
async function factsOf(saleId: string) {
  const { rows } = await t.database.read('system', (db) =>
    db.execute(sql`select tracked_count as tracked, booking_succeeded as booked,
      (select count(*)::int from carrier_bookings b where b.sale_id = s.id and b.status = 'SUCCEEDED') as bookings
      from sales s where s.id = ${saleId}`),
  );
  return rows[0];
}
