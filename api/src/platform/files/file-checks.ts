/**
 * Files of strangers are looked into in processes of their own, under limits of memory and time: a file that is made to
 * burn either costs its sender a refusal and nobody else anything. A few run at once, one of a person, in turn; they
 * start with the first upload and end when there is nothing to do.
 */
import type { AskedFile } from './check-child.ts';
import { checkPool } from './check-pool.ts';
import type { Checked } from './file-check.ts';

/** Who sent the file; `signal` says that they are gone and wait for no answer. */
export type FileSender = { readonly person: string; readonly signal: AbortSignal };

export type FileChecks = {
  /** A place for an upload that begins to arrive, given back by calling what is returned; null when all are taken. */
  arrive(person: string): (() => void) | null;
  /** What the file is, or why it is refused. Throws never. */
  check(asked: AskedFile, sender: FileSender): Promise<Checked>;
  /** Ends all processes. What is not checked yet is refused. */
  close(): Promise<void>;
};

export type CheckLimits = {
  /** Where arrived files lie. */
  readonly folder: string;
  /** As many as the smallest machine has processors. */
  readonly processes?: number;
  /** For one file: honest ones of 10 MB take a tenth of it; together with the waiting no more than ten. */
  readonly seconds?: number;
  /** Until a file's turn comes. */
  readonly secondsOfWaiting?: number;
  readonly idleSeconds?: number;
};

/** `begin`: false when its turn never comes. */
type Waiting = { readonly person: string; begin(isTurn: boolean): void };

const mostWaiting = 100;
const mostWaitingOfPerson = 10;
/** Uploads that arrive, each with a file on disk; a browser sends six at once. */
const mostArriving = 200;
const mostArrivingOfPerson = 10;
const busy: Checked = { refused: 'file_check_busy' };

/** Starts nothing yet. */
export function fileChecks({ folder, ...limits }: CheckLimits): FileChecks {
  const { processes = 2, seconds = 6, secondsOfWaiting = 4, idleSeconds = 60 } = limits;
  const pool = checkPool(folder, idleSeconds);
  const queue: Waiting[] = [];
  const running = new Set<string>();
  const arrive = placesFor();
  let isClosed = false;

  /** True when it is the person's turn, who counts as running from then on; false when it takes too long. */
  function turn({ person, signal }: FileSender): Promise<boolean> {
    return new Promise((resolve) => {
      const begin = (isTurn: boolean) => {
        clearTimeout(limit);
        signal.removeEventListener('abort', leave);
        resolve(isTurn);
      };
      const waiting: Waiting = { person, begin };
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        begin(false);
      };
      const limit = setTimeout(leave, secondsOfWaiting * 1_000);
      signal.addEventListener('abort', leave, { once: true });
      queue.push(waiting);
      next();
    });
  }

  /** Those who came first, one file of a person at once. */
  function next(): void {
    while (running.size < processes) {
      const index = queue.findIndex(({ person }) => !running.has(person));
      const [waiting] = index < 0 ? [] : queue.splice(index, 1);
      if (!waiting) return;
      running.add(waiting.person);
      waiting.begin(true);
    }
  }

  const isFull = (person: string): boolean =>
    queue.length >= mostWaiting || queue.filter((one) => one.person === person).length >= mostWaitingOfPerson;

  async function check(asked: AskedFile, sender: FileSender): Promise<Checked> {
    if (isClosed || sender.signal.aborted || isFull(sender.person) || !(await turn(sender))) return busy;
    const child = pool.take();
    try {
      return await child.check(asked, seconds, sender.signal);
    } finally {
      pool.giveBack(child);
      running.delete(sender.person);
      next();
    }
  }

  return {
    arrive(person) {
      const leave = arrive(person);
      // It is there when the file is.
      if (leave) pool.prepare();
      return leave;
    },
    check,
    async close() {
      isClosed = true;
      for (const { begin } of queue.splice(0)) begin(false);
      await pool.close();
    },
  };
}

/** Gives a place, and with it the way to give it back; null when all are taken. */
function placesFor(): FileChecks['arrive'] {
  const taken = new Map<symbol, string>();
  return (person) => {
    const ofPerson = [...taken.values()].filter((one) => one === person).length;
    if (taken.size >= mostArriving || ofPerson >= mostArrivingOfPerson) return null;
    const place = Symbol(person);
    taken.set(place, person);
    return () => void taken.delete(place);
  };
}
