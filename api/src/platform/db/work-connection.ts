/** Connections of their own for migrations, seeds and loads of data: work that nobody waits for in a browser. */
import pg from 'pg';

/** Milliseconds until the server must have taken the connection. */
const longestConnect = 10_000;

export type WorkLimits = {
  /** Milliseconds for one statement, the wait for another start's work among them. */
  readonly statement: number;
  /** Milliseconds to wait for a lock that another holds; without it as long as the statement may take. */
  readonly lock?: number;
};

/** Connected; whoever asked ends it. A server that is away, or a statement that takes too long, ends the work with an error. */
export async function connectForWork(connectionString: string, limits: WorkLimits): Promise<pg.Client> {
  const client = new pg.Client(settings(connectionString, limits));
  // A connection that is lost between two statements: the next one says so.
  client.on('error', ignore);
  await client.connect();
  return client;
}

/** The same as a pool, for tools that want one; whoever asked ends it. */
export function poolForWork(connectionString: string, limits: WorkLimits): pg.Pool {
  const pool = new pg.Pool({ ...settings(connectionString, limits), max: 1 });
  // A connection that is lost while nobody asks it something: the next query says so.
  pool.on('error', ignore);
  pool.on('connect', (client) => void client.on('error', ignore));
  return pool;
}

const ignore = () => undefined;

const settings = (connectionString: string, { statement, lock = 0 }: WorkLimits) => ({
  connectionString,
  connectionTimeoutMillis: longestConnect,
  // Of a server that is gone without a word: its own limit would reach nobody.
  query_timeout: statement + 5_000,
  keepAlive: true,
  options: `-c timezone=UTC -c statement_timeout=${statement} -c lock_timeout=${lock}`,
});
