/** Numbers of a shipping method that was cleared (ORD-09): the sale has forgotten them already, here they end. */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type Event, isFirstHandling, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { removeSearchTokens } from '../sales/sales.public.ts';
import { fireShipment } from './shipments.machine.ts';
import { shipmentsOf } from './shipments.read-model.ts';
import { setShipmentStatus } from './shipments.repository.ts';

const ofSale = z.strictObject({ sellerId: z.uuid(), saleId: z.uuid() });

async function endCleared({ sellerId, saleId }: z.infer<typeof ofSale>, event: Event, deps: Deps): Promise<void> {
  await deps.database.write({ sellerId }, async (db) => {
    if (!(await isFirstHandling(db, event.id, 'shipments.cleared', deps.clock.now()))) return;
    for (const shipment of await shipmentsOf(db, sellerId, saleId)) {
      const outcome = fireShipment('delete', shipment.status);
      // Ids sort by time: what was added after the clearing stays.
      if ('refused' in outcome || shipment.id > event.id) continue;
      await setShipmentStatus(db, shipment, outcome.to);
      await removeSearchTokens(
        db,
        sellerId,
        saleId,
        shipment.trackAndTraceNumbers.map((number) => number.toLowerCase()),
      );
    }
  });
}

export const shipmentSubscribers: readonly Subscriber[] = [
  subscriber('shipments.cleared', 'sale.shipping_cleared', ofSale, endCleared),
];
