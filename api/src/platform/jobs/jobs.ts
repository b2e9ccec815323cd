/**
 * Jobs and events. Both are written by SQL in the caller's transaction, so they exist if and only if the change does.
 *
 * A job is named, takes a Zod-checked payload of ids and may run twice: its effect must not. An event is an outbox row;
 * each subscriber handles it once, recorded in the transaction of its effect.
 */
import type { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import type { Instant } from '../../kernel/clock.ts';
import { type Heard, heard, type PageTopic, type Told, type Topic } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { type Change, notifyChanges } from '../db/changes.repository.ts';
import type { Db, Scope } from '../db/database.ts';
import {
  handledOf,
  insertEvents,
  insertHandlings,
  insertJob,
  insertJobs,
  type JobTerms,
  removeJob,
} from '../db/outbox.repository.ts';
import type { Deps } from '../deps.ts';
import { openWrite, type Write } from '../write.ts';

export type Job = {
  readonly name: string;
  /** Minutes, hours, days of a crontab line; absent: only on demand. */
  readonly cron?: string;
  readonly run: (payload: unknown, deps: Deps) => Promise<void>;
  /** After the last attempt failed: what would wait for it otherwise comes to an end. */
  readonly giveUp?: (payload: unknown, deps: Deps) => Promise<void>;
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
  /** What happened at once, all or nothing; absent: one after the other. */
  readonly handleAll?: (events: readonly Event[], deps: Deps) => Promise<void>;
};

/** An event with what it tells. */
export type Happened<T extends Topic> = { readonly told: Heard<T>; readonly event: Event };

/**
 * Declares a subscriber that reaches outside, or enqueues what may come twice: an event is delivered at least once, so its
 * effect follows from the event's id. A change of our own rows is `changeUpon`.
 */
export function subscriber<T extends Topic>(
  name: string,
  topic: T,
  handle: (payload: Heard<T>, event: Event, deps: Deps) => Promise<unknown>,
): Subscriber {
  return {
    name,
    topic,
    handle: async (payload, event, deps) => {
      await handle(heard(topic, payload), event, deps);
    },
  };
}

/** Declares a change that follows from an event: one transaction of the system in the rows of `scope`, once per event. */
export function changeUpon<T extends Topic>(
  name: string,
  topic: T,
  scope: (payload: Heard<T>) => Scope,
  change: (write: Write, payload: Heard<T>, event: Event) => Promise<unknown>,
): Subscriber {
  return subscriber(name, topic, (payload, event, deps) =>
    openWrite(deps, { actor: systemActor, scope: scope(payload) }, async (write) => {
      if (await isFirstHandling(write.db, event.id, name, write.now)) await change(write, payload, event);
    }),
  );
}

/** As `subscriber`; what happened at once comes together. Where that fails, each comes again alone. */
export function subscriberOfAll<T extends Topic>(
  name: string,
  topic: T,
  handle: (happened: readonly Happened<T>[], deps: Deps) => Promise<unknown>,
): Subscriber {
  const handleAll = async (events: readonly Event[], deps: Deps): Promise<void> => {
    await handle(
      events.map((event) => ({ event, told: heard(topic, event.payload) })),
      deps,
    );
  };
  return { name, topic, handle: (_, event, deps) => handleAll([event], deps), handleAll };
}

/**
 * As `changeUpon`, for what happened at once: one transaction in the rows that `scope` names for all of them, with those
 * events that were not handled before. Where it fails, each comes again alone.
 */
export function changeUponAll<T extends Topic>(
  name: string,
  topic: T,
  scope: (told: readonly Heard<T>[]) => Scope,
  change: (write: Write, happened: readonly Happened<T>[]) => Promise<unknown>,
): Subscriber {
  return subscriberOfAll(name, topic, (happened, deps) =>
    openWrite(deps, { actor: systemActor, scope: scope(happened.map(({ told }) => told)) }, async (write) => {
      const ids = happened.map(({ event }) => event.id);
      const first = await insertHandlings(write.db, ids, name, write.now);
      const fresh = happened.filter(({ event }) => first.has(event.id));
      if (fresh.length > 0) await change(write, fresh);
    }),
  );
}

/** The rows of the one company that all of it is about; of several in system scope. */
export function rowsOfSellers(told: readonly { readonly sellerId: string }[]): Scope {
  const [first] = told;
  return first && told.every(({ sellerId }) => sellerId === first.sellerId) ? { sellerId: first.sellerId } : 'system';
}

/**
 * Queues a job in this transaction. The same `key` replaces a waiting job instead of adding one; jobs of one `queue` run
 * one after another.
 */
export async function enqueue(
  db: Db,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  terms: JobTerms = {},
): Promise<void> {
  await insertJob(db, name, payload, terms);
}

export type Queued = {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly at: Instant;
  readonly key: string;
};

/** The same job for many, each under its key, with one statement. */
export const enqueueAll = (db: Db, name: string, jobs: readonly Queued[]): Promise<void> => insertJobs(db, name, jobs);

/** Takes back what was queued under the key and has not begun; nothing under it is no error. */
export const withdraw = (db: Db, key: string): Promise<void> => removeJob(db, key);

/** Writes an event, queues its delivery and tells open pages, all with this transaction's commit. */
export const emit = <T extends Topic>(db: Db, at: Instant, topic: T, payload: Told<T>): Promise<void> =>
  emitAll(db, at, topic, [payload]);

/** The same for what happens to many at once: events of their own, delivered one after the other by one job. */
export const emitAll = <T extends Topic>(db: Db, at: Instant, topic: T, payloads: readonly Told<T>[]): Promise<void> =>
  emitTogether(
    db,
    at,
    payloads.map((payload) => happening(topic, payload)),
  );

/** What `emitTogether` writes: made by `happening`, which holds the payload to its topic. */
export type Happening = { readonly topic: Topic; readonly payload: Readonly<Record<string, unknown>> };
export const happening = <T extends Topic>(topic: T, payload: Told<T>): Happening => ({
  topic,
  payload: { ...payload },
});

/** The same for what is told of one change in several words: one job delivers them all, topic by topic in their order. */
export async function emitTogether(db: Db, at: Instant, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return;
  const events = happenings.map((one) => ({ ...one, id: newId(), createdAt: at }));
  await Promise.all([
    insertEvents(db, events),
    enqueue(db, 'outbox.deliver', { ids: events.map(({ id }) => id) }),
    notifyChanges(db, events),
  ]);
}

/** Where open pages look: ids of whose it is and of what changed. */
type PageNews = Partial<Omit<Change, 'id' | 'topic'>>;

/** Tells open pages alone: no row is kept, and nobody subscribes. For changes that have an audit row of their own. */
export function notifyClients(db: Db, topic: PageTopic, ...payloads: readonly PageNews[]): Promise<void> {
  return notifyChanges(
    db,
    payloads.map((payload) => ({ id: newId(), topic, payload })),
  );
}

/** True the first time `subscriber` handles `eventId`; the record commits with the effect in the same transaction. */
export async function isFirstHandling(db: Db, eventId: string, name: string, at: Instant): Promise<boolean> {
  return (await insertHandlings(db, [eventId], name, at)).has(eventId);
}

/** Those of the events that `subscriber` handled before. */
export const alreadyHandled = (db: Db, eventIds: readonly string[], name: string): Promise<Set<string>> =>
  handledOf(db, eventIds, name);
