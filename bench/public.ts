/**
 * npm run bench:public: pages of the public site as visitors get them, on a start of the product's own. Prints JSON: the
 * first byte of a warm page (at most 20 ms), kept pages a second beside a bare static file server in interleaved windows of
 * one run (at least half), and Lighthouse on a phone, the median of five runs. Ends with 1 where a limit is missed. The load
 * of the machine stands beside the figures.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '../api/src/start/web-build.ts';
import { firstByte } from './public/first-byte.ts';
import { keptShare } from './public/kept-share.ts';
import { categories, scoresOf } from './public/lighthouse.ts';
import { measure } from './windows.ts';
import { openTargetDatabase } from './world/target-database.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = resolve(process.env.DATA_DIR ?? '.quayside/public');
const port = Number(process.env.PORT ?? 3_912);
const url = `http://127.0.0.1:${port}`;
/** The home page, a long page of every block, and prose. */
const paths = ['/', '/patterns/', '/legal/terms/'];
const limits = { firstByte: 20, share: 0.5, performance: 98, others: 100 };
const runs = Number(process.env.BENCH_RUNS ?? 5);
const plan = {
  connections: 16,
  windows: Number(process.env.BENCH_WINDOWS ?? 5),
  seconds: Number(process.env.BENCH_SECONDS ?? 3),
};
const missed: string[] = [];

await buildWeb(root, new AbortController().signal);
const database = await openTargetDatabase({ databaseUrl: undefined, dataDir });
const children: ChildProcess[] = [];
const pages = join(dataDir, 'pages');
try {
  await started(startProduct(database.url));
  const figures = {
    'load of the machine': loadavg().map((load) => Number(load.toFixed(1))),
    [`first byte in ms, median at most ${limits.firstByte}`]: await firstBytes(),
    [`kept page beside a static file server, at least ${limits.share}`]: await rates(),
    [`Lighthouse on a phone, median of ${runs}: performance at least ${limits.performance}, the others ${limits.others}`]:
      await lighthouse(),
    missed,
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
} finally {
  for (const child of children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await database.close();
  await rm(pages, { recursive: true, force: true });
}
process.exitCode = missed.length > 0 ? 1 : 0;

function startProduct(databaseUrl: string): ChildProcess {
  const limits = { REQUESTS_PER_MINUTE: '100000000', REQUESTS_AT_ONCE: '100000' };
  const env = { ...process.env, ...limits, DATABASE_URL: databaseUrl, PORT: String(port), DATA_DIR: dataDir };
  return begin(
    fork(join(root, 'bench/serve-product.ts'), {
      // As `npm start` runs the server.
      execArgv: ['--max-semi-space-size=4', '--max-old-space-size=112'],
      env: { ...env, LOG_LEVEL: 'error', SITE_BASE_URL: url },
    }),
  );
}

function begin(child: ChildProcess): ChildProcess {
  children.push(child);
  return child;
}

async function started(child: ChildProcess): Promise<number> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a server ended with ${code}`);
    }),
  ]);
  return Number(Object(message).port);
}

async function firstBytes() {
  const all: Record<string, object> = {};
  for (const path of paths) {
    const figures = await firstByte(`${url}${path}`, { turns: 300 });
    if (figures.median > limits.firstByte) missed.push(`first byte of ${path}: ${figures.median} ms`);
    all[path] = figures;
  }
  return all;
}

/** The yardstick sends the very bytes that the product does. */
async function rates() {
  await mkdir(pages, { recursive: true });
  for (const path of paths) {
    const html = Buffer.from(await (await fetch(`${url}${path}`)).arrayBuffer());
    await writeFile(join(pages, `${path.replaceAll(/[^a-z0-9-]/g, '_')}.html.gz`), gzipSync(html));
  }
  const yardstick = begin(fork(join(root, 'bench/serve-static.ts'), [pages]));
  const bare = `http://127.0.0.1:${await started(yardstick)}`;
  const headers = { 'accept-encoding': 'gzip' };
  const all: Record<string, object> = {};
  for (const path of paths) {
    const target = (name: string, at: string, child: ChildProcess | undefined) => ({
      ...{ name, url: at, paths: [path], headers },
      pids: () => (child?.pid === undefined ? [] : [child.pid]),
    });
    const seen = await measure([target('product', url, children[0]), target('static', bare, yardstick)], plan);
    const [product, files] = [seen.get('product'), seen.get('static')];
    const { share, missed: missing } = keptShare(path, { product, files }, limits.share);
    missed.push(...missing);
    all[path] = { share, product, 'static file server': files };
  }
  return all;
}

async function lighthouse() {
  if (runs === 0) {
    missed.push('Lighthouse: not run');
    return 'not run';
  }
  const told = await scoresOf(url, paths, runs);
  for (const { path, median } of told)
    for (const category of categories) {
      const least = category === 'performance' ? limits.performance : limits.others;
      if (median[category] < least) missed.push(`Lighthouse, ${category} of ${path}: ${median[category]}`);
    }
  return told;
}
