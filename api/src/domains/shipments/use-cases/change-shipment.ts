/** Other numbers, or another carrier, for a shipment that no carrier has scanned (ORD-12). Sifted as new ones are. */
import { type changeShipmentBody, createShipmentAnswer } from '@quayside/contract/shipments';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { IdempotencyScope } from '../../../platform/idempotency.ts';
import { type Changer, inSaleOnce, saveChange } from '../../sales/sales.public.ts';
import { endCleared } from '../end-shipment.ts';
import { refuse } from '../shipments.errors.ts';
import { fireShipment } from '../shipments.machine.ts';
import { presentSaleShipment } from '../shipments.presenter.ts';
import { shipmentOf } from '../shipments.read-model.ts';
import { saveShipment } from '../shipments.repository.ts';
import {
  addTrackingNumbers,
  emitTrackingNumbers,
  knownCarrier,
  removeTrackingNumbers,
  sortTrackingNumbers,
} from '../tracking-numbers.ts';

type Body = z.infer<typeof changeShipmentBody>;

export async function changeShipment(
  deps: Deps,
  changer: Changer & { readonly sellerId: string },
  id: string,
  { carrier: carrierQid, trackAndTraceNumbers }: Body,
  key: IdempotencyScope | null,
): Promise<z.infer<typeof createShipmentAnswer>> {
  const { sellerId } = changer;
  const known = await deps.database.read({ sellerId }, (db) => shipmentOf(db, sellerId, id));
  if (!known) throw refuse('shipment_not_found');
  const target = { saleId: known.saleId };
  const { answer } = await inSaleOnce(deps, changer, target, key, createShipmentAnswer, async (change) => {
    const { db, sale } = change;
    await endCleared(change);
    const before = await shipmentOf(db, sellerId, id);
    if (!before) throw refuse('shipment_not_found');
    if (before.bookingId !== null) throw refuse('numbers_come_from_booking');
    // What can still be taken back can be changed.
    if ('refused' in fireShipment('delete', before.status)) throw refuse('already_scanned');
    if (sale.status === 'COMPLETED') throw refuse('order_completed');
    const carrier = knownCarrier(carrierQid);
    const { valid, removed } = await sortTrackingNumbers(change, carrier, trackAndTraceNumbers, id);
    const after = await saveShipment(db, before, { carrier: carrier.qid, trackAndTraceNumbers: valid });
    await removeTrackingNumbers(change, before.trackAndTraceNumbers);
    await addTrackingNumbers(change, valid);
    await emitTrackingNumbers(change, after);
    const trackedCount = sale.trackedCount - before.trackAndTraceNumbers.length + valid.length;
    await saveChange(change, { trackedCount }, { action: 'tracking_changed', reason: carrier.name });
    return { shipment: presentSaleShipment(sale, after), removed };
  });
  return answer;
}
