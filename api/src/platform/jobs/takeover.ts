/**
 * Jobs of a killed process go on elsewhere at once. graphile-worker itself leaves them locked for four hours.
 *
 * Each pool of workers holds an advisory lock of its name on one connection. PostgreSQL frees it with the connection, so
 * a job locked by a name whose lock is free belongs to nobody. Should a living pool lose that connection, a job may run
 * twice, which jobs are made for.
 */
import type pg from 'pg';
import { keepConnection } from '../db/kept-connection.ts';
import { errorLine } from '../loggable-error.ts';

const every = 30_000;
const lockOf = "hashtext('quayside.worker'), hashtext($1)";

export type Takeover = {
  /** Says that the pool of that name lives in this process, on every connection from now on. */
  hold(poolId: string): void;
  /** Says that it lives no more: what it left locked is free. */
  drop(poolId: string): void;
  close(): Promise<void>;
};

/** Frees the jobs of the dead on each new connection, whenever a pool is dropped, and twice a minute. */
export function openTakeover(databaseUrl: string, report: (problem: string, detail: object) => void): Takeover {
  const own = new Set<string>();
  let held = new Set<string>();
  const connection = keepConnection(databaseUrl, {
    report: (error) => report('lost the connection that tells these workers live', { reason: errorLine(error) }),
    begin: async (client) => {
      held = new Set();
      await sweep(client);
    },
  });

  /** A lock that is taken is held by an earlier connection of ours that the server believes alive: the next try gets it. */
  async function sweep(client: pg.Client): Promise<void> {
    for (const id of own) {
      if (held.has(id)) continue;
      held.add(id);
      const { rowCount } = await client.query(`select 1 where pg_try_advisory_lock(${lockOf})`, [id]);
      if (rowCount === 0) held.delete(id);
    }
    await freeDead(client, own);
  }

  let isOpen = true;
  const sweepNow = (): void => {
    const client = isOpen ? connection.client() : undefined;
    if (!client) return;
    sweep(client).catch((err) => {
      // A sweep that the end of this process cuts short is done by the next one.
      if (isOpen) report('could not take over the jobs of dead workers', { err });
    });
  };
  const timer = setInterval(sweepNow, every);
  timer.unref();
  return {
    hold: (poolId) => {
      own.add(poolId);
      sweepNow();
    },
    drop: (poolId) => {
      own.delete(poolId);
      // The lock itself goes with the connection: held by a name that works no more, it would keep its jobs locked.
      if (held.delete(poolId)) unlock(connection.client(), poolId).then(sweepNow, () => undefined);
    },
    close: async () => {
      isOpen = false;
      clearInterval(timer);
      await connection.close();
    },
  };
}

async function unlock(client: pg.Client | undefined, id: string): Promise<void> {
  await client?.query(`select pg_advisory_unlock(${lockOf})`, [id]);
}

async function freeDead(client: pg.Client, own: ReadonlySet<string>): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select distinct locked_by as id from graphile_worker.jobs where locked_by is not null and locked_by <> all ($1)',
    [[...own]],
  );
  for (const { id } of rows) {
    // Begun since that was asked: its lock, on this very connection, would not keep us from it.
    if (own.has(id)) continue;
    const taken = await client.query(`select 1 where pg_try_advisory_lock(${lockOf})`, [id]);
    if (taken.rowCount === 0) continue;
    await client.query('select graphile_worker.force_unlock_workers(array[$1])', [id]);
    await unlock(client, id);
  }
}
