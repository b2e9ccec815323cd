/**
 * Changes on their way to open pages: PostgreSQL notifications, sent with the commit of what they tell about. They hold
 * ids only, so that nothing leaves here that a page could not ask for itself.
 */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';

/** The channel that `NOTIFY` and `LISTEN` share. */
export const changeChannel = 'quayside_changes';

const id = z.uuid().nullable().catch(null);
/** Whatever else an event carries stays behind. */
const addressed = z.object({
  sellerId: id,
  userId: id,
  warehouseId: id,
  saleId: id,
  byId: id,
  version: z.int().nullable().catch(null),
});
export const change = addressed.extend({ id: z.uuid(), topic: z.string() });
/** `userId` set: for this person alone; otherwise for the company and the warehouse that are named. */
export type Change = z.infer<typeof change>;

type Untold = { readonly id: string; readonly topic: string; readonly payload: Readonly<Record<string, unknown>> };

/** Sends the changes with this transaction's commit; one that names no company, no person and no warehouse goes nowhere. */
export async function notifyChanges(db: Db, changes: readonly Untold[]): Promise<void> {
  const told = changes
    .map(({ id: eventId, topic, payload }): Change => ({ id: eventId, topic, ...addressed.parse(payload) }))
    .filter(({ sellerId, userId, warehouseId }) => sellerId !== null || userId !== null || warehouseId !== null)
    .map((one) => JSON.stringify(one));
  if (told.length === 0) return;
  await telling(db).execute({ told });
}

const telling = prepared((db) =>
  db
    .select({ told: sql`pg_notify(${changeChannel}, t.told)` })
    .from(sql`unnest(${sql.placeholder('told')}::text[]) as t(told)`)
    .prepare('changes.tell'),
);
