/** Rows behind jobs and events: the queue of graphile-worker, the outbox, and which subscriber has handled what. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from './database.ts';
import { outbox, outboxHandled } from './platform.tables.ts';

type OutboxRow = typeof outbox.$inferSelect;

/** `isBulk`: whatever else is due is done before it. `mostAttempts`: 25 unless said otherwise. */
export type JobTerms = {
  readonly at?: Instant;
  readonly key?: string;
  readonly queue?: string;
  readonly isBulk?: boolean;
  readonly mostAttempts?: number;
};

/** Adds a job to the queue. The same `key` replaces a waiting job. */
export async function insertJob(
  db: Db,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  { at, key, queue, isBulk = false, mostAttempts }: JobTerms,
): Promise<void> {
  await db.execute(
    sql`select 1 from graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${at ?? null}::timestamptz, job_key => ${key ?? null}, queue_name => ${queue ?? null}, priority => ${isBulk ? 10 : 0}, max_attempts => ${mostAttempts ?? null})`,
  );
}

type KeyedJob = { readonly payload: Readonly<Record<string, unknown>>; readonly at: Instant; readonly key: string };

/** The same for many jobs of one name. */
export async function insertJobs(db: Db, name: string, jobs: readonly KeyedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const column = <T>(read: (one: KeyedJob) => T) => sql.param(jobs.map(read));
  await db.execute(sql`
    select 1 from graphile_worker.add_jobs(array(
      select row(${name}, j.payload::json, null, j.run_at, null, j.job_key, null, null)::graphile_worker.job_spec
      from unnest(${column(({ payload }) => JSON.stringify(payload))}::text[], ${column(({ at }) => at)}::timestamptz[],
                  ${column(({ key }) => key)}::text[]) as j(payload, run_at, job_key)))`);
}

export async function removeJob(db: Db, key: string): Promise<void> {
  await db.execute(sql`select 1 from graphile_worker.remove_job(${key})`);
}

export async function insertEvents(db: Db, events: readonly OutboxRow[]): Promise<void> {
  await db
    .insert(outbox)
    .values([...events])
    .execute();
}

export function eventsById(db: Db, ids: readonly string[]): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(inArray(outbox.id, [...ids]))
    .execute();
}

/** Those of the events of which this subscriber had no record yet. */
export async function insertHandlings(
  db: Db,
  eventIds: readonly string[],
  subscriber: string,
  at: Instant,
): Promise<Set<string>> {
  const rows = await db
    .insert(outboxHandled)
    .values(eventIds.map((eventId) => ({ eventId, subscriber, at })))
    .onConflictDoNothing()
    .returning({ eventId: outboxHandled.eventId });
  return new Set(rows.map(({ eventId }) => eventId));
}

/** Those of the events that this subscriber has handled. */
export async function handledOf(db: Db, eventIds: readonly string[], subscriber: string): Promise<Set<string>> {
  const rows = await db
    .select({ eventId: outboxHandled.eventId })
    .from(outboxHandled)
    .where(and(inArray(outboxHandled.eventId, [...eventIds]), eq(outboxHandled.subscriber, subscriber)))
    .execute();
  return new Set(rows.map(({ eventId }) => eventId));
}
