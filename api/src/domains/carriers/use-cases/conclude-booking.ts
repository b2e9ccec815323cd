/** Writes what became of an attempt to book a carrier. Only SUCCEEDED counts; whoever comes second changes nothing. */
import type { BookingOutcome } from '../../../adapters/carriers/carriers.port.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { plus } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { openWrite } from '../../../platform/write.ts';
import { recordSaleEvent, type SaleChange, saveChange, withLockedSale } from '../../sales/sales.public.ts';
import { bookShipment, dropDraft } from '../../shipments/shipments.public.ts';
import { chargeCarrier } from '../carrier-cost.ts';
import { carrierByQid } from '../carriers.list.ts';
import { type BookingRecord, bookingOf, concludeBooking, saveLabel } from '../carriers.repository.ts';
import { pauseBefore } from '../carriers.rules.ts';
import { consignmentFingerprint, consignmentOf } from '../consignment.ts';

type Attempt = { readonly sellerId: string; readonly saleId: string; readonly id: string };

/** The attempt as it is afterwards; undefined when it had an outcome already. */
export function concludeAttempt(
  deps: Deps,
  actor: Actor,
  attempt: Attempt,
  outcome: BookingOutcome,
  question = 0,
): Promise<BookingRecord | undefined> {
  const { sellerId, saleId } = attempt;
  return openWrite(deps, { actor, scope: { sellerId } }, (write) =>
    withLockedSale(write, { saleId }, async (change) => {
      if (outcome.status === 'PENDING') return wait(change, attempt, question);
      return outcome.status === 'FAILED' ? fail(change, attempt, outcome.code) : succeed(change, attempt, outcome);
    }),
  );
}

async function wait({ db, now }: SaleChange, { sellerId, id }: Attempt, question: number) {
  const at = plus(now, pauseBefore(question));
  const again = { sellerId, bookingId: id, question: question + 1 };
  await enqueue(db, 'carriers.conclude', again, { at, key: `carriers.conclude.${id}` });
  return concludeBooking(db, sellerId, id, { status: 'PENDING' });
}

async function fail(change: SaleChange, { sellerId, id }: Attempt, code: string) {
  const after = await concludeBooking(change.db, sellerId, id, { status: 'FAILED', code });
  if (!after) return undefined;
  await dropDraft(change, id);
  await recordSaleEvent(change, { action: 'booking_failed', reason: nameOf(after.carrier), detail: { code } });
  return after;
}

/** A sale that moved on while the carrier was asked takes no booking: the carrier is told not to come. */
async function succeed(
  change: SaleChange,
  { sellerId, id }: Attempt,
  { reference, priceMinor, currency, trackingNumbers, label }: Extract<BookingOutcome, { status: 'SUCCEEDED' }>,
) {
  const { db, now, sale } = change;
  if (!(await isStillWanted(change, id))) {
    const after = await concludeBooking(db, sellerId, id, { status: 'CANCELLED', reference, priceMinor, currency });
    if (!after) return undefined;
    await dropDraft(change, id);
    await enqueue(db, 'carriers.cancel', { sellerId, bookingId: id });
    return after;
  }
  const booked = { status: 'SUCCEEDED', reference, priceMinor, currency, hasLabel: label !== null } as const;
  const after = await concludeBooking(db, sellerId, id, booked);
  if (!after) return undefined;
  if (label) await saveLabel(db, after, label, now);
  await chargeCarrier(db, after, { orderNumber: sale.orderNumber, at: now });
  await bookShipment(change, id, trackingNumbers);
  const trackedCount = sale.trackedCount + trackingNumbers.length;
  await saveChange(
    change,
    { bookingSucceeded: true, trackedCount },
    { action: 'booking_succeeded', reason: nameOf(after.carrier), detail: { pickupDate: after.pickupDate } },
  );
  return after;
}

/** The sale still takes a booking, and for the parcels that were booked. */
async function isStillWanted(change: SaleChange, id: string): Promise<boolean> {
  const { db, sale } = change;
  if (!takesBooking(sale) || sale.loadCount === 0) return false;
  const booking = await bookingOf(db, sale.sellerId, id);
  return booking !== undefined && booking.cargo === consignmentFingerprint(await consignmentOf(db, change));
}

/** Shipped with us and not booked yet: until the payment, or again after it when a booking was cancelled. */
export const takesBooking = ({ status, shippingMethod, bookingSucceeded }: SaleChange['sale']): boolean =>
  (status === 'CONFIRMED' || status === 'PAID') && shippingMethod === 'PLATFORM' && !bookingSucceeded;

const nameOf = (carrier: string): string => carrierByQid(carrier)?.name ?? carrier;
