/**
 * Track and trace numbers of an order (ORD-12). Numbers the carrier cannot have issued, and those the order has already,
 * are dropped and named, the rest is kept; none left is a refusal with the list.
 */
import type { createShipmentAnswer, createShipmentBody } from '@quayside/contract/shipments';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { refuseSale, saveChange, withLockedSale } from '../../sales/sales.public.ts';
import { endCleared } from '../end-shipment.ts';
import { presentSaleShipment } from '../shipments.presenter.ts';
import { insertShipment } from '../shipments.repository.ts';
import {
  addTrackingNumbers,
  emitTrackingNumbers,
  knownCarrier,
  legOf,
  sortTrackingNumbers,
} from '../tracking-numbers.ts';

type Body = z.infer<typeof createShipmentBody>;

/** An order shipped with us takes its numbers from the booking: one method per order (ORD-09). */
export function addShipment(
  write: Write,
  { saleQid, carrier: carrierQid, trackAndTraceNumbers }: Body,
): Promise<z.infer<typeof createShipmentAnswer>> {
  return withLockedSale(write, { saleId: saleQid }, async (change) => {
    const { db, now, sale } = change;
    if (sale.status !== 'CONFIRMED' && sale.status !== 'PAID') throw refuseSale('invalid_transition');
    if (sale.shippingMethod === 'PLATFORM') throw refuseSale('change_shipping_method');
    const carrier = knownCarrier(carrierQid);
    await endCleared(change);
    const { valid, removed } = await sortTrackingNumbers(change, carrier, trackAndTraceNumbers);
    const shipment = await insertShipment(db, {
      sellerId: sale.sellerId,
      id: newId(),
      saleId: sale.id,
      orderNumber: sale.orderNumber,
      carrier: carrier.qid,
      status: 'LABELS_READY',
      trackAndTraceNumbers: valid,
      leg: legOf(sale),
      createdAt: now,
    });
    await addTrackingNumbers(change, valid);
    await emitTrackingNumbers(change, shipment);
    const patch = {
      trackedCount: sale.trackedCount + valid.length,
      shippingMethod: 'SELLER',
      goodsBack: false,
    } as const;
    await saveChange(change, patch, {
      action: 'tracking_added',
      reason: carrier.name,
      detail: { count: valid.length },
    });
    return { shipment: presentSaleShipment(sale, shipment), removed };
  });
}
