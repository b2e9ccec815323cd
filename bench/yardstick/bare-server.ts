/**
 * The yardstick: a bare `node:http` + node-postgres server that checks the token and the session, counts the total and
 * answers the same fields as the API's order list and order page. No schemas, no row-level security, no framework.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { jwtVerify } from 'jose';
import pg from 'pg';
import { rowOf, saleOf } from './bare-answers.ts';
import { countSql, linesSql, listSql, loadsSql, saleSql, shipmentsSql } from './bare-queries.ts';

export type BareOptions = { readonly url: string; readonly poolSize: number; readonly key: Uint8Array };
type Claims = { readonly sellerId: string; readonly until: number };

const sessionFor = 3_000;

/** Listens on a free port of the loopback interface and gives it. */
export async function startBareServer({
  url,
  poolSize,
  key,
}: BareOptions): Promise<{ port: number; close(): Promise<void> }> {
  // The role of the product sees rows in system scope only; the yardstick pays nothing for it per request.
  const options = '-c timezone=UTC -c app.scope=system';
  const pool = new pg.Pool({ connectionString: url, max: poolSize, pipeline: true, options });
  for (const type of [pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.INT8]) {
    pg.types.setTypeParser(type, (text: string) => text);
  }
  const sellerOf = tokenCheck(pool, key);
  const server = createServer((request, response) => {
    answer(pool, sellerOf, request)
      .then((body) => send(response, body))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The yardstick has no port');
  return {
    port: address.port,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}

type SellerOf = (request: IncomingMessage) => Promise<string>;

/** Signature and session row, remembered for three seconds: the check the product makes. */
function tokenCheck(pool: pg.Pool, key: Uint8Array): SellerOf {
  const tokens = new Map<string, Claims>();
  return async (request) => {
    const token = (request.headers.authorization ?? '').slice('Bearer '.length);
    const known = tokens.get(token);
    if (known && known.until > performance.now()) return known.sellerId;
    const { payload } = await jwtVerify(token, key);
    const text =
      'select u.seller_id from sessions s join users u on u.id = s.user_id where s.id = $1 and s.revoked_at is null';
    const { rows } = await pool.query(text, [payload.sid]);
    const sellerId = String(rows[0].seller_id);
    tokens.set(token, { sellerId, until: performance.now() + sessionFor });
    return sellerId;
  };
}

async function answer(pool: pg.Pool, sellerOf: SellerOf, request: IncomingMessage): Promise<unknown> {
  const sellerId = await sellerOf(request);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const id = /^\/api\/sales\/([0-9a-f-]{36})\/$/.exec(url.pathname)?.[1];
  return id ? detail(pool, [sellerId, id]) : list(pool, sellerId, Number(url.searchParams.get('page') ?? 1));
}

async function list(pool: pg.Pool, sellerId: string, page: number): Promise<unknown> {
  const [rows, count] = await Promise.all([
    pool.query({ name: 'list', text: listSql, values: [sellerId, (page - 1) * 50] }),
    pool.query({ name: 'count', text: countSql, values: [sellerId] }),
  ]);
  const { current, past } = count.rows[0];
  const total = Math.min(current, 10_001);
  const tabs = { CURRENT: current, PAST: past };
  return { count: total, countIsExact: total <= 10_000, page, size: 50, results: rows.rows.map(rowOf), tabs };
}

async function detail(pool: pg.Pool, values: readonly string[]): Promise<unknown> {
  const [sale, lines, loads, shipments] = await Promise.all([
    pool.query({ name: 'sale', text: saleSql, values: [...values] }),
    pool.query({ name: 'lines', text: linesSql, values: [...values] }),
    pool.query({ name: 'loads', text: loadsSql, values: [...values] }),
    pool.query({ name: 'shipments', text: shipmentsSql, values: [...values] }),
  ]);
  return saleOf(sale.rows[0], lines.rows, loads.rows, shipments.rows);
}

function send(response: ServerResponse, body: unknown): void {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) };
  response.writeHead(200, headers).end(text);
}
