/** What other features show of payments. */
import { useQuery } from '@tanstack/react-query';
import { getPayments } from './payments.api.ts';

const minute = 60_000;

/** The first page of those that wait for approval. */
export const usePaymentsToReview = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['payments', 'PENDING_APPROVAL', 1],
    queryFn: ({ signal }) => getPayments('PENDING_APPROVAL', 1, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });
