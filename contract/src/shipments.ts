/** Shipments and the carriers that move them. A shipment carries track and trace numbers of one sale. */
import { z } from 'zod';
import { instant, listOf, qid } from './common.ts';
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

export const createShipmentBody = z.strictObject({
  saleQid: qid,
  carrier: z.string().min(1).max(40),
  trackAndTraceNumbers: z.array(z.string().trim().min(1).max(60)).min(1).max(200),
});
export const createShipmentAnswer = z.strictObject({ shipment: saleShipment, removed: z.array(z.string()) });
export type CreateShipmentAnswer = z.infer<typeof createShipmentAnswer>;
export const shipmentListQuery = z.strictObject({ saleQid: qid.optional() });
export const shipmentRow = saleShipment
  .extend({ saleQid: qid, order: z.string(), createdAt: instant })
  .meta({ id: 'Shipment' });
export const shipmentList = listOf(shipmentRow);

export const carrier = z
  .strictObject({
    qid: z.string(),
    name: z.string(),
    takesBookings: z.boolean(),
    trackingExample: z.string().nullable(),
  })
  .meta({ id: 'Carrier' });
export const carrierList = listOf(carrier);
export type CarrierList = z.infer<typeof carrierList>;
