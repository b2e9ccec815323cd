/** Rows of the authorisation matrix for warehouses. Another warehouse's packages are not there. */
import type { PackageStatus } from '@quayside/contract/package-values';
import type { OwnedResources, SaleState } from './owned-resources.ts';

const workers = ['warehouseWorker', 'warehouseLead'] as const;
const leads = ['warehouseLead'] as const;
const state = (one: PackageStatus): SaleState => ({ status: 'PAID', package: one });
const ofPackage = ({ package: one }: OwnedResources) => ({ params: { qid: one } });
const packageWith = (body: unknown) => (own: OwnedResources) => ({ ...ofPackage(own), body });
const ofShipment = ({ warehouseShipment }: OwnedResources) => ({ params: { qid: warehouseShipment } });
const shipmentWith = (body: unknown) => (own: OwnedResources) => ({ ...ofShipment(own), body });
const withPackage = (own: OwnedResources) => ({ ...ofShipment(own), body: { packageQids: [own.package] } });

const carton = { loadType: 'PARCEL', count: 1, weightKg: 12.5, lengthCm: 60, widthCm: 40, heightCm: 40 };

const packagePolicy = {
  'GET /api/warehouse/bays/labels/': { allowed: leads },
  'GET /api/warehouse/packages/': { allowed: workers },
  'GET /api/warehouse/packages/lookup/': {
    allowed: workers,
    request: () => ({ query: { code: 'PK-NOWHERE' } }),
    answers: 404,
  },
  'GET /api/warehouse/packages/{qid}/': { allowed: workers, request: ofPackage, sale: state('ANNOUNCED') },
  'GET /api/warehouse/packages/{qid}/photos/{photoQid}/': {
    allowed: workers,
    request: ({ package: one, packagePhoto }: OwnedResources) => ({ params: { qid: one, photoQid: packagePhoto } }),
    sale: state('ANNOUNCED'),
  },
  // There is no such order: what is set aside needs one.
  'POST /api/warehouse/packages/': {
    allowed: workers,
    request: () => ({ form: { code: 'NO-LABEL-1', order: 'QS-000000-0' } }),
    answers: 404,
  },
  'POST /api/warehouse/packages/{qid}/arrive/': {
    allowed: workers,
    request: (own: OwnedResources) => ({ ...ofPackage(own), body: { scannedBy: own.worker } }),
    sale: state('ANNOUNCED'),
  },
  'POST /api/warehouse/packages/{qid}/confirm/': {
    allowed: workers,
    request: (own: OwnedResources) => ({
      ...ofPackage(own),
      body: { lines: [{ lineQid: own.line, received: 10 }], isAsAnnounced: true, scannedBy: own.worker },
    }),
    sale: state('ARRIVED'),
  },
  'POST /api/warehouse/packages/{qid}/discrepancies/': {
    allowed: workers,
    request: (own: OwnedResources) => ({
      ...ofPackage(own),
      form: { type: 'SHORT', quantity: '1', lineQid: own.line },
    }),
    sale: state('ARRIVED'),
  },
  'POST /api/warehouse/packages/{qid}/give-up/': {
    allowed: leads,
    request: packageWith({ raiseClaim: false }),
    sale: state('MISSING'),
  },
  'POST /api/warehouse/packages/{qid}/move/': {
    allowed: workers,
    request: (own: OwnedResources) => ({ ...ofPackage(own), body: { location: 'C-07', scannedBy: own.worker } }),
    sale: state('CONFIRMED'),
  },
  'POST /api/warehouse/packages/{qid}/resolve/': {
    allowed: leads,
    request: packageWith({ resolution: 'ACCEPT_AS_IS' }),
    sale: state('ON_HOLD'),
  },
  // Nothing was done with it yet.
  'POST /api/warehouse/packages/{qid}/undo/': {
    allowed: workers,
    request: packageWith({}),
    sale: state('ARRIVED'),
    answers: 409,
  },
} as const;

