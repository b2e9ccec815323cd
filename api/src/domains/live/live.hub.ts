/**
 * The open pages of this process. A change is written once as text and handed to the streams of its company or person.
 * One query every 1.5 seconds finds the sessions that ended and the people whose rights are others: a stream is opened with
 * rights that are at most three seconds old, so after five nobody hears what is not theirs any more. While the database
 * cannot be asked, nothing is told but that something may have been missed.
 */
import type { Instant } from '../../kernel/clock.ts';
import { change, changeChannel } from '../../platform/db/changes.repository.ts';
import type { Listening } from '../../platform/db/listening.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { type Rights, sessionsThatStand } from '../auth/auth.public.ts';
import { refuse } from './live.errors.ts';
import { changeLog } from './live.log.ts';
import { hasSameRights, hears } from './live.rules.ts';
import { changeText, heartbeat, type LiveStream, openStream, placeText } from './live.stream.ts';

const checkEvery = 1_500;
/** Milliseconds that an answer about people's rights counts: one that comes late under load costs nobody anything. */
const answerCountsFor = 2 * checkEvery;
/** Proxies give up after 30 to 60 silent seconds. */
const heartbeatEvery = 10;
/** One per browser is usual; the rest is for devices and for connections that died unnoticed. */
const mostPerPerson = 10;
/** Milliseconds after which a page that was cut off comes back, spread over as many again by the page. */
const comeBackAfter = 1_000;

type Listener = Rights &
  Pick<SignedInActor, 'userId' | 'sessionId'> & {
    /** When the access token ends, and with it the stream. */
    readonly until: Instant;
  };
type Open = { readonly listener: Listener; readonly stream: LiveStream };

/** Where a page stands: the last event it received, or, before the first one, how long it has been loading. */
type Standing = { readonly lastId: string | undefined; readonly pageAge: number | undefined };

export type LiveHub = {
  /** A stream that first tells what was missed until now. Refuses `too_many_streams`. */
  open(listener: Listener, standing: Standing): Promise<LiveStream['readable']>;
  /** What was missed until now, as text. */
  missed(listener: Listener, standing: Standing): Promise<string>;
  close(): Promise<void>;
};

export function openHub(deps: Deps): LiveHub {
  const streams = new Set<Open>();
  const log = changeLog();
  let listening: Listening | undefined;
  let begun: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let turn = 0;
  const rights = certainty();
  const resync = () => placeText('resync', log.place());

  const onMessage = (payload: string) => {
    const told = change.parse(JSON.parse(payload));
    log.add(told);
    if (rights.holdBack()) return;
    const text = changeText(told);
    for (const { listener, stream } of streams) if (hears(listener, told)) stream.send(text);
  };
  /** What happened meanwhile is unknown: nobody can be told what was missed, only that something may be. */
  const onGap = () => {
    log.forget();
    for (const { stream } of streams) stream.send(resync());
  };
  /** The connection is there from the first page on, and stays for those that come back. */
  const listen = () => {
    listening ??= deps.database.listen(changeChannel, { onMessage, onGap });
    begun ??= listening.started.then(log.forget);
    if (!timer) rights.confirm(performance.now());
    // Whom it cannot ask about hears nothing: the next answer makes up for it.
    timer ??= setInterval(() => void check().catch(() => undefined), checkEvery);
    return begun;
  };
  const check = async () => {
    turn = (turn + 1) % heartbeatEvery;
    if (turn === 0) beat(streams);
    const asked = performance.now();
    await endSpent(deps, streams);
    if (rights.confirm(asked)) for (const { stream } of streams) stream.send(resync());
  };
  const missedText = (listener: Listener, { lastId, pageAge = 0 }: Standing): string => {
    const missed = lastId === undefined ? log.within(pageAge) : log.after(lastId);
    if (missed === null) return resync();
    const told = missed.filter((one) => hears(listener, one)).map(changeText);
    if (lastId !== undefined) return told.join('');
    // A page that just loads has read some of it already: versions tell it which.
    return `${told.join('')}${placeText('ready', log.place())}`;
  };

  return {
    open: async (listener, standing) => {
      if (ofPerson(streams, listener.userId) >= mostPerPerson) throw refuse('too_many_streams', { waitSeconds: 30 });
      await listen();
      const entry: Open = { listener, stream: openStream(resync, () => streams.delete(entry)) };
      streams.add(entry);
      entry.stream.send(`retry: ${comeBackAfter}\n\n${missedText(listener, standing)}`);
      return entry.stream.readable;
    },
    missed: async (listener, standing) => {
      await listen();
      return missedText(listener, standing);
    },
    close: async () => {
      clearInterval(timer);
      for (const { stream } of [...streams]) stream.end();
      await listening?.close();
    },
  };
}

/** Whether the rights of the open streams are known well enough to tell them anything. */
function certainty() {
  let knownAt = Number.NEGATIVE_INFINITY;
  let isOwed = false;
  return {
    /** True when a change must be kept from everybody; that is then owed. */
    holdBack: (): boolean => {
      const isHeld = performance.now() - knownAt > answerCountsFor;
      isOwed ||= isHeld;
      return isHeld;
    },
    /** The rights were asked for at that time, and answered. Answers whether something is owed. */
    confirm: (askedAt: number): boolean => {
      const wasOwed = isOwed;
      knownAt = Math.max(knownAt, askedAt);
      isOwed = false;
      return wasOwed;
    },
  };
}

/** Keeps living connections open, and gives up on those that take nothing. */
function beat(streams: ReadonlySet<Open>): void {
  for (const { stream } of [...streams]) {
    if (stream.isKeepingUp()) stream.send(heartbeat);
    else stream.readable.destroy();
  }
}

/** Ends the streams whose token, session or rights are not what they were when they were opened. One that opens meanwhile is asked about next time. */
async function endSpent(deps: Deps, streams: ReadonlySet<Open>): Promise<void> {
  const asked = [...streams];
  if (asked.length === 0) return;
  const now = deps.clock.now();
  const standing = await sessionsThatStand(deps, [...new Set(asked.map(({ listener }) => listener.sessionId))]);
  for (const { listener, stream } of asked) {
    const found = standing.get(listener.sessionId);
    if (!found || !hasSameRights(found, listener) || listener.until <= now) stream.end();
  }
}

function ofPerson(streams: ReadonlySet<Open>, userId: string): number {
  return [...streams].filter(({ listener }) => listener.userId === userId).length;
}
