import { type SpawnOptions, spawn } from 'node:child_process';
import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgresError } from './postgres-error.ts';

/** How a program of PostgreSQL is started on this machine: words put before it, and the identity it takes. */
export type Runner = {
  readonly prefix: readonly string[];
  readonly identity: { readonly uid: number; readonly gid: number } | Record<string, never>;
};

/** nobody and nogroup on every Linux. */
const nobody = 65534;
const plainly: Runner = { prefix: [], identity: {} };
const inUserNamespace: Runner = {
  prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`],
  identity: {},
};
const asNobody: Runner = { prefix: [], identity: { uid: nobody, gid: nobody } };

/**
 * Chooses how to run PostgreSQL, which refuses root: plainly for an ordinary user; as root in a user namespace, where
 * the files keep their owner; where namespaces are refused, as nobody. Throws PostgresError when nobody cannot read
 * the binaries.
 */
export async function chooseRunner(postgres: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return plainly;
  if (await works(inUserNamespace, postgres)) return inUserNamespace;
  if (await works(asNobody, postgres)) return asNobody;
  throw new PostgresError(
    `PostgreSQL does not run as root and the user nobody cannot read ${postgres}: move the project out of the home of root, start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Starts a program of PostgreSQL through the runner. */
export function run(runner: Runner, command: readonly string[], options: SpawnOptions) {
  const [program = '', ...args] = [...runner.prefix, ...command];
  return spawn(program, args, { ...options, ...runner.identity });
}

/**
 * Sees to it that the runner's identity owns a file or folder, as PostgreSQL demands. Root may change that; for an
 * ordinary user another owner (an earlier start as root) is a PostgresError that names the remedy.
 */
export async function takeOwnership(runner: Runner, path: string): Promise<void> {
  const uid = runner.identity.uid ?? process.getuid?.();
  const gid = runner.identity.gid ?? process.getgid?.();
  const { uid: owner } = await stat(path);
  if (uid === undefined || gid === undefined || owner === uid) return;
  if (process.getuid?.() !== 0) {
    throw new PostgresError(
      `${path} belongs to another user (${owner}): give it to yourself with chown -R, or remove it.`,
    );
  }
  await chown(path, uid, gid);
  const entries = await readdir(path, { recursive: true }).catch(() => []);
  for (const entry of entries) await lchown(join(path, entry), uid, gid);
}

async function works(runner: Runner, postgres: string): Promise<boolean> {
  const child = run(runner, [postgres, '--version'], { stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
