/**
 * HiGHS in a thread of its own, with a limit on memory and time. The thread starts with the first program and ends when
 * there is nothing to do. Whoever finds too many waiting gets no answer at once, and does with a fast plan.
 */
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Program, Solution, SolverPort } from './solver.port.ts';

type Options = { readonly idleSeconds?: number; readonly mostWaiting?: number };
type Waiting = {
  readonly program: Program;
  readonly seconds: number;
  readonly answer: (solution: Solution | null) => void;
};

const answered = z.object({
  id: z.int(),
  solution: z.object({ values: z.array(z.number()), bound: z.number(), isProven: z.boolean() }).nullable(),
});
/** Loading the solver, its first relaxation, which nothing interrupts, and the way there and back. */
const graceSeconds = 2;

export function threadSolver({ idleSeconds = 30, mostWaiting = 4 }: Options = {}): SolverPort {
  const queue: Waiting[] = [];
  let thread: Worker | null = null;
  let current: { readonly id: number; readonly waiting: Waiting; readonly limit: NodeJS.Timeout } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;

  function start(): Worker {
    const made = newThread((id, solution) => {
      if (current?.id === id) finish(solution);
    });
    made.on('error', () => drop(made));
    return made;
  }

  /** The thread is of no use any more: its program has no answer, the next one gets a new thread. */
  function drop(lost: Worker): void {
    if (thread !== lost) return;
    thread = null;
    void lost.terminate();
    if (current) finish(null);
  }

  function finish(solution: Solution | null): void {
    if (current) {
      clearTimeout(current.limit);
      current.waiting.answer(solution);
    }
    current = null;
    next();
  }

  function next(): void {
    if (current) return;
    const waiting = queue.shift();
    if (!waiting) {
      idle = setTimeout(() => void close(), idleSeconds * 1_000).unref();
      return;
    }
    clearTimeout(idle);
    thread ??= start();
    const using = thread;
    asked += 1;
    const { program, seconds } = waiting;
    current = { id: asked, waiting, limit: setTimeout(() => drop(using), (seconds + graceSeconds) * 1_000) };
    using.postMessage({ id: asked, program, seconds });
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    for (const { answer } of queue.splice(0)) answer(null);
    if (current) finish(null);
    await ended?.terminate();
  }

  return {
    minimise: (program, seconds) =>
      new Promise((answer) => {
        if (queue.length >= mostWaiting) return answer(null);
        queue.push({ program, seconds, answer });
        next();
      }),
    close,
  };
}

function newThread(solved: (id: number, solution: Solution | null) => void): Worker {
  const made = new Worker(new URL('./highs-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  made.unref();
  made.on('message', (message: unknown) => {
    const { id, solution } = answered.parse(message);
    solved(id, solution);
  });
  return made;
}
