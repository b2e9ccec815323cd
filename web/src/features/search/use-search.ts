import type { OfferHits, SaleHits } from '@quayside/contract/search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUser } from '../auth/auth.public.ts';
import { searchOffers, searchSales } from './search.api.ts';

/** How long the typing must rest before anything is asked. A scanner's burst is faster. */
const restMs = 150;
const longest = 80;

export interface Search {
  /** What is typed, as much of it as can be asked for. */
  text: string;
  /** What was last asked for; the answers below are for this text, or still on their way. */
  asked: string;
  sales: SaleHits | undefined;
  offers: OfferHits | undefined;
  isLoading: boolean;
  isFailed: boolean;
  /** Whether all that match stand in a list of the person's own. */
  hasList: boolean;
  /** Asks at once, without waiting for the rest. */
  askNow: () => void;
}

/**
 * Orders and offers found by what is typed, as far as the person may read them. An answer is kept under its text, so one
 * that comes late, for a text typed before, is never shown.
 */
export function useSearch(typed: string): Search {
  const { permissions, company } = useUser();
  /** Our own people find the orders of all companies; a list of them they have not. */
  const isStaff = company.qid === null && permissions.includes('staff.sellers');
  const text = typed.trim().slice(0, longest).trim();
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  const kind = { staleTime: 10_000, retry: 1 };
  const sales = useQuery({
    ...kind,
    queryKey: ['sales', 'search', asked],
    queryFn: ({ signal }) => searchSales(asked, signal),
    enabled: asked !== '' && (permissions.includes('orders.read') || isStaff),
  });
  const offers = useQuery({
    ...kind,
    queryKey: ['offers', 'search', asked],
    queryFn: ({ signal }) => searchOffers(asked, signal),
    enabled: asked !== '' && permissions.includes('offers.read'),
  });
  return {
    text,
    asked,
    sales: sales.data,
    offers: offers.data,
    hasList: !isStaff,
    isLoading: asked !== text || isOnItsWay(sales) || isOnItsWay(offers),
    isFailed: sales.isError || offers.isError,
    askNow: () => {
      setAsked(text);
      if (sales.isError) void sales.refetch();
      if (offers.isError) void offers.refetch();
    },
  };
}

const isOnItsWay = ({ fetchStatus, data }: UseQueryResult): boolean => data === undefined && fetchStatus === 'fetching';
