/** Locks and writes of threads. Every query says whose rows it means; row-level security is the net beneath. */
import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Side } from './threads.rules.ts';
import { threadFiles, threadMessages, threads } from './threads.tables.ts';

export type ThreadRecord = typeof threads.$inferSelect;
export type MessageRecord = typeof threadMessages.$inferSelect;
export type FileRecord = typeof threadFiles.$inferSelect;
export type ThreadIds = Pick<ThreadRecord, 'sellerId' | 'saleId' | 'id'>;
type SaleIds = Omit<ThreadIds, 'id'>;

const isThread = ({ sellerId, saleId, id }: ThreadIds) =>
  and(eq(threads.sellerId, sellerId), eq(threads.saleId, saleId), eq(threads.id, id));

export async function insertThread(db: Db, thread: ThreadRecord): Promise<void> {
  await db.insert(threads).values(thread);
}

/** The thread, kept from other writers until the transaction ends. */
export async function lockThread(db: Db, ids: ThreadIds): Promise<ThreadRecord | undefined> {
  const [found] = await db.select().from(threads).where(isThread(ids)).for('update');
  return found;
}

/** Any company's thread by its id; for staff and the support service, in system scope. */
export async function threadById(db: Db, id: string): Promise<ThreadRecord | undefined> {
  const [found] = await db.select().from(threads).where(eq(threads.id, id));
  return found;
}

/** False when the message was there already. */
export async function insertMessage(db: Db, message: MessageRecord): Promise<boolean> {
  const rows = await db
    .insert(threadMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: threadMessages.id });
  return rows.length === 1;
}

export async function saveThread(db: Db, ids: ThreadIds, change: Partial<ThreadRecord>): Promise<void> {
  await db.update(threads).set(change).where(isThread(ids));
}

/** Whether the seller wrote something after what we read last. Nobody of us having read anything is no reason to say so. */
export async function isBehind(db: Db, { sellerId, saleId, id, staffReadAt }: ThreadRecord): Promise<boolean> {
  if (staffReadAt === null) return false;
  const unseen = and(
    eq(threadMessages.sellerId, sellerId),
    eq(threadMessages.saleId, saleId),
    eq(threadMessages.threadId, id),
    eq(threadMessages.side, 'SELLER'),
    gt(threadMessages.createdAt, staffReadAt),
  );
  return (await db.$count(threadMessages, unseen)) > 0;
}

/** Marks the sale's threads, or the one, as read by that side up to then; never less than before. Answers how many. */
export async function saveReadBy(
  db: Db,
  side: Side,
  { sellerId, saleId, id }: SaleIds & { readonly id?: string },
  upTo: Instant,
): Promise<number> {
  const readAt = side === 'SELLER' ? threads.sellerReadAt : threads.staffReadAt;
  const marked = await db
    .update(threads)
    .set(side === 'SELLER' ? { sellerReadAt: upTo } : { staffReadAt: upTo })
    .where(
      and(
        eq(threads.sellerId, sellerId),
        eq(threads.saleId, saleId),
        id === undefined ? undefined : eq(threads.id, id),
        or(isNull(readAt), lt(readAt, upTo)),
      ),
    )
    .returning({ id: threads.id });
  return marked.length;
}

export async function insertFile(db: Db, file: FileRecord): Promise<void> {
  await db.insert(threadFiles).values(file);
}

/** How many files of the person wait for a message about the sale. */
export const countUnsent = (db: Db, { sellerId, saleId }: SaleIds, uploadedBy: string): Promise<number> =>
  db.$count(
    threadFiles,
    and(
      eq(threadFiles.sellerId, sellerId),
      eq(threadFiles.saleId, saleId),
      eq(threadFiles.uploadedBy, uploadedBy),
      isNull(threadFiles.messageId),
    ),
  );

/** Gives the message its files: those that the same person sent and no other message took. Answers how many. */
export async function takeFiles(
  db: Db,
  { sellerId, saleId, threadId, id: messageId }: Pick<MessageRecord, 'sellerId' | 'saleId' | 'threadId' | 'id'>,
  uploadedBy: string,
  ids: readonly string[],
): Promise<number> {
  const taken = await db
    .update(threadFiles)
    .set({ threadId, messageId })
    .where(
      and(
        eq(threadFiles.sellerId, sellerId),
        eq(threadFiles.saleId, saleId),
        eq(threadFiles.uploadedBy, uploadedBy),
        isNull(threadFiles.messageId),
        inArray(threadFiles.id, [...ids]),
      ),
    )
    .returning({ id: threadFiles.id });
  return taken.length;
}

/** Files of all companies that no message took since then; in system scope. */
export const unsentBefore = (db: Db, before: Instant, most: number): Promise<FileRecord[]> =>
  db
    .select()
    .from(threadFiles)
    .where(and(isNull(threadFiles.messageId), lt(threadFiles.createdAt, before)))
    .limit(most)
    .execute();

/** False when a message took it meanwhile. */
export async function deleteUnsent(db: Db, { sellerId, saleId, id }: FileRecord): Promise<boolean> {
  const gone = await db
    .delete(threadFiles)
    .where(
      and(
        eq(threadFiles.sellerId, sellerId),
        eq(threadFiles.saleId, saleId),
        eq(threadFiles.id, id),
        isNull(threadFiles.messageId),
      ),
    )
    .returning({ id: threadFiles.id });
  return gone.length === 1;
}
