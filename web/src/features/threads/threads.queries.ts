import { threadMessages as words } from '@quayside/contract/messages/threads';
import { conversationWriters } from '@quayside/contract/readers';
import type { MessageFile, Thread } from '@quayside/contract/threads';
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Heard } from '../../lib/changes.ts';
import { minute } from '../../lib/clock.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { useUser } from '../auth/auth.public.ts';
import { newestOf, type Side } from './arrivals.ts';
import {
  answerThread,
  getAllThreads,
  getOrder,
  getThreads,
  type Issue,
  type MessageBody,
  markThreadRead,
  markThreadsRead,
  openThread,
  saveMessageFile,
  writeAgain,
} from './threads.api.ts';

const all = ['threads'] as const;
const ofOrder = (saleQid: string) => [...all, saleQid] as const;

/** The side this person writes for. */
export const useSide = (): Side => (useUser().isStaff ? 'STAFF' : 'SELLER');

/** The order beside its conversations. */
export const useOrder = (saleQid: string) =>
  useQuery({ queryKey: ['threads-order', saleQid], queryFn: ({ signal }) => getOrder(saleQid, signal) });

export const useThreads = (saleQid: string) =>
  useQuery({
    queryKey: ofOrder(saleQid),
    queryFn: ({ signal }) => getThreads(saleQid, signal),
    refetchInterval: minute,
  });

/** The conversations that wait for one of us, the one to be answered first at the head. */
export const useThreadsToAnswer = (isAllowed: boolean) =>
  useQuery({
    queryKey: [...all, 'of all', 'true', 1],
    queryFn: ({ signal }) => getAllThreads({ page: 1, waiting: 'true' }, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });

export const useAllThreads = (page: number, waiting: 'true' | 'false') =>
  useQuery({
    queryKey: [...all, 'of all', waiting, page],
    queryFn: ({ signal }) => getAllThreads({ page, waiting }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  });

const staffWriters = ['staff.sellers'] as const;

/** Whether the signed-in person takes part in conversations, or only reads them. */
export function useMayWrite(): boolean {
  const { isStaff, permissions } = useUser();
  return (isStaff ? staffWriters : conversationWriters).some((one) => permissions.includes(one));
}

/**
 * Whoever looks at the conversations and may act on them has read them: for the whole company, or for us. A tab in the
 * background reads nothing.
 */
export function useReadMark(saleQid: string, threads: readonly Thread[]): void {
  const client = useQueryClient();
  const { isStaff } = useUser();
  const mayMark = useMayWrite();
  const unread = mayMark ? threads.filter((one) => one.unread > 0) : [];
  const named = unread.map(({ qid }) => qid).join();
  const upTo = newestOf(unread);
  useEffect(() => {
    if (named === '' || upTo === null) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      const marked = isStaff
        ? Promise.all(named.split(',').map((qid) => markThreadRead(qid, upTo)))
        : markThreadsRead(saleQid, upTo);
      // What could not be marked stays unread, which the next visit mends.
      marked.then(() => client.invalidateQueries({ queryKey: all })).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, saleQid, isStaff, named, upTo]);
}

/** Sends the first message of a conversation. */
export function useOpenThread(saleQid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ issue, key }: { issue: Issue; key: string }) => openThread(saleQid, issue, key),
    onSettled: () => client.invalidateQueries({ queryKey: ofOrder(saleQid) }),
  });
}

/** Sends the next one, for the side this person is on. */
export function useReply(saleQid: string, threadQid: string) {
  const client = useQueryClient();
  const { isStaff } = useUser();
  return useMutation({
    mutationFn: ({ body, key }: { body: MessageBody; key: string }) =>
      isStaff ? answerThread(threadQid, body, key) : writeAgain(saleQid, threadQid, body, key),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

/** Hands a file of a message to the person's downloads. */
export const useSaveFile = (saleQid: string) =>
  useMutation({
    mutationFn: ({ qid, name }: MessageFile) => saveMessageFile(saleQid, qid, name),
    onError: () => toast(words.downloadFailed, { variant: 'caution' }),
  });

export function hearThreads(client: QueryClient, heard: readonly Heard[]): void {
  if (heard.some((one) => one === 'resync' || one.kind.startsWith('thread.')))
    void client.invalidateQueries({ queryKey: all });
}
