/**
 * Changes on their way to open pages: PostgreSQL notifications, sent with the commit of what they tell about. They hold
 * ids only, so that nothing leaves here that a page could not ask for itself.
 */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from './database.ts';

/** The channel that `NOTIFY` and `LISTEN` share. */
export const changeChannel = 'quayside_changes';

const id = z.uuid().nullable().catch(null);
/** Whatever else an event carries stays behind. */
const addressed = z.object({
  sellerId: id,
  userId: id,
  saleId: id,
  byId: id,
  version: z.int().nullable().catch(null),
});
export const change = addressed.extend({ id: z.uuid(), topic: z.string() });
/** `userId` set: for this person alone; otherwise for the company. */
export type Change = z.infer<typeof change>;

/** Sends the change with this transaction's commit; one that names neither a company nor a person goes nowhere. */
export async function notifyChange(
  db: Db,
  { id: eventId, topic, payload }: { id: string; topic: string; payload: Readonly<Record<string, unknown>> },
): Promise<void> {
  const told: Change = { id: eventId, topic, ...addressed.parse(payload) };
  if (told.sellerId === null && told.userId === null) return;
  await db.execute(sql`select from pg_notify(${changeChannel}, ${JSON.stringify(told)})`);
}
