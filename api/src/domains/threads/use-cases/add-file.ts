/** Keeps a file for a message that is still being written. */
import type { MessageFile } from '@quayside/contract/threads';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { refuse as refuseFile } from '../../../platform/files/files.errors.ts';
import type { ReceivedFile } from '../../../platform/files/received-file.ts';
import { keepFile, storeFile } from '../../../platform/files/stored-files.ts';
import { countUnsent, insertFile } from '../threads.repository.ts';

/** Of one person about one order: a few messages' worth. */
const mostUnsent = 20;

type Place = { readonly sellerId: string; readonly saleId: string };

/** The order is one that the person was shown. */
export async function addFile(
  deps: Deps,
  { sellerId, saleId }: Place,
  uploadedBy: string,
  file: ReceivedFile,
): Promise<MessageFile> {
  const stored = await storeFile(deps, sellerId, file);
  return deps.database.write({ sellerId }, async (db) => {
    if ((await countUnsent(db, { sellerId, saleId }, uploadedBy)) >= mostUnsent)
      throw refuseFile('too_many_files', { maximumFiles: mostUnsent });
    const now = deps.clock.now();
    const { name, type: fileType } = file;
    const id = newId();
    await keepFile(db, now, stored);
    const kept = { sellerId, saleId, id, name, fileId: stored.id, fileType, bytes: stored.bytes, uploadedBy };
    await insertFile(db, { ...kept, threadId: null, messageId: null, createdAt: now });
    return { qid: id, name, fileType, bytes: stored.bytes };
  });
}
