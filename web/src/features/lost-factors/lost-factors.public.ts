/** What other features show of lost second factors. */

import { useQuery } from '@tanstack/react-query';
import { minute } from '../../lib/clock.ts';
import { getLostFactors } from './lost-factors.api.ts';

export const useLostFactors = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['lost-factors', 1],
    queryFn: ({ signal }) => getLostFactors(1, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });
