/**
 * Draws papers off the event loop: one thread, started with the first paper and ended when none was asked for in a while,
 * so that a server at rest keeps its memory. Papers are drawn one after another, and whoever asks for many takes turns with
 * the others.
 *
 * A layout is a module with `export function draw(content: Content): Paper` (see `pdf-paper.ts`; `paper-parts.ts` and
 * `pdf-table.ts` have what most papers are made of). It is named by its address:
 *
 *     const layout = new URL('./draw-remittance.ts', import.meta.url);
 *     const file = await drawnFile<RemittanceContent>(layout, content, seller.id);
 */
import { Worker } from 'node:worker_threads';
import { commonMessages } from '@quayside/contract/messages/common';
import { Refusal } from '../../kernel/errors.ts';
import type { DrawingNews, DrawingOrder } from './pdf-thread.ts';

const idleMilliseconds = 20_000;
/** A paper that takes longer is given up, and its thread with it. */
const longestMilliseconds = 60_000;
/** Of one asker, beside the paper that is being drawn: each holds what is to be drawn in memory. */
const mostWaiting = 20;
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } as const;

type Waiting = {
  readonly askedBy: string;
  readonly order: DrawingOrder;
  readonly give: (file: Buffer) => void;
  readonly fail: (failure: Error) => void;
};
type Thread = {
  readonly worker: Worker;
  drawn: Waiting | undefined;
  /** By who asked; the first one's turn is next. */
  readonly waiting: Map<string, Waiting[]>;
  /** Ends the thread: over a paper that takes too long, or without one for a while. */
  timer: NodeJS.Timeout | undefined;
};

let thread: Thread | undefined;

/**
 * The file. `content` must survive a message between threads (values, lists, records). `askedBy` is whoever shares a turn,
 * such as a company. Rejects when it cannot be drawn, with 429 when too many of the same asker are waiting.
 */
export function drawnFile<Content>(layout: URL, content: Content, askedBy: string): Promise<Buffer> {
  if ((thread?.waiting.get(askedBy)?.length ?? 0) >= mostWaiting)
    return Promise.reject(new Refusal('too_many_requests', 429, commonMessages.too_many_requests));
  return new Promise((give, fail) => wait({ askedBy, order: { layout: layout.href, content }, give, fail }));
}

function wait(paper: Waiting): void {
  thread ??= startThread();
  thread.waiting.set(paper.askedBy, [...(thread.waiting.get(paper.askedBy) ?? []), paper]);
  if (!thread.drawn) drawNext(thread);
}

/** Whoever has more waiting goes behind the others. */
function takeNext({ waiting }: Thread): Waiting | undefined {
  const [turn] = waiting;
  if (!turn) return undefined;
  const [askedBy, [next, ...others]] = turn;
  waiting.delete(askedBy);
  if (others.length > 0) waiting.set(askedBy, others);
  return next;
}

function startThread(): Thread {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), { resourceLimits: memory });
  const started: Thread = { worker, drawn: undefined, waiting: new Map(), timer: undefined };
  worker.unref();
  worker.on('message', (news: DrawingNews) => hear(started, news));
  worker.on('error', (error) => end(started, error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(started));
  return started;
}

/** A paper's time begins here: how long it waited for others does not count. */
function drawNext(from: Thread): void {
  clearTimeout(from.timer);
  const next = takeNext(from);
  from.drawn = next;
  from.timer = next
    ? setTimeout(() => end(from, new Error('Drawing a paper took too long')), longestMilliseconds)
    : setTimeout(() => end(from), idleMilliseconds).unref();
  if (next) from.worker.postMessage(next.order);
}

function hear(from: Thread, news: DrawingNews): void {
  const { drawn } = from;
  if (!drawn) return;
  if ('failed' in news) drawn.fail(new Error(news.failed));
  else drawn.give(Buffer.from(news.file.buffer));
  drawNext(from);
}

/** Ends the thread; the paper it was drawing fails, and those behind it are drawn by the next thread. */
function end(from: Thread, failure = new Error('The thread that draws papers has ended')): void {
  if (thread === from) thread = undefined;
  clearTimeout(from.timer);
  from.drawn?.fail(failure);
  const others = [...from.waiting.values()].flat();
  from.waiting.clear();
  for (const other of others) wait(other);
  void from.worker.terminate();
}
