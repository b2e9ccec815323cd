/** What the pages hold of decisions that wait, and what is asked again once one of them is looked at. */
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { getDecisions } from './decisions.api.ts';

const minute = 60_000;

/** One page of the list; the page before stays while the next one loads. */
export const useDecisions = (page: number) =>
  useQuery({
    queryKey: ['decisions', page],
    queryFn: ({ signal }) => getDecisions(page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  });

/** A decision changes what it is about: payments, payouts, claims and orders are asked for again. */
export async function refreshDecided(client: QueryClient): Promise<void> {
  const about = ['decisions', 'payments', 'payouts', 'claims', 'sales'];
  await Promise.all(about.map((name) => client.invalidateQueries({ queryKey: [name] })));
}
