/**
 * npm run bench:buyers: what buyers do among a million offers, beside sellers who confirm quantities and the bare server, in one
 * run: CPU of server and database for a changed cart line, a checkout over five sellers and a confirmation; the search's
 * times. Prints JSON. MARKET_OFFERS: how many offers the market has.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { copyRows } from '../api/seeds/copy-rows.ts';
import { demoPassword } from '../api/seeds/demo-accounts.ts';
import { buyerOf } from '../api/src/domains/sellers/sellers.factory.ts';
import { buyers } from '../api/src/domains/sellers/sellers.tables.ts';
import { hashPassword } from '../api/src/domains/users/password.ts';
import { userOf } from '../api/src/domains/users/users.factory.ts';
import { users } from '../api/src/domains/users/users.tables.ts';
import { newId } from '../api/src/kernel/ids.ts';
import { buildWeb } from '../api/src/start/web-build.ts';
import { all, atOnce, buyerHeaders, call, type Headers, mapped, searchTimes } from './market/buyer-calls.ts';
import { makeMarket } from './market/make-market.ts';
import { cpuSeconds, family, peakMegabytes, postmasterOf } from './processes.ts';
import { signIn } from './single-calls.ts';
import { measure } from './windows.ts';
import { openTargetDatabase } from './world/target-database.ts';

const dataDir = resolve(process.env.DATA_DIR ?? '.quayside/market');
const port = Number(process.env.PORT ?? 3_920);
const offerCount = Number(process.env.MARKET_OFFERS ?? 1_000_000);
const companies = Number(process.env.BENCH_BUYERS ?? 60);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const sellersOfOne = 5;
/** Milliseconds after which sessions are begun anew: their tokens live for ten minutes, a slow machine measures for longer. */
const sessionsFor = 240_000;

type Desk = {
  readonly email: string;
  readonly headers: Headers;
  readonly basket: readonly { readonly gtin: string }[];
};

const database = await openTargetDatabase({ databaseUrl: undefined, dataDir });
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await makeMarket(client, offerCount);
await buildWeb(fileURLToPath(new URL('..', import.meta.url)), new AbortController().signal);
const children: ChildProcess[] = [];
try {
  const product = await started('serve-product.ts', port);
  const bare = await started('serve-yardstick.ts', port + 1);
  process.stdout.write(`${JSON.stringify(await figures(product, bare), null, 2)}\n`);
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => (child.exitCode === null ? once(child, 'exit') : null)));
  await client.end();
  await database.close();
}

async function started(file: string, at: number): Promise<{ readonly url: string; readonly pid: number }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--max-semi-space-size=4', '--max-old-space-size=112'],
    env: {
      ...{ ...process.env, DATABASE_URL: database.url, PORT: String(at), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      ...{
        ENVIRONMENT: 'preview',
        REQUESTS_PER_MINUTE: '100000000',
        REQUESTS_AT_ONCE: '100000',
        MALLOC_ARENA_MAX: '2',
      },
      ...{ LOGIN_LIMIT_PER_ACCOUNT: '1000000', LOGIN_LIMIT_PER_ADDRESS: '1000000' },
    },
  });
  children.push(child);
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
  ]);
  return { url: `http://127.0.0.1:${message.port}`, pid: child.pid ?? 0 };
}

type Server = Awaited<ReturnType<typeof started>>;

async function figures(product: Server, bare: Server) {
  const { url } = product;
  const postmaster = postmasterOf(dataDir) ?? 0;
  const pids = () => [...family(product.pid), ...family(postmaster)];
  let [desks, sellers, signedInAt] = [await openDesks(url), await sellerTokens(url), performance.now()];
  const cart: number[] = [];
  const checkout: number[] = [];
  const confirm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (performance.now() - signedInAt > sessionsFor) {
      desks = await mapped(desks, async (one) => ({ ...one, headers: await buyerHeaders(url, one.email) }));
      [sellers, signedInAt] = [await sellerTokens(url), performance.now()];
    }
    const orders = await ordersOf(url, desks, round, { pids, cart, checkout });
    const sales = await salesOf(url, orders);
    await idle();
    confirm.push(
      await costOf(pids, sales, ({ qid, seller }) =>
        call(url, sellers.get(seller) ?? {}, 'POST', `/sales/${qid}/confirm_saleline_quantities/`, {}),
      ),
    );
    await idle();
  }
  process.stderr.write(`${JSON.stringify({ cart, checkout, confirm })}\n`);
  const [first] = [...sellers.values()];
  const lists = await measure(
    [
      { name: 'bare order list', url: bare.url, paths: ['/api/sales/?status=CURRENT&size=50&page=1'] },
      { name: 'order list', url, paths: ['/api/sales/?status=CURRENT&size=50&page=1'] },
    ].map((one) => ({ ...one, headers: first ?? {}, pids: () => [...pids(), bare.pid] })),
    { connections: atOnce, windows: 3, seconds: 2 },
  );
  const [changed, completed, confirmed] = [median(cart), median(checkout), median(confirm)];
  await idle();
  const search = await searchTimes(url, await buyerHeaders(url, desks[0]?.email ?? ''), pids);
  return {
    ...{ offers: offerCount, companies, rounds },
    cpuMilliseconds: {
      ...{ cartChange: changed, checkoutOverFiveSellers: completed, confirm: confirmed, search: search.cpu },
    },
    all: { cart, checkout, confirm },
    targets: {
      cartChangeAtMostOneAndAHalfConfirms: ratio(changed, confirmed),
      checkoutAtMostFiveConfirms: ratio(completed, confirmed),
      searchP95AtMost50Milliseconds: search.p95,
    },
    lists: Object.fromEntries(lists),
    peakMegabytesOfServer: peakMegabytes(product.pid),
  };
}

