/** What the order pages hold in the cache, and how it is kept true. Keys begin with "sales", so one call refreshes all. */

import type { Sale, SaleList } from '@quayside/contract/sales';
import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { minute } from '../../lib/clock.ts';
import { useNewRows } from '../../lib/use-new-rows.ts';
import { useUser } from '../auth/auth.public.ts';
import { defaultView, type ListView, queryOf } from './list-view.ts';
import { listPath } from './sale-paths.ts';
import {
  getCarriers,
  getEvents,
  getFlags,
  getSale,
  getSales,
  getStats,
  type ListQuery,
  markRead,
} from './sales.api.ts';

/** While a booking is under way the order is asked for more often. */
const bookingInterval = 3_000;

/** One page of the list for whoever reads it: list, new-rows bar, neighbours. */
export const listOptions = (view: ListView) => ({
  queryKey: keys.list(view),
  queryFn: ({ signal }: { signal: AbortSignal }) => getSales(queryOf(view), signal),
});

/** The most rows that one call gives. */
const queueSize = 100;
/** The orders of a list that wait for their quantities, as many as one call gives. */
export const queueOptions = (view: ListView) => {
  const query = { ...queryOf({ ...view, page: 1, nextAction: ['CONFIRM_QUANTITIES'] }), size: queueSize };
  return queryOptions({ queryKey: keys.queue(query), queryFn: ({ signal }) => getSales(query, signal) });
};

/** Paid to their sellers and not followed yet, the oldest order first. */
export const unsentView: ListView = {
  ...defaultView,
  ...{ status: 'PAID', sort: 'createdAt', nextAction: ['ADD_TRACKING', 'BOOK_CARRIER'] },
};
export const unsentPath = listPath(unsentView);
/** How many there are, for our own people. */
export const useUnsentSales = (isAllowed: boolean) =>
  useQuery({
    queryKey: keys.unsent,
    queryFn: ({ signal }) => getSales({ ...queryOf(unsentView), size: 1 }, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });

/** One page of them. */
export const useUnsentPage = (page: number) =>
  useQuery({
    queryKey: keys.list({ ...unsentView, page }),
    queryFn: ({ signal }) => getSales(queryOf({ ...unsentView, page }), signal),
    placeholderData: keepPreviousData,
  });

export const keys = {
  all: ['sales'] as const,
  lists: ['sales', 'list'] as const,
  peeks: ['sales', 'peek'] as const,
  ones: ['sales', 'one'] as const,
  allEvents: ['sales', 'events'] as const,
  list: (view: ListView) => ['sales', 'list', queryOf(view)] as const,
  queues: ['sales', 'queue'] as const,
  queue: (query: ListQuery) => ['sales', 'queue', query] as const,
  peek: (view: ListView) => ['sales', 'peek', queryOf(view)] as const,
  one: (qid: string) => ['sales', 'one', qid] as const,
  events: (qid: string) => ['sales', 'events', qid] as const,
  stats: ['sales', 'stats'] as const,
  unsent: ['sales', 'unsent'] as const,
  inbox: ['sales', 'inbox'] as const,
  inboxPeek: ['sales', 'peek', 'inbox'] as const,
};

/** Asks for everything about sales again; settles when what is on the screen has arrived. */
export const refreshSales = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: keys.all });

/**
 * Puts the order that a write answered on the screen, without asking for it again. Its timeline is asked for; lists and
 * figures are when they are looked at next.
 */
export async function keepSale(client: QueryClient, sale: Sale): Promise<void> {
  const queryKey = keys.one(sale.qid);
  // An answer that is still on its way is older.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Sale>(queryKey, (before) => (before && before.version > sale.version ? before : sale));
  void client.invalidateQueries({ queryKey: keys.events(sale.qid) });
  for (const later of [keys.lists, keys.queues, keys.peeks, keys.stats, keys.inbox])
    void client.invalidateQueries({ queryKey: later, refetchType: 'none' });
}

