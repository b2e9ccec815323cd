/** What other domains may know of companies. */
export { sellerById } from './sellers.read-model.ts';
export {
  buyerOf,
  firstCompanies,
  lockSeller,
  type SellerRecord,
  sellerOf,
  warehouseAt,
} from './sellers.repository.ts';
export { maySignIn, missingProfileOf, slaAcceptedBy } from './sellers.rules.ts';
export { recordBillingAddress } from './use-cases/record-billing-address.ts';
