import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hours, plus, systemClock } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest, brokenInvariants } from '../../testing/models/invariants.ts';
import { parcel, type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { sendAll } from '../../testing/send-all.ts';
import { kill, type Serving, serving } from '../../testing/serving.ts';
import { sellers } from '../sellers/sellers.tables.ts';

const trials = process.env.DEEP ? 20 : 2;
const ordersPerTrial = 30;
const clients = 8;
const seed = 20_261_121;

type Wish = { readonly id: string; readonly carrier: string; readonly pickupDate: string };

let t: TestApp;
let desk: SellerFixture;
let server: Serving | undefined;
/** References of bookings that were acknowledged, by order. */
const acknowledged = new Map<string, string>();

beforeAll(async () => {
  t = await testApp({ now: systemClock.now() });
  desk = await sellerFixture(t);
});
afterAll(async () => {
  if (server) await kill(server);
  await t.close();
});

const start = (): Promise<Serving> => serving({ TOKEN_SECRET: t.deps.config.tokenSecret });

/** A place of its own, where the carriers have time for all. */
const moveTo = (shipCity: string) =>
  t.database.write('none', (db) => db.update(sellers).set({ shipCity }).where(eq(sellers.id, desk.seller.id)));

async function wishes(): Promise<Wish[]> {
  const made: Wish[] = [];
  for (let n = 0; n < ordersPerTrial; n += 1) {
    const expiresAt = plus(t.clock.now(), hours(48));
    const { id } = await desk.payable({ shippingMethod: 'PLATFORM', loads: [parcel], expiresAt, lines: [{}] });
    made.push({ id, carrier: n % 2 === 0 ? 'dhl_express' : 'ups', pickupDate: '' });
  }
  const first = present(made[0], 'there are orders');
  const { results } = (await desk.send('GET', first.id, 'bookable-carriers/')).json();
  // Not the first one: no cut-off passes while the test runs.
  const days: string[] = results[0].pickupDates.slice(1);
  return made.map((wish, n) => ({ ...wish, pickupDate: days[n % days.length] ?? '' }));
}

/** False when the server was gone before it answered. */
async function book({ id, carrier, pickupDate }: Wish): Promise<boolean> {
  const headers = { ...desk.session.headers, 'idempotency-key': `key of ${id}`, 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify({ carrier, pickupDate }) };
  const answer = await fetch(`${server?.base}/sales/${id}/carrier_booking/`, request).then(
    async (response) => ({ code: response.status, body: await response.json() }),
    () => null,
  );
  if (!answer) return false;
  expect(answer).toMatchObject({ code: 200 });
  if (answer.body.carrierBooking) acknowledged.set(id, answer.body.carrierBooking.reference);
  return true;
}

/** Attempts whose process died are taken up a minute later: here at once. */
const hurry = () =>
  t.database.write('system', (db) => db.execute(sql`update graphile_worker._private_jobs set run_at = now()`));

/** What the carriers' book and ours say of each order. */
async function told(): Promise<{ id: string; reference: string; pickups: number; bookings: number }[]> {
  const { rows } = await t.database.read('system', (db) =>
    db.execute<{ id: string; reference: string; pickups: number; bookings: number }>(sql`
      select s.id, min(b.reference) as reference, count(*)::int as bookings,
        (select count(*)::int from carrier_pickups p join carrier_bookings o on o.id = p.id where o.sale_id = s.id) as pickups
      from sales s join carrier_bookings b on b.seller_id = s.seller_id and b.sale_id = s.id and b.status = 'SUCCEEDED'
      where s.booking_succeeded group by s.id`),
  );
  return rows;
}

it('[ORD-11] a server killed while it books loses no booking, and no carrier comes twice', async () => {
  const delays = fc.sample(fc.integer({ min: 60, max: 350 }), { seed, numRuns: trials });
  let left: Wish[] = [];
  let count = 0;
  for (const [trial, delay] of delays.entries()) {
    await moveTo(`Storm harbour ${trial}`);
    const made = await wishes();
    count += made.length;
    server = await start();
    const [rest] = await Promise.all([
      sendAll([...left, ...made], clients, book),
      wait(delay).then(() => kill(present(server, 'it was started'))),
    ]);
    left = rest;
    expect(await brokenInvariants(t.database)).toEqual([]);
  }
  expect(left.length).toBeGreaterThan(0);
  server = await start();
  // What is left of many trials is more than the carriers have time for at one place.
  for (let from = 0; from < left.length; from += ordersPerTrial) {
    await moveTo(`Calm harbour ${from}`);
    expect(await sendAll(left.slice(from, from + ordersPerTrial), clients, book)).toEqual([]);
  }
  await hurry();
  await vi.waitFor(async () => expect(await told()).toHaveLength(count), { timeout: 30_000, interval: 250 });
  await vi.waitFor(async () => expect(await brokenAtRest(t.database)).toEqual([]), { timeout: 30_000, interval: 250 });
  const found = await told();
  expect(found.filter(({ pickups, bookings }) => pickups !== 1 || bookings !== 1)).toEqual([]);
  expect(found.filter(({ id, reference }) => (acknowledged.get(id) ?? reference) !== reference)).toEqual([]);
}, 1_800_000);
