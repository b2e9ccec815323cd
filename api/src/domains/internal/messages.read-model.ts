/** What the embedded outbox has sent, and whom a message is for. */
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { claims } from '../claims/claims.tables.ts';

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

/** Whether a claim before `at` said that goods of the order are lost: its buyer was told then. In system scope. */
export async function wasClaimedAsLost(
  db: Db,
  { sellerId, saleId }: { readonly sellerId: string; readonly saleId: string },
  at: Instant,
): Promise<boolean> {
  const ofSale = and(eq(claims.sellerId, sellerId), eq(claims.saleId, saleId));
  const found = await db.$count(claims, and(ofSale, eq(claims.type, 'LOST_SHIPMENT'), lt(claims.submittedAt, at)));
  return found > 0;
}
