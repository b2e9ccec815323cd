/**
 * npm run bench:market: inventory among a million offers, beside plain SQL in the same run. Prints JSON. MARKET_OFFERS: how
 * many offers the market has.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { demoPassword } from '../api/seeds/demo-accounts.ts';
import { firstSeller, makeMarket } from './market/make-market.ts';
import { asCsv, asXlsx, listOf, uploadList } from './market/upload-list.ts';
import { cpuSeconds, family, peakMegabytes, postmasterOf } from './processes.ts';
import { signIn } from './single-calls.ts';
import { measure } from './windows.ts';
import { openTargetDatabase } from './world/target-database.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = resolve(process.env.DATA_DIR ?? '.quayside/market');
const port = Number(process.env.PORT ?? 3_910);
const offerCount = Number(process.env.MARKET_OFFERS ?? 1_000_000);
const plan = {
  connections: 16,
  windows: Number(process.env.BENCH_WINDOWS ?? 3),
  seconds: Number(process.env.BENCH_SECONDS ?? 2),
};
const listRows = Math.min(100_000, offerCount / 10);
const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=112'];

const database = await openTargetDatabase({ databaseUrl: undefined, dataDir });
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await makeMarket(client, offerCount);
const server = startServer(database.url);
try {
  await once(server, 'message');
  process.stdout.write(`${JSON.stringify(await figures(), null, 2)}\n`);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await client.end();
  await database.close();
}

function startServer(url: string): ChildProcess {
  const env = { ...process.env, DATABASE_URL: url, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  return fork(join(root, 'bench/serve-product.ts'), {
    execArgv: memoryFlags,
    env: { ...env, ENVIRONMENT: 'preview', REQUESTS_PER_MINUTE: '100000000', REQUESTS_AT_ONCE: '100000' },
  });
}

async function figures() {
  const url = `http://127.0.0.1:${port}`;
  const headers = {
    authorization: `Bearer ${await signIn(url, firstSeller, demoPassword)}`,
    'x-application': 'sellers',
  };
  const serverPid = server.pid ?? 0;
  const postmaster = postmasterOf(dataDir) ?? 0;
  const pids = () => [...family(serverPid), ...family(postmaster)];
  const target = (name: string, paths: readonly string[]) => ({ name, url, headers, pids, paths });
  const searches = ['lavender soap', 'cedr balm', 'maker 12', 'mint', 'olive oil no 77'];
  const calls = await measure(
    [
      target(
        'variant search',
        searches.map((q) => `/api/variants/search/?q=${encodeURIComponent(q)}`),
      ),
      target('inventory page 1', ['/api/offers/?size=50']),
      target('inventory page 200', ['/api/offers/?size=50&page=200']),
      target('inventory by price page 200', ['/api/offers/?size=50&sort=price&page=200']),
    ],
    plan,
  );
  const rows = await listOf(client, firstSeller, listRows);
  const uploads: Record<string, unknown> = {};
  for (const [name, content] of [
    ['list.csv', asCsv(rows)],
    ['list.xlsx', await asXlsx(rows)],
  ] as const) {
    uploads[name] = await uploadList(url, headers, { content, name });
    uploads[`${name}: ranks after it, seconds`] = await ranked();
  }
  return {
    offers: offerCount,
    listRows,
    calls: Object.fromEntries(calls),
    plainSql: await plainSql(postmaster),
    uploads,
    peakMegabytesOfServer: peakMegabytes(serverPid),
  };
}

/** Until no product waits for its ranks. */
async function ranked(): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await client.query<{ left: number }>(
      `select count(*)::int as left from graphile_worker.jobs where task_identifier = 'offers.rank'`,
    );
    if (rows[0]?.left === 0) return Number(((performance.now() - begun) / 1_000).toFixed(1));
    await new Promise((resume) => setTimeout(resume, 200));
  }
}

/** The page of keys and the search as the shortest SQL there is, one connection, CPU of the database. */
async function plainSql(postmaster: number) {
  const seller = `(select seller_id from users where email = '${firstSeller}')`;
  const statements = {
    'inventory page 1': `select o.*, p.name from offers o join products p on p.id = o.product_id where o.seller_id = ${seller}
      order by o.updated_at desc, o.id desc limit 50`,
    'variant search': `select id, name from products where search_text like '%lavender%' and search_text like '%soap%' order by name limit 20`,
  };
  const told: Record<string, number> = {};
  for (const [name, statement] of Object.entries(statements)) {
    const before = cpuSeconds(family(postmaster));
    for (let turn = 0; turn < 200; turn += 1) await client.query(statement);
    told[`${name}, CPU milliseconds`] = Number((((cpuSeconds(family(postmaster)) - before) * 1_000) / 200).toFixed(2));
  }
  return told;
}
