import { notificationMessages as words } from '@quayside/contract/messages/notifications';
import type { NotificationList } from '@quayside/contract/notifications';
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Heard } from '../../lib/changes.ts';
import { minute } from '../../lib/clock.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { getNotifications, markNotificationsRead, type NotificationQuery } from './notifications.api.ts';

const all = ['notifications'] as const;
/** The bell asks for one, to learn how many there are. */
const bell: NotificationQuery = { size: 1 };

export const useNotifications = (query: NotificationQuery) =>
  useQuery({
    queryKey: [...all, query],
    queryFn: ({ signal }) => getNotifications(query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  });

export const useIsUnreadKnown = (): boolean => useNotifications(bell).data !== undefined;
export const useUnread = (): number => useNotifications(bell).data?.unread ?? 0;

/** Marks as read at once, and takes it back when that failed. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (qids: string[] | undefined) => markNotificationsRead(qids),
    onMutate: (qids) =>
      client.setQueriesData<NotificationList>({ queryKey: all, predicate: isList }, (list) => list && read(list, qids)),
    // Here and not where it is pressed: what is pressed may be gone by then, as nothing seems unread any more.
    onError: () => toast(words.readFailed, { variant: 'caution' }),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

const isList = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => typeof queryKey[1] === 'object';

function read(list: NotificationList, qids: readonly string[] | undefined): NotificationList {
  const isMeant = (qid: string) => qids === undefined || qids.includes(qid);
  const newlyRead = list.results.filter(({ qid, isRead }) => !isRead && isMeant(qid)).length;
  return {
    ...list,
    unread: qids === undefined ? 0 : Math.max(0, list.unread - newlyRead),
    results: list.results.map((one) => (isMeant(one.qid) ? { ...one, isRead: true } : one)),
  };
}

export function hearNotifications(client: QueryClient, heard: readonly Heard[]): void {
  if (heard.some((one) => one === 'resync' || one.kind.startsWith('notification.')))
    void client.invalidateQueries({ queryKey: all, predicate: isList });
}
