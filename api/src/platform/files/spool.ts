/** Where an upload waits while it is checked: a folder of this machine. Its files are gone when the request ends. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Instant } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { refuse, tooLarge } from './files.errors.ts';

export type Spooled = { readonly path: string; readonly sha256: string };

/** Absolute: other processes are told paths in it. */
export const spoolFolder = (dataDir: string): string => resolve(dataDir, 'incoming');

/** Writes the stream to a file of its own; refuses as soon as it is longer than `maximumBytes`. */
export async function spool(
  dataDir: string,
  stream: Readable,
  { maximumBytes, fileName }: { readonly maximumBytes: number; readonly fileName: string },
): Promise<Spooled> {
  const folder = spoolFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, newId());
  const hash = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length;
      hash.update(piece);
      if (size > maximumBytes) done(tooLarge(maximumBytes, fileName));
      else done(null, piece);
    },
  });
  try {
    await pipeline(stream, counted, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    // Of this machine: no space, no permission.
    throw error instanceof Error && 'errno' in error ? refuse('file_store_unavailable', { fileName }) : error;
  }
  return { path, sha256: hash.digest('hex') };
}

export async function removeSpooled({ path }: Spooled): Promise<void> {
  await rm(path, { force: true });
}

/** At the start of the only server of this folder: nothing arrives yet. */
export const removeSpools = (dataDir: string): Promise<void> =>
  rm(spoolFolder(dataDir), { recursive: true, force: true });

/** What a crash left behind. */
export async function removeSpoolsBefore(dataDir: string, before: Instant): Promise<void> {
  const folder = spoolFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime.toISOString() < before) await rm(path, { force: true });
  }
}
