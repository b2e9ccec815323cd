/** Shipments of a sale, their track and trace numbers and what carriers tell of them. */
import { carrierEventCodes, shipmentStatuses } from '@quayside/contract/shipments';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const shipments = pgTable(
  'shipments',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    saleId: uuid().notNull(),
    orderNumber: text().notNull(),
    carrier: text().notNull(),
    status: text({ enum: shipmentStatuses }).notNull(),
    trackAndTraceNumbers: text().array().notNull(),
    leg: text({ enum: ['DIRECT_TO_BUYER', 'INBOUND_TO_WAREHOUSE'] }).notNull(),
    /** The booking that carries it; null for the seller's own carrier. */
    bookingId: uuid(),
    pickupDate: text(),
    /** When what was taken out of it was expected, and nothing was announced in its place since. */
    owedOn: text(),
    /** Time of the latest event its carrier told. */
    lastEventAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    index('shipments_sale').on(t.sellerId, t.saleId, t.id),
    index('shipments_booking').on(t.sellerId, t.bookingId),
    index('shipments_by_id').on(t.id),
    index('shipments_status').on(t.status, t.pickupDate),
    tenantPolicy('shipments', 'seller_id'),
  ],
).enableRLS();

/** Numbers by carrier: how an event finds its shipment, whoever's it is. */
export const shipmentNumbers = pgTable(
  'shipment_numbers',
  {
    ...{ sellerId: sellerId(), shipmentId: uuid().notNull(), carrier: text().notNull(), number: text().notNull() },
    /** Of this parcel among several of the shipment; null: as the shipment. */
    status: text({ enum: shipmentStatuses }),
    lastEventAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.shipmentId, t.number] }),
    index('shipment_numbers_number').on(t.number, t.carrier),
    foreignKey({ columns: [t.sellerId, t.shipmentId], foreignColumns: [shipments.sellerId, shipments.id] }),
    tenantPolicy('shipment_numbers', 'seller_id'),
  ],
).enableRLS();

/** What carriers told, once each, in whatever order it came. */
export const carrierEvents = pgTable(
  'carrier_events',
  {
    sellerId: sellerId(),
    shipmentId: uuid().notNull(),
    /** The carrier's own id. */
    id: text().notNull(),
    number: text().notNull(),
    code: text({ enum: carrierEventCodes }).notNull(),
    at: instant().notNull(),
    location: text(),
    receivedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.shipmentId, t.id] }),
    foreignKey({ columns: [t.sellerId, t.shipmentId], foreignColumns: [shipments.sellerId, shipments.id] }),
    tenantPolicy('carrier_events', 'seller_id'),
  ],
).enableRLS();

/**
 * Each number is a parcel, which comes, goes back or gets lost by itself; a shipment without numbers is one. What our warehouse sent
 * back is with its sender, whatever its carrier told or tells. Where the goods of an order are is asked of these, never of its
 * shipments.
 */
export const parcels = pgView('parcels', {
  sellerId: uuid().notNull(),
  saleId: uuid().notNull(),
  shipmentId: uuid().notNull(),
  leg: text({ enum: ['DIRECT_TO_BUYER', 'INBOUND_TO_WAREHOUSE'] }).notNull(),
  number: text(),
  status: text({ enum: shipmentStatuses }).notNull(),
  lastEventAt: instant(),
  createdAt: instant().notNull(),
  /** Parcels of its shipment, itself among them. */
  siblings: integer().notNull(),
})
  .with({ securityInvoker: true })
  .as(sql`
    select h.seller_id, h.sale_id, h.id as shipment_id, h.leg, u.number,
      case when h.status = 'CANCELLED' then h.status
        when exists (select from packages p where p.seller_id = h.seller_id and p.sale_id = h.sale_id and p.tracking_number = u.number
          and p.status in ('RETURNED_TO_SELLER', 'DISPOSED')) then 'RETURNED_TO_SENDER'
        else coalesce(n.status, h.status) end as status,
      case when n.status is null then h.last_event_at else n.last_event_at end as last_event_at, h.created_at,
      greatest(cardinality(h.track_and_trace_numbers), 1) as siblings
    from shipments h
    left join lateral unnest(h.track_and_trace_numbers) as u (number) on true
    left join shipment_numbers n on n.seller_id = h.seller_id and n.shipment_id = h.id and n.number = u.number`);
