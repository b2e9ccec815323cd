import type { SaleList, SaleRow } from '@quayside/contract/sales';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../auth/auth.public.ts';
import { hasOrders } from './components/no-orders.tsx';
import type { ListView } from './list-view.ts';
import { nextTaskOf } from './sale-steps.ts';
import { queueOptions, saleOptions } from './sales.queries.ts';

/**
 * What else of a list waits for this person's confirmation, in the order of the list: the order after this one, the first
 * again after the last; null when this one is the only one. The next order is asked for ahead.
 */
export function useConfirmQueue(qid: string, view: ListView) {
  const client = useQueryClient();
  const hasList = hasOrders(useUser());
  const options = queueOptions(view);
  const { data } = useQuery({ ...options, refetchOnWindowFocus: false, enabled: hasList });
  const next = nextInQueue(qid, data?.results ?? []);
  useEffect(() => {
    if (next !== null) void client.prefetchQuery(saleOptions(next));
  }, [client, next]);
  /** This order waits no more: the number is right at once, before the list has been asked for again. */
  const leave = () => client.setQueryData<SaleList>(options.queryKey, (list) => list && without(list, qid));
  return { next, left: data ? without(data, qid).count : 0, leave };
}

export type QueueRow = Pick<SaleRow, 'qid' | 'status' | 'nextAction' | 'allowedActions'>;

export function nextInQueue(qid: string, rows: readonly QueueRow[]): string | null {
  const at = rows.findIndex((row) => row.qid === qid);
  const waiting = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return waiting.find((row) => nextTaskOf(row) === 'quantities')?.qid ?? null;
}

function without(list: SaleList, qid: string): SaleList {
  const results = list.results.filter((row) => row.qid !== qid);
  return { ...list, results, count: list.count - (list.results.length - results.length) };
}
