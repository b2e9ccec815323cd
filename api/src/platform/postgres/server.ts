import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sqlState } from '../db/sql-state.ts';
import { type Cluster, lastLine } from './cluster.ts';
import { PostgresError } from './postgres-error.ts';
import { type Runner, run } from './unprivileged.ts';

/** SQLSTATE: `invalid_password`. */
const wrongPassword = '28P01';

/** A server process. `exited` tells how it ended; `stop` is a fast shutdown, and no more than that when it has ended already. */
export type PostgresServer = {
  readonly exited: Promise<string>;
  readonly hasExited: () => boolean;
  stop(): Promise<void>;
};

export type Launch = {
  readonly postgres: string;
  readonly runner: Runner;
  readonly cluster: Cluster;
  readonly port: number;
  /** Holds the log. */
  readonly dataDir: string;
  readonly durable: boolean;
  /** Of a superuser. */
  readonly url: string;
};

/** Starts the server and waits until it answers. Throws PostgresError with the reason its log gives. */
export async function startServer(launch: Launch, keepsLog: boolean): Promise<PostgresServer> {
  const server = launched(launch, keepsLog);
  try {
    await answers(server, launch);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

function launched({ postgres, runner, cluster, port, dataDir, durable }: Launch, keepsLog: boolean): PostgresServer {
  const log = openSync(join(dataDir, 'postgres.log'), keepsLog ? 'a' : 'w', 0o600);
  const command = [postgres, '-D', cluster.folder, ...settings(port, durable)];
  // Its own session: a terminal's Ctrl-C must reach the application first, which drains and then stops the database.
  const child = run(runner, command, { stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  child.unref();
  const exited = new Promise<string>((done) => {
    child.once('error', ({ message }) => done(message));
    child.once('exit', (code, signal) => done(signal ?? `exit code ${code}`));
  });
  const end = () => child.kill('SIGINT');
  process.once('exit', end);
  void exited.then(() => process.off('exit', end));
  const hasExited = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    exited,
    hasExited,
    // Immediate after 5 s, which PostgreSQL recovers from.
    stop: async () => {
      if (hasExited()) return;
      child.kill('SIGINT');
      const hurry = setTimeout(() => child.kill('SIGQUIT'), 5_000);
      await exited;
      clearTimeout(hurry);
    },
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
    // Details quote rows, and statements hold what people typed (ERR-17): the product's own log says which constraint.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    shared_preload_libraries: 'pg_stat_statements',
  };
  const forTests = {
    // Three files at once, of which each may stand for several processes with pools of their own.
    max_connections: 200,
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
async function answers(server: PostgresServer, { url, dataDir }: Launch): Promise<void> {
  const end = performance.now() + 120_000;
  while (!server.hasExited() && performance.now() < end) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    const refused: unknown = await client.connect().then(
      () => null,
      (error) => error,
    );
    await client.end().catch(() => undefined);
    if (refused === null) return;
    if (sqlState(refused) === wrongPassword)
      throw new PostgresError(
        `The database does not take the password in ${join(dataDir, 'password')}: restore that file from a backup.`,
      );
    await pause(50);
  }
  const log = join(dataDir, 'postgres.log');
  const reason = lastLine(await readFile(log, 'utf8').catch(() => ''));
  throw new PostgresError(`PostgreSQL did not start: ${reason || 'it gave no reason'} (more in ${log}).`);
}
