/** What becomes of shipments when their sale needs them no longer. */
import { changeUpon, type Event, type Subscriber } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { withLockedSale } from '../sales/sales.public.ts';
import { afterRemoval, endShipment } from './end-shipment.ts';
import { shipmentsOf } from './shipments.read-model.ts';

type OfSale = { readonly sellerId: string; readonly saleId: string };

/** Ends what no carrier has scanned: of a shipping method that was cleared (ORD-09), or of an order that ended. */
function end(write: Write, { sellerId, saleId }: OfSale, event: Event): Promise<void> {
  return withLockedSale(write, { saleId }, async (change) => {
    let isOneEnded = false;
    for (const shipment of await shipmentsOf(change.db, sellerId, saleId)) {
      // Ids sort by time: what was added after the clearing stays.
      if (shipment.id < event.id) isOneEnded = (await endShipment(change, shipment)) || isOneEnded;
    }
    // Nothing more comes of an order that ended: it goes nowhere from here.
    if (isOneEnded && event.topic === 'sale.shipping_cleared') await afterRemoval(change);
  });
}

export const shipmentSubscribers: readonly Subscriber[] = (
  ['sale.shipping_cleared', 'sale.declined', 'sale.expired', 'sale.cancelled'] as const
).map((topic) => changeUpon('shipments.ended', topic, ({ sellerId }) => ({ sellerId }), end));
