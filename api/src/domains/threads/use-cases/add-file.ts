/** Keeps a file for a message that is still being written. */

import type { MessageFile } from '@quayside/contract/threads';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { refuse as refuseFile } from '../../../platform/files/files.errors.ts';
import type { ReceivedFile } from '../../../platform/files/received-file.ts';
import { keepFile, type StoredFile } from '../../../platform/files/stored-files.ts';
import type { Write } from '../../../platform/write.ts';
import { countUnsent, insertFile } from '../threads.repository.ts';

/** Of one person about one order: a few messages' worth. */
const mostUnsent = 20;

type Input = {
  readonly sellerId: string;
  readonly saleId: string;
  readonly file: ReceivedFile;
  /** The file's content, beside the database. */
  readonly stored: StoredFile;
};

/** The order is one that the person was shown. */
export async function addFile(
  { db, now, actor }: Write,
  { sellerId, saleId, file, stored }: Input,
): Promise<MessageFile> {
  const uploadedBy = present(actor.userId, 'a person adds a file');
  if ((await countUnsent(db, { sellerId, saleId }, uploadedBy)) >= mostUnsent)
    throw refuseFile('too_many_files', { maximumFiles: mostUnsent });
  const { name, type: fileType } = file;
  const id = newId();
  await keepFile(db, now, stored);
  const kept = { sellerId, saleId, id, name, fileId: stored.id, fileType, bytes: stored.bytes, uploadedBy };
  await insertFile(db, { ...kept, threadId: null, messageId: null, createdAt: now });
  return { qid: id, name, fileType, bytes: stored.bytes };
}
