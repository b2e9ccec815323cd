/** What the pages hold in the cache. Keys begin with "watchlist", so one call refreshes all. */
import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import type { TrendingView } from './trending-view.ts';
import { getRecommendations, getTrending, getWatchlist, unwatch, watch } from './watchlist.api.ts';

const all = ['watchlist'] as const;

export const useTrending = ({ search, page }: TrendingView) =>
  useQuery({
    queryKey: [...all, 'trending', search, page],
    queryFn: ({ signal }) => getTrending({ page, ...(search.trim() === '' ? {} : { search: search.trim() }) }, signal),
    placeholderData: keepPreviousData,
  });

/** The first of them, as the dashboard shows. */
export const useTopTrending = (size: number) =>
  useQuery({ queryKey: [...all, 'top', size], queryFn: ({ signal }) => getTrending({ page: 1, size }, signal) });

export const useRecommendations = () =>
  useQuery({ queryKey: [...all, 'recommended'], queryFn: ({ signal }) => getRecommendations(signal) });

export const useWatchlist = ({ isMet, isAvailable, page }: TrendingView) =>
  useQuery({
    queryKey: [...all, 'items', isMet, isAvailable, page],
    queryFn: ({ signal }) =>
      getWatchlist(
        { page, ...(isMet ? { are_targets_met: 'true' } : {}), ...(isAvailable ? { is_available: 'true' } : {}) },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** Asks again for all that is shown here. */
export function useRefreshWatchlist(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: all });
}

/** The star: on the list or off it, with the way back on the toast. */
export function useWatching(): { toggle: (gtin: string, isWatched: boolean) => void; isRunning: boolean } {
  const refresh = useRefreshWatchlist();
  const sendOnce = useIdempotencyKey();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ gtin, isWatched }: { gtin: string; isWatched: boolean }) => {
      if (isWatched) await unwatch(gtin);
      else await sendOnce({ gtin }, watch);
    },
    onSuccess: async (_answer, { gtin, isWatched }) => {
      await refresh();
      const back = () => mutate({ gtin, isWatched: !isWatched });
      toast(isWatched ? words.unwatched : words.watched, { action: { label: words.undo, run: back } });
    },
    onError: (error) => toast(messageOf(error, words.failedChange), { variant: 'error' }),
  });
  return { toggle: (gtin, isWatched) => mutate({ gtin, isWatched }), isRunning: isPending };
}
