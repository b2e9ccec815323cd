/**
 * The only way to the data: every request, reads too, runs in one transaction that knows its tenant.
 *
 * `begin`, the tenant and the first query leave in one flight. The tenant is set for the transaction only, never for the
 * session, so pooled connections carry nothing over. Every query still says whose rows it wants; row-level security is
 * the net beneath it.
 */
import { Writable } from 'node:stream';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Listener, type Listening, listen } from './listening.ts';

/** A handle on one connection, inside one transaction. Passed on as an argument, never kept. */
export type Db = NodePgDatabase;

/** Whose rows a transaction sees: one seller's, one buyer's, all (jobs, staff reads, sign-in) or none. */
export type Scope = { readonly sellerId: string } | { readonly buyerId: string } | 'system' | 'none';

export type Database = {
  /**
   * Runs `work` in a transaction, awaited step by step; repeats it on a serialization failure or deadlock. Single queries
   * may be sent at once (`Promise.all`): the connection is pipelined. A step of several queries comes after them, not
   * beside: when one of them fails, the handle answers no more and the step ends in the middle.
   */
  write<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
  /** Several reads whose answers depend on each other. */
  read<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Independent reads in a single trip: opening, queries and commit are sent together. `queries` must send all of them
   * before it returns (builders with `.execute()`), which is why it cannot be async.
   */
  flight<const T extends readonly unknown[]>(
    scope: Scope,
    queries: (db: Db) => T,
  ): Promise<{ readonly [K in keyof T]: Awaited<T[K]> }>;
  /** Hears a channel on a connection of its own, beside the pool; whoever listens closes it. */
  listen(channel: string, listener: Listener): Listening;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  poolSize: number;
  report: (error: Error) => void;
};

const retryable = new Set(['40001', '40P01']);
const maximumAttempts = 5;

export function openDatabase({ url, poolSize, report }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    options: '-c timezone=UTC',
  });
  pool.on('error', report);
  pool.on('connect', (client) => {
    client.on('error', report);
  });

  const transaction = async <T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let lost: Error | undefined;
    try {
      const opening = open(client, tenantOf(scope));
      // The inner async turns a synchronous throw into a rejection: otherwise the transaction would stay open.
      const steps = await Promise.allSettled([(async () => work(handleOf(client)))(), ...opening]);
      const failure = firstFailure(steps);
      if (failure) retire(client);
      await client.query(failure ? 'rollback' : 'commit').catch((error) => {
        lost = error;
        throw failure ? failure.reason : error;
      });
      if (failure) throw failure.reason;
      return resultOf(steps[0]);
    } finally {
      client.release(lost);
    }
  };

  return {
    read: transaction,
    write: (scope, work) => repeated(() => transaction(scope, work)),
    flight: async (scope, queries) => {
      const client = await pool.connect();
      let lost: Error | undefined;
      try {
        const packet = onePacket(client);
        const opening = open(client, tenantOf(scope));
        const sent = attempt(() => Promise.all(queries(handleOf(client))));
        const closing = client.query('commit').catch((error) => {
          lost = error;
          throw error;
        });
        packet.send();
        const steps = await Promise.allSettled([sent, ...opening, closing]);
        const failure = firstFailure(steps);
        if (failure) throw failure.reason;
        return resultOf(steps[0]);
      } finally {
        client.release(lost);
      }
    },
    listen: (channel, listener) => listen(url, channel, listener, report),
    close: () => pool.end(),
  };
}

/**
 * Holds the socket's writes back until `send`, so that a flight leaves in one packet: each statement would be a system
 * call of its own, a fifth of the server's CPU per order page. A driver without that socket sends as it likes.
 */
function onePacket(client: pg.PoolClient): { send(): void } {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown =
    typeof connection === 'object' && connection !== null ? Reflect.get(connection, 'stream') : null;
  if (!(stream instanceof Writable)) return { send: () => undefined };
  stream.cork();
  return { send: () => stream.uncork() };
}

type Handle = { readonly db: Db; readonly retire: () => void };
const handles = new WeakMap<pg.PoolClient, Handle>();

/** One Drizzle handle per connection, with its prepared reads; building one per call would cost 0.3 ms. */
function handleOf(client: pg.PoolClient): Db {
  const known = handles.get(client);
  if (known) return known.db;
  let isOver = false;
  const query = (...asked: unknown[]): unknown =>
    isOver ? Promise.reject(new Error('The transaction is over')) : Reflect.apply(client.query, client, asked);
  const guarded = new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
  const db = drizzle({ client: guarded, casing: 'snake_case' });
  const retire = () => {
    isOver = true;
  };
  handles.set(client, { db, retire });
  return db;
}

/**
 * After a failure a step may still be under way that ran beside the failing one: its handle answers no more, else it would
 * go on behind the rollback, in no transaction or in the next one of its connection.
 */
function retire(client: pg.PoolClient): void {
  handles.get(client)?.retire();
  handles.delete(client);
}

function open(client: pg.PoolClient, [seller, buyer, scope]: readonly [string, string, string]) {
  const setTenant = {
    name: 'tenant',
    text: `select set_config('app.seller_id', $1, true), set_config('app.buyer_id', $2, true), set_config('app.scope', $3, true)`,
    values: [seller, buyer, scope],
  };
  return [client.query('begin'), client.query(setTenant)];
}

function tenantOf(scope: Scope): readonly [string, string, string] {
  if (scope === 'system') return ['', '', 'system'];
  if (scope === 'none') return ['', '', ''];
  return 'sellerId' in scope ? [scope.sellerId, '', ''] : ['', scope.buyerId, ''];
}

/** The first error in the order things were sent matters: what follows it is only "transaction is aborted". */
function firstFailure(steps: readonly PromiseSettledResult<unknown>[]): PromiseRejectedResult | undefined {
  const failed = steps.filter((step) => step.status === 'rejected');
  return failed.find((step) => sqlState(step.reason) !== '25P02') ?? failed[0];
}

function resultOf<T>(step: PromiseSettledResult<T> | undefined): T {
  if (step?.status !== 'fulfilled') throw new Error('Assertion failed: the step has a value');
  return step.value;
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  return work();
}

async function repeated<T>(run: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempts >= maximumAttempts || !isRetryable(error)) throw error;
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = sqlState(error);
  return code !== undefined && retryable.has(code);
}

/** The SQLSTATE of an error from the driver, also when Drizzle has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? undefined : sqlState(error.cause);
}
