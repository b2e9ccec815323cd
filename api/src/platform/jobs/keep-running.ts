import { setTimeout as pause } from 'node:timers/promises';
import { pauseAfter } from '../retry-delay.ts';

/** What runs until it is stopped. */
export type Run = {
  /** Settles when it can't go on. */
  readonly failed: Promise<unknown>;
  /** Lets what it does end. */
  stop(): Promise<unknown>;
};

/** Milliseconds after which a run has not failed at once: the next one is begun without a pause again. */
const settled = 10_000;

/**
 * Begins a run, and a new one whenever it fails or cannot be begun, 5 s later at most. The old one ends what it does
 * beside the new one. `stop` waits for all of them.
 */
export function keepRunning(begin: () => Promise<Run>, report: (error: unknown) => void): { stop(): Promise<void> } {
  const ends = new AbortController();
  const asked = new Promise((resolve) => ends.signal.addEventListener('abort', resolve));
  const ending = new Set<Promise<unknown>>();

  async function runOnce(): Promise<void> {
    const run = await begin();
    await Promise.race([run.failed.catch(report), asked]);
    const end = run.stop().catch(report);
    ending.add(end);
    void end.then(() => ending.delete(end));
  }

  async function loop(): Promise<void> {
    for (let failures = 0; !ends.signal.aborted; failures += 1) {
      const begunAt = performance.now();
      await runOnce().catch(report);
      if (performance.now() - begunAt > settled) failures = 0;
      await pause(pauseAfter(failures, begunAt), undefined, { signal: ends.signal }).catch(() => undefined);
    }
  }

  const going = loop();
  return {
    stop: async () => {
      ends.abort();
      await going;
      await Promise.all(ending);
    },
  };
}
