import { useQuery } from '@tanstack/react-query';
import { minute } from '../../lib/clock.ts';
import { getApplications, getWithdrawals } from './buyer-money.api.ts';

/** Withdrawals that need two of us. */
export const useWithdrawalsToReview = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['buyer-money', 'WITHDRAWALS', 1],
    queryFn: ({ signal }) => getWithdrawals(1, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });

/** Buyers who want to pay later. */
export const useCreditToDecide = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['buyer-money', 'APPLICATIONS', 1],
    queryFn: ({ signal }) => getApplications(1, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });
