/** Other numbers, or another carrier, for a shipment that no carrier has scanned (ORD-12); what came to our warehouse stays. Sifted as new ones are. */
import type { changeShipmentBody, createShipmentAnswer } from '@quayside/contract/shipments';
import type { z } from 'zod';
import { sellerIdOf } from '../../../kernel/actor.ts';
import type { Write } from '../../../platform/write.ts';
import { numbersThatCame } from '../../packages/packages.public.ts';
import { saveChange, withLockedSale } from '../../sales/sales.public.ts';
import { afterRemoval, endCleared } from '../end-shipment.ts';
import { refuse } from '../shipments.errors.ts';
import { fireShipment } from '../shipments.machine.ts';
import { presentSaleShipment } from '../shipments.presenter.ts';
import { shipmentOf } from '../shipments.read-model.ts';
import { saveShipment } from '../shipments.repository.ts';
import {
  addTrackingNumbers,
  emitTrackingNumbers,
  keepOwed,
  knownCarrier,
  removeTrackingNumbers,
  sortTrackingNumbers,
} from '../tracking-numbers.ts';

type Input = z.infer<typeof changeShipmentBody> & { readonly id: string };

export async function changeShipment(
  write: Write,
  { id, carrier: carrierQid, trackAndTraceNumbers }: Input,
): Promise<z.infer<typeof createShipmentAnswer>> {
  const { db } = write;
  const sellerId = sellerIdOf(write.actor);
  const known = await shipmentOf(db, sellerId, id);
  if (!known) throw refuse('shipment_not_found');
  return withLockedSale(write, { saleId: known.saleId }, async (change) => {
    const { sale } = change;
    await endCleared(change);
    const before = await shipmentOf(db, sellerId, id);
    if (!before) throw refuse('shipment_not_found');
    if (before.bookingId !== null) throw refuse('numbers_come_from_booking');
    // What can still be taken back can be changed.
    if ('refused' in fireShipment('delete', before.status)) throw refuse('already_scanned');
    if (sale.status === 'COMPLETED') throw refuse('order_completed');
    const carrier = knownCarrier(carrierQid);
    const { valid, removed } = await sortTrackingNumbers(change, carrier, trackAndTraceNumbers, id);
    const came = (await numbersThatCame(db, sale.sellerId, sale.id)).filter((number) =>
      before.trackAndTraceNumbers.includes(number),
    );
    const isKept = carrier.qid === before.carrier && came.every((number) => valid.includes(number));
    if (came.length > 0 && !isKept) throw refuse('already_scanned');
    const after = await saveShipment(db, before, { carrier: carrier.qid, trackAndTraceNumbers: valid });
    // What stays is expected as it was.
    const stay = carrier.qid === before.carrier ? before.trackAndTraceNumbers.filter((one) => valid.includes(one)) : [];
    const gone = before.trackAndTraceNumbers.filter((one) => !stay.includes(one));
    const owed = await removeTrackingNumbers(change, gone);
    await addTrackingNumbers(change, valid);
    if (valid.length > stay.length) await emitTrackingNumbers(change, after, owed);
    else await keepOwed(change, after, owed);
    const trackedCount = sale.trackedCount - before.trackAndTraceNumbers.length + valid.length;
    const saved = await saveChange(change, { trackedCount }, { action: 'tracking_changed', reason: carrier.name });
    await afterRemoval({ ...change, sale: saved, context: { ...change.context, sale: saved } });
    return { shipment: presentSaleShipment(sale, after), removed };
  });
}
