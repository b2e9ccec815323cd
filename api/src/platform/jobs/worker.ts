/** Runs jobs and delivers events. The same code in the web process by default, or in a process of its own. */
import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { z } from 'zod';
import { eventById } from '../db/outbox.repository.ts';
import type { Deps } from '../deps.ts';
import { type Event, type Job, job, type Subscriber } from './jobs.ts';
import { openTakeover } from './takeover.ts';

export type Work = { readonly jobs: readonly Job[]; readonly subscribers: readonly Subscriber[] };
export type Report = (problem: string, detail: unknown) => void;

const concurrency = 4;

/** Starts working; `stop()` finishes what runs and takes nothing new. */
export async function startWorker(
  work: Work,
  deps: Deps,
  databaseUrl: string,
  report: Report,
): Promise<{ stop(): Promise<void> }> {
  const jobs = [...work.jobs, delivery(work.subscribers)];
  const takeover = await openTakeover(databaseUrl, report);
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => takeover.hold(worker.workerId));
  await takeover.takeOver();
  const pool = openPool(databaseUrl, report);
  const runner = await run({
    events,
    pgPool: pool,
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error') report(message, meta);
    }),
    taskList: taskListOf(jobs, deps),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron, options: { backfillPeriod: 0 } }] : [])),
    ),
  });
  return {
    stop: async () => {
      await runner.stop();
      await pool.end();
      await takeover.close();
    },
  };
}

/**
 * Its own pool would still be closing when it says that it has stopped, and no longer listen for errors: a database that
 * goes away right then would end the process.
 */
function openPool(connectionString: string, report: Report): pg.Pool {
  const pool = new pg.Pool({ connectionString });
  const complain = (error: Error) => report('lost a connection of the worker', error.message);
  pool.on('error', complain);
  pool.on('connect', (client) => client.on('error', complain));
  return pool;
}

/** The tasks by name, as graphile-worker takes them. */
export function taskListOf(jobs: readonly Job[], deps: Deps): TaskList {
  return Object.fromEntries(jobs.map((one) => [one.name, (payload: unknown) => one.run(payload, deps)]));
}

/** The job behind `emit`: hands an event to each subscriber of its topic. */
export function delivery(subscribers: readonly Subscriber[]): Job {
  return job('outbox.deliver', z.strictObject({ id: z.uuid() }), async ({ id }, deps) => {
    const event = await eventOf(id, deps);
    for (const one of subscribers) if (one.topic === event.topic) await one.handle(event.payload, event, deps);
  });
}

async function eventOf(id: string, deps: Deps): Promise<Event> {
  const row = await deps.database.read('system', (db) => eventById(db, id));
  if (!row) throw new Error(`Assertion failed: outbox row ${id} exists`);
  return row;
}
