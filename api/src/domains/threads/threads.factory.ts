/** Threads for tests and worlds. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { keepFile, type StoredFile } from '../../platform/files/stored-files.ts';
import type { FileRecord, MessageRecord, ThreadRecord } from './threads.repository.ts';
import { referenceOf } from './threads.rules.ts';
import { threadFiles, threadMessages, threads } from './threads.tables.ts';

type Wish = Pick<ThreadRecord, 'sellerId' | 'saleId'> & Partial<ThreadRecord> & { readonly orderNumber: string };

/** One that waits for our answer since 20 November 2026, unless told otherwise. */
export function threadOf({ orderNumber, ...wish }: Wish): ThreadRecord {
  const id = wish.id ?? newId();
  const at = wish.createdAt ?? '2026-11-20T09:00:00.000Z';
  return {
    id,
    reference: referenceOf(orderNumber, id),
    category: 'OTHER',
    claim: null,
    createdAt: at,
    lastMessageAt: at,
    lastSide: 'SELLER',
    replyBy: '2026-11-23T09:00:00.000Z',
    sellerReadAt: at,
    staffReadAt: null,
    ticket: null,
    ...wish,
  };
}

export function messageOf(thread: ThreadRecord, wish: Partial<MessageRecord> = {}): MessageRecord {
  const { sellerId, saleId, id: threadId, createdAt } = thread;
  return {
    sellerId,
    saleId,
    threadId,
    id: newId(),
    side: 'SELLER',
    authorId: null,
    authorName: 'Mila de Vries',
    body: 'May we ship this a day later?',
    createdAt,
    ...wish,
  };
}

/** Inserts a thread with its first message. */
export async function makeThread(
  db: Db,
  wish: Wish,
): Promise<{ readonly thread: ThreadRecord; readonly message: MessageRecord }> {
  const thread = threadOf(wish);
  const message = messageOf(thread);
  await db.insert(threads).values(thread);
  await db.insert(threadMessages).values(message);
  return { thread, message };
}

/** Gives the message a stored file. */
export async function makeMessageFile(
  db: Db,
  { sellerId, saleId, threadId, id: messageId, createdAt }: MessageRecord,
  stored: StoredFile,
): Promise<FileRecord> {
  const uploadedBy = newId();
  return insertFile(db, stored, { sellerId, saleId, threadId, messageId, uploadedBy, createdAt });
}

/** A file that waits for a message of that person. */
export async function makeUnsentFile(
  db: Db,
  wish: Pick<FileRecord, 'sellerId' | 'saleId' | 'uploadedBy'>,
  stored: StoredFile,
): Promise<FileRecord> {
  return insertFile(db, stored, { ...wish, threadId: null, messageId: null, createdAt: '2026-11-20T09:00:00.000Z' });
}

async function insertFile(
  db: Db,
  stored: StoredFile,
  place: Omit<FileRecord, 'id' | 'name' | 'fileId' | 'fileType' | 'bytes'>,
): Promise<FileRecord> {
  const { id: fileId, type: fileType, bytes } = stored;
  const row = { ...place, id: newId(), name: 'delivery.pdf', fileId, fileType, bytes };
  await keepFile(db, row.createdAt, stored);
  await db.insert(threadFiles).values(row);
  return row;
}
