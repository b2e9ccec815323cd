/** What trade may do with offers. */

export { hideOffers, lowerStock, type SampledOffer, sampleOffers } from './offers.repository.ts';
export { offersOfOthers } from './offers-of-others.read-model.ts';
