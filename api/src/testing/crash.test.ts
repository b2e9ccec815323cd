import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hours, plus, systemClock } from '../kernel/clock.ts';
import { present } from '../kernel/errors.ts';
import { type TestApp, testApp } from './app.ts';
import { brokenAtRest, brokenInvariants } from './models/invariants.ts';
import { type SellerFixture, sellerFixture } from './seller-fixture.ts';
import { sendAll } from './send-all.ts';
import { kill, type Serving, serving } from './serving.ts';

const trials = process.env.DEEP ? 20 : 3;
const salesPerTrial = 60;
const clients = 8;
const seed = 20_261_121;

type Operation = {
  readonly id: string;
  readonly path: string;
  readonly body: object;
  readonly headers: Record<string, string>;
};
type Acknowledged = {
  readonly id: string;
  readonly path: string;
  readonly status: string;
  readonly payout: string | undefined;
};

let t: TestApp;
let desk: SellerFixture;
let server: Serving | undefined;
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  t = await testApp({ now: systemClock.now() });
  desk = await sellerFixture(t);
});
afterAll(async () => {
  if (server) await kill(server);
  await t.close();
});

const start = (): Promise<Serving> => serving({ TOKEN_SECRET: t.deps.config.tokenSecret });

/** Every other sale is confirmed, with less than was ordered; the rest is paid under a key of its own. */
async function operations(count: number): Promise<Operation[]> {
  const expiresAt = plus(t.clock.now(), hours(48));
  const made: Operation[] = [];
  for (let n = 0; n < count; n += 1) {
    if (n % 2 === 0) {
      const { id, lineIds } = await desk.sale({ expiresAt, lines: [{}] });
      const lines = [{ qid: lineIds[0], confirmedQuantity: 7, reason: 'PARTIAL_STOCK' }];
      made.push({ id, path: 'confirm_saleline_quantities/', body: { lines }, headers: {} });
    } else {
      const { id } = await desk.payable({ expiresAt, lines: [{}] });
      made.push({ id, path: 'paycomplete/', body: {}, headers: { 'idempotency-key': `key of ${id}` } });
    }
  }
  return made;
}

/** Sends one operation; true when the server acknowledged it, false when it was gone. */
async function send({ id, path, body, headers }: Operation): Promise<boolean> {
  const request = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...desk.session.headers, ...headers, 'content-type': 'application/json' },
  };
  const answer = await fetch(`${server?.base}/sales/${id}/${path}`, request).then(
    async (response) => ({ code: response.status, sale: await response.json() }),
    () => null,
  );
  if (!answer) return false;
  expect(answer).toMatchObject({ code: 200 });
  acknowledged.push({ id, path, status: answer.sale.status, payout: answer.sale.payout?.qid });
  return true;
}

async function isKept({ id, status, payout }: Acknowledged): Promise<boolean> {
  const now = await desk.shown(id);
  return now.status === status && now.payout?.qid === payout;
}

/** Twelve hundred operations leave some thousand jobs: they may take as long as they get fewer, each half minute at least. */
async function drained(): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let since = performance.now();
  for (;;) {
    const { rows } = await t.database.read('none', (db) =>
      db.execute(sql`select 1 from graphile_worker.jobs where run_at <= now()`),
    );
    if (rows.length === 0) return;
    if (rows.length < least) [least, since] = [rows.length, performance.now()];
    if (performance.now() - since > 30_000) throw new Error(`${rows.length} jobs are left, and get no fewer`);
    await wait(500);
  }
}

it('[ORD-16] a server killed at any moment loses nothing it acknowledged and pays nothing twice', async () => {
  const delays = fc.sample(fc.integer({ min: 60, max: 450 }), { seed, numRuns: trials });
  let left: Operation[] = [];
  for (const delay of delays) {
    const todo = [...left, ...(await operations(salesPerTrial))];
    server = await start();
    const [rest] = await Promise.all([
      sendAll(todo, clients, send),
      wait(delay).then(() => kill(present(server, 'it was started'))),
    ]);
    left = rest;
    expect(await brokenInvariants(t.database)).toEqual([]);
  }
  expect(left.length).toBeGreaterThan(0);
  server = await start();
  // Each is sent again as it was, under the same key: what had been done is not done twice.
  expect(await sendAll(left, clients, send)).toEqual([]);
  await drained();
  await vi.waitFor(async () => expect(await brokenAtRest(t.database)).toEqual([]), { timeout: 30_000, interval: 250 });
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(trials * salesPerTrial);
  t.clock.set(systemClock.now());
  const lost: Acknowledged[] = [];
  for (const one of acknowledged) if (!(await isKept(one))) lost.push(one);
  expect(lost).toEqual([]);
}, 1_800_000);
