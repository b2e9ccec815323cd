/** Work of which only so much is done at a time: who waits comes by turns, however much one of them asks for. */
import { fairShare } from './fair-share.ts';

export type FairTurns = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

type Limits = {
  /** Done at a time. */
  readonly together: number;
  /** Places to wait, shared fairly. */
  readonly waiting: number;
  /** What is thrown when there is no place to wait. */
  readonly refusal: () => Error;
};

export function fairTurns({ together, waiting, refusal }: Limits): FairTurns {
  const places = fairShare(waiting);
  // Whose turn it is stands first: a Map keeps the order in which its keys came.
  const queues = new Map<string, (() => void)[]>();
  let running = 0;

  function next(): (() => void) | undefined {
    for (const [whose, queue] of queues) {
      queues.delete(whose);
      const begin = queue.shift();
      if (queue.length > 0) queues.set(whose, queue);
      if (begin) places.giveBack(whose);
      return begin;
    }
    return undefined;
  }

  function turn(whose: string): Promise<void> {
    if (!places.take(whose)) throw refusal();
    return new Promise((resolve) => {
      const queue = queues.get(whose);
      if (queue) queue.push(resolve);
      else queues.set(whose, [resolve]);
    });
  }

  return async (whose, work) => {
    if (running >= together) await turn(whose);
    else running += 1;
    try {
      return await work();
    } finally {
      // The place passes straight to whose turn it is.
      const begin = next();
      if (begin) begin();
      else running -= 1;
    }
  };
}
