/** Files in a folder of this machine: the embedded default, for one machine or a shared volume. */
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, FileStoreError, type FilesPort, type FileToKeep } from './files.port.ts';

/** `folder` is made when the first file comes; only this user may read it. */
export function diskFiles(folder: string): FilesPort {
  // Ids sort by time, so their last digits spread best: 256 folders.
  const pathOf = (key: string): string => join(folder, checkedKey(key).slice(-2), key);
  return {
    put: (file) => write(pathOf(file.key), file),
    read: async (key) => (await opened(pathOf(key)))?.createReadStream() ?? null,
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Under another name until it is whole: a crash leaves no half file that looks like one. */
async function write(path: string, { content, sha256 }: FileToKeep): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
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
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new FileStoreError('The file could not be written', { cause: error });
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
