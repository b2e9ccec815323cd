/** What shipments of the warehouse show and ask of packages. */
export { bayColumns } from './components/bay-columns.tsx';
export { getCarriers, getPackage, lookUpCode } from './packages.api.ts';
export { failedBand, knownBand, readyBand } from './scan-result.ts';
