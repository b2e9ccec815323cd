/** Writes of orders that came as EDIFACT and of what is answered. */
import type { AnswerType } from '@quayside/contract/edifact-values';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Written } from './edifact.syntax.rules.ts';
import { edifactAnswers, edifactOrders } from './edifact.tables.ts';

export type EdifactOrder = typeof edifactOrders.$inferSelect;

/** One order of a number at a time, until the transaction ends. */
export async function lockNumber(db: Db, buyerId: string, number: string): Promise<EdifactOrder | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`edifact ${buyerId} ${number}`}, 0))`);
  return orderOfNumber(db, buyerId, number);
}

export async function orderOfNumber(db: Db, buyerId: string, number: string): Promise<EdifactOrder | undefined> {
  const [row] = await db
    .select()
    .from(edifactOrders)
    .where(and(eq(edifactOrders.buyerId, buyerId), eq(edifactOrders.number, number)));
  return row;
}

export async function insertEdifactOrder(db: Db, row: EdifactOrder): Promise<void> {
  await db.insert(edifactOrders).values(row);
}

/** When an order is looked at next of which nothing will come any more. */
export const never = 'infinity';

/** The least lately looked at, of which something may still be to answer. */
export const ordersToLookAt = (db: Db, buyerId: string, limit: number): Promise<EdifactOrder[]> =>
  db
    .select()
    .from(edifactOrders)
    .where(and(eq(edifactOrders.buyerId, buyerId), sql`"order_id" is not null`, ne(edifactOrders.lookedAt, never)))
    .orderBy(asc(edifactOrders.lookedAt), asc(edifactOrders.id))
    .limit(limit);

export async function noteLook(db: Db, { buyerId, id }: EdifactOrder, lookedAt: Instant): Promise<void> {
  await db
    .update(edifactOrders)
    .set({ lookedAt })
    .where(and(eq(edifactOrders.buyerId, buyerId), eq(edifactOrders.id, id)));
}

export type NewAnswer = {
  readonly type: AnswerType;
  readonly causeId: string;
  readonly segments: readonly Written[];
};

/** The same cause once. */
export async function insertAnswers(
  db: Db,
  { buyerId, id: edifactOrderId }: Pick<EdifactOrder, 'buyerId' | 'id'>,
  answers: readonly NewAnswer[],
  createdAt: Instant,
): Promise<void> {
  if (answers.length === 0) return;
  await db
    .insert(edifactAnswers)
    .values(
      answers.map(({ segments, ...answer }) => ({
        ...{ ...answer, buyerId, edifactOrderId, id: newId(), segments: JSON.stringify(segments), createdAt },
      })),
    )
    .onConflictDoNothing();
}

/** Which are told already. */
export const toldOf = (db: Db, { buyerId, id }: EdifactOrder) =>
  db
    .select({ type: edifactAnswers.type, causeId: edifactAnswers.causeId })
    .from(edifactAnswers)
    .where(and(eq(edifactAnswers.buyerId, buyerId), eq(edifactAnswers.edifactOrderId, id)));

/** What waits to be put into the folder, in the order it came to be. */
export const answersToPut = (db: Db, buyerId: string, limit: number) =>
  db
    .select({ answer: edifactAnswers, order: edifactOrders })
    .from(edifactAnswers)
    .innerJoin(
      edifactOrders,
      and(eq(edifactOrders.buyerId, edifactAnswers.buyerId), eq(edifactOrders.id, edifactAnswers.edifactOrderId)),
    )
    .where(and(eq(edifactAnswers.buyerId, buyerId), isNull(edifactAnswers.writtenAt)))
    .orderBy(asc(edifactAnswers.reference))
    .limit(limit);

export async function notePut(db: Db, buyerId: string, id: string, writtenAt: Instant): Promise<void> {
  await db
    .update(edifactAnswers)
    .set({ writtenAt })
    .where(and(eq(edifactAnswers.buyerId, buyerId), eq(edifactAnswers.id, id)));
}
