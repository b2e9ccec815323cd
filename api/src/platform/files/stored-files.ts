/**
 * The life of a stored file. The store knows no transactions, so a row leads it: written before the content arrives,
 * KEPT in the transaction that first refers to the file, DROPPED in the one that stops to. Jobs take away what was
 * dropped and what arrived and was never referred to, such as after a crash.
 */
import type { Readable } from 'node:stream';
import type { FileType, StoredFileType } from '@quayside/contract/file-values';
import type { Instant } from '../../kernel/clock.ts';
import { assert } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/jobs.ts';
import { refuse } from './files.errors.ts';
import { insertFile, moveFile, type StoredRow } from './stored-files.repository.ts';

/** Content of ours or checked content of others; `sha256` in lower-case hexadecimal digits. */
export type NewFile<T extends StoredFileType = FileType> = {
  readonly type: T;
  readonly content: Blob;
  readonly sha256: string;
};
export type StoredFile<T extends StoredFileType = FileType> = Omit<StoredRow, 'type'> & { readonly type: T };
type FileId = Pick<StoredRow, 'sellerId' | 'id'>;

/** Stores the content, outside of any transaction. Refer to it and `keepFile` within the hour, or it goes again. */
export async function storeFile<T extends StoredFileType>(
  { database, clock, files }: Deps,
  sellerId: string,
  { type, content, sha256 }: NewFile<T>,
): Promise<StoredFile<T>> {
  const file: StoredFile<T> = {
    sellerId,
    id: newId(),
    state: 'ARRIVING',
    type,
    bytes: content.size,
    sha256,
    changedAt: clock.now(),
  };
  await database.write({ sellerId }, (db) => insertFile(db, file));
  try {
    await files.put({ key: file.id, content, sha256 });
  } catch (error) {
    throw Object.assign(refuse('file_store_unavailable'), { cause: error });
  }
  return file;
}

/** In the transaction that refers to the file from now on. */
export async function keepFile(db: Db, now: Instant, file: FileId): Promise<void> {
  assert(await moveFile(db, file, { from: 'ARRIVING', to: 'KEPT', at: now }), 'a file is kept once, and in time');
}

/** In the transaction that no longer refers to the file: a job removes its content afterwards. */
export async function dropFile(db: Db, now: Instant, { sellerId, id }: FileId): Promise<void> {
  assert(await moveFile(db, { sellerId, id }, { from: 'KEPT', to: 'DROPPED', at: now }), 'only kept files are dropped');
  await enqueue(db, 'files.remove', { sellerId, id });
}

/** The content of a kept file; a store that does not answer or has lost it is told as unavailable. */
export async function readStored({ files }: Deps, id: string): Promise<Readable> {
  const content = await files.read(id).catch((error: unknown) => {
    throw Object.assign(refuse('file_store_unavailable'), { cause: error });
  });
  if (!content) throw refuse('file_store_unavailable');
  return content;
}
