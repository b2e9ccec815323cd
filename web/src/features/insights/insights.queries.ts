/** What insights hold in the cache, part by part: each is loaded, and fails, by itself. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRank, getRecord, getSales, type InsightQuery } from './insights.api.ts';

export const useSales = (query: InsightQuery) =>
  useQuery({
    queryKey: ['insights', 'sales', query],
    queryFn: ({ signal }) => getSales(query, signal),
    placeholderData: keepPreviousData,
  });

export const useRank = (query: InsightQuery) =>
  useQuery({
    queryKey: ['insights', 'rank', query],
    queryFn: ({ signal }) => getRank(query, signal),
    placeholderData: keepPreviousData,
  });

export const useRecord = () =>
  useQuery({ queryKey: ['insights', 'record'], queryFn: ({ signal }) => getRecord(signal) });
