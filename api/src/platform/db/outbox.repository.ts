/** Rows behind jobs and events: the queue of graphile-worker, the outbox, and which subscriber has handled what. */
import { eq, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from './database.ts';
import { outbox, outboxHandled } from './platform.tables.ts';

type OutboxRow = typeof outbox.$inferSelect;

/** Adds a job to the queue. The same `key` replaces a waiting job. */
export async function insertJob(
  db: Db,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  { at, key, queue }: { at?: Instant; key?: string; queue?: string },
): Promise<void> {
  await db.execute(
    sql`select 1 from graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${at ?? null}::timestamptz, job_key => ${key ?? null}, queue_name => ${queue ?? null})`,
  );
}

export async function removeJob(db: Db, key: string): Promise<void> {
  await db.execute(sql`select 1 from graphile_worker.remove_job(${key})`);
}

export async function insertEvent(db: Db, event: OutboxRow): Promise<void> {
  await db.insert(outbox).values(event).execute();
}

export async function eventById(db: Db, id: string): Promise<OutboxRow | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row;
}

/** True the first time; false when this subscriber's record of the event was there already. */
export async function insertHandling(db: Db, eventId: string, subscriber: string, at: Instant): Promise<boolean> {
  const rows = await db
    .insert(outboxHandled)
    .values({ eventId, subscriber, at })
    .onConflictDoNothing()
    .returning({ eventId: outboxHandled.eventId });
  return rows.length === 1;
}
