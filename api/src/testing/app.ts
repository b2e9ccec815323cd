/** The whole API on this worker's database, with a clock that stands still and answers that are held to their schemas. */
import { join } from 'node:path';
import { problem } from '@quayside/contract/problem';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Logger, runOnce } from 'graphile-worker';
import pg from 'pg';
import { expect, inject, vi } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { makeDeps } from '../deps.ts';
import type { OpenSite } from '../domains/content/content.public.ts';
import { fixedClock, type Instant } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { readConfig } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import type { Deps } from '../platform/deps.ts';
import { delivery, taskListOf, type Work } from '../platform/jobs/worker.ts';
import { testDatabaseUrl } from './db.ts';

export type TestAppOptions = {
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: Instant;
  readonly replaced?: Partial<Deps>;
  /** Told once the site is open. */
  readonly site?: OpenSite;
};
export type TestAnswer = Awaited<ReturnType<FastifyInstance['inject']>>;
export type TestApp = {
  readonly deps: Deps;
  readonly database: Database;
  readonly clock: ReturnType<typeof fixedClock>;
  readonly app: FastifyInstance;
  /** Sends a request below the API's path. Throws when the answer breaks its route's schema or names an undeclared code. */
  call(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    options?: Omit<InjectOptions, 'method' | 'url'>,
  ): Promise<TestAnswer>;
  /** Runs what is queued until nothing is left: events reach these subscribers, jobs run. */
  runJobs(work: Work): Promise<void>;
  close(): Promise<void>;
};

const start = '2026-11-21T08:00:00.000Z';
const environment = {
  TOKEN_SECRET: 'only for tests, never anywhere else',
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '100000000',
  REQUESTS_AT_ONCE: '100000',
};
/** What the platform itself may answer on any route. */
const commonCodes = new Set([
  'validation_failed',
  'malformed_body',
  'unsupported_media_type',
  'body_too_large',
  'not_authenticated',
  'token_expired',
  'session_revoked',
  'permission_denied',
  'second_factor_required',
  'second_factor_missing',
  'viewing_company',
  'verification_required',
  'wrong_application',
  'cross_site_refused',
  'not_found',
  'too_many_requests',
  'unavailable',
]);

/** Close it in `afterAll`. Several apps on one database stand for several processes. */
export async function testApp({ env = {}, now = start, replaced = {}, site }: TestAppOptions = {}): Promise<TestApp> {
  const url = await testDatabaseUrl();
  const dataDir = join(inject('postgres').dataDir, 'apps', newId());
  const config = readConfig({ ...environment, DATA_DIR: dataDir, ...env });
  const clock = fixedClock(now);
  const database = openDatabase({ url, poolSize: config.databasePoolSize, report: () => undefined });
  const deps = makeDeps(config, database, clock, replaced);
  const broken: string[] = [];
  const app = await buildApp(deps, (server) => holdToSchemas(server, broken), site);
  await app.ready();
  const pool = openJobPool(url);
  return {
    deps,
    database,
    clock,
    app,
    call: async (method, path, options = {}) => {
      const answer = await app.inject({ ...options, method, url: `${config.apiBasePath}${path}` });
      if (broken.length > 0) throw new Error(broken.splice(0).join('\n'));
      return answer;
    },
    runJobs: async ({ jobs, subscribers }) => {
      const taskList = taskListOf([...jobs, delivery(subscribers)], deps);
      await holdLaterJobs(database, clock.now());
      await runOnce({ pgPool: pool, taskList, logger: new Logger(() => () => undefined) });
      await vi.waitFor(async () => expect(await lockedJobs(database)).toBe(0), { timeout: 10_000, interval: 5 });
    },
    close: async () => {
      await app.close();
      await pool.end();
      await database.close();
    },
  };
}

/** Kept from run to run: a connection that is opened anew for each takes ten times as long as running what is queued. */
function openJobPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString });
  // Tests that end the database's connections ask about it elsewhere.
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/**
 * The runner goes by the time of the database. What is meant for later by the clock of the test waits, also when that day has
 * come outside.
 */
async function holdLaterJobs(database: Database, now: Instant): Promise<void> {
  await database.write('none', (db) =>
    db.execute(sql`update graphile_worker._private_jobs set run_at = run_at + interval '100 years'
      where run_at > ${now} and run_at <= now() and run_at <> created_at and attempts = 0 and locked_at is null`),
  );
  // And what was held comes when the clock of the test has passed it.
  await database.write('none', (db) =>
    db.execute(sql`update graphile_worker._private_jobs set run_at = now()
      where run_at > now() + interval '50 years' and run_at - interval '100 years' <= ${now}`),
  );
}

/** The runner does not wait until what it finished is written down. */
async function lockedJobs(database: Database): Promise<number> {
  const locked = sql`select 1 from graphile_worker.jobs where locked_at is not null`;
  const { rows } = await database.read('none', (db) => db.execute(locked));
  return rows.length;
}

function holdToSchemas(server: FastifyInstance, broken: string[]): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const { url, schema, config } = request.routeOptions;
    const about = `${request.method} ${url ?? request.url} ${reply.statusCode}`;
    // The answers of the delivery contract, the pictures, the collector and the flags are not ours to word.
    if (typeof payload !== 'string' || payload === '' || /^\/(?:v2|img|collect|ofrep)\//.test(request.url)) return;
    if (reply.statusCode >= 400) {
      const { code } = problem.parse(JSON.parse(payload));
      if (!commonCodes.has(code) && !config.errors?.includes(code))
        broken.push(`${about}: the route does not declare ${code}`);
      return;
    }
    if (!String(reply.getHeader('content-type')).includes('json')) return;
    const declared = schemaOf(schema?.response, reply.statusCode);
    const parsed = declared?.safeParse(JSON.parse(payload));
    if (parsed && !parsed.success) broken.push(`${about}: ${z.prettifyError(parsed.error)}`);
  });
}

function schemaOf(response: unknown, status: number): z.ZodType | null {
  const entry = Object.entries(response ?? {}).find(([key]) => key === String(status));
  return entry?.[1] instanceof z.ZodType ? entry[1] : null;
}
