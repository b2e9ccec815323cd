/**
 * Sends events to a collector that speaks Segment's wire, with its client's rules (INTG-06): 10 events or 5 seconds or
 * 450 KB make a batch; a failure of the network or a status of 500 and above is tried again up to 10 times; 429 waits as its
 * headers say and uses up no try; what is left when the page goes is sent in chunks of 64 KB that outlive it.
 */
import type { Counted } from './metrics.ts';

export interface AnalyticsEvent {
  type: 'track' | 'page';
  name: string;
  path: string;
  properties: Readonly<Record<string, string | number | boolean>>;
}

export interface Sending {
  post: (body: string, isLast: boolean) => Promise<{ status: number; waitSeconds: number | null }>;
  after: (milliseconds: number, run: () => void) => void;
  now: () => string;
  newId: () => string;
  anonymousId: string;
  /** Hears what becomes of each batch. */
  count?: (what: Counted) => void;
}

const batchSize = 10;
const batchWait = 5_000;
const largestBatch = 450 * 1_024;
const largestLast = 64 * 1_024;
const mostTries = 10;
const longestWait = 300;
/** Events that wait at most: the oldest go first. */
const mostWaiting = 500;

export interface Sender {
  send: (event: AnalyticsEvent) => void;
  /** The page goes: what waits is sent at once. */
  flushLast: () => void;
}

export function createSender(sending: Sending): Sender {
  const { count = () => undefined } = sending;
  const waiting: string[] = [];
  let isTimed = false;
  let isSending = false;

  const flush = (): void => {
    if (isSending || waiting.length === 0) return;
    isSending = true;
    const batch = takeUpTo(waiting, batchSize, largestBatch);
    void deliver(batch, 1).then(() => {
      isSending = false;
      if (waiting.length >= batchSize) flush();
      else if (waiting.length > 0) later();
    });
  };
  const later = (): void => {
    if (isTimed) return;
    isTimed = true;
    sending.after(batchWait, () => {
      isTimed = false;
      flush();
    });
  };
  const deliver = async (batch: readonly string[], attempt: number): Promise<void> => {
    const answer = await sending
      .post(bodyOf(batch, sending.now()), false)
      .catch(() => ({ status: 0, waitSeconds: null }));
    const isLimited = answer.status === 429;
    if (!isLimited && answer.status !== 0 && answer.status < 500) return count(answer.status < 400 ? 'sent' : 'failed');
    if (!isLimited && attempt >= mostTries) return count('failed');
    count('retried');
    const wait = isLimited ? waitOf(answer.waitSeconds) : Math.min(500 * 2 ** (attempt - 1), 60_000);
    await new Promise<void>((resolve) => sending.after(wait, resolve));
    await deliver(batch, isLimited ? attempt : attempt + 1);
  };
  return {
    send: (event) => {
      waiting.push(JSON.stringify(wireOf(event, sending)));
      if (waiting.length > mostWaiting) {
        waiting.shift();
        count('dropped');
      }
      if (waiting.length >= batchSize || sizeOf(waiting) >= largestBatch) flush();
      else later();
    },
    flushLast: () => {
      while (waiting.length > 0)
        void sending
          .post(bodyOf(takeUpTo(waiting, mostWaiting, largestLast), sending.now()), true)
          .catch(() => undefined);
    },
  };
}

const waitOf = (seconds: number | null): number =>
  seconds === null ? batchWait : Math.min(Math.max(seconds, 1), longestWait) * 1_000;

const sizeOf = (events: readonly string[]): number => events.reduce((sum, { length }) => sum + length + 1, 0);

/** Takes from the front: at least one, at most `count`, and no more than fit. */
function takeUpTo(waiting: string[], count: number, bytes: number): string[] {
  const taken: string[] = [];
  const envelope = 100;
  while (waiting.length > 0 && taken.length < count) {
    const next = waiting[0] ?? '';
    if (taken.length > 0 && sizeOf(taken) + next.length + envelope > bytes) break;
    taken.push(next);
    waiting.shift();
  }
  return taken;
}

const bodyOf = (events: readonly string[], sentAt: string): string =>
  `{"writeKey":"quayside","sentAt":"${sentAt}","batch":[${events.join(',')}]}`;

function wireOf({ type, name, path, properties }: AnalyticsEvent, { now, newId, anonymousId }: Sending) {
  return {
    ...{ type, messageId: `quayside-${newId()}`, timestamp: now(), anonymousId, userId: null, properties },
    ...(type === 'page' ? { name } : { event: name }),
    context: { page: { path }, library: { name: 'quayside', version: '1' } },
  };
}
