import { useQuery } from '@tanstack/react-query';
import { changeView, defaultView, getSales, myMoves, queryOf } from '../sales/sales.public.ts';

/** How many orders the dashboard shows. */
export const nextUpSize = 5;
const minute = 60_000;

/** The current orders in which the seller moves: the list that the dashboard shows the head of. */
export const needsYouView = changeView(defaultView, { nextAction: myMoves });

/** The most urgent of them, soonest deadline first. The key begins with "sales", so every change of an order refreshes it. */
export const useNextUp = () =>
  useQuery({
    queryKey: ['sales', 'next-up'],
    queryFn: ({ signal }) => getSales({ ...queryOf(needsYouView), size: nextUpSize }, signal),
    refetchInterval: minute,
  });
