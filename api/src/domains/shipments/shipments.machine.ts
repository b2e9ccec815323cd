/** The life of a shipment, section 4 of the domain page. */
import type { shipmentStatuses } from '@quayside/contract/shipments';
import { type Machine, next, type Outcome } from '../../kernel/machine.ts';

export type ShipmentStatus = (typeof shipmentStatuses)[number];
export const shipmentEventNames = [
  'book',
  'schedule',
  'delete',
  'carrier_scan',
  'out_for_delivery',
  'delivered',
  'exception',
  'returned',
  'resumed',
  'lost',
] as const;
export type ShipmentEventName = (typeof shipmentEventNames)[number];

const moving = ['IN_TRANSIT', 'OUT_FOR_DELIVERY'] as const;

export const shipmentMachine: Machine<ShipmentStatus, ShipmentEventName, null, 'already_scanned'> = [
  { event: 'book', from: ['DRAFT'], to: 'LABELS_READY', guards: [] },
  { event: 'schedule', from: ['LABELS_READY'], to: 'PICKUP_SCHEDULED', guards: [] },
  // No carrier scan yet: only then can a shipment be taken back.
  { event: 'delete', from: ['DRAFT', 'LABELS_READY', 'PICKUP_SCHEDULED'], to: 'CANCELLED', guards: [] },
  { event: 'carrier_scan', from: ['LABELS_READY', 'PICKUP_SCHEDULED'], to: 'IN_TRANSIT', guards: [] },
  { event: 'out_for_delivery', from: ['IN_TRANSIT'], to: 'OUT_FOR_DELIVERY', guards: [] },
  { event: 'delivered', from: [...moving, 'EXCEPTION'], to: 'DELIVERED', guards: [] },
  { event: 'exception', from: moving, to: 'EXCEPTION', guards: [] },
  { event: 'returned', from: moving, to: 'RETURNED_TO_SENDER', guards: [] },
  { event: 'resumed', from: ['EXCEPTION'], to: 'IN_TRANSIT', guards: [] },
  { event: 'lost', from: ['EXCEPTION'], to: 'LOST', guards: [] },
];

/** Where the event leads, or that the carrier has moved it on. */
export function fireShipment(
  event: ShipmentEventName,
  status: ShipmentStatus,
): Outcome<ShipmentStatus, 'already_scanned'> {
  return next(shipmentMachine, status, event, null, 'already_scanned');
}
