/** What insights hold in the cache, by what was asked for. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getInsights, type InsightQuery } from './insights.api.ts';

export const useInsights = (query: InsightQuery) =>
  useQuery({
    queryKey: ['insights', query],
    queryFn: ({ signal }) => getInsights(query, signal),
    placeholderData: keepPreviousData,
  });
