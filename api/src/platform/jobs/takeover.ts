/**
 * Jobs of a killed process go on elsewhere at once. graphile-worker itself leaves them locked for four hours.
 *
 * Each worker holds an advisory lock of its name on one connection. PostgreSQL frees it with the connection, so a job
 * locked by a name whose lock is free belongs to nobody. Should a living worker lose that connection, a job may run
 * twice, which jobs are made for.
 */
import pg from 'pg';

const every = 30_000;
const lockOf = "hashtext('quayside.worker'), hashtext($1)";

export type Takeover = {
  /** Says that the worker of that name lives in this process. */
  hold(workerId: string): void;
  /** Frees the jobs of the dead now; it also happens twice a minute. */
  takeOver(): Promise<void>;
  close(): Promise<void>;
};

export async function openTakeover(
  databaseUrl: string,
  report: (problem: string, detail: unknown) => void,
): Promise<Takeover> {
  const own = new Set<string>();
  let client = await connect();

  async function connect(): Promise<pg.Client | undefined> {
    const fresh = new pg.Client({ connectionString: databaseUrl, pipeline: true });
    fresh.on('error', (error) => {
      client = undefined;
      report('lost the connection that tells this worker lives', error.message);
    });
    await fresh.connect();
    for (const id of own) await fresh.query(`select pg_advisory_lock(${lockOf})`, [id]);
    return fresh;
  }

  async function takeOver(): Promise<void> {
    client ??= await connect();
    if (client) await freeDead(client, own);
  }

  const complain = (error: unknown) => report('could not take over the jobs of dead workers', error);
  const timer = setInterval(() => takeOver().catch(complain), every);
  timer.unref();
  return {
    hold: (workerId) => {
      own.add(workerId);
      client?.query(`select pg_advisory_lock(${lockOf})`, [workerId]).catch(complain);
    },
    takeOver,
    close: async () => {
      clearInterval(timer);
      await client?.end();
    },
  };
}

async function freeDead(client: pg.Client, own: ReadonlySet<string>): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select distinct locked_by as id from graphile_worker.jobs where locked_by is not null and locked_by <> all ($1)',
    [[...own]],
  );
  for (const { id } of rows) {
    const taken = await client.query(`select 1 where pg_try_advisory_lock(${lockOf})`, [id]);
    if (taken.rowCount === 0) continue;
    await client.query('select graphile_worker.force_unlock_workers(array[$1])', [id]);
    await client.query(`select pg_advisory_unlock(${lockOf})`, [id]);
  }
}
