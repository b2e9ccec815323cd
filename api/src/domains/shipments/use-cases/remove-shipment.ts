/**
 * Takes a shipment back before its carrier has scanned it (ORD-11, ORD-12). A booked one is cancelled with the carrier
 * first, outside any transaction: a carrier that is on its way or silent leaves everything as it is. A job stands behind
 * it: a process that dies once the carrier was told leaves no order that waits for nobody.
 */
import { z } from 'zod';
import type { CancelOutcome } from '../../../adapters/carriers/carriers.port.ts';
import { type Actor, systemActor } from '../../../kernel/actor.ts';
import { plus, seconds } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/errors.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { IdempotencyScope } from '../../../platform/idempotency.ts';
import { enqueue, withdraw } from '../../../platform/jobs/jobs.ts';
import { isRepeated, type KeyedOpening, writeOnce } from '../../../platform/write.ts';
import { bookingOf, callOff } from '../../carriers/carriers.public.ts';
import { warehouseOf } from '../../packages/packages.public.ts';
import { type SaleChange, saleOf, saveChange, withLockedSale } from '../../sales/sales.public.ts';
import { afterRemoval, endCleared } from '../end-shipment.ts';
import { refuse } from '../shipments.errors.ts';
import { fireShipment, type ShipmentStatus } from '../shipments.machine.ts';
import {
  inboundOrRemoved,
  type ShipmentRecord,
  shipmentOf,
  shipmentOrRemoved,
  wentBackFromUs,
} from '../shipments.read-model.ts';
import { saveShipment } from '../shipments.repository.ts';
import { keepOwed, removeTrackingNumbers } from '../tracking-numbers.ts';

const nothing = z.strictObject({});
/** Longer than all tries of a carrier's cancellation together. */
const longestCancelling = seconds(60);

/** Whose shipment is to be removed: the person's own company's, or what comes to the lead's warehouse. */
export async function sellerOfRemoved({ database }: Deps, actor: Actor, id: string): Promise<string> {
  if (actor.sellerId !== null) return actor.sellerId;
  const found = await database.read('system', (db) => inboundOrRemoved(db, warehouseOf(actor), id));
  if (!found) throw refuse('shipment_not_found');
  return found.sellerId;
}

type Target = { readonly sellerId: string; readonly id: string };

export async function removeShipment(deps: Deps, opening: KeyedOpening, { sellerId, id }: Target): Promise<void> {
  const { key } = opening;
  const found = await deps.database.read({ sellerId }, (db) => shipmentOrRemoved(db, sellerId, id));
  // What is gone already is asked for again under its key: the first answer is given once more.
  if (!found || (found.status === 'CANCELLED' && key === null)) throw refuse('shipment_not_found');
  if (found.status !== 'CANCELLED' && !(await isRepeated(deps, opening))) await askCarrier(deps, found, key);
  await removeHere(deps, opening, found);
}

/** What is left of a removal whose process died on the way: the carrier is asked again, and its word is written. */
export async function concludeRemoval(
  deps: Deps,
  { sellerId, shipmentId }: { readonly sellerId: string; readonly shipmentId: string },
  key: IdempotencyScope | null,
): Promise<void> {
  const shipment = await deps.database.read({ sellerId }, (db) => shipmentOf(db, sellerId, shipmentId));
  if (!shipment || 'refused' in fireShipment('delete', shipment.status) || (await isClosed(deps, shipment))) return;
  if (await deps.database.read({ sellerId }, (db) => wentBackFromUs(db, shipment))) return;
  const outcome = await tellNotToCome(deps, shipment);
  if (outcome === 'silent') throw new Error('The carrier is silent; it is told again not to come');
  if (outcome !== 'cancelled') return;
  const opening = { actor: systemActor, scope: { sellerId }, key } as const;
  await removeHere(deps, { ...opening, key: await keyUnlessReused(deps, opening) }, shipment);
}

/** Null where something else was done under the key since: the caller has the answer of that, and the carrier stays away all the same. */
async function keyUnlessReused(deps: Deps, opening: KeyedOpening): Promise<IdempotencyScope | null> {
  try {
    await isRepeated(deps, opening);
    return opening.key;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'idempotency_key_reused') return null;
    throw error;
  }
}

