/**
 * The only way to the data: every request, reads too, runs in one transaction that knows its tenant.
 *
 * `begin`, the tenant and the first query leave in one flight. The tenant is set for the transaction only, never for the
 * session, so pooled connections carry nothing over. Every query still says whose rows it wants; row-level security is
 * the net beneath it.
 */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Connections, openConnections, streamOf } from './connections.ts';
import { type Listener, type Listening, listen } from './listening.ts';
import { named } from './named-statements.ts';
import { sqlState } from './sql-state.ts';

export { sqlState } from './sql-state.ts';

/** A handle on one connection, inside one transaction. Passed on as an argument, never kept. */
export type Db = NodePgDatabase;

/** Whose rows a transaction sees: one seller's, one buyer's, all (jobs, staff reads, sign-in) or none. */
export type Scope = { readonly sellerId: string } | { readonly buyerId: string } | 'system' | 'none';

export type Database = {
  /**
   * Runs `work` in a transaction, awaited step by step; repeats it on a serialization failure or deadlock. Single queries
   * may be sent at once (`Promise.all`): the connection is pipelined. A step of several queries comes after them, not
   * beside: when one of them fails, the handle answers no more and the step ends in the middle. A query that is not awaited
   * leaves with the commit; where it fails nothing is committed and the write fails with it.
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
  /** The same with another time limit for each transaction, in milliseconds; a request's is 8 s. */
  within(milliseconds: number): Database;
  /** Hears a channel on a connection of its own, beside the pool; whoever listens closes it. */
  listen(channel: string, listener: Listener): Listening;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  poolSize: number;
  /** Hears once that connections are lost, `back` once that one answers again. */
  report: (error: Error) => void;
  back?: () => void;
  /** Hears of each write for which its disk had no room. */
  full?: () => void;
};

/** Milliseconds for a transaction of a request, all its queries and repetitions together. */
const requestLimit = 8_000;
/** The server gives up on a statement this much earlier: the connection then stays fit for use. */
const serverFirst = 500;
const retryable = new Set(['40001', '40P01']);
const maximumAttempts = 5;

export function openDatabase({ url, poolSize, report, ...hears }: DatabaseOptions): Database {
  const connections = openConnections(url, poolSize, report, hears);
  const rest = {
    listen: (channel: string, listener: Listener) => listen(url, channel, listener, report),
    close: () => connections.end(),
  };
  const within = (limit: number): Database => ({ ...transactionsOf(connections, limit), ...rest, within });
  return within(requestLimit);
}

function transactionsOf(connections: Connections, limit: number): Pick<Database, 'read' | 'write' | 'flight'> {
  return {
    read: (scope, work) => transaction(connections, { limit, scope, isWrite: false }, work),
    write: (scope, work) => {
      const end = performance.now() + limit;
      return repeated(end, (limit) => transaction(connections, { limit, scope, isWrite: true }, work));
    },
    flight: (scope, queries) => flight(connections, limit, scope, queries),
  };
}

function transaction<T>(
  connections: Connections,
  { limit, scope, isWrite }: { readonly limit: number; readonly scope: Scope; readonly isWrite: boolean },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return connections.lent(limit, async (client, lost) => {
    packetOfTick(client);
    const opening = open(client, tenantOf(scope), limit);
    // The inner async turns a synchronous throw into a rejection: otherwise the transaction would stay open.
    const steps = await Promise.allSettled([(async () => work(handleOf(client, isWrite)))(), ...opening]);
    const failure = failureOf(steps, client);
    if (failure) retire(client);
    const ended = await client.query(failure ? 'rollback' : 'commit').catch((error) => {
      lost(error);
      throw failure ? failure.reason : error;
    });
    if (failure) throw failure.reason;
    if (ended.command === 'ROLLBACK') throw unkept(client);
    return resultOf(steps[0]);
  });
}

function flight<const T extends readonly unknown[]>(
  connections: Connections,
  limit: number,
  scope: Scope,
  queries: (db: Db) => T,
): Promise<{ readonly [K in keyof T]: Awaited<T[K]> }> {
  return connections.lent(limit, async (client, lost) => {
    const packet = onePacket(client);
    const opening = open(client, tenantOf(scope), limit);
    const sent = attempt(() => Promise.all(queries(handleOf(client, false))));
    const closing = client.query('commit').catch((error) => {
      lost(error);
      throw error;
    });
    packet.send();
    const steps = await Promise.allSettled([sent, ...opening, closing]);
    const failure = failureOf(steps, client);
    if (failure) retire(client);
    if (failure) throw failure.reason;
    return resultOf(steps[0]);
  });
}

/**
 * Holds the socket's writes back until `send`, so that a flight leaves in one packet: each statement would be a system
 * call of its own, a fifth of the server's CPU per order page. A driver without that socket sends as it likes.
 */
