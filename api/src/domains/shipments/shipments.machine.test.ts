import { shipmentStatuses } from '@quayside/contract/shipments';
import { describe, expect, it } from 'vitest';
import { fireShipment, type ShipmentEventName, type ShipmentStatus, shipmentEventNames } from './shipments.machine.ts';

/**
 * Section 4 of the domain page, written out by hand; besides it a draft can be removed, and what is out for delivery
 * moves on as in transit. What is not here is refused.
 */
const table: Record<ShipmentStatus, Partial<Record<ShipmentEventName, ShipmentStatus>>> = {
  DRAFT: { book: 'LABELS_READY', delete: 'CANCELLED' },
  LABELS_READY: { schedule: 'PICKUP_SCHEDULED', delete: 'CANCELLED', carrier_scan: 'IN_TRANSIT' },
  PICKUP_SCHEDULED: { delete: 'CANCELLED', carrier_scan: 'IN_TRANSIT' },
  IN_TRANSIT: {
    out_for_delivery: 'OUT_FOR_DELIVERY',
    delivered: 'DELIVERED',
    exception: 'EXCEPTION',
    returned: 'RETURNED_TO_SENDER',
  },
  OUT_FOR_DELIVERY: { delivered: 'DELIVERED', exception: 'EXCEPTION', returned: 'RETURNED_TO_SENDER' },
  EXCEPTION: { resumed: 'IN_TRANSIT', delivered: 'DELIVERED', lost: 'LOST' },
  DELIVERED: {},
  RETURNED_TO_SENDER: {},
  LOST: {},
  CANCELLED: {},
};

describe('[ORD-12] the life of a shipment', () => {
  const pairs = shipmentStatuses.flatMap((status) => shipmentEventNames.map((event) => ({ status, event })));

  it.each(pairs)('$status + $event', ({ status, event }) => {
    const expected = table[status][event];
    expect(fireShipment(event, status)).toEqual(expected ? { to: expected } : { refused: { code: 'already_scanned' } });
  });
});
