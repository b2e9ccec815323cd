import type { PackageDetail, WarehousePackage } from '@quayside/contract/packages';

/** A package in its bay, the only one of its order, with whatever a test needs to differ. */
export const makeWarehousePackage = (given: Partial<WarehousePackage> = {}): WarehousePackage => ({
  ...{ qid: '0198c0de-0000-7000-8000-0000000000a1', code: 'PK-482133-1', status: 'CONFIRMED', order: 'QS-482133-1' },
  ...{ sellerName: 'Waldhuis', buyerName: 'Nordlicht', destinationCountry: 'DE', destinationCity: 'Hamburg' },
  ...{ destinationPlace: null, goesWith: 'nordlicht-hamburg', orderEnded: null },
  ...{ carrier: 'dpd', sscc: null, trackingNumber: 'x', weightKg: 1, expectedOn: '2026-11-23' },
  ...{ announcedAt: '2026-11-20T08:00:00.000Z', arrivedAt: null, confirmedAt: null, lostAt: null, location: 'C-07' },
  ...{ number: 1, total: 1, received: 1, lineCount: 1, unitCount: 10, version: 1 },
  ...given,
});

/** The same with all that its page shows. */
export const makePackageDetail = (given: Partial<PackageDetail> = {}): PackageDetail => ({
  ...makeWarehousePackage(),
  ...{ shipment: null, proposedLocation: 'C-07', lines: [], discrepancies: [], events: [] },
  ...{ allowedActions: [], resolutions: [] },
  ...given,
});
