import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { makeDataFolder } from '../data-folder.ts';
import { postgresBinaries } from './binaries.ts';
import { openCluster } from './cluster.ts';
import { type InstanceLock, takeLock } from './instance-lock.ts';
import { clearOrphan } from './orphan.ts';
import { PostgresError } from './postgres-error.ts';
import { prepareRole, roleName } from './roles.ts';
import { startServer } from './server.ts';
import { supervise, usualEnds } from './supervise.ts';
import { chooseRunner } from './unprivileged.ts';

/**
 * `dataDir` holds cluster, password, log and lock; `port` defaults to a free one; `report` gets one line of progress;
 * `durable: false` trades safety for speed and is for tests alone.
 */
export type PostgresOptions = {
  readonly dataDir: string;
  readonly port?: number;
  readonly durable?: boolean;
  readonly report?: (line: string) => void;
  /** Hears that the server ended by itself and is there again. */
  readonly onRestart?: (line: string) => void;
  /** Hears why it is not started again. */
  readonly onGone?: (line: string) => void;
  /** How many ends within five minutes are mended; more than usual is for tests that kill it round after round. */
  readonly mostEnds?: number;
};

/** A running server: the product's address, the superuser's (for test databases and measurements), and its end. */
export type RunningPostgres = { readonly url: string; readonly superuserUrl: string; stop(): Promise<void> };

/**
 * Starts the embedded PostgreSQL on loopback, with the role and database `quayside` ready, and again on the same port
 * whenever it ends by itself. Recovers from whatever a killed predecessor left. Throws PostgresError with one clear line, also when another process holds `dataDir`.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDir = resolve(options.dataDir);
  makeDataFolder(dataDir);
  const lock = await takeLock(dataDir);
  if ('heldBy' in lock) {
    throw new PostgresError(`Another Quayside (process ${lock.heldBy.pid}) is using ${dataDir}: stop it first.`);
  }
  try {
    return await startLocked({ ...options, dataDir }, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Bytes that recovery and the first writes after it need. */
const leastRoom = 64_000_000;

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < leastRoom;
}

async function startLocked(options: PostgresOptions, lock: InstanceLock): Promise<RunningPostgres> {
  const { dataDir, durable = true } = options;
  const binaries = await postgresBinaries();
  const runner = await chooseRunner(binaries.postgres);
  const cluster = await openCluster(dataDir, binaries, runner);
  const found = await clearOrphan(cluster.folder);
  if (found === 'running server') options.report?.('stopped the PostgreSQL that a killed start had left running');
  const port = options.port ?? (await freePort());
  const address = (user: string, database: string) =>
    `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${database}`;
  const superuserUrl = address('postgres', 'postgres');
  const launch = { postgres: binaries.postgres, runner, cluster, port, dataDir, durable, url: superuserUrl };
  const server = await startServer(launch, false);
  try {
    await prepareRole(superuserUrl, cluster.password);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const url = address(roleName, roleName);
  lock.announce({ pid: process.pid, url, superuserUrl });
  const { onRestart = ignore, onGone = ignore, mostEnds = usualEnds } = options;
  const supervised = supervise(server, {
    start: () => startServer(launch, true),
    ...{ onRestart, onGone, mostEnds, isFull: () => isFull(dataDir) },
  });
  const stop = async () => {
    await supervised.stop();
    await lock.release();
  };
  return { url, superuserUrl, stop };
}

const ignore = () => undefined;

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no free port')),
      );
    });
  });
}
