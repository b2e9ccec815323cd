import type { StockListTask } from '@quayside/contract/stock-lists';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { isNotFound } from '../../lib/api-error.ts';
import { getTask } from './catalog-uploads.api.ts';

/** Asked again after 1 s, doubling to 30 s; twenty answers "not found" in a row end it (domain page, section 16). */
const first = 1_000;
const longest = 30_000;
const mostNotFound = 20;

const delayOf = (times: number): number => Math.min(first * 2 ** times, longest);

export const isRunning = ({ status }: Pick<StockListTask, 'status'>): boolean =>
  status === 'QUEUED' || status === 'PARSING' || status === 'MATCHING' || status === 'APPLYING';

export const taskKey = (qid: string) => ['stock-lists', qid, 'task'] as const;

/** How far a list is; asked again for as long as it works, however long. */
export function useTask(qid: string) {
  // Since when it does what it does now: each step begins with short waits again.
  const since = useRef({ status: '', answers: 0 });
  const delayNow = ({ status }: StockListTask, answers: number) => {
    if (since.current.status !== status) since.current = { status, answers };
    return delayOf(answers - since.current.answers);
  };
  return useQuery({
    queryKey: taskKey(qid),
    queryFn: ({ signal }) => getTask(qid, signal),
    retry: (times, error) => isNotFound(error) && times < mostNotFound - 1,
    retryDelay: delayOf,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isRunning(data) ? delayNow(data, dataUpdateCount) : false,
  });
}
