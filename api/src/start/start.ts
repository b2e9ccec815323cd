/** The start after installation: database, migrations, demo world, web build, server. Each step prints name and time. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { refuseDemoWorld, seed } from '../../seeds/seed.ts';
import { filesOf } from '../deps.ts';
import { type Config, ConfigError, readConfig } from '../platform/config.ts';
import { DataFolderError, makeDataFolder } from '../platform/data-folder.ts';
import { migrate } from '../platform/db/migrate.ts';
import { isUnavailable } from '../platform/db/unavailable.ts';
import { removeSpools } from '../platform/files/spool.ts';
import { checkExternalDatabase } from '../platform/postgres/external-database.ts';
import { askHolder } from '../platform/postgres/instance-lock.ts';
import { PostgresError } from '../platform/postgres/postgres-error.ts';
import { startPostgres } from '../platform/postgres/start-postgres.ts';
import { retryDelay } from '../platform/retry-delay.ts';
import { addStaff } from './add-staff.ts';
import { demoAccountLines } from './demo-account-lines.ts';
import { type StartOptions, startOptions } from './options.ts';
import { resetDatabase } from './reset-database.ts';
import { serveHere } from './serve-here.ts';
import { listenForShutdown, type Shutdown } from './shutdown.ts';
import { print, step } from './steps.ts';
import { buildWeb } from './web-build.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const shutdown = listenForShutdown();
/** Tries of a step before the start gives up: some ten seconds. */
const mostTries = 6;

try {
  const options = startOptions(process.argv.slice(2));
  if (options.dev) process.env.ENVIRONMENT = 'development';
  // Read first: what we set for libraries says nothing of what was asked for.
  const config = readConfig(process.env);
  process.env.NODE_ENV ??= options.dev ? 'development' : 'production';
  await start(options, config, shutdown);
} catch (error) {
  shutdown.exit(complaint(error));
}

async function start(options: StartOptions, given: Config, ends: Shutdown): Promise<void> {
  makeDataFolder(given.dataDir);
  const databaseUrl = await step('PostgreSQL', (report) => openDatabase(given, options, ends, report));
  const config = { ...given, databaseUrl };
  await prepareData(config, options, ends);
  if (options.only) return end(ends);
  if (!options.dev) await step('Web build', async () => void (await buildWeb(root, ends.signal)));
  ends.signal.throwIfAborted();
  await step('Server', () => serveHere(config, options, ends));
  print(`\nQuayside is at ${config.siteBaseUrl}`);
  for (const line of config.notes) print(line);
  if (config.environment !== 'production') for (const line of demoAccountLines()) print(line);
}

/** A step of its own (--only) may use the database of a running start; a reset may not, it would pull it away. */
async function openDatabase(config: Config, options: StartOptions, ends: Shutdown, report: (line: string) => void) {
  if (config.databaseUrl) {
    await checkExternalDatabase(config.databaseUrl);
    return config.databaseUrl;
  }
  const dataDir = join(config.dataDir, 'postgres');
  const holder = options.only && options.only !== 'reset' ? await askHolder(dataDir) : undefined;
  if (holder?.url) return holder.url;
  const onRestart = (line: string) => process.stderr.write(`${line}\n`);
  const postgres = await startPostgres({ dataDir, report, onRestart, onGone: ends.exit });
  ends.add(postgres.stop);
  // Whoever holds the embedded server is the folder's only one.
  await removeSpools(config.dataDir);
  return postgres.url;
}

async function prepareData(config: Config & { readonly databaseUrl: string }, options: StartOptions, ends: Shutdown) {
  const resets = options.fresh || options.only === 'reset';
  if (resets && config.environment === 'production')
    throw new Error('A production database is never emptied by a flag.');
  ends.signal.throwIfAborted();
  if (resets) await step('Reset', () => steadily(() => resetDatabase(config.databaseUrl), ends));
  await step('Migrations', () => steadily(() => migrate(config.databaseUrl), ends));
  ends.signal.throwIfAborted();
  if (config.environment === 'production') await refuseDemoWorld(config.databaseUrl);
  if (options.only === 'staff') return step('Staff', (report) => addStaff(config, options, report));
  if (options.only === 'migrate' || config.environment === 'production') return;
  await step('Demo world', (report) =>
    steadily(
      () =>
        seed({
          ...{ databaseUrl: config.databaseUrl, tokenSecret: config.tokenSecret, files: filesOf(config) },
          ...{ ...config.demo, report },
        }),
      ends,
    ),
  );
}

/** Does a step that is safe to repeat again when the database went away under it: it comes back by itself, or not at all. */
async function steadily(work: () => Promise<void>, { signal }: Shutdown): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    const lost = await work().then(
      () => null,
      (error: unknown) => {
        if (!isUnavailable(error) || failures + 1 === mostTries || signal.aborted) throw error;
        return error;
      },
    );
    if (lost === null) return;
    await pause(retryDelay(failures), undefined, { signal });
  }
}

async function end(ends: Shutdown): Promise<void> {
  await ends.now();
  process.exit(0);
}

/** Data of an earlier start as root is the common reason for a refused file. */
function complaint(error: unknown): string {
  if (error instanceof ConfigError || error instanceof PostgresError || error instanceof DataFolderError)
    return error.message;
  if (!(error instanceof Error)) return String(error);
  if (isUnavailable(error)) return 'The database went away during the start and did not come back: start again.';
  if ('code' in error && error.code === 'EACCES' && 'path' in error) {
    return `${error.path} belongs to another user: give the data folder to yourself with chown -R, or remove it.`;
  }
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The web port was taken by another program meanwhile: start again.';
  if ('code' in error && error.code === 'EADDRNOTAVAIL') return 'HOST is no address of this machine.';
  // What the operating system refused is told by its own line.
  if ('syscall' in error) return error.message;
  return error.stack ?? error.message;
}
