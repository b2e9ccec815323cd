/** What an offer is found by, as rows: for tests, the demo world and a loaded history. */
import type { offerSearch } from './offers.tables.ts';
import { searchTokensOf } from './search-tokens.ts';

type SearchableOffer = Parameters<typeof searchTokensOf>[0] & { readonly sellerId: string; readonly offerId: string };

export function offerSearchRows(offer: SearchableOffer): (typeof offerSearch.$inferInsert)[] {
  const { sellerId, offerId } = offer;
  return searchTokensOf(offer).map((token) => ({ sellerId, token, offerId }));
}
