import { useQuery } from '@tanstack/react-query';
import { minute } from '../../lib/clock.ts';
import { getRequests } from './catalogue-requests.api.ts';

/** What sellers and buyers miss, and nobody has answered. */
export const useRequestsToAnswer = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['catalogue-requests', 'OPEN', 1],
    queryFn: ({ signal }) => getRequests({ status: 'OPEN', page: 1 }, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });
