/** What fulfilment tells the warehouse: packages that are on their way to it. */
export { announcePackages, withdrawPackages } from './announce-packages.ts';
