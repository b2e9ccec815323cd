import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A folder that cannot hold data; the message is one line, fit to be printed as it is. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/**
 * Sees to it that the folder is there and can be written to; its path is absolute. Throws DataFolderError. Made level by
 * level: Node's own way of making all of them never ends where the file system refuses with "no such file", as /proc does.
 */
export function makeDataFolder(path: string): void {
  try {
    make(path);
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataFolderError(`DATA_DIR ${path} ${whyNot(error)}: choose another folder, or mend this one.`);
  }
}

function make(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) make(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process was faster.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw Object.assign(new Error(`${path} is a file`), { code: 'ENOTDIR' });
  return found !== undefined;
}

const reasons: Readonly<Record<string, string>> = {
  ENOTDIR: 'is a file, or lies in one',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a file system that is read-only',
  ENOSPC: 'is on a disk that is full',
  ENAMETOOLONG: 'is too long a path',
};

function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? `cannot be made${code ? ` (${code})` : ''}`;
}
