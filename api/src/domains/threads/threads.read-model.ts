/** The conversations of an order, and those of all orders for staff. */
import { and, asc, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database, Db, Scope } from '../../platform/db/database.ts';
import { sales } from '../sales/sales.tables.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { users } from '../users/users.tables.ts';
import type { FileRecord, MessageRecord, ThreadRecord } from './threads.repository.ts';
import { threadFiles, threadMessages, threads } from './threads.tables.ts';

export type Conversation = {
  readonly thread: ThreadRecord;
  readonly messages: readonly (MessageRecord & { readonly files: readonly FileRecord[] })[];
};
type Ids = { readonly sellerId: string; readonly saleId: string };

/** More threads or messages than any order has; the newest are kept. */
const mostThreads = 100;
const mostMessages = 1_000;

/** Newest thread first, its messages oldest first; undefined when the sale is another's, absent or not yet visible. */
export async function conversationsOf(database: Database, scope: Scope, ids: Ids): Promise<Conversation[] | undefined> {
  const [visible, found, messages, files] = await database.flight(scope, (db) => [
    visibleSale(db, ids),
    db
      .select()
      .from(threads)
      .where(and(eq(threads.sellerId, ids.sellerId), eq(threads.saleId, ids.saleId)))
      .orderBy(desc(threads.id))
      .limit(mostThreads)
      .execute(),
    db
      .select()
      .from(threadMessages)
      .where(and(eq(threadMessages.sellerId, ids.sellerId), eq(threadMessages.saleId, ids.saleId)))
      .orderBy(desc(threadMessages.createdAt), desc(threadMessages.id))
      .limit(mostMessages)
      .execute(),
    db
      .select()
      .from(threadFiles)
      .where(and(eq(threadFiles.sellerId, ids.sellerId), eq(threadFiles.saleId, ids.saleId), isSent))
      .orderBy(asc(threadFiles.id))
      .execute(),
  ]);
  if (visible.length === 0) return undefined;
  const filesOf = Map.groupBy(files, ({ messageId }) => messageId);
  const oldestFirst = messages.map((message) => ({ ...message, files: filesOf.get(message.id) ?? [] })).reverse();
  const messagesOf = Map.groupBy(oldestFirst, ({ threadId }) => threadId);
  return found.map((thread) => ({ thread, messages: messagesOf.get(thread.id) ?? [] }));
}

const isSent = isNotNull(threadFiles.messageId);

/** Whether the person may be shown the sale at all: it is the company's, and visible by now. */
export async function isSaleShown(database: Database, scope: Scope, ids: Ids): Promise<boolean> {
  const [found] = await database.flight(scope, (db) => [visibleSale(db, ids)]);
  return found.length > 0;
}

/** A file of a message that was sent. */
export async function sentFile(database: Database, scope: Scope, { sellerId, saleId }: Ids, id: string) {
  const [[found]] = await database.flight(scope, (db) => [
    db
      .select()
      .from(threadFiles)
      .where(and(eq(threadFiles.sellerId, sellerId), eq(threadFiles.saleId, saleId), eq(threadFiles.id, id), isSent))
      .execute(),
  ]);
  return found;
}

const visibleSale = (db: Db, { sellerId, saleId }: Ids) =>
  db
    .select({ id: sales.id })
    .from(sales)
    .where(and(eq(sales.sellerId, sellerId), eq(sales.id, saleId), ne(sales.statusGroup, 'HIDDEN')))
    .execute();

const excerpt = 140;

/** Threads of all companies, a page at a time: of those that wait, what has to be answered first. In system scope. */
export async function threadPage(database: Database, page: Page, isWaiting: boolean) {
  const shown = isWaiting ? eq(threads.lastSide, 'SELLER') : undefined;
  const order = isWaiting ? [asc(threads.replyBy), asc(threads.id)] : [desc(threads.lastMessageAt), desc(threads.id)];
  const [rows, [counted]] = await database.flight('system', (db) => [
    db
      .select({
        thread: threads,
        orderNumber: sales.orderNumber,
        sellerName: sellers.name,
        last: sql<string>`(select left(m.body, ${sql.raw(String(excerpt))}) from thread_messages m where m.seller_id = "threads"."seller_id"
          and m.sale_id = "threads"."sale_id" and m.thread_id = "threads"."id" order by m.created_at desc, m.id desc limit 1)`,
        unread: sql<number>`(select count(*)::int from thread_messages m where m.seller_id = "threads"."seller_id"
          and m.sale_id = "threads"."sale_id" and m.thread_id = "threads"."id" and m.side = 'SELLER'
          and ("threads"."staff_read_at" is null or m.created_at > "threads"."staff_read_at"))`,
      })
      .from(threads)
      .innerJoin(sales, and(eq(sales.sellerId, threads.sellerId), eq(sales.id, threads.saleId)))
      .innerJoin(sellers, eq(sellers.id, threads.sellerId))
      .where(shown)
      .orderBy(...order)
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    db.select({ total: count() }).from(threads).where(shown).execute(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** What a ticket is made of: a message with its files' names, thread, order, company and author. */
export async function ticketFacts(db: Db, ids: Ids & { readonly threadId: string; readonly messageId: string }) {
  const [row] = await db
    .select({
      thread: threads,
      message: threadMessages,
      orderNumber: sales.orderNumber,
      sellerName: sellers.name,
      authorEmail: users.email,
      /** Of the message that began the thread. */
      firstId: sql<string>`(select m.id from thread_messages m where m.seller_id = "threads"."seller_id"
        and m.sale_id = "threads"."sale_id" and m.thread_id = "threads"."id" order by m.created_at, m.id limit 1)`,
      fileNames: sql<string[]>`array(select f.name from thread_files f where f.seller_id = "thread_messages"."seller_id"
        and f.sale_id = "thread_messages"."sale_id" and f.message_id = "thread_messages"."id" order by f.id)`,
    })
    .from(threadMessages)
    .innerJoin(
      threads,
      and(
        eq(threads.sellerId, threadMessages.sellerId),
        eq(threads.saleId, threadMessages.saleId),
        eq(threads.id, threadMessages.threadId),
      ),
    )
    .innerJoin(sales, and(eq(sales.sellerId, threads.sellerId), eq(sales.id, threads.saleId)))
    .innerJoin(sellers, eq(sellers.id, threads.sellerId))
    .leftJoin(users, eq(users.id, threadMessages.authorId))
    .where(
      and(
        eq(threadMessages.sellerId, ids.sellerId),
        eq(threadMessages.saleId, ids.saleId),
        eq(threadMessages.threadId, ids.threadId),
        eq(threadMessages.id, ids.messageId),
      ),
    );
  return row;
}
