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
  readonly give: (file: Buffer) => void;
  readonly fail: (failure: Error) => void;
  readonly timer: NodeJS.Timeout;
};
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting>; idle: NodeJS.Timeout | undefined };

let thread: Thread | undefined;
let lastId = 0;

/** The file. `content` must survive a message between threads (values, lists, records). Rejects when it cannot be drawn. */
export function drawnFile<Content>(layout: URL, content: Content): Promise<Buffer> {
  thread ??= startThread();
  const own = thread;
  clearTimeout(own.idle);
  lastId += 1;
  const id = lastId;
  return new Promise((give, fail) => {
    const timer = setTimeout(() => end(own, new Error('Drawing a paper took too long')), longestMilliseconds);
    own.waiting.set(id, { give, fail, timer });
    own.worker.postMessage({ id, layout: layout.href, content } satisfies DrawingOrder);
  });
}

function startThread(): Thread {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), { resourceLimits: memory });
  const started: Thread = { worker, waiting: new Map(), idle: undefined };
  worker.unref();
  worker.on('message', (news: DrawingNews) => hear(started, news));
  worker.on('error', (error) => end(started, error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(started));
  return started;
}

function hear(from: Thread, news: DrawingNews): void {
  const known = from.waiting.get(news.id);
  if (!known) return;
  from.waiting.delete(news.id);
  clearTimeout(known.timer);
  if ('failed' in news) known.fail(new Error(news.failed));
  else known.give(Buffer.from(news.file.buffer));
  if (from.waiting.size === 0) from.idle = setTimeout(() => end(from), idleMilliseconds).unref();
}

/** Ends the thread; what still waits for it fails. */
function end(from: Thread, failure = new Error('The thread that draws papers has ended')): void {
  if (thread === from) thread = undefined;
  for (const { fail, timer } of from.waiting.values()) {
    clearTimeout(timer);
    fail(failure);
  }
  from.waiting.clear();
  void from.worker.terminate();
}
