import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { minute } from './clock.ts';

interface Rows {
  readonly results: readonly { readonly qid: string }[];
  readonly count: number;
  readonly countIsExact: boolean;
}

/**
 * The page of a list as it is on the server by now, asked for each minute and whenever its key is invalidated. Rows not
 * shown yet are only counted, so that nothing moves under somebody's hand.
 *
 * @param keys `shown` holds the page on the screen, `now` the one asked for here
 * @param shown the page on the screen; nothing is asked while it is absent
 * @returns how many rows of the page are new, by how many the list grew beside them, and a function that puts the page on
 *   the screen
 */
export function useNewRows<List extends Rows>(
  keys: { shown: QueryKey; now: QueryKey },
  get: (signal: AbortSignal) => Promise<List>,
  shown: List | undefined,
): { count: number; elsewhere: number; show: () => void } {
  const client = useQueryClient();
  const { data: now } = useQuery({
    queryKey: keys.now,
    queryFn: ({ signal }) => get(signal),
    enabled: shown !== undefined,
    ...(shown ? { initialData: shown } : {}),
    staleTime: minute,
    refetchInterval: minute,
  });
  const known = new Set(shown?.results.map(({ qid }) => qid));
  const isNewer = now !== undefined && now !== shown;
  const count = isNewer && shown ? now.results.filter(({ qid }) => !known.has(qid)).length : 0;
  const isCounted = isNewer && shown?.countIsExact === true && now.countIsExact;
  return {
    count,
    elsewhere: isCounted ? Math.max(0, now.count - shown.count - count) : 0,
    show: () => client.setQueryData(keys.shown, now),
  };
}
