import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresServer } from './server.ts';

/** So many ends that nobody asked for, within so many milliseconds, are mended; more of them a new start does not mend. */
export const usualEnds = 5;
const within = 300_000;
/** Milliseconds for one new start, unless the disk is full, which a new start of ours does not mend either: connections of a killed server have to end first, which takes as long as their queries. */
const usualPatience = 30_000;
const tryEvery = 500;

type Supervision = {
  /** Starts the server; rejects with the reason when it does not come to answer. */
  readonly start: () => Promise<PostgresServer>;
  /** One line each: it is there again; it will not be. */
  readonly onRestart: (line: string) => void;
  readonly onGone: (line: string) => void;
  readonly mostEnds: number;
  /** Whether there is no room where the data lies: then the server comes back once there is. */
  readonly isFull: () => Promise<boolean>;
  readonly patience?: number;
};

/** Starts the server again whenever it ends by itself. `stop` ends it for good. */
export function supervise(
  first: PostgresServer,
  { start, onRestart, onGone, mostEnds, isFull, patience = usualPatience }: Supervision,
): { stop(): Promise<void> } {
  const ends = new AbortController();
  const ended: number[] = [];
  let server = first;

  async function again(): Promise<PostgresServer> {
    for (const end = performance.now() + patience; ; await pause(tryEvery)) {
      try {
        return await start();
      } catch (error) {
        if (ends.signal.aborted || (performance.now() > end && !(await isFull()))) throw error;
      }
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      const how = await server.exited;
      if (ends.signal.aborted) return;
      ended.push(performance.now());
      const [earliest = 0] = ended.slice(-mostEnds - 1);
      if (ended.length > mostEnds && performance.now() - earliest < within)
        throw new Error(`PostgreSQL ended ${mostEnds + 1} times within five minutes, the last time with ${how}.`);
      server = await again();
      if (ends.signal.aborted) return server.stop();
      onRestart(`PostgreSQL ended with ${how} and was started again.`);
    }
  }

  const watching = watch().catch((error) => {
    if (!ends.signal.aborted) onGone(error instanceof Error ? error.message : String(error));
  });
  return {
    stop: async () => {
      ends.abort();
      await server.stop();
      await watching;
    },
  };
}
