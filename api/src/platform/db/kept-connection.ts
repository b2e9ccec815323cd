/** One connection beside the pool, for what belongs to a session: it comes back by itself when it is lost. */
import pg from 'pg';
import { pauseAfter } from '../retry-delay.ts';
import { assertWritable } from './writable.ts';

export type KeptConnection = {
  /** Settles when it stands for the first time. */
  readonly started: Promise<void>;
  /** The connection, or undefined while it is away. */
  client(): pg.Client | undefined;
  close(): Promise<void>;
};
type Keeping = {
  /** Prepares each new connection; when it fails, that connection is given up for another one. */
  readonly begin: (client: pg.Client, isFirst: boolean) => Promise<void>;
  readonly onNotification?: (payload: string) => void;
  readonly report: (error: Error) => void;
};

/** Milliseconds for an answer. A server that is gone without a word closes no connection: silence has to do. */
const patience = 4_000;
const beatEvery = 5_000;

/** Keeps it until closed. A pooler in transaction mode has no sessions: the URL leads to PostgreSQL itself. */
export function keepConnection(url: string, { begin, onNotification, report }: Keeping): KeptConnection {
  const begun = Promise.withResolvers<void>();
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isFirst = true;
  let isClosed = false;
  let failures = 0;
  let begunAt = performance.now();

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      pipeline: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    fresh.on('error', report);
    fresh.on('notification', ({ payload }) => payload !== undefined && onNotification?.(payload));
    fresh.once('end', () => current === fresh && later());
    await fresh.connect();
    if (isClosed) return fresh.end();
    // From here on its end is what brings the next one, and who asks for it may use it beside its preparation.
    current = fresh;
    try {
      await assertWritable(fresh);
      await begin(fresh, isFirst);
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)));
      return fresh.end();
    }
    [isFirst, failures] = [false, 0];
    begun.resolve();
  }

  function later(): void {
    current = undefined;
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(attempt, pauseAfter(failures, begunAt));
    failures += 1;
  }

  function attempt(): void {
    begunAt = performance.now();
    connect().catch((error: Error) => {
      report(error);
      later();
    });
  }

  const beat = setInterval(() => void current?.query('select').catch(() => undefined), beatEvery);
  beat.unref();
  attempt();
  return {
    started: begun.promise,
    client: () => current,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(beat);
      await current?.end();
    },
  };
}
