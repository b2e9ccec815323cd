/**
 * Draws papers off the event loop: one thread, started with the first paper and ended when none was asked for in a while,
 * so that a server at rest keeps its memory. Requests are drawn one after another.
 *
 * A layout is a module with `export function draw(content: Content): Paper` (see `pdf-paper.ts`; `paper-parts.ts` and
 * `pdf-table.ts` have what most papers are made of). It is named by its address:
 *
 *     const layout = new URL('./draw-remittance.ts', import.meta.url);
 *     const file = await drawnFile<RemittanceContent>(layout, content);
 */
import { Worker } from 'node:worker_threads';
import type { DrawingNews, DrawingOrder } from './pdf-thread.ts';

const idleMilliseconds = 20_000;
/** A paper that takes longer is given up, and its thread with it. */
const longestMilliseconds = 60_000;
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } as const;

type Waiting = {
  readonly order: DrawingOrder;
  readonly give: (file: Buffer) => void;
  readonly fail: (failure: Error) => void;
};
type Thread = {
  readonly worker: Worker;
  /** The first is being drawn. */
  readonly queue: Waiting[];
  /** Ends the thread: over a paper that takes too long, or without one for a while. */
  timer: NodeJS.Timeout | undefined;
};

let thread: Thread | undefined;

/** The file. `content` must survive a message between threads (values, lists, records). Rejects when it cannot be drawn. */
export function drawnFile<Content>(layout: URL, content: Content): Promise<Buffer> {
  return new Promise((give, fail) => wait({ order: { layout: layout.href, content }, give, fail }));
}

function wait(waiting: Waiting): void {
  thread ??= startThread();
  thread.queue.push(waiting);
  if (thread.queue.length === 1) drawNext(thread);
}

function startThread(): Thread {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), { resourceLimits: memory });
  const started: Thread = { worker, queue: [], timer: undefined };
  worker.unref();
  worker.on('message', (news: DrawingNews) => hear(started, news));
  worker.on('error', (error) => end(started, error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(started));
  return started;
}

/** A paper's time begins here: how long it waited for others does not count. */
function drawNext(from: Thread): void {
  clearTimeout(from.timer);
  const [next] = from.queue;
  from.timer = next
    ? setTimeout(() => end(from, new Error('Drawing a paper took too long')), longestMilliseconds)
    : setTimeout(() => end(from), idleMilliseconds).unref();
  if (next) from.worker.postMessage(next.order);
}

function hear(from: Thread, news: DrawingNews): void {
  const drawn = from.queue.shift();
  if (!drawn) return;
  if ('failed' in news) drawn.fail(new Error(news.failed));
  else drawn.give(Buffer.from(news.file.buffer));
  drawNext(from);
}

/** Ends the thread; the paper it was drawing fails, and those behind it are drawn by the next thread. */
function end(from: Thread, failure = new Error('The thread that draws papers has ended')): void {
  if (thread === from) thread = undefined;
  clearTimeout(from.timer);
  const [drawn, ...others] = from.queue.splice(0);
  drawn?.fail(failure);
  for (const other of others) wait(other);
  void from.worker.terminate();
}
