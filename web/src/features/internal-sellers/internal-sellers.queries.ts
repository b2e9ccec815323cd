import { useQuery } from '@tanstack/react-query';
import { minute } from '../../lib/clock.ts';
import { getDebtors, getSellers } from './internal-sellers.api.ts';

/** Companies in review, and those that asked for another fee. */
export const useSellersToDecide = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['internal-sellers', 'list', 'waiting'],
    queryFn: ({ signal }) => getSellers({ page: 1, waiting: 'true' }, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });

/** Companies that owe us and sell no more: no payout takes it. */
export const useDebtsToCollect = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['internal-sellers', 'debts', 'waiting'],
    queryFn: ({ signal }) => getDebtors(1, true, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });
