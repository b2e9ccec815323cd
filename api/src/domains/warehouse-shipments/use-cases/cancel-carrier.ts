/**
 * A worker cancels the carrier booked for an open shipment, as sellers cancel theirs: the carrier is asked first, outside any
 * transaction. Until it answers the shipment is not closed, so that nothing is handed over to a carrier that does not come
 * (decision 0067). A job asks it again when its answer is lost, or the process; one that never answers keeps its booking.
 */
import type { CancelOutcome } from '../../../adapters/carriers/carriers.port.ts';
import { systemActor } from '../../../kernel/actor.ts';
import { type Instant, plus, seconds } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueue, withdraw } from '../../../platform/jobs/jobs.ts';
import { isRepeated, type KeyedOpening, openWrite, type Write } from '../../../platform/write.ts';
import { mostQuestions, pauseBefore } from '../../carriers/carriers.public.ts';
import { lockPackagesOfShipment } from '../../packages/packages.public.ts';
import { isPickupOver } from '../bookings.rules.ts';
import { nameOf, withoutBooking } from '../cancel-booking.ts';
import {
  type ShipmentChange,
  type ShipmentTarget,
  statusAfter,
  tellShipment,
  withLockedShipment,
} from '../locked-shipment.ts';
import { type BookingRecord, markCancellation, standingBooking } from '../warehouse-bookings.repository.ts';
import { refuse } from '../warehouse-shipments.errors.ts';
import { timeZoneOfWarehouse } from '../warehouse-shipments.read-model.ts';
import { insertShipmentEvent, lockShipment } from '../warehouse-shipments.repository.ts';

/** Longer than all tries of a carrier's cancellation together. */
const longestCancelling = seconds(60);
/** Of one question, where it fails before the carrier has answered. */
const mostAttempts = 5;
const reason = 'Cancelled by the warehouse';

/** `bookingId`: the booking that is to be cancelled; another one that stands in its place is left alone. */
type Place = { readonly warehouseId: string; readonly shipmentId: string; readonly bookingId: string };

/**
 * The booking whose carrier said that it does not come. Null: nobody was asked, for want of a booking that can be cancelled, or
 * because its pickup day is over, or because the call is a repeated one. Refuses with `too_late_to_cancel`,
 * `carrier_unavailable`, `cancellation_unanswered` (it is asked again by a job) and `idempotency_key_reused`.
 */
export async function tellNotToCome(deps: Deps, opening: KeyedOpening, place: Place): Promise<string | null> {
  const booking = (await isRepeated(deps, opening)) ? null : await begin(deps, opening, place);
  if (!booking) return null;
  const { id, carrier, reference } = booking;
  const outcome = await deps.carriers.cancel({ id, carrier, reference, reason });
  if (outcome === 'cancelled') return id;
  await writeAnswer(deps, booking, outcome, { question: 0, isAwaited: true });
  if (outcome === 'silent') throw refuse('cancellation_unanswered');
  throw refuse(outcome === 'too_late' ? 'too_late_to_cancel' : 'carrier_unavailable');
}

/** From here on the shipment is not closed until the carrier has answered. */
function begin(deps: Deps, opening: KeyedOpening, { warehouseId, shipmentId, bookingId }: Place) {
  return openWrite(deps, opening, async (write): Promise<BookingRecord | null> => {
    const { db, now } = write;
    const shipment = await lockShipment(db, warehouseId, shipmentId);
    if (shipment?.status !== 'OPEN') return null;
    const booking = await standingBooking(db, shipmentId);
    if (booking?.id !== bookingId) return null;
    if (isPickupOver(booking.pickupDate, now, await timeZoneOfWarehouse(db, warehouseId))) return null;
    await markCancellation(db, bookingId, 'ASKING');
    await askAt(db, plus(now, longestCancelling), { bookingId, question: 0 });
    await tellShipment(write, warehouseId);
    return booking;
  });
}

const keyOf = (bookingId: string): string => `warehouse_shipments.conclude_cancelling.${bookingId}`;

const askAt = (db: Db, at: Instant, payload: { readonly bookingId: string; readonly question: number }) =>
  enqueue(db, 'warehouse_shipments.conclude_cancelling', payload, { at, mostAttempts, key: keyOf(payload.bookingId) });

type Target = ShipmentTarget & { readonly bookingId: string; readonly told: string | null };

/** While the shipment is open. Refuses with `shipment_not_booked`, `shipment_not_in_state` and the like. */
export function cancelBookingOf(write: Write, { bookingId, told, ...target }: Target): Promise<void> {
  return withLockedShipment(write, target, (change) => end(change, bookingId, told));
}

async function end(change: ShipmentChange, bookingId: string, told: string | null): Promise<void> {
  const { db, shipment } = change;
  statusAfter(change, 'book');
  if ((await standingBooking(db, shipment.id))?.id !== bookingId) throw refuse('shipment_not_booked');
  await withoutBooking(change, told);
  await withdraw(db, keyOf(bookingId));
  await tellShipment(change, shipment.warehouseId);
}

/** What is left of a cancellation whose answer is not known: the carrier is asked again, and its word is written. */
export async function concludeCancelling(deps: Deps, booking: BookingRecord, question: number): Promise<void> {
  const { id, carrier, reference } = booking;
  const outcome = await deps.carriers.cancel({ id, carrier, reference, reason });
  await writeAnswer(deps, booking, outcome, question < mostQuestions ? { question } : null);
}

/** `isAwaited`: whoever cancels hears the answer at once. */
type Asked = { readonly question: number; readonly isAwaited?: boolean };

/** Where it was settled otherwise meanwhile, nothing is written. `asked` null: a silent carrier is not asked again. */
export async function writeAnswer(
  deps: Deps,
  { id, warehouseId, shipmentId }: BookingRecord,
  outcome: CancelOutcome,
  asked: Asked | null = null,
): Promise<void> {
  await openWrite(deps, { actor: systemActor, scope: 'system' }, async (write) => {
    const { db, now } = write;
    const shipment = await lockShipment(db, warehouseId, shipmentId);
    const booking = shipment && (await standingBooking(db, shipmentId));
    if (!shipment || booking?.id !== id || booking.cancellation !== 'ASKING') return;
    const change = { ...write, shipment, packages: await lockPackagesOfShipment(db, shipmentId) };
    if (outcome === 'cancelled') return end(change, id, id);
    if (outcome === 'silent' && asked) {
      const again = { bookingId: id, question: asked.question + 1 };
      return askAt(db, plus(now, pauseBefore(asked.question)), again);
    }
    await keep(change, booking, outcome, asked?.isAwaited);
  });
}

async function keep(change: ShipmentChange, booking: BookingRecord, outcome: CancelOutcome, isHeard = false) {
  const { db, now, actor, shipment } = change;
  await markCancellation(db, booking.id, outcome === 'silent' ? 'UNANSWERED' : null);
  await withdraw(db, keyOf(booking.id));
  await tellShipment(change, shipment.warehouseId);
  if (isHeard) return;
  const action = outcome === 'too_late' ? 'booking_stays' : 'booking_not_cancelled';
  await insertShipmentEvent(db, {
    ...{ shipmentId: shipment.id, at: now, action, note: nameOf(booking.carrier), before: null },
    ...{ actorId: actor.userId, actorName: actor.name },
  });
}
