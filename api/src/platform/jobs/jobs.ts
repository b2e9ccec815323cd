/**
 * Jobs and events. Both are written by SQL in the caller's transaction, so they exist if and only if the change does.
 *
 * A job is named, takes a Zod-checked payload of ids and may run twice: its effect must not. An event is an outbox row;
 * each subscriber handles it once, recorded in the transaction of its effect.
 */
import type { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { notifyChange } from '../db/changes.repository.ts';
import type { Db } from '../db/database.ts';
import { insertEvent, insertHandling, insertJob, removeJob } from '../db/outbox.repository.ts';
import type { Deps } from '../deps.ts';

export type Job = {
  readonly name: string;
  /** Minutes, hours, days of a crontab line; absent: only on demand. */
  readonly cron?: string;
  readonly run: (payload: unknown, deps: Deps) => Promise<void>;
};

/** Declares a job; the payload is parsed before it runs. */
export function job<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  run: (payload: z.infer<Schema>, deps: Deps) => Promise<void>,
  cron?: string,
): Job {
  return { name, run: (payload, deps) => run(schema.parse(payload ?? {}), deps), ...(cron ? { cron } : {}) };
}

export type Event = {
  readonly id: string;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: Instant;
};
export type Subscriber = {
  readonly name: string;
  readonly topic: string;
  readonly handle: (payload: unknown, event: Event, deps: Deps) => Promise<void>;
};

/** Declares a subscriber of a topic; the payload is parsed before it is handled. */
export function subscriber<Schema extends z.ZodType>(
  name: string,
  topic: string,
  schema: Schema,
  handle: (payload: z.infer<Schema>, event: Event, deps: Deps) => Promise<void>,
): Subscriber {
  return { name, topic, handle: (payload, event, deps) => handle(schema.parse(payload), event, deps) };
}

/** Queues a job in this transaction. The same `key` replaces a waiting job instead of adding one. */
export async function enqueue(
  db: Db,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  when: { at?: Instant; key?: string } = {},
): Promise<void> {
  await insertJob(db, name, payload, when);
}

/** Takes back what was queued under the key and has not begun; nothing under it is no error. */
export const withdraw = (db: Db, key: string): Promise<void> => removeJob(db, key);

/** Writes an event, queues its delivery and tells open pages, all with this transaction's commit. */
export async function emit(
  db: Db,
  at: Instant,
  topic: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  const id = newId();
  await Promise.all([
    insertEvent(db, { id, topic, payload: { ...payload }, createdAt: at }),
    enqueue(db, 'outbox.deliver', { id }),
    notifyChange(db, { id, topic, payload }),
  ]);
}

/** Tells open pages alone: no row is kept, and nobody subscribes. For changes that have an audit row of their own. */
export function notifyClients(db: Db, topic: string, payload: Readonly<Record<string, unknown>>): Promise<void> {
  return notifyChange(db, { id: newId(), topic, payload });
}

/** True the first time `subscriber` handles `eventId`; the record commits with the effect in the same transaction. */
export function isFirstHandling(db: Db, eventId: string, name: string, at: Instant): Promise<boolean> {
  return insertHandling(db, eventId, name, at);
}
