import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testDatabaseUrl } from '../../testing/db.ts';
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

it('[ORD-16] a sweep that fails waits once, however often its time comes', async () => {
  const failing = job('test.sweep', z.unknown(), () => Promise.reject(new Error('no')), '* * * * *');
  const [item] = cronItemsOf(failing);
  const { jobKey, jobKeyMode } = item?.options ?? {};
  for (let minute = 0; minute < 3; minute += 1)
    await t.database.write('system', (db) =>
      db.execute(
        sql`select graphile_worker.add_job('test.sweep', '{}'::json, job_key => ${jobKey ?? null}, job_key_mode => ${jobKeyMode ?? null})`,
      ),
    );
  const waiting = await t.database.read('system', (db) =>
    db.execute(sql`select id from graphile_worker.jobs where task_identifier = 'test.sweep'`),
  );
  expect(waiting.rows).toHaveLength(1);
});
