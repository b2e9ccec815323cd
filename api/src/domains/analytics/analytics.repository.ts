import { lt } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { KeptEvent } from './analytics.rules.ts';
import { analyticsEvents } from './analytics.tables.ts';

/** Keeps what is not kept yet. */
export async function keepEvents(db: Db, events: readonly KeptEvent[], receivedAt: Instant): Promise<void> {
  if (events.length === 0) return;
  await db
    .insert(analyticsEvents)
    .values(events.map((event) => ({ ...event, receivedAt })))
    .onConflictDoNothing();
}

export async function forgetEvents(db: Db, before: Instant): Promise<void> {
  await db.delete(analyticsEvents).where(lt(analyticsEvents.receivedAt, before));
}
