/**
 * Keeps this browser told of its company's changes. Browsers allow six connections per host over HTTP/1.1, so only one
 * tab listens: the one that holds a Web Lock. It passes on to the others what it hears; when it closes, the lock and with
 * it the listening go to the next tab, from the last event that all of them saw. Where there are no locks (plain http
 * away from localhost), each tab listens for itself and the server limits how many. Each tab asks once, at first, whether
 * something happened while it was loading: its company may have changed between what it read and the first event.
 */
import { api } from './api.ts';
import type { Heard } from './changes.ts';
import { eventsIn, type StreamEvent } from './event-stream.ts';
import { changeFrom } from './live-change.ts';

/** `heard` null: only the place to go on from. */
interface Message {
  id: string | null;
  heard: Heard | null;
}
interface Follow {
  signal: AbortSignal;
  hear: (message: Message) => void;
  lastId: () => string | null;
}

/** The server shows a sign of life each 15 s; a connection that is silent for longer is dead. */
const longestSilence = 40_000;
const firstDelay = 1_000;
const longestDelay = 30_000;
/** The server counts back from when it is asked; an answer that took longer tells nothing of the time on the way. */
const longestWay = 500;
/** After so many failures in a row the changes are asked for at each turn, beside trying the stream again. */
const failuresUntilPolling = 2;

/** Listens for this user until the returned function is called. `hear` gets each change once, whichever tab heard it. */
export function followChanges(userQid: string, hear: (heard: Heard) => void): () => void {
  const name = `quayside.live.${userQid}`;
  const ends = new AbortController();
  const channel = new BroadcastChannel(name);
  let lastId: string | null = null;
  const take = ({ id, heard }: Message) => {
    if (id !== null) lastId = id;
    if (heard !== null) hear(heard);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => take(data);
  const { signal } = ends;
  const hearForAll = (message: Message) => {
    take(message);
    channel.postMessage(message);
  };
  const listening = listen({ signal, lastId: () => lastId, hear: hearForAll });
  void poll({ signal, lastId: () => lastId, hear: take }).then(() => asLeader(name, signal, listening));
  return () => {
    ends.abort();
    channel.close();
  };
}

async function asLeader(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  // Refused only when this tab stops waiting for its turn.
  await navigator.locks.request(name, { signal }, work).catch(() => undefined);
}

const listen = (follow: Follow) => async (): Promise<void> => {
  let failures = 0;
  while (!follow.signal.aborted) {
    const hasOpened = await stream(follow);
    failures = hasOpened ? 0 : failures + 1;
    if (failures >= failuresUntilPolling) await poll(follow);
    await pause(delayAfter(failures), follow.signal);
  }
};

/** Spread out, so that a server that was restarted is not asked by everybody at once. */
const delayAfter = (failures: number): number =>
  Math.min(firstDelay * 2 ** failures, longestDelay) * (0.5 + Math.random() / 2);

/** Reads until the stream ends or falls silent. Answers whether there was one at all. */
async function stream(follow: Follow): Promise<boolean> {
  const silence = new AbortController();
  const ends = AbortSignal.any([follow.signal, silence.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), longestSilence);
  };
  let hasOpened = false;
  try {
    wait();
    const body = await ask(follow, 'false', ends);
    if (body === null) return false;
    hasOpened = true;
    for await (const event of eventsIn(body)) {
      wait();
      hearEvent(follow, event);
    }
  } catch {
    // Cut off: the loop comes back, and the server tells what was missed.
  } finally {
    clearTimeout(timer);
  }
  return hasOpened;
}

/** For networks that hold streams back: the same changes, asked for. */
async function poll(follow: Follow): Promise<void> {
  try {
    const body = await ask(follow, 'true', follow.signal);
    if (body !== null) for await (const event of eventsIn(body)) hearEvent(follow, event);
  } catch {
    // Offline; the page says so itself.
  }
}

async function ask(follow: Follow, once: 'true' | 'false', signal: AbortSignal) {
  const lastId = follow.lastId();
  const askedAt = performance.now();
  const { response } = await api.GET('/events/', {
    params:
      lastId === null
        ? { query: { once, pageAge: Math.round(askedAt) } }
        : { query: { once }, header: { 'last-event-id': lastId } },
    parseAs: 'stream',
    signal,
  });
  if (lastId === null && performance.now() - askedAt > longestWay) follow.hear({ id: null, heard: 'resync' });
  return response.headers.get('content-type')?.startsWith('text/event-stream') ? response.body : null;
}

/** `ready` tells the place to go on from. */
function hearEvent(follow: Follow, event: StreamEvent | null): void {
  if (event === null) return;
  if (event.name === 'change') {
    follow.hear({ id: event.id, heard: changeFrom(event.data) });
    return;
  }
  follow.hear({ id: event.id, heard: event.name === 'resync' ? 'resync' : null });
}

/** Ends early when the network is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
