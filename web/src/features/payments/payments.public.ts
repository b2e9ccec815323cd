/** What other features show of payments. */

import { useQuery } from '@tanstack/react-query';
import { minute } from '../../lib/clock.ts';
import { getPayments } from './payments.api.ts';

/** The first page of those that wait for approval. */
export const usePaymentsToReview = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['payments', 'PENDING_APPROVAL', 1],
    queryFn: ({ signal }) => getPayments('PENDING_APPROVAL', 1, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });
