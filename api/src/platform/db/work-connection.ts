/** A connection of its own for migrations, seeds and loads of data: work that nobody waits for in a browser. */
import pg from 'pg';

/** Milliseconds until the server must have taken the connection. */
const longestConnect = 10_000;

export type WorkLimits = {
  /** Milliseconds for one statement, the wait for another start's work among them. */
  readonly statement: number;
};

/** Connected; whoever asked ends it. A server that is away, or a statement that takes too long, ends the work with an error. */
export async function connectForWork(connectionString: string, { statement }: WorkLimits): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: longestConnect,
    // Of a server that is gone without a word: its own limit would reach nobody.
    query_timeout: statement + 5_000,
    keepAlive: true,
    options: `-c timezone=UTC -c statement_timeout=${statement}`,
  });
  await client.connect();
  return client;
}
