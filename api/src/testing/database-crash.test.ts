/** The database goes while the server works: the server stays, refuses in time, and goes on by itself. */
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { present } from '../kernel/errors.ts';
import { type FaultRun, faultRun } from './fault-run.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';

const rounds = process.env.DEEP ? 10 : 2;
const writes = 40;
const seed = 20_261_122;
const frozenFor = 20_000;

let postgres: OwnPostgres;
let run: FaultRun;
beforeAll(async () => {
  postgres = await ownPostgres();
  run = await faultRun();
}, 120_000);
afterAll(async () => {
  await run?.close();
  await postgres?.stop();
}, 60_000);

/** After how many taken writes the damage is done, round by round. */
const moments = () => fc.sample(fc.integer({ min: 1, max: writes / 2 }), { seed, numRuns: rounds });
const answerOf = async (path: string) => {
  const begun = performance.now();
  const { status } = await fetch(`${run.server.base}${path}`);
  return { status, milliseconds: performance.now() - begun };
};

it('[ORD-16] a killed connection of the database loses nothing acknowledged, round after round', async () => {
  for (const moment of moments()) {
    const kill = async () => {
      const backend = present((await postgres.backends())[0], 'the server is connected');
      process.kill(backend, 'SIGKILL');
    };
    await run.under(kill, writes, moment);
    expect(run.refused()).toBeGreaterThan(0);
    expect(await answerOf('/readyz/')).toMatchObject({ status: 200 });
  }
  await run.settled();
}, 300_000);

it('[ORD-16] a killed database server is started again, and loses nothing acknowledged', async () => {
  for (const moment of moments()) {
    const kill = async () => {
      process.kill(present((await postgres.processes())[0], 'it runs'), 'SIGKILL');
    };
    await run.under(kill, writes, moment);
    expect(run.refused()).toBeGreaterThan(0);
    expect(await answerOf('/readyz/')).toMatchObject({ status: 200 });
  }
  await run.settled();
}, 300_000);

it('[ORD-16] a failover refuses in time while the address leads to a standby, and loses nothing acknowledged', async () => {
  const operator = new pg.Client({ connectionString: postgres.superuserUrl });
  await operator.connect();
  // Its own session decides by itself.
  await operator.query('set default_transaction_read_only = off');
  const database = pg.escapeIdentifier(new URL(postgres.url).pathname.slice(1));
  const seen: { ready: number; health: number; written: number }[] = [];
  const standbyFor = async (milliseconds: number) => {
    for (const end = performance.now() + milliseconds; performance.now() < end; await wait(300)) {
      const [ready, health] = [await answerOf('/readyz/'), await answerOf('/healthz/')];
      seen.push({ ready: ready.status, health: health.status, written: await written() });
      expect(ready.milliseconds).toBeLessThan(2_000);
    }
  };
  const written = async () => {
    const body = JSON.stringify({ email: 'anna@nordlicht.example', page: '/' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${run.server.base}/forms/newsletter/`, { method: 'POST', headers, body })).status;
  };
  const failover = async () => {
    // The server becomes a standby under connections that live on; then, as after its restart, none is older.
    await operator.query('alter system set default_transaction_read_only = on');
    await operator.query('select pg_reload_conf()');
    await standbyFor(1_500);
    await operator.query('alter system reset default_transaction_read_only');
    await operator.query(`alter database ${database} set default_transaction_read_only = on`);
    await operator.query('select pg_reload_conf()');
    await operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and pid <> pg_backend_pid()`,
      [new URL(postgres.url).username],
    );
    await standbyFor(1_500);
    await operator.query(`alter database ${database} reset default_transaction_read_only`);
  };
  await run.under(failover, writes, 5);
  await operator.end();
  expect(seen.length).toBeGreaterThan(4);
  // The first probe may meet the moment before the server has read its new setting.
  expect(new Set(seen.slice(1).map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ ready: 503, health: 200, written: 503 })]),
  );
  expect(run.refused()).toBeGreaterThan(0);
  expect(await answerOf('/readyz/')).toMatchObject({ status: 200 });
  expect(run.server.lines.filter((line) => line.includes('the database is gone')).length).toBeGreaterThan(0);
  await run.settled();
}, 300_000);

it('[ORD-16] a database that stands still for 20 s keeps nobody waiting, and loses nothing acknowledged', async () => {
  const readiness: { status: number; milliseconds: number }[] = [];
  const freeze = async () => {
    // The first one begins the others: once it stands still there are no new ones, which would go on answering.
    const first = present((await postgres.processes())[0], 'it runs');
    process.kill(first, 'SIGSTOP');
    const frozen = [first, ...(await postgres.processes()).filter((one) => one !== first)];
    for (const process_ of frozen) process.kill(process_, 'SIGSTOP');
    // Whatever is found meanwhile, the database goes on: frozen, it would keep the whole file waiting.
    try {
      for (const end = performance.now() + frozenFor; performance.now() < end; await wait(500)) {
        readiness.push(await answerOf('/readyz/'));
        expect(await answerOf('/healthz/')).toMatchObject({ status: 200 });
      }
    } finally {
      for (const process_ of frozen.toReversed()) process.kill(process_, 'SIGCONT');
    }
  };
  await run.under(freeze, writes, 5);
  expect(run.refused()).toBeGreaterThan(0);
  expect(readiness.length).toBeGreaterThan(5);
  for (const { status, milliseconds } of readiness) {
    expect(status).toBe(503);
    expect(milliseconds).toBeLessThan(2_000);
  }
  expect(await answerOf('/readyz/')).toMatchObject({ status: 200 });
  await run.settled();
}, 300_000);
