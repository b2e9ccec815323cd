/** One connection that listens for notifications and comes back by itself when it is lost. */
import pg from 'pg';

export type Listener = {
  readonly onMessage: (payload: string) => void;
  /** The connection was lost and is back: what was sent meanwhile is gone. */
  readonly onGap: () => void;
};
export type Listening = {
  /** Settles when it listens for the first time. */
  readonly started: Promise<void>;
  close(): Promise<void>;
};

const firstDelay = 250;
const longestDelay = 10_000;

/** Listens on `channel` until closed. A pooler in transaction mode cannot do that: the URL leads to PostgreSQL itself. */
export function listen(
  url: string,
  channel: string,
  { onMessage, onGap }: Listener,
  report: (error: Error) => void,
): Listening {
  const begun = Promise.withResolvers<void>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let failures = 0;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = fresh;
    fresh.on('error', report);
    fresh.on('notification', ({ payload }) => payload !== undefined && onMessage(payload));
    fresh.once('end', () => fresh === client && later());
    await fresh.connect();
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    failures = 0;
  }

  function later(): void {
    client = undefined;
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => attempt(onGap), Math.min(firstDelay * 2 ** failures, longestDelay));
    failures += 1;
  }

  function attempt(then: () => void): void {
    connect().then(then, (error: Error) => {
      report(error);
      void client?.end().catch(() => undefined);
      later();
    });
  }

  attempt(begun.resolve);
  return {
    started: begun.promise,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
