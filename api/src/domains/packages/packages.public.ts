/** What fulfilment tells the warehouse, and what shipments of the warehouse do with its packages. */

export { announcePackages, expectSooner, type Owed, withdrawPackages } from './announce-packages.ts';
export { textOfPlace } from './destination.ts';
export { dropPhotos } from './kept-photos.ts';
export { labelPackages } from './label-packages.ts';
export { warehouseOf } from './locked-package.ts';
export { movePackages } from './move-packages.ts';
export { codesOfBusiest, type ExpectedCode, expectedCodes } from './packages.codes.read-model.ts';
export { freePackagesFor } from './packages.free.read-model.ts';
export { isExpectedByUs, numbersGivenUp, numbersThatCame } from './packages.numbers.repository.ts';
export { type PackageRow, presentPackage } from './packages.presenter.ts';
export {
  isLostOnward,
  packagesOfShipment,
  salesInShipment,
} from './packages.read-model.ts';
export {
  lockPackages,
  lockPackagesOfShipment,
  onwardDeliveryOf,
  type PackageRecord,
} from './packages.repository.ts';
