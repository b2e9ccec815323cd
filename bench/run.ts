/**
 * npm run bench: the order list, order page, search, dashboard, sign-in and confirmation on the loaded history; list and
 * order page beside a bare server that answers the same, in interleaved windows of one run; then changes told to 500 open
 * pages. Prints JSON.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { demoPassword } from '../api/seeds/demo-accounts.ts';
import { systemClock } from '../api/src/kernel/clock.ts';
import { buildWeb } from '../api/src/start/web-build.ts';
import { measureDashboard } from './dashboard.ts';
import { fanOut } from './live-streams.ts';
import { family, peakMegabytes, postmasterOf } from './processes.ts';
import { confirmAll, latency, signIn, signInAll } from './single-calls.ts';
import { measure, type Target } from './windows.ts';
import { firstOwner } from './world/companies.ts';
import { loadWorld } from './world/load-world.ts';
import { openTargetDatabase } from './world/target-database.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const data = resolve(process.env.QUAYSIDE_DATA ?? '../shared/data');
const dataDir = resolve(process.env.DATA_DIR ?? '.quayside/bench');
const port = Number(process.env.PORT ?? 3900);
/** As `npm start` runs the server: small young generation and few arenas, so that memory stays flat under load. */
const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=112'];
const connections = 16;
const plan = {
  connections,
  windows: Number(process.env.BENCH_WINDOWS ?? 5),
  seconds: Number(process.env.BENCH_SECONDS ?? 4),
};

if (existsSync(join(data, 'orders'))) await bench();
else console.log('not run: no data');

async function bench(): Promise<void> {
  await buildWeb(root, new AbortController().signal);
  const database = await openTargetDatabase({ databaseUrl: undefined, dataDir });
  const children: ChildProcess[] = [];
  try {
    await loadWorld({
      databaseUrl: database.url,
      folder: data,
      base: systemClock.now(),
      targetSales: 100_000,
      currentOfOne: 20_000,
      report: tell,
    });
    await vacuum(database.url);
    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ENVIRONMENT: 'preview',
      REQUESTS_PER_MINUTE: '100000000',
      REQUESTS_AT_ONCE: '100000',
      LOGIN_LIMIT_PER_ACCOUNT: '1000000',
      LOGIN_LIMIT_PER_ADDRESS: '1000000',
    };
    const product = await started('serve-product.ts', env, children);
    const bare = await started('serve-yardstick.ts', env, children);
    const measured = await figures(product, bare);
    const company = { owner: firstOwner, password: demoPassword, databaseUrl: database.url };
    const live = await fanOut(product, company, { streams: 500, changes: 20 });
    console.log(JSON.stringify({ ...measured, live }, null, 2));
  } finally {
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(children.map((child) => (child.exitCode === null ? once(child, 'exit') : null)));
    await database.close();
  }
}

type Server = { readonly url: string; readonly pid: number };

async function figures(product: Server, bare: Server) {
  const token = await signIn(product.url, firstOwner, demoPassword);
  const headers = { authorization: `Bearer ${token}`, 'x-application': 'sellers' };
  const ids = await currentIds(product.url, headers);
  const postmaster = postmasterOf(dataDir);
  const backends = () => (postmaster === undefined ? [] : family(postmaster));
  const target = (name: string, server: Server, paths: readonly string[]): Target => ({
    name,
    url: server.url,
    paths,
    headers,
    pids: () => [server.pid, ...backends()],
  });
  const pageOf = (page: number) => [`/api/sales/?status=CURRENT&size=50&page=${page}`];
  const details = ids.map((id) => `/api/sales/${id}/`);

  const list = await measure(
    [
      target('product page 1', product, pageOf(1)),
      target('bare page 1', bare, pageOf(1)),
      target('product page 200', product, pageOf(200)),
      target('bare page 200', bare, pageOf(200)),
    ],
    plan,
  );
  const detail = await measure([target('product', product, details), target('bare', bare, details)], plan);
  const alone = {
    list: await latency(product.url, pageOf(1), headers),
    detail: await latency(product.url, details, headers),
  };
  const desk = await measureDashboard(product.url, headers, ids);
  const peakOfReads = peakMegabytes(product.pid);
  const login = await signInAll(product.url, firstOwner, demoPassword, { connections, count: 200 });
  const peakWithLogins = peakMegabytes(product.pid);
  const confirm = await confirmAll(product.url, headers, { connections, count: 1_000 });
  const rate = (from: typeof list, name: string) => from.get(name)?.requestsPerSecond ?? 0;
  return {
    world: { sales: 'at least 100,000', currentOfTheSeller: 'at least 20,000', ...plan },
    list: Object.fromEntries(list),
    detail: Object.fromEntries(detail),
    p50AtOneConnection: alone,
    desk,
    login,
    confirm,
    peakMegabytes: { reads: peakOfReads, thenLogins: peakWithLogins, thenConfirms: peakMegabytes(product.pid) },
    targets: {
      listAtLeast60Percent: share(rate(list, 'product page 1'), rate(list, 'bare page 1')),
      detailAtLeast60Percent: share(rate(detail, 'product'), rate(detail, 'bare')),
      searchP95AtMost50Milliseconds: desk.search.p95,
      page200AtLeastHalfOfPage1: share(rate(list, 'product page 200'), rate(list, 'product page 1')),
    },
  };
}

function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} %`;
}

async function currentIds(url: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await fetch(`${url}/api/sales/?status=CURRENT&size=100`, { headers });
  const { results }: { results: { qid: string }[] } = await answer.json();
  return results.map(({ qid }) => qid);
}

async function started(file: string, env: NodeJS.ProcessEnv, children: ChildProcess[]): Promise<Server> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...env, MALLOC_ARENA_MAX: '2' },
    execArgv: memoryFlags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
  ]);
  return { url: `http://127.0.0.1:${message.port}`, pid: child.pid ?? 0 };
}

/** As a database in daily use is kept by its own autovacuum. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'vacuum (analyze) sales, sale_lines, sale_counts, sale_search, offer_search, payouts, ledger_lines',
  );
  await client.end();
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
