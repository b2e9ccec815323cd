/** Sends what was scanned: in order, each once, later where there is no network. */
import { ApiError } from '../../../lib/api-error.ts';
import type { KeptScan, KeptScans, NewScan } from './kept-scans.ts';

export type Outcome<Answer> =
  | { readonly kind: 'sent'; readonly answer: Answer }
  | { readonly kind: 'waiting'; readonly count: number }
  | { readonly kind: 'refused'; readonly problem: ApiError };

type Listener<Answer> = (scan: KeptScan, outcome: Outcome<Answer>) => void;

export interface ScanQueue<Answer> {
  /** Keeps the scan, then sends what waits. Fulfilled once it is kept: nothing is lost from there on. */
  take: (scan: NewScan) => Promise<KeptScan>;
  /** Sends all that waits; ends at the first that is not answered. Never fails. */
  send: () => Promise<void>;
  /** Forgets a scan that was refused. */
  forget: (order: number) => Promise<void>;
  /** What becomes of scans. */
  listen: (listener: Listener<Answer>) => () => void;
  /** Told whenever the kept scans change. */
  subscribe: (listener: () => void) => () => void;
  /** As last read: in order, waiting and refused. */
  kept: () => readonly KeptScan[];
}

/** The API has decided. Else nothing was answered, or not for this session: the scan stays, and what follows it too. */
const isFinal = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError && problem.status < 500 && ![401, 408, 425, 429].includes(problem.status);

interface Way<Answer> {
  readonly store: KeptScans;
  readonly sendOne: (scan: KeptScan) => Promise<Answer>;
  readonly tell: Listener<Answer>;
}

/** What is left of it: the scan with its refusal, where it stays listed. False: it was not answered, and no other may be tried. */
async function settle<Answer>(
  scan: KeptScan,
  { store, sendOne, tell }: Way<Answer>,
): Promise<readonly KeptScan[] | false> {
  try {
    const answer = await sendOne(scan);
    await store.remove(scan.order);
    tell(scan, { kind: 'sent', answer });
    return [];
  } catch (problem) {
    if (!isFinal(problem)) return false;
    // The band tells of a scan that was refused at once; one that waited stays listed until somebody has seen it.
    const left = scan.hasWaited ? [{ ...scan, problem: problem.message }] : [];
    await (left[0] ? store.put(left[0]) : store.remove(scan.order));
    tell(scan, { kind: 'refused', problem });
    return left;
  }
}

export function scanQueue<Answer>(
  store: KeptScans,
  sendOne: (scan: KeptScan) => Promise<Answer>,
  /** Lets one page of this browser send at a time. */
  alone: (work: () => Promise<void>) => Promise<void>,
): ScanQueue<Answer> {
  let kept: readonly KeptScan[] = [];
  let sending: Promise<void> | null = null;
  let isAskedAgain = false;
  const listeners = new Set<Listener<Answer>>();
  const subscribers = new Set<() => void>();

  const show = (scans: readonly KeptScan[]) => {
    kept = scans;
    for (const subscriber of subscribers) subscriber();
  };
  const read = async () => show(await store.all());
  const tell = (scan: KeptScan, outcome: Outcome<Answer>) => {
    for (const listener of listeners) listener(scan, outcome);
  };

  /** The first that was not answered; null: all are sent. */
  async function sendAll(): Promise<KeptScan | null> {
    do {
      isAskedAgain = false;
      await read();
      for (const scan of waitingOf(kept)) {
        const left = await settle(scan, { store, sendOne, tell });
        if (!left) return scan;
        show(kept.flatMap((one) => (one.order === scan.order ? left : [one])));
      }
    } while (isAskedAgain);
    return null;
  }

  async function sendAlone(): Promise<void> {
    await alone(async () => {
      const unsent = await sendAll();
      await read();
      if (!unsent) return;
      const waiting = waitingOf(kept);
      for (const scan of waiting) if (!scan.hasWaited) await store.put({ ...scan, hasWaited: true });
      tell(unsent, { kind: 'waiting', count: waiting.length });
    });
  }

  function send(): Promise<void> {
    isAskedAgain = true;
    sending ??= sendAlone()
      .catch(() => {})
      .finally(() => {
        sending = null;
        if (isAskedAgain) void send();
      });
    return sending;
  }

  return {
    take: async (scan) => {
      const one = await store.add(scan);
      void send();
      return one;
    },
    send,
    forget: async (order) => {
      await store.remove(order);
      await read();
    },
    listen: joining(listeners),
    subscribe: joining(subscribers),
    kept: () => kept,
  };
}

const joining =
  <One>(all: Set<One>) =>
  (one: One): (() => void) => {
    all.add(one);
    return () => all.delete(one);
  };

/** Those still to be sent. */
export const waitingOf = (scans: readonly KeptScan[]): KeptScan[] => scans.filter(({ problem }) => problem === null);
/** Those the API refused after they had waited. */
export const refusedOf = (scans: readonly KeptScan[]): KeptScan[] => scans.filter(({ problem }) => problem !== null);
