/** What became of bookings whose answer was slow or lost, and carriers that are told not to come. */
import { z } from 'zod';
import type { BookingOutcome, BookingRequest } from '../../adapters/carriers/carriers.port.ts';
import { systemActor } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue, type Job, job } from '../../platform/jobs/jobs.ts';
import { saleOf } from '../sales/sales.public.ts';
import { sellerOf } from '../sellers/sellers.public.ts';
import { type BookingRecord, bookingOf } from './carriers.repository.ts';
import { mostQuestions } from './carriers.rules.ts';
import { consignmentOf } from './consignment.ts';
import { concludeAttempt } from './use-cases/conclude-booking.ts';

const ofBooking = z.strictObject({ sellerId: z.uuid(), bookingId: z.uuid() });
const notNeeded = 'Not needed any more';
const attempt = ofBooking.extend({ question: z.int() });

async function conclude({ sellerId, bookingId, question }: z.infer<typeof attempt>, deps: Deps): Promise<void> {
  const booking = await deps.database.read({ sellerId }, (db) => bookingOf(db, sellerId, bookingId));
  if (booking?.status !== 'REQUESTED' && booking?.status !== 'PENDING') return;
  const request = await requestOf(deps, booking);
  const told = request ? await deps.carriers.outcome(request) : null;
  const isGivenUp = told === null || (told.status === 'PENDING' && question >= mostQuestions);
  const outcome = isGivenUp ? await giveUp(deps, booking) : told;
  await concludeAttempt(deps, systemActor, { sellerId, saleId: booking.saleId, id: bookingId }, outcome, question);
}

/** Whatever the carrier has made of it meanwhile: it is told not to come, until it answers. */
async function giveUp(deps: Deps, { sellerId, id, carrier, reference }: BookingRecord): Promise<BookingOutcome> {
  const told = await deps.carriers.cancel({ id, carrier, reference, reason: notNeeded });
  if (told === 'silent')
    await deps.database.write({ sellerId }, (db) => enqueue(db, 'carriers.cancel', { sellerId, bookingId: id }));
  const mayCome = told === 'unknown' || told === 'too_late';
  return { status: 'FAILED', code: mayCome ? 'pickup_not_confirmed' : 'carrier_unavailable' };
}

/** The request as it was; null when the sale has no parcels any more. */
function requestOf(
  { database }: Deps,
  { sellerId, id, saleId, carrier, pickupDate }: BookingRecord,
): Promise<BookingRequest | null> {
  return database.read({ sellerId }, async (db) => {
    const [sale, seller] = await Promise.all([saleOf(db, sellerId, saleId), sellerOf(db, sellerId)]);
    if (!sale || !seller || sale.loadCount === 0) return null;
    return { ...(await consignmentOf(db, { sale, seller })), id, carrier, pickupDate, order: sale.orderNumber };
  });
}

async function cancel({ sellerId, bookingId }: z.infer<typeof ofBooking>, deps: Deps): Promise<void> {
  const booking = await deps.database.read({ sellerId }, (db) => bookingOf(db, sellerId, bookingId));
  if (!booking) return;
  const { id, carrier, reference } = booking;
  const outcome = await deps.carriers.cancel({ id, carrier, reference, reason: notNeeded });
  if (outcome === 'silent') throw new Error('The carrier is silent; it is told again not to come');
}

export const carrierJobs: readonly Job[] = [
  job('carriers.conclude', attempt, conclude),
  job('carriers.cancel', ofBooking, cancel),
];
