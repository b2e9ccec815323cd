/** The database goes while the server works: it stays, and comes back by itself. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '../kernel/clock.ts';
import { present } from '../kernel/errors.ts';
import { type TestApp, testApp } from './app.ts';
import { deskOf } from './desk.ts';
import { brokenAtRest, brokenInvariants } from './invariants.ts';
import { type MixedStream, mixedStream } from './mixed-stream.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';
import { sendAll } from './send-all.ts';
import { kill, type Serving, serving } from './serving.ts';

const rounds = process.env.DEEP ? 10 : 2;
const writesPerRound = 60;
const clients = 8;
const seed = 20_261_122;
/** Milliseconds after which everything is served again. */
const longestOutage = 10_000;

let postgres: OwnPostgres;
let t: TestApp;
let stream: MixedStream;
let server: Serving;

beforeAll(async () => {
  postgres = await ownPostgres();
  t = await testApp({ now: systemClock.now() });
  stream = mixedStream(t, await deskOf(t));
  server = await serving({ TOKEN_SECRET: t.deps.config.tokenSecret });
}, 120_000);
afterAll(async () => {
  await kill(server);
  await t.close();
  await postgres.stop();
});

/** Sends writes of all kinds and does the damage when so many are taken; gives when it was done. */
async function under(damage: () => Promise<void>, taken: number): Promise<number> {
  const todo = await stream.operations(writesPerRound);
  const before = stream.acknowledged.length;
  let damagedAt = 0;
  const left = await sendAll(todo, clients, async (one) => {
    const isTaken = await stream.send(server.base, one);
    if (damagedAt === 0 && stream.acknowledged.length >= before + taken) {
      damagedAt = performance.now();
      await damage();
    }
    return isTaken;
  });
  expect(left).toEqual([]);
  return damagedAt;
}

/** All that was queued runs, and all that was acknowledged is there once. */
async function nothingIsLost(): Promise<void> {
  await vi.waitFor(async () => expect(await brokenAtRest(t.database)).toEqual([]), { timeout: 30_000, interval: 250 });
  expect(await stream.lost()).toEqual([]);
}

const moments = () => fc.sample(fc.integer({ min: 1, max: writesPerRound / 2 }), { seed, numRuns: rounds });

it('[ORD-16] a killed database connection loses nothing acknowledged, and the server goes on by itself', async () => {
  for (const moment of moments()) {
    const damagedAt = await under(async () => {
      process.kill(present((await postgres.backends())[0], 'the server is connected'), 'SIGKILL');
    }, moment);
    expect(stream.refusals.filter(({ at }) => at - damagedAt > longestOutage)).toEqual([]);
    expect((await fetch(`${server.base}/readyz/`)).status).toBe(200);
    expect(await brokenInvariants(t.database)).toEqual([]);
  }
  expect(stream.refusals.length).toBeGreaterThan(0);
  await nothingIsLost();
  expect(server.process.exitCode).toBeNull();
}, 300_000);
