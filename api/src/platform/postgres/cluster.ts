import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PostgresBinaries } from './binaries.ts';
import { PostgresError } from './postgres-error.ts';
import { type Runner, run, takeOwnership } from './unprivileged.ts';

/** A cluster on disk and the password of its two login roles. */
export type Cluster = { readonly folder: string; readonly password: string };

/**
 * Opens the cluster in `dataDir`, made by initdb on first use. initdb works beside the final place and the folder is
 * moved when it is complete, so an interrupted first start leaves nothing half made.
 */
export async function openCluster(dataDir: string, binaries: PostgresBinaries, runner: Runner): Promise<Cluster> {
  const folder = join(dataDir, 'cluster');
  const passwordFile = join(dataDir, 'password');
  const exists = await stat(join(folder, 'PG_VERSION')).catch(() => undefined);
  if (!exists) {
    await refuseRemains(folder);
    await makeCluster(folder, passwordFile, binaries, runner);
  }
  await takeOwnership(runner, folder);
  const password = await readFile(passwordFile, 'utf8').catch(() => {
    throw new PostgresError(
      `${passwordFile} can't be read, and without it nor can the database: restore it from a backup.`,
    );
  });
  return { folder, password };
}

/** A folder in which something stands is a database that lost a part, never one to make anew: all that it holds would be gone. */
async function refuseRemains(folder: string): Promise<void> {
  const remains = await readdir(folder).catch(() => []);
  if (remains.length > 0)
    throw new PostgresError(
      `${folder} holds no whole database (PG_VERSION is missing): restore it from a backup, or move it away to begin anew.`,
    );
}

async function makeCluster(folder: string, passwordFile: string, binaries: PostgresBinaries, runner: Runner) {
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
  await mkdir(making, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await takeOwnership(runner, making);
  await takeOwnership(runner, passwordFile);
  await initialise(making, passwordFile, binaries, runner);
  await rename(making, folder);
}

async function initialise(folder: string, passwordFile: string, binaries: PostgresBinaries, runner: Runner) {
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const command = [binaries.initdb, `--pgdata=${folder}`, ...locale, ...access, '--no-sync', '--no-instructions'];
  const child = run(runner, command, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const complaint = child.stderr ? await text(child.stderr) : '';
  if ((await ended) !== 0) {
    throw new PostgresError(`PostgreSQL could not make its data folder ${folder}: ${lastLine(complaint)}`);
  }
}

/** The last line with something in it: programs put their reason there. */
export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
