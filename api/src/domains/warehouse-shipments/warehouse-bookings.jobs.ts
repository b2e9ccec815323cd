/** What became of bookings whose answer was slow or lost, and carriers that are told not to come. */
import { z } from 'zod';
import type { BookingOutcome } from '../../adapters/carriers/carriers.port.ts';
import { systemActor } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue, type Job, job } from '../../platform/jobs/jobs.ts';
import { mostQuestions } from '../carriers/carriers.public.ts';
import { requestOf } from './booking-request.ts';
import { tellUnconfirmed } from './cancel-booking.ts';
import { concludeCancelling, writeAnswer } from './use-cases/cancel-carrier.ts';
import { concludeAttempt } from './use-cases/conclude-booking.ts';
import { type BookingRecord, bookingById } from './warehouse-bookings.repository.ts';

const ofBooking = z.strictObject({ bookingId: z.uuid() });
const attempt = ofBooking.extend({ question: z.int() });
const reason = 'Not needed any more';

const found = ({ database }: Deps, bookingId: string) => database.read('system', (db) => bookingById(db, bookingId));

async function conclude({ bookingId, question }: z.infer<typeof attempt>, deps: Deps): Promise<void> {
  const booking = await found(deps, bookingId);
  if (booking?.status !== 'REQUESTED' && booking?.status !== 'PENDING') return;
  const told = await deps.carriers.outcome(await requestOf(deps.database, booking));
  const outcome = told.status === 'PENDING' && question >= mostQuestions ? await giveUp(deps, booking) : told;
  await concludeAttempt(deps, systemActor, booking, outcome, question);
}

/** Whatever the carrier has made of it meanwhile: it is told not to come, until it answers. */
async function giveUp(deps: Deps, { id, carrier, reference }: BookingRecord): Promise<BookingOutcome> {
  const told = await deps.carriers.cancel({ id, carrier, reference, reason });
  if (told === 'silent')
    await deps.database.write('system', (db) => enqueue(db, 'warehouse_shipments.cancel_booking', { bookingId: id }));
  const mayCome = told === 'unknown' || told === 'too_late';
  return { status: 'FAILED', code: mayCome ? 'pickup_not_confirmed' : 'carrier_unavailable' };
}

async function cancel({ bookingId }: z.infer<typeof ofBooking>, deps: Deps): Promise<void> {
  const booking = await found(deps, bookingId);
  if (!booking) return;
  const { id, carrier, reference } = booking;
  const outcome = await deps.carriers.cancel({ id, carrier, reference, reason });
  if (outcome === 'silent') throw new Error('The carrier is silent; it is told again not to come');
  if (outcome !== 'cancelled') await tellUnconfirmed(deps, booking);
}

/** It was silent to the end. */
async function giveUpCancelling(payload: unknown, deps: Deps): Promise<void> {
  const booking = await found(deps, ofBooking.parse(payload).bookingId);
  if (booking) await tellUnconfirmed(deps, booking);
}

async function endCancelling({ bookingId, question }: z.infer<typeof attempt>, deps: Deps): Promise<void> {
  const booking = await found(deps, bookingId);
  if (booking?.cancellation === 'ASKING') await concludeCancelling(deps, booking, question);
}

/** Nobody could ask it: the booking stands, and the shipment waits no longer. */
async function giveUpEnd(payload: unknown, deps: Deps): Promise<void> {
  const booking = await found(deps, attempt.parse(payload).bookingId);
  if (booking) await writeAnswer(deps, booking, 'silent');
}

/** Nobody could ask what became of it: it does not count, and its carrier is told not to come. */
async function giveUpAttempt(payload: unknown, deps: Deps): Promise<void> {
  const { bookingId } = attempt.parse(payload);
  const booking = await found(deps, bookingId);
  if (booking?.status !== 'REQUESTED' && booking?.status !== 'PENDING') return;
  await concludeAttempt(deps, systemActor, booking, { status: 'FAILED', code: 'pickup_not_confirmed' });
  await deps.database.write('system', (db) => enqueue(db, 'warehouse_shipments.cancel_booking', { bookingId }));
}

export const warehouseBookingJobs: readonly Job[] = [
  { ...job('warehouse_shipments.conclude_booking', attempt, conclude), giveUp: giveUpAttempt },
  { ...job('warehouse_shipments.cancel_booking', ofBooking, cancel), giveUp: giveUpCancelling },
  { ...job('warehouse_shipments.conclude_cancelling', attempt, endCancelling), giveUp: giveUpEnd },
];
