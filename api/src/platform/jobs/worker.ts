/** Runs jobs and delivers events. The same code in the web process by default, or in a process of its own. */
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, parseCronItems, type RunnerOptions, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { z } from 'zod';
import { eventById } from '../db/outbox.repository.ts';
import type { Deps } from '../deps.ts';
import { type Event, type Job, job, type Subscriber } from './jobs.ts';
import { keepRunning, type Run } from './keep-running.ts';
import { openTakeover, type Takeover } from './takeover.ts';

export type Work = { readonly jobs: readonly Job[]; readonly subscribers: readonly Subscriber[] };
export type Report = (problem: string, detail: unknown) => void;

const concurrency = 4;

/** Starts working, and goes on whatever happens to the database; `stop()` finishes what runs and takes nothing new. */
export function startWorker(work: Work, deps: Deps, databaseUrl: string, report: Report): { stop(): Promise<void> } {
  const jobs = [...work.jobs, delivery(work.subscribers)];
  const takeover = openTakeover(databaseUrl, report);
  const pool = openPool(databaseUrl, report);
  const options: RunnerOptions = {
    pgPool: pool,
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error') report(message, meta);
    }),
    // Without a batch nobody awaits the write that a job is done or has failed: its rejection would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 }, plugins: [calmEnd] },
    taskList: taskListOf(jobs, deps),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron, options: { backfillPeriod: 0 } }] : [])),
    ),
  };
  const runs = keepRunning(
    () => begin(options, takeover),
    (error) => report('the job runner failed', error),
  );
  return {
    stop: async () => {
      await runs.stop();
      await Promise.all([pool.end(), takeover.close()]);
    },
  };
}

/**
 * Milliseconds between a lost connection and the end of its run: a worker whose query fails behind that end prints a
 * stack, one that fails before it only waits.
 */
const calm = 1_000;
const calmEnd: GraphileConfig.Plugin = {
  name: 'calm-end',
  version: '1',
  worker: {
    middleware: {
      poolGracefulShutdown: async (next, { message }) => {
        if (message.startsWith('Could not')) await pause(calm);
        return next();
      },
    },
  },
};

/**
 * One run. It is given up with the first connection it loses, for some of what the runner does then never comes back: a
 * job whose lock was set and not told stays locked, it asks once for the ids of its tasks, and its own pauses grow to a
 * minute.
 */
async function begin(options: RunnerOptions, takeover: Takeover): Promise<Run> {
  const events: WorkerEvents = new EventEmitter();
  const lost = Promise.withResolvers<void>();
  const busy = new Set<string>();
  let poolId = '';
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
    takeover.hold(poolId);
  });
  events.on('job:start', ({ job: { id } }) => busy.add(id));
  events.on('job:complete', ({ job: { id } }) => busy.delete(id));
  for (const name of ['pool:listen:error', 'worker:getJob:error', 'pool:fatalError'] as const)
    events.on(name, () => lost.resolve());
  const runner = await run({ ...options, events });
  const failed = Promise.race([runner.promise, lost.promise.then(() => pause(calm))]);
  // Two lost writes, and the runner waits for ever for what they were to tell it.
  const ended = Promise.race([runner.promise, failed.then(() => idle(busy))]).finally(() => takeover.drop(poolId));
  ended.catch(() => undefined);
  return { failed, stop: () => Promise.race([ended, runner.stop()]) };
}

/** Settles when nothing is being done any more, and what was done has been written or is lost. */
async function idle(busy: ReadonlySet<string>): Promise<void> {
  while (busy.size > 0) await pause(calm / 4);
  await pause(calm);
}

/**
 * Its own pool would still be closing when it says that it has stopped, and no longer listen for errors: a database that
 * goes away right then would end the process.
 */
function openPool(connectionString: string, report: Report): pg.Pool {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 5_000 });
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
