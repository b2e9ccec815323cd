/** What the pages hold of decisions that wait, and what is asked again once one of them is looked at. */

import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { minute } from '../../lib/clock.ts';
import { getCancellations, getDecisions } from './decisions.api.ts';

/** One page of the list; the page before stays while the next one loads. */
export const useDecisions = (page: number) =>
  useQuery({
    queryKey: ['decisions', page],
    queryFn: ({ signal }) => getDecisions(page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  });

/** The cancellation of this order that waits for a second person; null: none does. */
export const useWaitingCancellation = (saleQid: string) =>
  useQuery({
    queryKey: ['decisions', 'cancellations'],
    queryFn: ({ signal }) => getCancellations(signal),
    select: ({ results }) => results.find((one) => one.saleQid === saleQid) ?? null,
  });

/** A decision changes what it is about: payments, payouts, claims and orders are asked for again. */
export async function refreshDecided(client: QueryClient): Promise<void> {
  const about = ['decisions', 'payments', 'payouts', 'claims', 'sales'];
  await Promise.all(about.map((name) => client.invalidateQueries({ queryKey: [name] })));
}
