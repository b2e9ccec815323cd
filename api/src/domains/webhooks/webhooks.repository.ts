import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { webhookEndpoints, webhookMessages } from './webhooks.tables.ts';
import type { Owner } from './webhooks.types.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type MessageRow = typeof webhookMessages.$inferSelect;

const endpointOf = ({ sellerId, buyerId }: Owner, id: string) =>
  and(eq(webhookEndpoints.sellerId, sellerId), eq(webhookEndpoints.buyerId, buyerId), eq(webhookEndpoints.id, id));
const messageOf = ({ sellerId, buyerId }: Owner, id: string) =>
  and(eq(webhookMessages.sellerId, sellerId), eq(webhookMessages.buyerId, buyerId), eq(webhookMessages.id, id));

/** Null when the slot is taken. */
export async function insertEndpoint(db: Db, row: typeof webhookEndpoints.$inferInsert): Promise<EndpointRow | null> {
  const [made] = await db.insert(webhookEndpoints).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

/** Locked until the transaction ends. */
export async function lockEndpoint(db: Db, owner: Owner, id: string): Promise<EndpointRow | null> {
  const [row] = await db.select().from(webhookEndpoints).where(endpointOf(owner, id)).for('update');
  return row ?? null;
}

export async function saveEndpoint(
  db: Db,
  row: EndpointRow,
  change: Partial<Omit<EndpointRow, 'sellerId' | 'buyerId' | 'id'>>,
): Promise<EndpointRow> {
  await db.update(webhookEndpoints).set(change).where(endpointOf(row, row.id));
  return { ...row, ...change };
}

/** With all it was sent. */
export async function deleteEndpoint(db: Db, { id, ...owner }: EndpointRow): Promise<void> {
  await db.delete(webhookEndpoints).where(endpointOf(owner, id));
}

/** Those of the companies that are on. */
export async function openEndpoints(db: Db, owners: readonly Owner[]): Promise<EndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(
      and(
        // A row belongs to a seller or to a buyer: the other id is nobody's.
        inArray(webhookEndpoints.sellerId, [...new Set(owners.map(({ sellerId }) => sellerId))]),
        inArray(webhookEndpoints.buyerId, [...new Set(owners.map(({ buyerId }) => buyerId))]),
        isNull(webhookEndpoints.switchedOffAt),
      ),
    );
}

export async function insertMessage(db: Db, row: typeof webhookMessages.$inferInsert): Promise<MessageRow[]> {
  return db.insert(webhookMessages).values(row).returning();
}

/** The endpoint's test that waits for its try. */
export async function waitingTest(db: Db, endpointId: string): Promise<MessageRow | undefined> {
  const isWaiting = and(eq(webhookMessages.type, 'webhook.test'), eq(webhookMessages.status, 'PENDING'));
  const rows = await db
    .select()
    .from(webhookMessages)
    .where(and(eq(webhookMessages.endpointId, endpointId), isWaiting))
    .limit(1);
  return rows[0];
}

/** Locked until the transaction ends. */
export async function lockMessage(db: Db, owner: Owner, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(webhookMessages).where(messageOf(owner, id)).for('update');
  return row ?? null;
}

export async function saveMessage(
  db: Db,
  row: MessageRow,
  change: Partial<Omit<MessageRow, 'sellerId' | 'buyerId' | 'id' | 'body'>>,
): Promise<MessageRow> {
  await db.update(webhookMessages).set(change).where(messageOf(row, row.id));
  return { ...row, ...change };
}

/** What waits for an endpoint that is switched off is not sent any more. */
export async function endWaiting(db: Db, { sellerId, buyerId, id }: EndpointRow): Promise<void> {
  await db
    .update(webhookMessages)
    .set({ status: 'FAILED', problem: 'SWITCHED_OFF', nextTryAt: null })
    .where(
      and(
        eq(webhookMessages.sellerId, sellerId),
        eq(webhookMessages.buyerId, buyerId),
        eq(webhookMessages.endpointId, id),
        eq(webhookMessages.status, 'PENDING'),
        ne(webhookMessages.type, 'webhook.test'),
      ),
    );
}

/** Deletes what ended before then. */
export async function forgetMessages(db: Db, before: Instant): Promise<void> {
  await db
    .delete(webhookMessages)
    .where(and(lt(webhookMessages.createdAt, before), inArray(webhookMessages.status, ['DELIVERED', 'FAILED'])));
}

/** Those of a person, in whatever company. Runs in system scope. */
export async function switchOffEndpointsOf(db: Db, madeBy: string, now: Instant): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ switchedOffAt: now })
    .where(and(eq(webhookEndpoints.madeBy, madeBy), isNull(webhookEndpoints.switchedOffAt)));
}
