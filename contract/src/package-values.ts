/** Values of warehouse packages and shipments, without Zod, so that the portal's forms can use them (domain page, section 5). */
export const packageStatuses = [
  'ANNOUNCED',
  'ARRIVED',
  'ON_HOLD',
  'CONFIRMED',
  'IN_SHIPMENT',
  'READY_TO_SHIP',
  'SHIPPED',
  'DELIVERED',
  'RETURNED_TO_SELLER',
  'MISSING',
  'DISPOSED',
] as const;
export type PackageStatus = (typeof packageStatuses)[number];
/** The tabs of the incoming page, in their order. */
export const incomingStatuses = ['ANNOUNCED', 'ARRIVED', 'ON_HOLD', 'MISSING'] as const satisfies PackageStatus[];

export const discrepancyTypes = [
  'SHORT',
  'OVER',
  'DAMAGED',
  'WRONG_ITEM',
  'UNEXPECTED',
  'EXPIRED_OR_SHORT_DATED',
  'DECODED',
  'WRONG_OR_MISSING_LABEL',
  'PACKAGING_FAILURE',
  'WEIGHT_MISMATCH',
  'DOCUMENT_MISSING',
] as const;
export type DiscrepancyType = (typeof discrepancyTypes)[number];
/** What a worker can report of a package; UNEXPECTED is how one without an announcement begins. */
export const reportableTypes = [
  'SHORT',
  'DAMAGED',
  'OVER',
  'WRONG_ITEM',
  'EXPIRED_OR_SHORT_DATED',
  'DECODED',
  'WRONG_OR_MISSING_LABEL',
  'PACKAGING_FAILURE',
  'WEIGHT_MISMATCH',
  'DOCUMENT_MISSING',
] as const satisfies DiscrepancyType[];
/** Those that a picture shows; the others are figures. */
export const photoTypes: readonly DiscrepancyType[] = [
  'DAMAGED',
  'WRONG_ITEM',
  'UNEXPECTED',
  'EXPIRED_OR_SHORT_DATED',
  'DECODED',
  'WRONG_OR_MISSING_LABEL',
  'PACKAGING_FAILURE',
];
/** Those that are about pieces of one line. */
export const lineTypes: readonly DiscrepancyType[] = [
  'SHORT',
  'OVER',
  'DAMAGED',
  'WRONG_ITEM',
  'EXPIRED_OR_SHORT_DATED',
  'DECODED',
];

export const packageResolutions = [
  'ACCEPT_RECEIVED_QUANTITY',
  'ACCEPT_AS_IS',
  'RECOUNT',
  'RELABEL',
  'QUARANTINE',
  'RETURN_TO_SELLER',
  'DISPOSE',
  'SEND_REMAINDER',
] as const;
export type PackageResolution = (typeof packageResolutions)[number];
/** What is missing may still be found, go back or come: nothing is claimed with these. */
export const undecidedResolutions: readonly PackageResolution[] = ['RECOUNT', 'QUARANTINE', 'SEND_REMAINDER'];

export const packageActions = ['arrive', 'confirm', 'report', 'resolve', 'give_up', 'move', 'undo'] as const;
export type PackageAction = (typeof packageActions)[number];

/**
 * Packages behind a figure of their warehouse: they wait too long, stand too long in their bay, came today, are still to come
 * today, differ since Monday, their order ended, or they were given up.
 */
export const packageFigures = [
  'WAITING_LONG',
  'STANDING_LONG',
  'RECEIVED_TODAY',
  'EXPECTED_TODAY',
  'DIFFERING_THIS_WEEK',
  'ORDER_ENDED',
  'LOST',
] as const;
export type PackageFigure = (typeof packageFigures)[number];

/** How an order ends whose goods are not sent on: its buyer has the money back. */
export const endedStatuses = ['DECLINED', 'EXPIRED', 'CANCELLED'] as const;
export type EndedStatus = (typeof endedStatuses)[number];

/** How a scanned or typed code was understood. */
export const codeKinds = ['PACKAGE_CODE', 'SSCC', 'TRACKING_NUMBER', 'GTIN'] as const;

export const warehouseShipmentStatuses = ['OPEN', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const;
export type WarehouseShipmentStatus = (typeof warehouseShipmentStatuses)[number];
export const warehouseShipmentActions = [
  'add',
  'remove',
  'declare',
  'book',
  'ready',
  'reopen',
  'dispatch',
  'deliver',
  'tell',
  'take_back',
  'take_over',
  'undo',
] as const;
export type WarehouseShipmentAction = (typeof warehouseShipmentActions)[number];

/** Where a shipment is that has left, as its carrier tells it. What is delivered says its status. */
export const warehouseJourneys = ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'EXCEPTION', 'RETURNED', 'LOST'] as const;
export type WarehouseJourney = (typeof warehouseJourneys)[number];
/** Those that somebody has to look at. */
export const troubles = ['EXCEPTION', 'RETURNED', 'LOST'] as const satisfies WarehouseJourney[];
/** What a lead enters of what a carrier said, by telephone or mail. */
export const toldByLead = ['DELIVERED', ...troubles] as const;
export type ToldByLead = (typeof toldByLead)[number];

/** What customs want to know of a product. CONTENTS: nobody told what is in the package. */
export const customsFacts = ['CONTENTS', 'HS_CODE', 'ORIGIN_COUNTRY', 'VALUE'] as const;
export type CustomsFact = (typeof customsFacts)[number];
/** Harmonised System, Combined Nomenclature or national tariff code, digits alone. Chapter 77 is kept free (WCO, HS 2022). */
export const hsCodePattern = /^(?!00|77|98|99)\d{6}(?:\d{2}(?:\d{2})?)?$/;

/** Of what a label says that nobody announced. */
export const longestLabelCode = 80;
/** Photos of one discrepancy. */
export const mostPhotos = 5;
/** Minutes in which a step can be taken back. */
export const undoMinutes = 10;
/** Packages of one warehouse shipment. */
export const mostPackages = 200;
