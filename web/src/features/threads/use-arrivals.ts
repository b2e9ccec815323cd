import { threadMessages as words } from '@quayside/contract/messages/threads';
import type { Thread } from '@quayside/contract/threads';
import { useEffect, useState } from 'react';
import { look, type Seen, type Side } from './arrivals.ts';
import { authorOf } from './author-label.ts';

/** Which messages are new to whoever looks, and what a screen reader is told of those that arrive meanwhile. */
export function useArrivals(
  threads: readonly Thread[] | undefined,
  mine: Side,
): { fresh: ReadonlySet<string>; said: string } {
  const [{ seen, said }, setState] = useState<{ seen: Seen | null; said: string }>({ seen: null, said: '' });
  useEffect(() => {
    if (!threads) return;
    setState((before) => {
      const after = look(before.seen, threads, mine);
      const news = after.arrived.map((message) => words.arrived(authorOf(message), message.body)).join('\n');
      return { seen: after, said: news === '' ? before.said : news };
    });
  }, [threads, mine]);
  return { fresh: seen?.fresh ?? nothing, said };
}

const nothing: ReadonlySet<string> = new Set();
