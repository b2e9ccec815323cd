/**
 * Photos are measured in a thread of their own, with a limit on memory and time, so that neither a large photo nor a
 * hostile one holds up other requests. The thread starts with the first photo and ends when there is nothing to do; who
 * waits for it comes by turns, however many photos one of them sends.
 */
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { fairTurns } from '../../kernel/fair-turns.ts';
import type { Measured, PhotosPort } from './photos.port.ts';

type Options = { readonly secondsPerPhoto?: number; readonly idleSeconds?: number; readonly waiting?: number };
type Asked = { readonly path: string; readonly answer: (measured: Measured) => void };
class NoPlace extends Error {}

const facts = z.object({
  width: z.number(),
  height: z.number(),
  sharpness: z.number(),
  barcodes: z.array(z.string()),
  pictureHash: z.string(),
});
const answered = z.object({
  id: z.int(),
  measured: z.union([
    z.object({ outcome: z.literal('measured'), facts }),
    z.object({ outcome: z.enum(['too_large', 'unreadable']) }),
  ]),
});
const unreadable: Measured = { outcome: 'unreadable' };
const busy: Measured = { outcome: 'busy' };

export function threadPhotos({ secondsPerPhoto = 20, idleSeconds = 30, waiting = 40 }: Options = {}): PhotosPort {
  const inTurn = fairTurns({ together: 1, waiting, refusal: () => new NoPlace() });
  let thread: Worker | null = null;
  let current: { readonly id: number; readonly asked: Asked; readonly limit: NodeJS.Timeout } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  function start(): Worker {
    const made = new Worker(new URL('./photo-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    made.unref();
    made.on('message', (message: unknown) => {
      const { id, measured } = answered.parse(message);
      if (current?.id === id) finish(measured);
    });
    made.on('error', () => drop(made));
    return made;
  }

  /** The thread is of no use any more: its photo is unreadable, the next one gets a new thread. */
  function drop(lost: Worker): void {
    if (thread !== lost) return;
    thread = null;
    void lost.terminate();
    if (current) finish(unreadable);
  }

  function finish(measured: Measured): void {
    if (!current) return;
    clearTimeout(current.limit);
    current.asked.answer(measured);
    current = null;
    idle = setTimeout(() => void close(), idleSeconds * 1_000).unref();
  }

  function begin(asked: Asked): void {
    clearTimeout(idle);
    thread ??= start();
    const using = thread;
    count += 1;
    current = { id: count, asked, limit: setTimeout(() => drop(using), secondsPerPhoto * 1_000) };
    using.postMessage({ id: count, path: asked.path });
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    if (current) finish(unreadable);
    await ended?.terminate();
  }

  return {
    measure: async (path, whose) => {
      try {
        return await inTurn(whose, () => new Promise<Measured>((answer) => begin({ path, answer })));
      } catch (error) {
        if (error instanceof NoPlace) return busy;
        throw error;
      }
    },
    close,
  };
}
