/** Runs jobs and delivers events. The same code in the web process by default, or in a process of its own. */
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CronItem,
  type JobHelpers,
  Logger,
  parseCronItems,
  type RunnerOptions,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';
import { z } from 'zod';
import { eventsById } from '../db/outbox.repository.ts';
import { verifyWritable } from '../db/writable.ts';
import type { Deps } from '../deps.ts';
import { errorLine } from '../loggable-error.ts';
import { pauseAfter } from '../retry-delay.ts';
import { type Event, type Job, job, type Subscriber } from './jobs.ts';
import { keepRunning, type Run } from './keep-running.ts';
import { openTakeover, type Takeover } from './takeover.ts';

export type Work = { readonly jobs: readonly Job[]; readonly subscribers: readonly Subscriber[] };
/** `detail` holds no payloads: they are ids. */
export type Report = (problem: string, detail: object) => void;

const concurrency = 4;
/** Milliseconds for a query of the runner itself. */
const longestQuery = 8_000;
/** Milliseconds for a transaction of a job: nobody waits for it. */
const longestTransaction = 60_000;

/** Starts working, and goes on whatever happens to the database; `stop()` finishes what runs and takes nothing new. */
export function startWorker(work: Work, deps: Deps, databaseUrl: string, report: Report): { stop(): Promise<void> } {
  muteTraces();
  const jobs = [...work.jobs, delivery(work.subscribers, report)];
  const takeover = openTakeover(databaseUrl, report);
  const pool = openPool(databaseUrl, report);
  const options: RunnerOptions = {
    pgPool: pool,
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error') report(wordsOf(message), { ...jobOf(meta?.job), err: meta?.error ?? meta?.fatalError });
    }),
    // Without a batch nobody awaits the write that a job is done or has failed: its rejection would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 }, plugins: [calmEnd(pool)] },
    taskList: taskListOf(jobs, { ...deps, database: deps.database.within(longestTransaction) }, report),
    parsedCronItems: parseCronItems(jobs.flatMap(cronItemsOf)),
  };
  const runs = keepRunning(
    () => begin(options, takeover, pool),
    (err) => report('the job runner failed', { err }),
  );
  return {
    stop: async () => {
      await runs.stop();
      await Promise.all([pool.end(), takeover.close()]);
    },
  };
}

/**
 * What ends one of its workers, graphile-worker (main.js) logs as well as prints, with its stack: when the database is gone for
 * good, a start that ends with one line would print one for each worker. Nothing else of ours prints traces.
 */
function muteTraces(): void {
  console.trace = () => undefined;
}

/**
 * A run that lost connections ends when the database answers again and what was asked in vain has failed: a worker whose
 * query fails behind its end prints a stack, one that fails before it only waits.
 */
const calmEnd = (pool: pg.Pool): GraphileConfig.Plugin => ({
  name: 'calm-end',
  version: '1',
  worker: {
    middleware: {
      poolGracefulShutdown: async (next, { message }) => {
        if (message.startsWith('Could not')) await calm(pool);
        return next();
      },
    },
  },
});

const quiet = 1_000;

async function calm(pool: pg.Pool): Promise<void> {
  for (let failures = 0; !pool.ending; failures += 1) {
    const begunAt = performance.now();
    const isBack = await pool.query('select').then(
      () => true,
      () => false,
    );
    await pause(isBack ? quiet : pauseAfter(failures, begunAt));
    if (isBack) return;
  }
}

/**
 * One run. It is given up with the first connection it loses, for some of what the runner does then never comes back: a
 * job whose lock was set and not told stays locked, it asks once for the ids of its tasks, and its own pauses grow to a
 * minute.
 */
async function begin(options: RunnerOptions, takeover: Takeover, pool: pg.Pool): Promise<Run> {
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
  const failed = Promise.race([runner.promise, lost.promise.then(() => calm(pool))]);
  // Two lost writes, and the runner waits for ever for what they were to tell it.
  const ended = Promise.race([runner.promise, failed.then(() => idle(busy))]).finally(() => takeover.drop(poolId));
  ended.catch(() => undefined);
  return { failed, stop: () => Promise.race([ended, runner.stop()]) };
}

/** Settles when nothing is being done any more, and what was done has been written or is lost. */
async function idle(busy: ReadonlySet<string>): Promise<void> {
  while (busy.size > 0) await pause(quiet / 4);
  await pause(quiet);
}

/**
 * Its own pool would still be closing when it says that it has stopped, and no longer listen for errors: a database that
 * goes away right then would end the process.
 */
