/**
 * Takes a shipment back before its carrier has scanned it (ORD-11, ORD-12). A booked one is cancelled with the carrier
 * first, outside any transaction: a carrier that is on its way or silent leaves everything as it is.
 */
import { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import type { IdempotencyScope } from '../../../platform/idempotency.ts';
import { bookingOf, cancelBooking } from '../../carriers/carriers.public.ts';
import { type Changer, inSaleOnce, type SaleChange, saleOf, saveChange } from '../../sales/sales.public.ts';
import { endCleared } from '../end-shipment.ts';
import { numbersGone } from '../sale-numbers.ts';
import { refuse } from '../shipments.errors.ts';
import { fireShipment, type ShipmentStatus } from '../shipments.machine.ts';
import { type ShipmentRecord, shipmentOf, shipmentOrRemoved } from '../shipments.read-model.ts';
import { saveShipment } from '../shipments.repository.ts';

type Seller = Changer & { readonly sellerId: string };
const nothing = z.strictObject({});

export async function removeShipment(
  deps: Deps,
  changer: Seller,
  id: string,
  key: IdempotencyScope | null,
): Promise<void> {
  const { sellerId } = changer;
  const found = await deps.database.read({ sellerId }, (db) => shipmentOrRemoved(db, sellerId, id));
  // What is gone already is asked for again under its key: the first answer is given once more.
  if (!found || (found.status === 'CANCELLED' && key === null)) throw refuse('shipment_not_found');
  if (found.status !== 'CANCELLED') await askCarrier(deps, found);
  await inSaleOnce(deps, changer, { saleId: found.saleId }, key, nothing, async (change) => {
    await endCleared(change);
    const shipment = await shipmentOf(change.db, sellerId, id);
    if (!shipment) throw refuse('shipment_not_found');
    if (change.sale.status === 'COMPLETED') throw refuse('already_scanned');
    await takeBack(change, shipment);
    return {};
  });
}

/** Refuses what cannot be taken back any more, then calls the booking off with its carrier. */
async function askCarrier(deps: Deps, shipment: ShipmentRecord): Promise<void> {
  removed(shipment.status);
  await refuseClosed(deps, shipment);
  if (shipment.bookingId !== null) await tellNotToCome(deps, shipment, shipment.bookingId);
}

/** Before the carrier is told not to come: a closed order keeps its booking. */
async function refuseClosed({ database }: Deps, { sellerId, saleId }: ShipmentRecord): Promise<void> {
  const sale = await database.read({ sellerId }, (db) => saleOf(db, sellerId, saleId));
  if (sale?.status === 'COMPLETED') throw refuse('already_scanned');
}

function removed(status: ShipmentStatus): ShipmentStatus {
  const outcome = fireShipment('delete', status);
  if ('refused' in outcome) throw refuse('already_scanned');
  return outcome.to;
}

async function tellNotToCome(deps: Deps, { sellerId, carrier }: ShipmentRecord, bookingId: string): Promise<void> {
  const booking = await deps.database.read({ sellerId }, (db) => bookingOf(db, sellerId, bookingId));
  if (booking?.status !== 'SUCCEEDED') return;
  const { reference } = booking;
  const outcome = await deps.carriers.cancel({ id: bookingId, carrier, reference, reason: 'Cancelled by the seller' });
  if (outcome === 'too_late') throw refuse('too_late_to_cancel');
  if (outcome === 'silent') throw refuse('carrier_unavailable');
}

async function takeBack(change: SaleChange, shipment: ShipmentRecord): Promise<void> {
  const { db, sale } = change;
  await saveShipment(db, shipment, { status: removed(shipment.status) });
  await numbersGone(change, shipment.trackAndTraceNumbers);
  const trackedCount = sale.trackedCount - shipment.trackAndTraceNumbers.length;
  if (shipment.bookingId === null) {
    await saveChange(change, { trackedCount }, { action: 'tracking_removed' });
    return;
  }
  await cancelBooking(db, sale.sellerId, shipment.bookingId);
  await saveChange(change, { trackedCount, bookingSucceeded: false }, { action: 'booking_cancelled' });
}
