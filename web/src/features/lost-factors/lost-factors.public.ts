/** What other features show of lost second factors. */
import { useQuery } from '@tanstack/react-query';
import { getLostFactors } from './lost-factors.api.ts';

const minute = 60_000;

export const useLostFactors = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['lost-factors', 1],
    queryFn: ({ signal }) => getLostFactors(1, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });
