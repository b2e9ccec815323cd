import { closeSync, mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresBinaries } from './binaries.ts';
import { type Cluster, lastLine, openCluster } from './cluster.ts';
import { type InstanceLock, takeLock } from './instance-lock.ts';
import { clearOrphan } from './orphan.ts';
import { PostgresError } from './postgres-error.ts';
import { prepareRole, roleName } from './roles.ts';
import { chooseRunner, type Runner, run } from './unprivileged.ts';

/**
 * `dataDir` holds cluster, password, log and lock; `port` defaults to a free one; `report` gets one line of progress;
 * `durable: false` trades safety for speed and is for tests alone.
 */
export type PostgresOptions = {
  readonly dataDir: string;
  readonly port?: number;
  readonly durable?: boolean;
  readonly report?: (line: string) => void;
};

/** A running server: the product's address, the superuser's (for test databases and measurements), and its end. */
export type RunningPostgres = { readonly url: string; readonly superuserUrl: string; stop(): Promise<void> };

type Server = { readonly exited: Promise<void>; readonly hasExited: () => boolean; kill(signal: NodeJS.Signals): void };

/**
 * Starts the embedded PostgreSQL on loopback, with the role and database `quayside` ready. Recovers from whatever a
 * killed predecessor left. Throws PostgresError with one clear line, also when another process holds `dataDir`.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
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

async function startLocked(options: PostgresOptions, lock: InstanceLock): Promise<RunningPostgres> {
  const binaries = await postgresBinaries();
  const runner = await chooseRunner(binaries.postgres);
  const cluster = await openCluster(options.dataDir, binaries, runner);
  const found = await clearOrphan(cluster.folder);
  if (found === 'running server') options.report?.('stopped the PostgreSQL that a killed start had left running');
  const port = options.port ?? (await freePort());
  const address = (user: string, database: string) =>
    `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${database}`;
  const superuserUrl = address('postgres', 'postgres');
  const server = launch(binaries.postgres, cluster, port, options, runner);
  const stop = () => stopServer(server, lock);
  try {
    await answers(server, superuserUrl, options.dataDir);
    await prepareRole(superuserUrl, cluster.password);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = address(roleName, roleName);
  lock.announce({ pid: process.pid, url, superuserUrl });
  return { url, superuserUrl, stop };
}

function launch(postgres: string, cluster: Cluster, port: number, options: PostgresOptions, runner: Runner): Server {
  const log = openSync(join(options.dataDir, 'postgres.log'), 'w', 0o600);
  const command = [postgres, '-D', cluster.folder, ...settings(port, options.durable ?? true)];
  // Its own session: a terminal's Ctrl-C must reach the application first, which drains and then stops the database.
  const child = run(runner, command, { stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  child.unref();
  const exited = new Promise<void>((done) => child.once('error', () => done()).once('exit', () => done()));
  const end = () => child.kill('SIGINT');
  process.once('exit', end);
  void exited.then(() => process.off('exit', end));
  return {
    exited,
    hasExited: () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null,
    kill: (signal) => child.kill(signal),
  };
}

function settings(port: number, durable: boolean): string[] {
  const always = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 100,
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    random_page_cost: 1.1,
    jit: 'off',
    log_checkpoints: 'off',
    shared_preload_libraries: 'pg_stat_statements',
  };
  const forTests = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    io_method: 'sync',
    autovacuum: 'off',
  };
  return Object.entries(durable ? always : { ...always, ...forTests }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}

/** Crash recovery may take its time; a server that exits says why in its log. */
async function answers(server: Server, url: string, dataDir: string): Promise<void> {
  const end = performance.now() + 120_000;
  while (!server.hasExited() && performance.now() < end) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (connected) return;
    await pause(50);
  }
  const log = join(dataDir, 'postgres.log');
  const reason = lastLine(await readFile(log, 'utf8').catch(() => ''));
  throw new PostgresError(`PostgreSQL did not start: ${reason || 'it gave no reason'} (more in ${log}).`);
}

/** Fast shutdown; immediate after 5 s, which PostgreSQL recovers from. */
async function stopServer(server: Server, lock: InstanceLock): Promise<void> {
  if (!server.hasExited()) {
    server.kill('SIGINT');
    const hurry = setTimeout(() => server.kill('SIGQUIT'), 5_000);
    await server.exited;
    clearTimeout(hurry);
  }
  await lock.release();
}

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