function onePacket(client: pg.PoolClient): { send(): void } {
  const stream = streamOf(client);
  stream?.cork();
  return { send: () => stream?.uncork() };
}

const held = new WeakSet<pg.PoolClient>();

/** The same for what a step sends at once: it leaves when the step waits for its answers. */
function packetOfTick(client: pg.PoolClient): void {
  if (held.has(client)) return;
  const packet = onePacket(client);
  held.add(client);
  process.nextTick(() => {
    held.delete(client);
    packet.send();
  });
}

/** What was sent and not waited for has failed, and so nothing was committed. */
function unkept(client: pg.PoolClient): unknown {
  const reason = handles.get(client)?.firstError();
  retire(client);
  return reason ?? new Error('The transaction was rolled back');
}

type Handle = {
  readonly db: Db;
  readonly retire: () => void;
  /** Whether what comes often is named, from now on. */
  readonly setNaming: (isOn: boolean) => void;
  /** What the first query that failed failed with. */
  readonly firstError: () => unknown;
};
const handles = new WeakMap<pg.PoolClient, Handle>();

/** One Drizzle handle per connection, with its prepared reads; building one per call would cost 0.3 ms. */
function handleOf(client: pg.PoolClient, isWrite: boolean): Db {
  const handle = handles.get(client) ?? makeHandle(client);
  handle.setNaming(isWrite);
  return handle.db;
}

function makeHandle(client: pg.PoolClient): Handle {
  let isOver = false;
  let isNaming = false;
  let firstError: unknown;
  const note = (error: unknown) => {
    firstError ??= error;
  };
  const query = (...asked: unknown[]): unknown => {
    if (isOver) return Promise.reject(new Error('The transaction is over'));
    packetOfTick(client);
    const answer: unknown = Reflect.apply(client.query, client, isNaming ? named(asked) : asked);
    if (answer instanceof Promise) answer.catch(note);
    return answer;
  };
  const guarded = new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
  const db = drizzle({ client: guarded, casing: 'snake_case' });
  const retire = () => {
    isOver = true;
  };
  const setNaming = (isOn: boolean) => {
    isNaming = isOn;
  };
  const handle = { db, retire, setNaming, firstError: () => firstError };
  handles.set(client, handle);
  return handle;
}

/**
 * After a failure a step may still be under way that ran beside the failing one: its handle answers no more, else it would
 * go on behind the rollback, in no transaction or in the next one of its connection.
 */
function retire(client: pg.PoolClient): void {
  handles.get(client)?.retire();
  handles.delete(client);
}

/** The time limit is the transaction's, as the tenant is: a pooler in transaction mode keeps no settings of sessions. */
function open(client: pg.PoolClient, [seller, buyer, scope]: readonly [string, string, string], limit: number) {
  const setTenant = {
    name: 'tenant',
    text: `select set_config('app.seller_id', $1, true), set_config('app.buyer_id', $2, true), set_config('app.scope', $3, true), set_config('statement_timeout', $4, true)`,
    values: [seller, buyer, scope, String(Math.max(1, Math.ceil(limit - serverFirst)))],
  };
  return [client.query('begin'), client.query(setTenant)];
}

function tenantOf(scope: Scope): readonly [string, string, string] {
  if (scope === 'system') return ['', '', 'system'];
  if (scope === 'none') return ['', '', ''];
  return 'sellerId' in scope ? [scope.sellerId, '', ''] : ['', scope.buyerId, ''];
}

/**
 * The first error in the order things were sent matters: what follows it is only "transaction is aborted". Of queries
 * sent at once the work may fail with such a later one, when that reached it by fewer steps.
 */
function failureOf(
  steps: readonly PromiseSettledResult<unknown>[],
  client: pg.PoolClient,
): { readonly reason: unknown } | undefined {
  const failed = steps.filter((step) => step.status === 'rejected');
  const failure = failed.find((step) => !isConsequence(step.reason)) ?? failed[0];
  if (!failure || !isConsequence(failure.reason)) return failure;
  return { reason: handles.get(client)?.firstError() ?? failure.reason };
}

/** Of the failure before it: an aborted transaction takes no query, and prepares no statement that a later one names. */
const isConsequence = (error: unknown): boolean => ['25P02', '26000'].includes(sqlState(error) ?? '');

function resultOf<T>(step: PromiseSettledResult<T> | undefined): T {
  if (step?.status !== 'fulfilled') throw new Error('Assertion failed: the step has a value');
  return step.value;
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  return work();
}

async function repeated<T>(end: number, run: (left: number) => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    const left = end - performance.now();
    try {
      return await run(left);
    } catch (error) {
      if (attempts >= maximumAttempts || left < serverFirst || !isRetryable(error)) throw error;
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = sqlState(error);
  return code !== undefined && retryable.has(code);
}
