/** What the inventory pages hold in the cache. Keys begin with "offers", so one call refreshes all. */
import type { OffersInfo } from '@quayside/contract/offers';
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Heard } from '../../lib/changes.ts';
import { clock } from '../../lib/clock.ts';
import { type OfferView, queryOf } from './offer-view.ts';
import {
  chooseMarket,
  getBrands,
  getOffer,
  getOffers,
  getOffersInfo,
  getPrices,
  getStatusCounts,
} from './offers.api.ts';

const weekMs = 7 * 24 * 3_600_000;
const all = ['offers'] as const;

export const useOfferList = (view: OfferView) =>
  useQuery({
    queryKey: [...all, 'list', queryOf(view)],
    queryFn: ({ signal }) => getOffers(queryOf(view), signal),
    placeholderData: keepPreviousData,
  });
export const useOffer = (qid: string) =>
  useQuery({ queryKey: [...all, 'one', qid], queryFn: ({ signal }) => getOffer(qid, signal) });
export const useOffersInfo = () =>
  useQuery({ queryKey: [...all, 'info'], queryFn: ({ signal }) => getOffersInfo(signal) });
export const useStatusCounts = () =>
  useQuery({ queryKey: [...all, 'counts'], queryFn: ({ signal }) => getStatusCounts(signal) });
export const useBrandsOffered = () =>
  useQuery({ queryKey: [...all, 'brands'], queryFn: ({ signal }) => getBrands(signal) });
export const usePrices = (qid: string) =>
  useQuery({ queryKey: [...all, 'prices', qid], queryFn: ({ signal }) => getPrices(qid, signal) });

/** The choice is shown at once; ranks follow by themselves, and are heard of. */
export function useChooseMarket() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: chooseMarket,
    onSuccess: (market) =>
      client.setQueryData<OffersInfo>([...all, 'info'], (before) => before && { ...before, ...market }),
  });
}

/** Asks again for all that is shown of offers. */
export function useRefreshOffers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: all });
}

/** Ranks move when others change their prices. */
export function refreshOffersOnChange(client: QueryClient, heard: readonly Heard[]): void {
  if (heard.some((one) => one === 'resync' || one.kind.startsWith('offer.')))
    void client.invalidateQueries({ queryKey: all });
}

/** Ids of the offers whose list ends first, as many as one change takes. */
export const useEndingOffers = (isAsked: boolean) =>
  useQuery({
    queryKey: [...all, 'ending'],
    queryFn: async ({ signal }) => {
      const { results } = await getOffers({ status: 'ACTIVE', sort: 'endsAt', size: 100 }, signal);
      const limit = clock.now().getTime() + weekMs;
      return results.filter(({ endsAt }) => Date.parse(endsAt) < limit).map(({ qid }) => qid);
    },
    enabled: isAsked,
  });

/** The currency this company sells in; undefined until it is known. */
export const useOfferCurrency = () => useOffersInfo().data?.currency;