const shipmentPolicy = {
  'GET /api/warehouse/shipments/': { allowed: workers },
  'GET /api/warehouse/shipments/{qid}/': { allowed: workers, request: ofShipment, sale: state('IN_SHIPMENT') },
  'POST /api/warehouse/shipments/': {
    allowed: workers,
    request: ({ package: one }: OwnedResources) => ({ body: { packageQids: [one] } }),
    sale: state('CONFIRMED'),
  },
  'POST /api/warehouse/shipments/{qid}/add-packages/': {
    allowed: workers,
    request: withPackage,
    sale: state('CONFIRMED'),
  },
  'POST /api/warehouse/shipments/{qid}/remove-packages/': {
    allowed: workers,
    request: withPackage,
    sale: state('IN_SHIPMENT'),
  },
  // It meets no customs: none of its products is declared.
  'POST /api/warehouse/shipments/{qid}/customs-data/': {
    allowed: workers,
    request: shipmentWith({ products: [{ gtin: '04006381333931', hsCode: '340130', originCountry: 'FR' }] }),
    sale: state('IN_SHIPMENT'),
    answers: 404,
  },
  'POST /api/warehouse/shipments/{qid}/ready/': {
    allowed: workers,
    request: shipmentWith({ carrier: 'own_truck', weightKg: 12.5 }),
    sale: state('IN_SHIPMENT'),
  },
  'GET /api/warehouse/shipments/{qid}/bookable-carriers/': {
    allowed: workers,
    request: (own: OwnedResources) => ({ ...ofShipment(own), query: { loads: 'PARCEL:1:12.5:60:40:40' } }),
    sale: state('IN_SHIPMENT'),
  },
  'GET /api/warehouse/shipments/{qid}/carrier_booking/': {
    allowed: workers,
    request: ofShipment,
    sale: state('IN_SHIPMENT'),
  },
  // No such carrier is known, so that nothing is booked.
  'POST /api/warehouse/shipments/{qid}/carrier_booking/': {
    allowed: workers,
    request: shipmentWith({ carrier: 'nobody', pickupDate: '2026-11-23', loads: [carton] }),
    sale: state('IN_SHIPMENT'),
    answers: 502,
  },
  // Nothing is booked for it.
  'DELETE /api/warehouse/shipments/{qid}/carrier_booking/': {
    allowed: workers,
    request: (own: OwnedResources) => ({ ...ofShipment(own), query: { booking: own.warehouseShipment } }),
    sale: state('IN_SHIPMENT'),
    answers: 409,
  },
  'GET /api/warehouse/shipments/{qid}/carrier_booking/label/': {
    allowed: workers,
    request: ofShipment,
    sale: state('IN_SHIPMENT'),
    answers: 404,
  },
  'POST /api/warehouse/shipments/{qid}/reopen/': {
    allowed: leads,
    request: shipmentWith({}),
    sale: state('READY_TO_SHIP'),
  },
  'POST /api/warehouse/shipments/{qid}/dispatch/': {
    allowed: workers,
    request: (own: OwnedResources) => ({
      ...ofShipment(own),
      body: { driverName: 'Piet Jansen', scannedPackageQids: [own.package] },
    }),
    sale: state('READY_TO_SHIP'),
  },
  'POST /api/warehouse/shipments/{qid}/carrier-news/': {
    allowed: workers,
    request: shipmentWith({ code: 'DELIVERED' }),
    sale: state('SHIPPED'),
  },
  // Its carrier has not said that it comes back.
  'POST /api/warehouse/shipments/{qid}/take-back/': {
    allowed: leads,
    request: shipmentWith({}),
    sale: state('SHIPPED'),
    answers: 409,
  },
  'POST /api/warehouse/shipments/{qid}/take-over/': {
    allowed: workers,
    request: shipmentWith({}),
    sale: state('IN_SHIPMENT'),
  },
  // Nothing was done with it yet.
  'POST /api/warehouse/shipments/{qid}/undo/': {
    allowed: workers,
    request: shipmentWith({}),
    sale: state('IN_SHIPMENT'),
    answers: 409,
  },
  'GET /api/warehouse/shipments/{qid}/labels/': {
    allowed: workers,
    request: (own: OwnedResources) => ({ ...ofShipment(own), query: { packageQid: own.package } }),
    sale: state('READY_TO_SHIP'),
  },
  'GET /api/warehouse/shipments/{qid}/packing-list/': {
    allowed: workers,
    request: ofShipment,
    sale: state('READY_TO_SHIP'),
  },
  'GET /api/warehouse/shipments/{qid}/manifest/': {
    allowed: workers,
    request: ofShipment,
    sale: state('SHIPPED'),
  },
} as const;

const figurePolicy = { 'GET /api/warehouse/figures/': { allowed: leads } } as const;

export const warehousePolicy = { ...packagePolicy, ...shipmentPolicy, ...figurePolicy };