function openPool(connectionString: string, report: Report): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: 5_000,
    // Pipelined, a connection that gave no answer in time is thrown away; else the next query would wait behind the lost one.
    pipeline: true,
    query_timeout: longestQuery,
    statement_timeout: longestQuery,
    keepAlive: true,
    keepAliveInitialDelayMillis: 2_000,
    verify: verifyWritable,
  });
  const complain = (error: Error) => report('lost a connection of the worker', { reason: errorLine(error) });
  pool.on('error', complain);
  pool.on('connect', (client) => client.on('error', complain));
  return pool;
}

/**
 * A sweep waits once: its next time takes the place of one that failed, and leaves one that nobody took up yet where it stands, for
 * jobs are taken in the order of their times.
 */
export const cronItemsOf = ({ name, cron }: Job): CronItem[] =>
  cron
    ? [
        {
          task: name,
          match: cron,
          options: { backfillPeriod: 0, jobKey: `cron ${name}`, jobKeyMode: 'preserve_run_at' },
        },
      ]
    : [];

/** The tasks by name, as graphile-worker takes them. It keeps the message of what fails: that says no values. */
export function taskListOf(jobs: readonly Job[], deps: Deps, report: Report = () => undefined): TaskList {
  const run = (one: Job) => (payload: unknown, helpers?: JobHelpers) =>
    one.run(payload, deps).catch(async (error) => {
      const err = new Error(errorLine(error), { cause: error });
      if (helpers && helpers.job.attempts >= helpers.job.max_attempts)
        await one.giveUp?.(payload, deps).catch((cause) => report('Failed to give up', { job: one.name, err: cause }));
      if (!comesAgainSoon(one, payload)) throw err;
      report('Failed task', { job: one.name, err });
    });
  return Object.fromEntries(jobs.map((one) => [one.name, run(one)]));
}

const calledByTime = z.looseObject({ _cron: z.object({}) });

/**
 * A sweep of every few minutes is done when it failed: tried again before its next time, one row that fails would have it ask about
 * all others several times a minute. With a single attempt the runner would keep each failure for good.
 */
const comesAgainSoon = ({ cron }: Job, payload: unknown): boolean =>
  cron?.startsWith('*') === true && calledByTime.safeParse(payload).success;

/** The runner's own words, up to the first name, number or message it puts into them. */
const wordsOf = (message: string): string => message.split(/[\d:'"(]/, 1)[0]?.trim() ?? '';

const told = z.object({ task_identifier: z.string(), attempts: z.number(), max_attempts: z.number() });

/** Which job, and how often it has been tried. */
function jobOf(job: unknown): object {
  const { data } = told.safeParse(job);
  return data ? { job: data.task_identifier, attempt: data.attempts, of: data.max_attempts } : {};
}

const oneEvent = z.strictObject({ id: z.uuid() }).transform(({ id }) => ({ ids: [id] }));
const someEvents = z.strictObject({ ids: z.array(z.uuid()).min(1) });

/**
 * The job behind `emit`: hands each event to each subscriber of its topic, together where it takes them so. What fails keeps
 * nothing else back; then the job comes again, and those who have handled an event know it.
 */
export function delivery(subscribers: readonly Subscriber[], report: Report = () => undefined): Job {
  // With one id: jobs of before there could be several.
  return job('outbox.deliver', z.union([someEvents, oneEvent]), async ({ ids }, deps) => {
    const failures: unknown[] = [];
    for (const [topic, events] of Map.groupBy(await eventsOf(ids, deps), (event) => event.topic))
      for (const one of subscribers)
        if (one.topic === topic)
          for (let at = 0; at < events.length; at += mostTogether)
            failures.push(...(await failuresOf(one, events.slice(at, at + mostTogether), deps, report)));
    if (failures.length > 0) throw failures[0];
  });
}

/** So many events are taken together: what handles them is one transaction, which has its time. */
const mostTogether = 200;

async function failuresOf(
  one: Subscriber,
  events: readonly Event[],
  deps: Deps,
  report: Report,
): Promise<readonly unknown[]> {
  let together: { readonly err: unknown } | null = null;
  if (one.handleAll && events.length > 1) {
    together = await one.handleAll(events, deps).then(
      () => null,
      (err: unknown) => ({ err }),
    );
    if (!together) return [];
  }
  const failures: unknown[] = [];
  for (const event of events)
    await one.handle(event.payload, event, deps).catch((error: unknown) => failures.push(error));
  // Else nobody would hear why they failed together.
  if (together && failures.length === 0)
    report('events that failed together were handled one by one', { subscriber: one.name, ...together });
  return failures;
}

/** In the order they happened. */
async function eventsOf(ids: readonly string[], deps: Deps): Promise<Event[]> {
  const [rows] = await deps.database.flight('system', (db) => [eventsById(db, ids)]);
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error(`Assertion failed: outbox row ${id} exists`);
    return row;
  });
}
