/** What other domains may know of companies. */
export { buyerOf, firstCompanies, type SellerRecord, sellerOf } from './sellers.repository.ts';
export { maySignIn, missingProfileOf, slaAcceptedBy } from './sellers.rules.ts';