type Costs = { readonly pids: () => number[]; readonly cart: number[]; readonly checkout: number[] };

/** Every company fills its cart, changes a line, shares it out and orders; what is measured stands alone. */
async function ordersOf(url: string, desks: readonly Desk[], round: number, { pids, cart, checkout }: Costs) {
  await all(desks, async ({ headers, basket }) => {
    await call(url, headers, 'POST', '/carts/active/empty/', {}).catch(() => null);
    for (const { gtin } of basket) await call(url, headers, 'POST', '/carts/active/lines/', { gtin, quantity: 1 });
  });
  const lines = await mapped(desks, async ({ headers }) => {
    const { results } = await call(url, headers, 'GET', '/carts/active/lines/');
    return results.map(({ qid }: { qid: string }) => ({ headers, qid }));
  });
  await idle();
  cart.push(
    await costOf(pids, lines.flat(), ({ headers, qid }) =>
      call(url, headers, 'PATCH', `/carts/active/lines/${qid}/`, { quantity: 1 + (round % 2) }),
    ),
  );
  await all(desks, async ({ headers }) => {
    const plan = await call(url, headers, 'POST', '/carts/active/optimize/', {});
    if (plan.droppedCount > 0) throw new Error('A line of the basket is not to be had any more');
    await call(url, headers, 'PATCH', '/checkouts/active/', { paymentMethod: 'CARD' });
  });
  await idle();
  const orders: { headers: Headers; qid: string }[] = [];
  checkout.push(
    await costOf(pids, desks, async ({ headers }) => {
      const order = await call(url, headers, 'POST', '/checkouts/active/complete/', {});
      if (order.saleCount !== sellersOfOne) throw new Error(`An order has ${order.saleCount} sellers`);
      orders.push({ headers, qid: order.qid });
    }),
  );
  return orders;
}

/** CPU milliseconds of one call, of server and database together. */
async function costOf<T>(
  pids: () => number[],
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
): Promise<number> {
  const before = cpuSeconds(pids());
  await all(items, run);
  return Number((((cpuSeconds(pids()) - before) * 1_000) / items.length).toFixed(2));
}

async function salesOf(url: string, orders: readonly { headers: Headers; qid: string }[]) {
  const found = await mapped(orders, async ({ headers, qid }) => {
    const { results } = await call(url, headers, 'GET', `/orders/${qid}/sales/`);
    return results.map((sale: { qid: string }) => sale.qid);
  });
  const { rows } = await client.query<{ qid: string; seller: string }>(
    `select s.id as qid, s.seller_id as seller from sales s where s.id = any($1)`,
    [found.flat()],
  );
  return rows;
}

/** Companies that buy, each with products whose cheapest sellers are five different ones. */
async function openDesks(url: string): Promise<Desk[]> {
  await client.query(`select set_config('app.scope', 'system', false)`);
  const made = Array.from({ length: companies }, () => buyerOf({ id: newId() }));
  const passwordHash = await hashPassword(demoPassword);
  const people = made.map(({ id: buyerId }) =>
    userOf({ email: `buying-${buyerId}@market.example`, buyerId, passwordHash, role: 'BUYER' }),
  );
  await copyRows(client, buyers, made);
  await copyRows(client, users, people);
  const { rows } = await client.query<{ gtin: string; seller: string }>(
    `select gtin, seller from (
       select distinct on (p.id) p.gtin, o.seller_id as seller, o.stock from products p tablesample system (2)
       join offers o on o.product_id = p.id and o.status = 'ACTIVE' and o.stock > 0 and o.currency = 'EUR'
       order by p.id, o.effective_minor, o.id) cheapest
     where stock > 100`,
  );
  const bySeller = [...Map.groupBy(rows, ({ seller }) => seller).values()].sort((a, b) => b.length - a.length);
  return mapped(people, async ({ email }, index) => ({
    email,
    headers: await buyerHeaders(url, email),
    basket: bySeller.slice(0, sellersOfOne).map((own) => ({ gtin: own[index % own.length]?.gtin ?? '' })),
  }));
}

async function sellerTokens(url: string): Promise<Map<string, Headers>> {
  const { rows } = await client.query<{ seller: string; email: string }>(
    `select seller_id as seller, email from users where email like 'owner@market-%'`,
  );
  const tokens = await mapped(rows, async ({ seller, email }) => {
    const headers: Headers = {
      authorization: `Bearer ${await signIn(url, email, demoPassword)}`,
      'x-application': 'sellers',
    };
    return [seller, headers] as const;
  });
  return new Map(tokens);
}

/** Until no job waits that could run now: what follows from one measurement is not counted in the next. */
async function idle(): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ left: number }>(
      `select count(*)::int as left from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`,
    );
    if (rows[0]?.left === 0) return;
    await new Promise((resume) => setTimeout(resume, 200));
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function ratio(part: number, whole: number): number {
  return Number((part / whole).toFixed(2));
}
