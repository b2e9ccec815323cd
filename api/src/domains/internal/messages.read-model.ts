/** What the embedded outbox has sent, and whom a message is for. */
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { decidedClaimOf } from '../claims/claims.public.ts';
import { claims } from '../claims/claims.tables.ts';
import { isLostAltogether, lostUnclaimed } from '../sales/sales.public.ts';

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

/** What others than its buyer claim as lost of an order, as the buyer is told it; undefined: it is the buyer's own. In system scope. */
export async function claimedAsLost(db: Db, sellerId: string, claimId: string) {
  const claim = await decidedClaimOf(db, sellerId, claimId);
  if (!claim || claim.openedBy === 'BUYER') return undefined;
  const { buyerId, saleId, orderNumber: order, number, quantity: pieces } = claim;
  return { buyerId, order, claim: number, pieces, isAll: await isLostAltogether(db, sellerId, saleId) };
}

/** Pieces of the order are lost and in no claim, for one is open: they are claimed once it ends. In system scope. */
export async function isLostMeanwhile(db: Db, sellerId: string, saleId: string): Promise<boolean> {
  const ofSale = and(eq(claims.sellerId, sellerId), eq(claims.saleId, saleId), eq(claims.statusGroup, 'OPEN'));
  return (await db.$count(claims, ofSale)) > 0 && (await lostUnclaimed(db, { sellerId, saleId })).length > 0;
}
