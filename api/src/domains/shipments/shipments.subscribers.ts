/** What becomes of shipments when their sale needs them no longer. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Event, isFirstHandling, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { withLockedSale } from '../sales/sales.public.ts';
import { endShipment } from './end-shipment.ts';
import { shipmentsOf } from './shipments.read-model.ts';

const ofSale = z.looseObject({ sellerId: z.uuid(), saleId: z.uuid() });
type OfSale = z.infer<typeof ofSale>;

/** Ends what no carrier has scanned: of a shipping method that was cleared (ORD-09), or of an order that ended. */
async function end({ sellerId, saleId }: OfSale, event: Event, deps: Deps): Promise<void> {
  await openWrite(deps, { actor: systemActor, scope: { sellerId } }, (write) =>
    withLockedSale(write, { saleId }, async (change) => {
      const { db, now } = change;
      if (!(await isFirstHandling(db, event.id, 'shipments.ended', now))) return;
      for (const shipment of await shipmentsOf(db, sellerId, saleId)) {
        // Ids sort by time: what was added after the clearing stays.
        if (shipment.id < event.id) await endShipment(change, shipment);
      }
    }),
  );
}

export const shipmentSubscribers: readonly Subscriber[] = [
  subscriber('shipments.cleared', 'sale.shipping_cleared', ofSale, end),
  subscriber('shipments.declined', 'sale.declined', ofSale, end),
  subscriber('shipments.expired', 'sale.expired', ofSale, end),
  subscriber('shipments.cancelled', 'sale.cancelled', ofSale, end),
];
