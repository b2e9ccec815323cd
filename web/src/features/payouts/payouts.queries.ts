/** What the pages of payouts hold in the cache. Keys begin with "payouts", so that one call refreshes all. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { minute } from '../../lib/clock.ts';
import { getPayout, getPayouts, type PayoutQuery } from './payouts.api.ts';

export const keys = {
  all: ['payouts'] as const,
  list: (query: PayoutQuery) => ['payouts', 'list', query] as const,
  one: (qid: string) => ['payouts', 'one', qid] as const,
};

/** One page of the list; the page before stays while the next one loads. */
export const usePayouts = (query: PayoutQuery) =>
  useQuery({
    queryKey: keys.list(query),
    queryFn: ({ signal }) => getPayouts(query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  });

export const usePayout = (qid: string) =>
  useQuery({ queryKey: keys.one(qid), queryFn: ({ signal }) => getPayout(qid, signal), refetchInterval: minute });
