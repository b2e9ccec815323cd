/** A shipment that its sale needs no longer: its numbers are free again, and its carrier is told not to come. */
import { emit } from '../../platform/jobs/jobs.ts';
import { cancelBooking } from '../carriers/carriers.public.ts';
import { numbersGivenUp } from '../packages/packages.public.ts';
import { recordGoodsBack, recordReturn, recordSaleEvent, type SaleChange } from '../sales/sales.public.ts';
import { fireShipment } from './shipments.machine.ts';
import { type Parcel, parcelsOf, type ShipmentRecord, shipmentsOf } from './shipments.read-model.ts';
import { saveShipment } from './shipments.repository.ts';
import { isNothingLeft, isWaiting } from './shipments.rules.ts';
import { keepOwed, removeTrackingNumbers } from './tracking-numbers.ts';

/** One less is waited for: what was left may be all back with its seller, or lost beside it, and what it brought anew is lost again. */
export async function afterRemoval(change: SaleChange): Promise<void> {
  const { db, now, sale } = change;
  const { sellerId, id: saleId } = sale;
  const sent = await parcelsOf(db, sellerId, saleId);
  await recordGoodsBack(change);
  if (await isBackAgain(change, sent)) await recordReturn(change);
  if (isNothingLeft(sent)) await emit(db, now, 'shipment.none_left', { sellerId, saleId });
  else if (sale.destinationKind === 'WAREHOUSE') await emit(db, now, 'shipment.taken_back', { sellerId, saleId });
}

/**
 * All that was sent is with its sender again. What our warehouse gave up is waited for no longer; what a carrier lost is claimed
 * instead (decision 0052).
 */
export async function isBackAgain({ db, sale }: SaleChange, sent: readonly Parcel[]): Promise<boolean> {
  const left = sent.filter(({ status }) => status !== 'RETURNED_TO_SENDER');
  if (left.length === sent.length || left.some(({ status }) => status === 'LOST')) return false;
  if (left.length === 0) return true;
  const givenUp = await numbersGivenUp(db, sale.sellerId, sale.id);
  return left.every(({ number }) => number !== null && givenUp.includes(number));
}

/** Ends it unless a carrier has scanned it; gives whether it did. The sale is locked by the caller. */
export async function endShipment(change: SaleChange, shipment: ShipmentRecord): Promise<boolean> {
  const outcome = fireShipment('delete', shipment.status);
  if ('refused' in outcome) return false;
  const { db, sale, now } = change;
  await saveShipment(db, shipment, { status: outcome.to });
  await keepOwed(change, shipment, await removeTrackingNumbers(change, shipment.trackAndTraceNumbers));
  const { sellerId, bookingId } = shipment;
  if (bookingId !== null && (await cancelBooking(db, { sellerId, orderNumber: sale.orderNumber, at: now }, bookingId)))
    await recordSaleEvent(change, { action: 'booking_cancelled' });
  return true;
}

/**
 * Ends what was left by a clearing of the shipping details (ORD-09) that its event has not reached yet: a sale that
 * counts no numbers has none, so the same ones can be entered again at once.
 */
export async function endCleared(change: SaleChange): Promise<void> {
  const { db, sale } = change;
  if (sale.trackedCount > 0) return;
  for (const shipment of await shipmentsOf(db, sale.sellerId, sale.id))
    if (shipment.bookingId === null && isWaiting(shipment.status)) await endShipment(change, shipment);
}
