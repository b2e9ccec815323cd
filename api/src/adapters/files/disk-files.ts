/** Files in a folder of this machine: the embedded default, for one machine or a shared volume. */
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkedKey, FileStoreError, type FilesPort, type FileToKeep } from './files.port.ts';

/** `folder` is made when the first file comes; only this user may read it. */
export function diskFiles(folder: string): FilesPort {
  // Ids sort by time, so their last digits spread best: 256 folders.
  const pathOf = (key: string): string => join(resolve(folder), checkedKey(key).slice(-2), key);
  return {
    put: (file) => write(pathOf(file.key), file),
    read: async (key) => (await opened(pathOf(key)))?.createReadStream() ?? null,
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Under another name until it is whole: a crash leaves no half file that looks like one. */
async function write(path: string, { content, sha256 }: FileToKeep): Promise<void> {
  const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.part`;
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await copy(content, file, sha256);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await keepName(path, made);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new FileStoreError('The file could not be written', { cause: error });
  }
}

/**
 * A name survives a loss of power when the folder that holds it was synced (fsync(2)): of the file, of the folder among
 * the 256, and of those above it that were made for it, `made` being the first.
 */
async function keepName(path: string, made: string | undefined): Promise<void> {
  const last = made === undefined ? dirname(dirname(path)) : dirname(made);
  for (let folder = dirname(path); folder.length >= last.length; folder = dirname(folder)) {
    const opened = await open(folder, 'r');
    await opened.sync().finally(() => opened.close());
    if (folder === dirname(folder)) return;
  }
}

async function copy(content: Blob, file: FileHandle, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of content.stream()) {
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  if (hash.digest('hex') !== sha256) throw new Error('The content is not what its hash says');
}

async function opened(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new FileStoreError('The file could not be read', { cause: error });
  }
}
