/** A copy of the project that can be changed and run without touching this one. */
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const left = new Set(['node_modules', '.git', '.quayside', 'build', 'test-results', 'playwright-report']);
const workspaces = ['contract', 'api', 'web'];

/** Copies the sources and links the installed packages. `remove` deletes the copy. */
export async function copyProject(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-copy-'));
  await cp(root, folder, { recursive: true, filter: (source) => !left.has(basename(source)) });
  await linkPackages('node_modules', folder);
  for (const workspace of workspaces) await linkPackages(join(workspace, 'node_modules'), folder).catch(ignoreAbsent);
  // The workspaces are linked to their copies: what is changed there is what runs.
  await mkdir(join(folder, 'node_modules/@quayside'));
  for (const workspace of workspaces) {
    await symlink(join(folder, workspace), join(folder, 'node_modules/@quayside', workspace));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function linkPackages(path: string, folder: string): Promise<void> {
  const entries = await readdir(join(root, path));
  await mkdir(join(folder, path), { recursive: true });
  for (const entry of entries.filter((name) => name !== '@quayside' && name !== '.cache')) {
    await symlink(join(root, path, entry), join(folder, relative(root, join(root, path)), entry));
  }
}

function ignoreAbsent(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
