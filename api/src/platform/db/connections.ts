/** The pool, and what is done on one of its connections within a time limit. */
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sqlState } from './sql-state.ts';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';
import { verifyWritable } from './writable.ts';

/** Milliseconds to wait for a free connection, or for the server to take a new one. */
const longestWait = 4_000;

export type Connections = {
  /**
   * Lends a connection to `use` for `limit` milliseconds at most, the wait for it among them. When the time is up, or
   * `use` says that the connection is `lost`, it is thrown away: nothing is awaited of it any more.
   */
  lent<T>(limit: number, use: (client: pg.PoolClient, lost: (error: Error) => void) => Promise<T>): Promise<T>;
  end(): Promise<void>;
};

/** `report` hears of the first connection that is lost, used or idle, or not to be had; `back` of the next one that answers, `full` of each write for which its disk had no room. */
export function openConnections(
  url: string,
  size: number,
  report: (error: Error) => void,
  { back = () => undefined, full = () => undefined }: { readonly back?: () => void; readonly full?: () => void } = {},
): Connections {
  let isAway = false;
  const away = (error: unknown) => {
    if (!isAway) report(error instanceof Error ? error : new Error(String(error)));
    isAway = true;
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    connectionTimeoutMillis: longestWait,
    // Of a server that is gone without a word, while the connection is idle.
    keepAlive: true,
    keepAliveInitialDelayMillis: 2_000,
    options: '-c timezone=UTC',
    verify: verifyWritable,
  });
  pool.on('error', away);
  pool.on('connect', (client) => {
    client.on('error', away);
  });
  const usable = withoutOlder(pool);

  return {
    lent: async (limit, use) => {
      const begun = performance.now();
      let client: pg.PoolClient | undefined;
      let timer: NodeJS.Timeout | undefined;
      let lost: Error | undefined;
      let isTimeUp = false;
      try {
        client = await (limit < longestWait ? intime(usable.connect(), limit) : usable.connect());
        const taken = client;
        timer = setTimeout(
          () => {
            isTimeUp = true;
            lost = new Error(`No answer within ${limit} ms`);
            // All that it was asked is rejected with that, and what is asked from now on.
            streamOf(taken)?.destroy();
          },
          limit - (performance.now() - begun),
        );
        const result = await use(client, (error) => {
          lost ??= error;
        });
        if (isAway) back();
        isAway = false;
        return result;
      } catch (error) {
        if (sqlState(error) === readOnly) {
          lost ??= new Error('The server has become a standby');
          usable.renew();
        }
        if (lost || !client) away(lost ?? error);
        if (!isTimeUp && !isUnavailable(error)) throw error;
        if (sqlState(error) === noRoom) full();
        throw error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error);
      } finally {
        clearTimeout(timer);
        client?.release(lost);
      }
    },
    end: () => pool.end(),
  };
}

const noRoom = '53100';
/** The server has become a standby: the next connection leads to the new one. */
const readOnly = '25006';

/** Of the pool's connections those that are younger than the last failover: an older one leads to the standby. */
function withoutOlder(pool: pg.Pool) {
  const bornAt = new WeakMap<pg.PoolClient, number>();
  let failoverAt = Number.NEGATIVE_INFINITY;
  pool.on('connect', (client) => void bornAt.set(client, performance.now()));
  return {
    /** Throws away one older connection after the other, as many as the pool holds at most. */
    connect: async (): Promise<pg.PoolClient> => {
      for (;;) {
        const client = await pool.connect();
        if ((bornAt.get(client) ?? 0) > failoverAt) return client;
        client.release(new Error('It is older than the failover'));
      }
    },
    renew: () => {
      failoverAt = performance.now();
    },
  };
}

/** The connection, unless it takes longer: then it goes back to the pool when it comes. */
async function intime(asked: Promise<pg.PoolClient>, limit: number): Promise<pg.PoolClient> {
  const late = Symbol('late');
  const timer = new AbortController();
  const first = await Promise.race([asked, pause(limit, late, { signal: timer.signal })]).finally(() => timer.abort());
  if (typeof first !== 'symbol') return first;
  asked.then(
    (client) => client.release(),
    () => undefined,
  );
  throw new DatabaseUnavailable(new Error(`No connection within ${limit} ms`));
}

/** The socket of a connection; undefined where the driver has none such. */
export function streamOf(client: pg.PoolClient): Writable | undefined {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown =
    typeof connection === 'object' && connection !== null ? Reflect.get(connection, 'stream') : null;
  return stream instanceof Writable ? stream : undefined;
}