async function removeHere(deps: Deps, opening: KeyedOpening, { sellerId, saleId, id }: ShipmentRecord): Promise<void> {
  await writeOnce(deps, opening, nothing, (write) =>
    withLockedSale(write, { saleId, sellerId }, async (change) => {
      await endCleared(change);
      const shipment = await shipmentOf(change.db, sellerId, id);
      if (!shipment) throw refuse('shipment_not_found');
      if (change.sale.status === 'COMPLETED') throw refuse('order_completed');
      await takeBack(change, shipment);
      return {};
    }),
  );
}

/** Refuses what cannot be taken back any more, then calls the booking off with its carrier. */
async function askCarrier(deps: Deps, shipment: ShipmentRecord, key: IdempotencyScope | null): Promise<void> {
  removed(shipment.status);
  if (await deps.database.read({ sellerId: shipment.sellerId }, (db) => wentBackFromUs(db, shipment)))
    throw refuse('already_scanned');
  // Before the carrier is told not to come: a closed order keeps its booking.
  if (await isClosed(deps, shipment)) throw refuse('order_completed');
  if (shipment.bookingId === null) return;
  const { sellerId, id: shipmentId } = shipment;
  const job = `shipments.conclude_removal.${shipmentId}`;
  const at = plus(deps.clock.now(), longestCancelling);
  await deps.database.write({ sellerId }, (db) =>
    enqueue(db, 'shipments.conclude_removal', { sellerId, shipmentId, key }, { at, key: job }),
  );
  const outcome = await tellNotToCome(deps, shipment);
  if (outcome === 'cancelled') return;
  await deps.database.write({ sellerId }, (db) => withdraw(db, job));
  throw refuse(outcome === 'too_late' ? 'too_late_to_cancel' : 'carrier_unavailable');
}

async function isClosed({ database }: Deps, { sellerId, saleId }: ShipmentRecord): Promise<boolean> {
  const sale = await database.read({ sellerId }, (db) => saleOf(db, sellerId, saleId));
  return sale?.status === 'COMPLETED';
}

function removed(status: ShipmentStatus): ShipmentStatus {
  const outcome = fireShipment('delete', status);
  if ('refused' in outcome) throw refuse('already_scanned');
  return outcome.to;
}

async function tellNotToCome(deps: Deps, { sellerId, carrier, bookingId }: ShipmentRecord): Promise<CancelOutcome> {
  if (bookingId === null) return 'cancelled';
  const booking = await deps.database.read({ sellerId }, (db) => bookingOf(db, sellerId, bookingId));
  if (booking?.status !== 'SUCCEEDED') return 'cancelled';
  const { reference } = booking;
  return deps.carriers.cancel({ id: bookingId, carrier, reference, reason: 'Cancelled by the seller' });
}

const asSaved = (change: SaleChange, sale: SaleChange['sale']): SaleChange => ({
  ...change,
  sale,
  context: { ...change.context, sale },
});

async function takeBack(change: SaleChange, shipment: ShipmentRecord): Promise<void> {
  const { db, now, sale } = change;
  if (await wentBackFromUs(db, shipment)) throw refuse('already_scanned');
  await saveShipment(db, shipment, { status: removed(shipment.status) });
  await keepOwed(change, shipment, await removeTrackingNumbers(change, shipment.trackAndTraceNumbers));
  const trackedCount = sale.trackedCount - shipment.trackAndTraceNumbers.length;
  if (shipment.bookingId === null) {
    const after = await saveChange(change, { trackedCount }, { action: 'tracking_removed' });
    return afterRemoval(asSaved(change, after));
  }
  const { sellerId, orderNumber } = sale;
  await callOff(db, { sellerId, orderNumber, at: now }, shipment.bookingId);
  const patch = { trackedCount, bookingSucceeded: false };
  await afterRemoval(asSaved(change, await saveChange(change, patch, { action: 'booking_cancelled' })));
}
