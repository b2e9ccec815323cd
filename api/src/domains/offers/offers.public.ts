/** What trade and the rest of the catalogue may do with offers. */

export {
  buyerIdOf,
  destinationFor,
  destinationIn,
  destinationOf,
  marketOf,
  toldStock,
  unservedOf,
} from './buyer-market.ts';
export { hasCurrentOffers } from './listed-offers.read-model.ts';
export { type Destination, winningHistory, winningPrices } from './market.read-model.ts';
export { matchesOf } from './matching.ts';
export { queueRanks } from './offer-changes.ts';
export { ownOffers } from './offers.read-model.ts';
export { hideOffers, lowerStock, repriceBrands, returnStock, takeStock } from './offers.repository.ts';
export { undoRefusal } from './offers.rules.ts';
export {
  lockServing,
  offersServing,
  productOfOffer,
  type ServingOffer,
  type UnservedOffer,
} from './offers-for-buyers.read-model.ts';
export { offersOfOthers } from './offers-of-others.read-model.ts';
export { type SampledOffer, sampleOffers } from './sampled-offers.read-model.ts';
export { nearestReason } from './unserved.rules.ts';
export { applyListedOffers, type BelowFloor, type Listed } from './use-cases/apply-listed-offers.ts';
