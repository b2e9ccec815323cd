/**
 * npm run bench:warehouse: the floor of a house that expects 50,000 packages. Prints JSON: the incoming list, what a scan
 * finds by each kind of code, and fifty workers with a scan a second each (looked up, received, answered). Beside the times
 * stand the load of the machine, the processor time of a call, which others on the machine do not change, and the
 * yardstick: plain SQL for the same rows. Exit code 1 when a limit is missed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { demoPassword } from '../api/seeds/demo-accounts.ts';
import { ssccOf } from '../api/src/domains/papers/gs1.rules.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { signIn } from './single-calls.ts';
import { makeFloor, workerEmail, workers } from './warehouse/make-floor.ts';
import { openTargetDatabase } from './world/target-database.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = resolve(process.env.DATA_DIR ?? '.quayside/warehouse');
const port = Number(process.env.PORT ?? 3_911);
const openPackages = Number(process.env.FLOOR_PACKAGES ?? 50_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const turns = 150;
/** Calls that are made and not counted. */
const warmUp = 20;

/** Milliseconds, at the 95th percentile. */
const limits = { incoming: 30, lookup: 15, scan: 100 };

type Headers = Readonly<Record<string, string>>;
const url = `http://127.0.0.1:${port}/api`;
const database = await openTargetDatabase({ databaseUrl: undefined, dataDir });
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query(`select set_config('app.scope', 'system', false)`);
await makeFloor(client, openPackages);
const server = startServer(database.url);
try {
  await started(server);
  const found = await figures();
  process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  const missed = missedIn(found);
  for (const one of missed) process.stderr.write(`missed: ${one}\n`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await client.end();
  await database.close();
}

async function started(child: ChildProcess): Promise<void> {
  const [outcome] = await Promise.race([
    once(child, 'message').then(() => [null]),
    once(child, 'exit').then(([code]) => [code]),
  ]);
  if (outcome !== null) throw new Error(`the server ended with ${outcome}: build the portal first (npm run check)`);
}

function startServer(databaseUrl: string): ChildProcess {
  const limits = { REQUESTS_PER_MINUTE: '100000000', REQUESTS_AT_ONCE: '100000', LOGIN_LIMIT_PER_ADDRESS: '100000' };
  const env = { ...process.env, ...limits, DATABASE_URL: databaseUrl, PORT: String(port), DATA_DIR: dataDir };
  return fork(join(root, 'bench/serve-product.ts'), {
    execArgv: ['--max-semi-space-size=4', '--max-old-space-size=112'],
    env: { ...env, LOG_LEVEL: 'error', ENVIRONMENT: 'preview' },
  });
}

type Row = Readonly<Record<'house' | 'code' | 'sscc' | 'number' | 'gtin' | 'qid', string>>;

async function figures() {
  const people = [];
  for (let index = 0; index < workers; index += 1) people.push(await headersOf(index));
  const [one = {}] = people;
  const { rows } = await client.query<Row>(
    `select p.warehouse_id as house, p.code, p.sscc, p.tracking_number as number, l.gtin, p.id as qid from packages p join package_lines l on l.package_id = p.id and l.position = 1
     where p.status = 'ANNOUNCED' order by md5(p.id::text) limit ${workers * seconds + turns}`,
  );
  const [found, scanned] = [rows.slice(0, turns), rows.slice(turns)];
  const lookups = (of: (row: Row, index: number) => string) =>
    inTurn(
      one,
      found.map((row, index) => `/warehouse/packages/lookup/?code=${encodeURIComponent(of(row, index))}`),
    );
  return {
    openPackages,
    'load of the machine': loadavg().map((load) => Number(load.toFixed(1))),
    'yardstick, plain SQL': await plainSql(found),
    limits,
    incoming: {
      'page 1': await inTurn(one, Array(turns).fill('/warehouse/packages/?status=ANNOUNCED')),
      'page 100': await inTurn(one, Array(turns).fill('/warehouse/packages/?status=ANNOUNCED&page=100')),
    },
    lookup: {
      code: await lookups(({ code }) => code),
      SSCC: await lookups(({ sscc }) => `00${sscc}`),
      'tracking number': await lookups(({ number }) => number),
      GTIN: await lookups(({ gtin }) => gtin),
      unknown: await lookups(({ code }) => `X${code}`),
      'unknown SSCC': await lookups((_, index) => `00${ssccOf('9521234', 7_000_000_000n + BigInt(index))}`),
    },
    scan: {
      [`${workers} workers, one a second each`]: await scanAll(
        people,
        scanned.map(({ code }) => code),
      ),
    },
  };
}

/** What is slower than it may be, and scans that were not answered. */
function missedIn(found: Awaited<ReturnType<typeof figures>>): string[] {
  const slow = (['incoming', 'lookup', 'scan'] as const).flatMap((kind) =>
    Object.entries<{ p95: number }>(found[kind])
      .filter(([, { p95 }]) => p95 > limits[kind])
      .map(([name, { p95 }]) => `${kind}, ${name}: p95 ${p95} ms, at most ${limits[kind]} ms`),
  );
  const failed = Object.values(found.scan).reduce((sum, one) => sum + one.failed, 0);
  return failed > 0 ? [...slow, `${failed} scans were not received`] : slow;
}

/** The same rows by their indexes, without the product: what the machine has to give. */
async function plainSql(rows: readonly Row[]) {
  const timed = async (name: string, text: string, valuesOf: (row: Row) => string[]) => {
    const times: number[] = [];
    for (const row of [...rows.slice(0, warmUp), ...rows]) {
      const before = performance.now();
      await client.query({ name, text, values: valuesOf(row) });
      times.push(performance.now() - before);
    }
    return spreadOf(times.slice(warmUp));
  };
  const page = `select * from packages where warehouse_id = $1 and status = 'ANNOUNCED' order by expected_on, id limit 20`;
  const coded = 'select * from packages where warehouse_id = $1 and code = $2';
  return {
    'a page of packages': await timed('page', page, ({ house }) => [house]),
    'a package by its code': await timed('coded', coded, ({ house, code }) => [house, code]),
  };
}

async function headersOf(index: number): Promise<Headers> {
  const token = await signIn(url.replace(/\/api$/, ''), workerEmail(index), demoPassword);
  return { authorization: `Bearer ${token}`, 'x-application': 'sellers', 'content-type': 'application/json' };
}

/** One call after the other, after a few that warm up. */
async function inTurn(headers: Headers, paths: readonly string[]) {
  const times: number[] = [];
  let worked = cpuTimes();
  for (const [index, path] of [...paths.slice(0, warmUp), ...paths].entries()) {
    if (index === warmUp) worked = cpuTimes();
    const before = performance.now();
    await (await fetch(url + path, { headers })).arrayBuffer();
    times.push(performance.now() - before);
  }
  return { ...spreadOf(times.slice(warmUp)), ...cpuSince(worked, paths.length) };
}

/** Of the server and of the database, so far. */
function cpuTimes() {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  return { server: cpuTimeOf(server.pid ?? 0), database: cpuTimeOf(postmaster) };
}

function cpuSince(before: ReturnType<typeof cpuTimes>, calls: number) {
  const now = cpuTimes();
  const each = (then: number | null, since: number | null) =>
    then === null || since === null ? null : Number(((since - then) / calls).toFixed(1));
  return {
    'processor time each': { server: each(before.server, now.server), database: each(before.database, now.database) },
  };
}

/** Each worker begins at another moment of the second, and scans once in each. */
async function scanAll(people: readonly Headers[], codes: readonly string[]) {
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const begun = performance.now();
  const worked = cpuTimes();
  const work = async (headers: Headers, index: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await until(begun + second * 1_000 + (index * 1_000) / people.length);
      const before = performance.now();
      if (await isReceived(headers, codes[next++] ?? '')) times.push(performance.now() - before);
      else failed += 1;
    }
  };
  await Promise.all(people.map(work));
  return { ...spreadOf(times), failed, ...cpuSince(worked, times.length) };
}

function until(moment: number): Promise<unknown> {
  return new Promise((resume) => setTimeout(resume, Math.max(moment - performance.now(), 0)));
}

/** What the page does with a scan: looks it up, then receives the package. */
async function isReceived(headers: Headers, code: string): Promise<boolean> {
  const answer = await fetch(`${url}/warehouse/packages/lookup/?code=${code}`, { headers });
  const { results = [] }: { results?: { qid: string }[] } = await answer.json();
  const done = await fetch(`${url}/warehouse/packages/${results[0]?.qid}/confirm/`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: '{}',
  });
  await done.arrayBuffer();
  return done.ok;
}

/** Milliseconds. */
function spreadOf(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1));
  return { calls: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
