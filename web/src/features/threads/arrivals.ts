/** Which messages of the other side are new to whoever looks at the page. Pure. */
import type { Thread } from '@quayside/contract/threads';

type Message = Thread['messages'][number];
export type Side = Message['author'];
export interface Seen {
  /** Every message of the other side that was shown by now. */
  known: ReadonlySet<string>;
  /** Those that stay marked as new until the page is left. */
  fresh: ReadonlySet<string>;
  /** Those that came while the page was open, with the latest look. */
  arrived: readonly Message[];
}

/** `before` null: the first look, at which the unread ones are new and nothing arrived. */
export function look(before: Seen | null, threads: readonly Thread[], mine: Side): Seen {
  const others = threads.flatMap(({ messages }) => messages.filter(({ author }) => author !== mine));
  const arrived = before ? others.filter(({ qid }) => !before.known.has(qid)) : [];
  const unread = before ? arrived : others.filter(({ isRead }) => !isRead);
  return {
    known: new Set(others.map(({ qid }) => qid)),
    fresh: new Set([...(before?.fresh ?? []), ...unread.map(({ qid }) => qid)]),
    arrived,
  };
}

/** The time of the newest message; null when there is none. */
export const newestOf = (threads: readonly Thread[]): string | null =>
  threads
    .flatMap(({ messages }) => messages.map(({ createdAt }) => createdAt))
    .sort()
    .at(-1) ?? null;
