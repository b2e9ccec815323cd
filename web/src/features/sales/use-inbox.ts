import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { minute } from '../../lib/clock.ts';
import { keepPlaces } from './inbox-places.ts';
import { getInbox } from './sales.api.ts';
import { keys } from './sales.queries.ts';

const isMissing = ({ state }: Pick<Query, 'state'>): boolean => state.data === undefined;
const queryFn = ({ signal }: { signal: AbortSignal }) => getInbox(signal);

/**
 * The most urgent orders that are this seller's move, and what ends within a day. Asked for again each minute and with
 * each change; rows keep their places until `show` is called, so that nothing moves under somebody's hand.
 *
 * @returns the list as it is to be shown, how many rows are new, whether others left or moved, and what shows them
 */
export function useInbox() {
  const client = useQueryClient();
  const shown = useQuery({
    ...{ queryKey: keys.inbox, queryFn },
    refetchOnWindowFocus: isMissing,
    refetchOnReconnect: isMissing,
  });
  const now = useQuery({
    ...{ queryKey: keys.inboxPeek, queryFn, staleTime: minute, refetchInterval: minute },
    enabled: shown.data !== undefined,
    ...(shown.data ? { initialData: shown.data, initialDataUpdatedAt: shown.dataUpdatedAt } : {}),
  });
  const isNewer = now.data !== undefined && now.dataUpdatedAt > shown.dataUpdatedAt;
  const placed = shown.data && keepPlaces(shown.data, isNewer ? now.data : shown.data);
  return {
    inbox: placed?.inbox,
    newRows: placed?.newRows ?? 0,
    hasMoved: placed?.hasMoved ?? false,
    show: () => client.setQueryData(keys.inbox, now.data),
    isError: shown.isError,
    refetch: () => void shown.refetch(),
  };
}