/** One page of the list. It never moves by itself: see `useNewSales`. The page before stays while the next one loads. */
export function useSaleList(view: ListView) {
  return useQuery({
    ...listOptions(view),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}

/** How many rows came since the page of the list on the screen was asked for, and what shows them. */
export const useNewSales = (view: ListView, shown: SaleList | undefined) =>
  useNewRows({ shown: keys.list(view), now: keys.peek(view) }, (signal) => getSales(queryOf(view), signal), shown);

/** How far the list reaches, asked only once a page turned out to be beyond it. */
export function useLastPage(view: ListView, isBeyond: boolean): number | null {
  const first = { ...view, page: 1 };
  const { data } = useQuery({
    queryKey: keys.list(first),
    queryFn: ({ signal }) => getSales(queryOf(first), signal),
    enabled: isBeyond,
  });
  return data && data.count > 0 ? Math.ceil(data.count / data.size) : null;
}

export const useStats = () =>
  useQuery({ queryKey: keys.stats, queryFn: ({ signal }) => getStats(signal), refetchInterval: minute });

export const saleOptions = (qid: string) =>
  queryOptions({ queryKey: keys.one(qid), queryFn: ({ signal }) => getSale(qid, signal) });

export function useSale(qid: string) {
  return useQuery({
    ...saleOptions(qid),
    refetchInterval: ({ state }) => (isBooking(state.data) ? bookingInterval : minute),
  });
}

export const useSaleEvents = (qid: string) =>
  useQuery({ queryKey: keys.events(qid), queryFn: ({ signal }) => getEvents(qid, signal) });

export const isBooking = (sale: Sale | undefined): boolean =>
  sale?.lastAttempt?.status === 'REQUESTED' || sale?.lastAttempt?.status === 'PENDING';

/**
 * Marks an opened sale as read, at once in the lists (ORD-04): for the whole company, so only where this person confirms
 * its orders. Answers true when the sale's version is settled, so that a task opened by the link does not start from a
 * version that this very visit makes old.
 */
export function useMarkRead(sale: Sale): boolean {
  const client = useQueryClient();
  const { permissions } = useUser();
  const { qid } = sale;
  const isKept = sale.hasRead || !permissions.includes('orders.confirm');
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    if (isKept) return;
    const inLists = (isRead: boolean) => {
      for (const queryKey of [keys.lists, keys.inbox])
        client.setQueriesData<Rows>({ queryKey }, (list) => list && withRead(list, qid, isRead));
    };
    inLists(true);
    markRead(qid).then(
      async (sale) => {
        // An answer that is still on its way is older, such as that of an order that was asked for ahead.
        await client.cancelQueries({ queryKey: keys.one(qid), exact: true });
        client.setQueryData(keys.one(qid), sale);
        // A list that was asked for in between still had it unread.
        inLists(true);
      },
      () => {
        inLists(false);
        setUnread(true);
      },
    );
  }, [client, qid, isKept]);
  // Read is what the page shows, not what was answered: a task opens with the version that it sees.
  return isUnread || isKept;
}

type Rows = Pick<SaleList, 'results'>;
const withRead = (list: Rows, qid: string, hasRead: boolean): Rows => ({
  ...list,
  results: list.results.map((row) => (row.qid === qid ? { ...row, hasRead } : row)),
});

/** All carriers; the list changes with releases only. */
export const useCarriers = (isNeeded = true) =>
  useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) => getCarriers(signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNeeded,
  }).data?.results ?? [];

/** Whether carriers can be booked here; true while it is not known. */
export const useLogistics = (): boolean =>
  useQuery({
    queryKey: ['flags'],
    queryFn: ({ signal }) => getFlags(signal),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.logistics ?? true;

/** Where a number of a carrier is followed; null where it is not known. */
export function useTrackingUrl(): (carrier: string, number: string) => string | null {
  const carriers = useCarriers();
  return (qid, number) =>
    carriers.find((carrier) => carrier.qid === qid)?.trackingUrl?.replace('%s', encodeURIComponent(number)) ?? null;
}

/** Gives the name of a carrier by its id; the id itself while the list is on its way. */
export function useCarrierName(isNeeded = true): (qid: string) => string {
  const carriers = useCarriers(isNeeded);
  return (qid) => carriers.find((carrier) => carrier.qid === qid)?.name ?? qid;
}
