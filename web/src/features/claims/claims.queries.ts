/** What the claims pages hold in the cache, and how it is kept true. Keys begin with "claims", so one call refreshes all. */

import type { Claim, ClaimList } from '@quayside/contract/claims';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { Heard } from '../../lib/changes.ts';
import { minute } from '../../lib/clock.ts';
import { useNewRows } from '../../lib/use-new-rows.ts';
import { type ClaimView, queryOf } from './claim-view.ts';
import { getClaim, getClaimFile, getClaims } from './claims.api.ts';

const moment = 2_000;
const keys = {
  all: ['claims'] as const,
  list: (view: ClaimView) => ['claims', 'list', queryOf(view)] as const,
  peeks: ['claims', 'peek'] as const,
  peek: (view: ClaimView) => ['claims', 'peek', queryOf(view)] as const,
  ones: ['claims', 'one'] as const,
  one: (qid: string) => ['claims', 'one', qid] as const,
  ofSales: ['claims', 'of-sale'] as const,
  toAnswer: ['claims', 'to-answer'] as const,
  ofSale: (saleQid: string) => ['claims', 'of-sale', saleQid] as const,
};

/** One page of the list. It never moves by itself: see `useNewClaims`. The page before stays while the next one loads. */
export const useClaimList = (view: ClaimView) =>
  useQuery({
    queryKey: keys.list(view),
    queryFn: ({ signal }) => getClaims(queryOf(view), signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });

/** How many rows came since the page of the list on the screen was asked for, and what shows them. */
export const useNewClaims = (view: ClaimView, shown: ClaimList | undefined) =>
  useNewRows({ shown: keys.list(view), now: keys.peek(view) }, (signal) => getClaims(queryOf(view), signal), shown);

/** One claim. What moves on by itself within moments is seen by those who hear no live events too, such as staff. */
export const useClaim = (qid: string) =>
  useQuery({
    queryKey: keys.one(qid),
    queryFn: ({ signal }) => getClaim(qid, signal),
    refetchInterval: ({ state }) => (isMoving(state.data) ? moment : minute),
  });

/** Sent in or decided: triage or settlement follows at once. */
const isMoving = (claim: Claim | undefined): boolean =>
  claim !== undefined && ['SUBMITTED', 'APPROVED', 'PARTIALLY_APPROVED'].includes(claim.status);

/** Claims of one order, open ones first, for its page. */
export const useClaimsOfSale = (saleQid: string, isAllowed: boolean) =>
  useQuery({
    queryKey: keys.ofSale(saleQid),
    queryFn: async ({ signal }) => {
      const [open, closed] = await Promise.all([
        getClaims({ saleQid }, signal),
        getClaims({ saleQid, status: 'CLOSED' }, signal),
      ]);
      return [...open.results, ...closed.results];
    },
    enabled: isAllowed,
  });

/** How many await this company's answer, with the one that is due first. */
export const useClaimsToAnswer = (isAllowed: boolean) =>
  useQuery({
    queryKey: keys.toAnswer,
    queryFn: ({ signal }) => getClaims({ status: 'NEEDS_YOU', size: 1 }, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });

/** The claims that one of us has to act on, the one that is due first at the head. */
export const useClaimsToDecide = (isAllowed: boolean) =>
  useQuery({
    queryKey: [...keys.toAnswer, 'all'],
    queryFn: ({ signal }) => getClaims({ status: 'NEEDS_YOU' }, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });

/** The content of a photo; it never changes once it is there. */
export const useClaimPhoto = (qid: string, evidenceQid: string, isPhoto: boolean) =>
  useQuery({
    queryKey: ['claim-files', evidenceQid],
    queryFn: ({ signal }) => getClaimFile(qid, evidenceQid, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isPhoto,
  });

/** Claims change the next action of their order, so both are asked for again. */
export async function refreshClaims(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.all }),
    client.invalidateQueries({ queryKey: ['sales'] }),
  ]);
}

/** Asks again for the claim that is open, those of an open order or to be answered, and how the list would look by now. */
export function hearClaims(client: QueryClient, heard: readonly Heard[]): void {
  if (!heard.some((one) => one === 'resync' || one.kind.startsWith('claim.'))) return;
  for (const queryKey of [keys.peeks, keys.ones, keys.ofSales, keys.toAnswer])
    void client.invalidateQueries({ queryKey });
}
