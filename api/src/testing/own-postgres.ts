/** A PostgreSQL of one test file's own, as durable as the product's: for tests that kill it. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../platform/db/migrate.ts';
import { type RunningPostgres, startPostgres } from '../platform/postgres/start-postgres.ts';
import { useDatabase } from './db.ts';

export type OwnPostgres = RunningPostgres & {
  /** The server's processes, the one that started the others first. */
  processes(): Promise<readonly number[]>;
  /** Those that serve a connection of the product's role. */
  backends(): Promise<readonly number[]>;
};

/** Where the folders of killed runs are looked for, and cleared, by the next one. */
export const ownFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'quayside-test-own-'));

/** Starts it on an empty folder, migrated, and makes it the database of this file. Stop it last. */
export async function ownPostgres(folder?: string): Promise<OwnPostgres> {
  const dataDir = folder ?? (await ownFolder());
  const server = await startPostgres({ dataDir, mostEnds: 100 });
  await migrate(server.url);
  useDatabase(server.url);
  return {
    ...server,
    processes: async () => {
      const first = Number.parseInt(await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10);
      return [first, ...(await childrenOf(first))];
    },
    backends: () => backendsOf(server),
    stop: async () => {
      await server.stop();
      if (!folder) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function backendsOf({ superuserUrl, url }: RunningPostgres): Promise<number[]> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const role = new URL(url).username;
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where usename = $1', [role]);
    return rows.map(({ pid }) => pid);
  } finally {
    await client.end();
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')));
  // The name in brackets may hold blanks; the parent is the second word after it.
  const parents = stats.map((stat) => Number(stat.split(') ').at(-1)?.split(' ')[1]));
  return ids.filter((_, index) => parents[index] === parent).map(Number);
}
