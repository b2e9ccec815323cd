/** What the embedded outbox has sent, and whom a message is for. */
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';

export type SentMessage = typeof messagesSent.$inferSelect;

/** The newest hundred messages. */
export async function newestMessages(db: Db, recipient: string | undefined): Promise<SentMessage[]> {
  return db
    .select()
    .from(messagesSent)
    .where(recipient === undefined ? undefined : eq(messagesSent.recipient, recipient))
    .orderBy(desc(messagesSent.createdAt), desc(messagesSent.id))
    .limit(100);
}

/** How people see that mail; null: there is none of that id, or it is a text message. */
export async function htmlOfMail(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ html: messagesSent.html }).from(messagesSent).where(eq(messagesSent.id, id));
  return row?.html ?? null;
}
