/**
 * Where files are kept. A key is an id of ours, never a name or path somebody gave; what is stored under it never
 * changes. Which files there are, whose they are and which may go is known to `platform/files`, not to the store.
 */
import type { Readable } from 'node:stream';

/** What is stored: `content` is read as a stream, for a file on disk without ever being whole in memory. */
export type FileToKeep = {
  /** UUID. */
  readonly key: string;
  readonly content: Blob;
  /** Of the content, 64 lower-case hexadecimal digits: what arrives damaged is refused. */
  readonly sha256: string;
};

export type FilesPort = {
  /** Resolves when the content will survive a loss of power. Repeating it stores the same again. */
  put(file: FileToKeep): Promise<void>;
  /** The content; null when there is none under the key. */
  read(key: string): Promise<Readable | null>;
  /** Nothing under the key is no error. */
  remove(key: string): Promise<void>;
};

/** The store did not do what it was asked: it is full, unreachable, or got damaged content. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key, or an error: whatever else were given could name a place outside of the store. */
export function checkedKey(key: string): string {
  if (!uuid.test(key)) throw new FileStoreError('A key is a UUID in lower case');
  return key;
}
