/** Shipments and the carriers that move them. A shipment carries track and trace numbers of one sale. */
import { z } from 'zod';
import { instant, listOf, pageQuery, qid, text } from './common.ts';
import { saleShipment } from './sales.ts';

export const shipmentStatuses = [
  'DRAFT',
  'LABELS_READY',
  'PICKUP_SCHEDULED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'EXCEPTION',
  'RETURNED_TO_SENDER',
  'LOST',
  'CANCELLED',
] as const;

/** Where the goods of a sale are as a whole; derived, one group per sale. */
export const shipmentGroupStatuses = [
  'EMPTY',
  'PREPARING',
  'READY',
  'PARTIALLY_SHIPPED',
  'SHIPPED',
  'PARTIALLY_DELIVERED',
  'DELIVERED',
  'PROBLEM',
] as const;

export const createShipmentBody = z.strictObject({
  saleQid: qid,
  carrier: z.string().min(1).max(40),
  trackAndTraceNumbers: z.array(z.string().trim().min(1).max(60)).min(1).max(200),
});
/** `PATCH shipments/{qid}/`: other numbers, or another carrier, until the carrier has scanned the first one. */
export const changeShipmentBody = createShipmentBody.omit({ saleQid: true });
export const createShipmentAnswer = z.strictObject({ shipment: saleShipment, removed: z.array(z.string()) });
export const shipmentListQuery = pageQuery.extend({ saleQid: qid.optional() });
export const shipmentRow = saleShipment
  .extend({ saleQid: qid, order: z.string(), createdAt: instant })
  .meta({ id: 'Shipment' });
export const shipmentList = listOf(shipmentRow);

/** What a carrier tells of a number, oldest first. */
export const carrierEventCodes = [
  'PICKED_UP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'EXCEPTION',
  'DELIVERED',
  'RETURNED',
  'LOST',
] as const;
export type CarrierEventCode = (typeof carrierEventCodes)[number];
const carrierEvent = z.strictObject({
  number: z.string(),
  code: z.enum(carrierEventCodes),
  at: instant,
  location: z.string().nullable(),
});
export const shipmentDetail = shipmentRow.extend({ events: z.array(carrierEvent) }).meta({ id: 'ShipmentDetail' });

/** `POST carriers/events/`, signed by the carrier: what happened to numbers. The same id counts once. */
export const carrierEventsBody = z.strictObject({
  events: z
    .array(
      z.strictObject({
        id: text(100),
        carrier: text(40),
        number: text(60),
        code: z.enum(carrierEventCodes),
        at: instant,
        location: text(120).nullable().default(null),
      }),
    )
    .min(1)
    .max(100),
});
export const carrierEventsAnswer = z.strictObject({
  taken: z.int().meta({ description: 'Events that were new' }),
  unknown: z.array(z.string()).meta({ description: 'Numbers no shipment has' }),
});
/** `POST internal/shipments/{qid}/events/`: staff tell what the carrier told them. */
export const toldEventBody = z.strictObject({
  code: z.enum(carrierEventCodes),
  number: text(60).optional().meta({ description: 'The parcel it is about; without it, all of the shipment' }),
  note: text(200).optional(),
});

export const carrier = z
  .strictObject({
    qid: z.string(),
    name: z.string(),
    takesBookings: z.boolean(),
    trackingExample: z.string().nullable(),
    trackingUrl: z.string().nullable().meta({ description: 'Where a number is followed; %s stands for it' }),
  })
  .meta({ id: 'Carrier' });
export const carrierQuery = pageQuery.extend({
  number: text(40)
    .optional()
    .meta({ description: 'Only carriers that issue numbers of this form, check digit included' }),
});
export const carrierList = listOf(carrier);
export type CarrierList = z.infer<typeof carrierList>;
