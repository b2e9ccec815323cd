/**
 * Asks a server how it is, again and again, from a process of its own: who attacks it and watches it in one process measures
 * itself as well. A server that does nothing is asked in the same moment, so that a machine that is busy otherwise is not taken
 * for a busy server.
 */
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** Milliseconds of both answers; `status` is our server's, 0 when it did not answer. */
export type Probe = { readonly status: number; readonly ours: number; readonly bare: number };

const every = 50;
const patience = 30_000;

if (isMainThread) await watch(process.argv[2] ?? '');
else serveBare();

function serveBare(): void {
  const server = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1', () => {
    const address = server.address();
    parentPort?.postMessage(typeof address === 'object' ? address?.port : 0);
  });
}

async function watch(health: string): Promise<void> {
  process.once('disconnect', () => process.exit());
  const [port] = await once(new Worker(new URL(import.meta.url)), 'message');
  const bare = `http://127.0.0.1:${port}/`;
  // The first answers open connections.
  for (const url of [bare, health]) await answerOf(url);
  for (;;) {
    const [ours, other] = await Promise.all([answerOf(health), answerOf(bare)]);
    const probe: Probe = { status: ours.status, ours: ours.milliseconds, bare: other.milliseconds };
    process.send?.(probe);
    await wait(every);
  }
}

function answerOf(url: string): Promise<{ status: number; milliseconds: number }> {
  const begun = performance.now();
  const told = (status: number) => ({ status, milliseconds: performance.now() - begun });
  return new Promise((resolve) => {
    const asked = get(url, { timeout: patience }, (answer) => {
      answer.resume().once('end', () => resolve(told(answer.statusCode ?? 0)));
    });
    asked.on('timeout', () => asked.destroy()).on('error', () => resolve(told(0)));
  });
}
