/** How an offer looks on the wire. */
import type { OfferHit, OfferHits } from '@quayside/contract/search';
import { money, toWire } from '../../kernel/money.ts';
import type { Hits } from '../../kernel/search-hits.ts';
import type { FoundOffer } from './offer-search.read-model.ts';

export const presentOfferHits = ({ rows, exact, hasMore }: Hits<FoundOffer>): OfferHits => ({
  results: rows.map(presentHit),
  exact,
  hasMore,
});

const presentHit = (offer: FoundOffer): OfferHit => ({
  qid: offer.id,
  gtin: offer.gtin,
  productName: [offer.productName, offer.size].filter(Boolean).join(', '),
  brand: offer.brandName,
  status: offer.status,
  price: toWire(money(offer.priceMinor, offer.currency)),
  stock: offer.stock,
  matched: offer.token,
});
