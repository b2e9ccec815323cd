import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder.ts';

/** The secret kept in `dataDir`, 64 hexadecimal digits, made on first use and readable by its owner only. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  makeDataFolder(dataDir);
  try {
    // Exclusive: of two processes that start at once, one writes and both read the same secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
