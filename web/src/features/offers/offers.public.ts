/** What other features may use of offers. */
export { refreshOffersOnChange, useBrandsOffered, useOfferCurrency, useOffersInfo } from './offers.queries.ts';

/** The drawer that adds one offer, for those who load it when it is wanted. */
export const loadAddOffer = () => import('./components/add-offer-drawer.tsx');
