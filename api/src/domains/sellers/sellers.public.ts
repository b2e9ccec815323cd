/** What other domains may know of companies. */
export { buyerOf, firstCompanies, type SellerRecord, sellerOf, sellersByIds } from './sellers.repository.ts';
export { type MissingProfile, maySignIn, missingProfileOf, slaAcceptedBy } from './sellers.rules.ts';
