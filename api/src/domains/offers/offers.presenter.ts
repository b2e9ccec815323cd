/** How an offer looks on the wire. */
import type { StaffOffer } from '@quayside/contract/blocked-offers';
import type { Offer, OfferMarket } from '@quayside/contract/offers';
import type { OfferHit, OfferHits } from '@quayside/contract/search';
import { days, plus } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { Hits } from '../../kernel/search-hits.ts';
import type { SellerRecord } from '../sellers/sellers.public.ts';
import type { StaffOfferRow } from './blocked-offers.read-model.ts';
import type { FoundOffer } from './offer-search.read-model.ts';
import { listDays } from './offers.limits.ts';
import type { OfferDetail } from './offers.read-model.ts';
import { type Discounts, priceToWin, shareAbove } from './offers.rules.ts';

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

/** What is off an offer's price now. */
export const discountsOf = ({ sellerDiscount, discount }: OfferDetail): Discounts => ({
  seller: sellerDiscount,
  brand: discount ?? 0,
});

/** The lowest price of an offer: its own floor, else its brand's. */
export const floorOf = ({ offer, brandFloorMinor }: OfferDetail): bigint | null => offer.floorMinor ?? brandFloorMinor;

export function presentOffer(detail: OfferDetail): Offer {
  const { offer, discountId, discount } = detail;
  const { currency, rank, winningMinor, effectiveMinor, status, blockedReason, blockedNote } = offer;
  const inCurrency = (minor: bigint) => toWire(money(minor, currency));
  const floor = floorOf(detail);
  const loses = rank !== null && rank > 1 && winningMinor !== null;
  const toWin = loses ? priceToWin(winningMinor, discountsOf(detail), floor) : null;
  const brand = { qid: detail.brandId, slug: detail.brandSlug, name: detail.brandName };
  return {
    ...{ qid: offer.id, status, blockedReason, blockedNote, gtin: detail.gtin, brand },
    ...{ productName: detail.name, size: detail.size, picture: detail.picture },
    variant: { fid: detail.fid, slug: detail.slug },
    price: inCurrency(offer.priceMinor),
    originalPrice: inCurrency(offer.priceMinor),
    effectivePrice: inCurrency(effectiveMinor),
    floor: floor === null ? null : inCurrency(floor),
    floorIsOfBrand: offer.floorMinor === null && floor !== null,
    ...{ stock: offer.stock, unitSize: offer.unitSize, rank },
    winningPrice: winningMinor === null ? null : inCurrency(winningMinor),
    priceToWin: toWin === null ? null : inCurrency(toWin),
    percentageToWinningPrice: shareAbove(effectiveMinor, winningMinor),
    brandDiscounts:
      discountId === null || discount === null
        ? []
        : [{ brandDiscountQid: discountId, brandQid: brand.qid, brandName: brand.name, discount: discount / 100 }],
    ...{ priceChangedAt: offer.priceChangedAt, listedAt: offer.listedAt },
    endsAt: plus(offer.listedAt, days(listDays)),
    ...{ updatedAt: offer.updatedAt, version: offer.version },
  };
}

export const presentMarket = ({ sellTo, marketRegion }: SellerRecord): OfferMarket => ({
  region: sellTo[0] ?? 'EUROPE',
  isRegionChosen: marketRegion !== null && marketRegion === sellTo[0],
  regions: [...sellTo],
});

/** To our people: whose it is, and why it is not sold. */
export const presentStaffOffer = ({ offer, gtin, productName, brandName, sellerName }: StaffOfferRow): StaffOffer => ({
  ...{ qid: offer.id, sellerQid: offer.sellerId, sellerName, gtin, productName, brandName },
  ...{ status: offer.status, blockedReason: offer.blockedReason, blockedNote: offer.blockedNote },
  ...{ price: toWire(money(offer.priceMinor, offer.currency)), stock: offer.stock },
  ...{ updatedAt: offer.updatedAt, version: offer.version },
});
