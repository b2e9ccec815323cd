import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testDatabaseUrl } from '../../testing/db.ts';
import type { Deps } from '../deps.ts';
import { enqueue, type Job, job } from './jobs.ts';
import { openTakeover } from './takeover.ts';
import { cronItemsOf, startWorker } from './worker.ts';

let t: TestApp;
let outside: pg.Client;
let name: string;
beforeAll(async () => {
  t = await testApp();
  outside = new pg.Client({ connectionString: inject('postgres').superuserUrl });
  await outside.connect();
  name = new URL(await testDatabaseUrl()).pathname.slice(1);
});
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(async () => {
  await outside.end();
  await t.close();
});

const ignore = () => undefined;
const ignoring = async () => undefined;

async function working(...jobs: Job[]): Promise<void> {
  const worker = startWorker({ jobs, subscribers: [] }, t.deps, await testDatabaseUrl(), ignore);
  ends.push(worker.stop);
}
const asked = (what: string) => t.database.write('system', (db) => enqueue(db, what, {}));
const until = (holds: () => void, timeout: number) => vi.waitFor(holds, { timeout, interval: 20 });
const cutAll = () => outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
const allowConnections = (whether: boolean) => outside.query(`alter database ${name} allow_connections ${whether}`);

it('[ORD-16] a database that goes while a job ends keeps nobody from working: the jobs go on when it is back', async () => {
  let [cuts, others] = [0, 0];
  const cut = job('test.cut', z.unknown(), async () => {
    cuts += 1;
    if (cuts > 1) return;
    await allowConnections(false);
    await cutAll();
  });
  await working(
    cut,
    job('test.other', z.unknown(), async () => {
      others += 1;
    }),
  );
  await asked('test.cut');
  await until(() => expect(cuts).toBe(1), 10_000);
  await wait(1_000);
  await allowConnections(true);
  await vi.waitFor(() => asked('test.other'), { timeout: 5_000 });
  await until(() => expect([cuts, others]).toEqual([2, 1]), 10_000);
});

it('[ORD-16] a transaction of a job has a limit of its own at the server: a minute, where a request has ten seconds', async () => {
  const seconds = async (database: Deps['database']) => {
    const { rows } = await database.write('none', (db) =>
      db.execute<{ seconds: number }>(
        sql`select extract(epoch from current_setting('statement_timeout')::interval)::float8 as seconds`,
      ),
    );
    return rows[0]?.seconds ?? 0;
  };
  let ofJob = 0;
  await working(
    job('test.limit', z.unknown(), async (_, deps) => {
      ofJob = await seconds(deps.database);
    }),
  );
  await asked('test.limit');
  await until(() => expect(ofJob).toBeGreaterThan(0), 10_000);
  expect(ofJob).toBeGreaterThan(50);
  expect(ofJob).toBeLessThanOrEqual(60);
  expect(await seconds(t.database)).toBeLessThan(10);
});

it('[ORD-16] a job is not taken from a worker that lives, however long it takes', async () => {
  let begun = 0;
  const done = Promise.withResolvers<void>();
  await working(
    job('test.long', z.unknown(), () => {
      begun += 1;
      return done.promise;
    }),
  );
  await asked('test.long');
  await until(() => expect(begun).toBe(1), 10_000);
  // Another process looks for jobs of the dead as soon as it starts.
  const other = openTakeover(await testDatabaseUrl(), ignore);
  ends.push(other.close);
  await wait(2_500);
  done.resolve();
  expect(begun).toBe(1);
});

it('[ORD-16] a job of a worker that is dead is taken over at once', async () => {
  let runs = 0;
  await asked('test.left');
  await t.database.write('system', (db) =>
    db.execute(sql`update graphile_worker._private_jobs set locked_by = 'pool-of-the-dead', locked_at = now()`),
  );
  await working(
    job('test.left', z.unknown(), async () => {
      runs += 1;
    }),
  );
  await until(() => expect(runs).toBe(1), 10_000);
});

/** The time of that sweep has come at that minute. */
async function comeAt(sweep: Job, minute: number): Promise<void> {
  const [{ options: { jobKey = null, jobKeyMode = null } = {} } = {}] = cronItemsOf(sweep);
  const ts = new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString();
  const payload = JSON.stringify({ _cron: { ts, backfilled: false } });
  await t.database.write('system', (db) =>
    db.execute(sql`select graphile_worker.add_job(${sweep.name}, ${payload}::json, run_at => ${ts}::timestamptz,
      job_key => ${jobKey}, job_key_mode => ${jobKeyMode})`),
  );
}
const waitingOf = async ({ name: task }: Job) => {
  const { rows } = await t.database.read('system', (db) =>
    db.execute<{ minute: number; attempts: number }>(sql`
      select extract(minute from run_at)::int as minute, attempts from graphile_worker.jobs where task_identifier = ${task}`),
  );
  return rows;
};

it('[ORD-16] a sweep waits once, however often its time comes, and keeps its place among what waits', async () => {
  const sweep = job('test.sweep', z.unknown(), ignoring, '* * * * *');
  for (const minute of [1, 2, 3]) await comeAt(sweep, minute);
  expect(await waitingOf(sweep)).toEqual([{ minute: 1, attempts: 0 }]);
});

it('[ORD-16] a sweep of every few minutes that fails waits for its next time; a rarer one, or one asked for, is tried again', async () => {
  const runs: string[] = [];
  const failing = (task: string, cron: string) =>
    job(task, z.unknown(), () => Promise.reject(new Error(`no ${runs.push(task)}`)), cron);
  const soon = failing('test.soon', '*/5 * * * *');
  const others = [failing('test.daily', '7 2 * * *'), failing('test.asked', '* * * * *')];
  await comeAt(soon, 1);
  await comeAt(others[0] ?? soon, 1);
  await asked('test.asked');
  const told: object[] = [];
  const report = (_: string, detail: object) => told.push(detail);
  const worker = startWorker({ jobs: [soon, ...others], subscribers: [] }, t.deps, await testDatabaseUrl(), report);
  ends.push(worker.stop);
  const timesOf = (task: string) => runs.filter((one) => one === task).length;
  for (const { name: task } of others) await until(() => expect(timesOf(task)).toBeGreaterThan(1), 20_000);
  expect(timesOf(soon.name)).toBe(1);
  expect(await waitingOf(soon)).toEqual([]);
  expect(told).toContainEqual({
    job: soon.name,
    err: expect.objectContaining({ message: expect.stringMatching(/^no/) }),
  });
});
