/** What other domains may know of companies. */
export { percentOf, presentProfile } from './profile.presenter.ts';
export { movesOf } from './sellers.machine.ts';
export { buyerById, sellerById } from './sellers.read-model.ts';
export {
  allHouses,
  type BuyerRecord,
  buyerOf,
  firstCompanies,
  type House,
  insertBuyer,
  insertSeller,
  lockBuyer,
  lockSeller,
  type SellerRecord,
  saveBuyerNumber,
  saveSeller,
  sellerOf,
  sellersOf,
  warehouseAt,
} from './sellers.repository.ts';
export { maySignIn, missingProfileOf, slaAcceptedBy } from './sellers.rules.ts';
export { changeCompany } from './use-cases/change-company.ts';
export { chooseMarket, followSales } from './use-cases/choose-market.ts';
export { moveSeller } from './use-cases/move-seller.ts';
export { recordAddresses } from './use-cases/record-addresses.ts';
