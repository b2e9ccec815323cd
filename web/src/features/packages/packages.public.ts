/** What shipments of the warehouse show and ask of packages. */
export { bayColumns } from './components/bay-columns.tsx';
export { BayLabels } from './components/bay-labels.tsx';
export { IncomingTabs, pathBehind } from './components/incoming-tabs.tsx';
export { ReceivingBar } from './components/receiving-bar.tsx';
export { SaleDifferences } from './components/sale-differences.tsx';
export { getCarriers, getIssuers, getPackage, getPackages, lookUpCode } from './packages.api.ts';
export { hearWarehouse } from './packages.live.ts';
export { failedBand, isOfNoPackage, keptBand, knownBand, readingBand, readyBand, severalBand } from './scan-result.ts';
export { type ScanOutcome, useKeeping } from './scans/use-scan-queue.ts';
