/**
 * Books a carrier for an order shipped with the platform (ORD-11). The attempt is written, the carrier asked outside any
 * transaction, and the outcome written: only SUCCEEDED counts.
 */
import type { bookingBody } from '@quayside/contract/sale-actions';
import type { z } from 'zod';
import type { BookingOutcome, BookingRequest } from '../../../adapters/carriers/carriers.port.ts';
import { minutes, plus } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  type Changer,
  inSale,
  loadsOfSale,
  refuseSale,
  type SaleChange,
  saveChange,
  statusAfter,
} from '../../sales/sales.public.ts';
import { refuse } from '../carriers.errors.ts';
import { type BookingRecord, concludeBooking, insertBooking, isBookingSince } from '../carriers.repository.ts';

type Body = z.infer<typeof bookingBody>;
/** An attempt without an outcome after so long was lost with its process. */
const longestCall = minutes(1);
type Load = Awaited<ReturnType<typeof loadsOfSale>>[number];

/** What is to be carried, from the sale and its loads. */
export async function cargoOf({
  db,
  sale,
  seller,
}: SaleChange): Promise<Omit<BookingRequest, 'id' | 'carrier' | 'pickupDate'>> {
  const loads = await loadsOfSale(db, sale.sellerId, sale.id);
  if (loads.length === 0) throw refuseSale('shipping_incomplete');
  return {
    from: { country: seller.country, line1: seller.shipLine1, line2: seller.shipLine2, city: seller.shipCity },
    toCountry: sale.destinationCountry,
    pieces: sale.loadCount,
    weightKg: loads.reduce((sum: number, load: Load) => sum + load.weightKg * load.count, 0),
    currency: sale.currency,
  };
}

export async function bookCarrier(deps: Deps, changer: Changer, saleId: string, body: Body): Promise<BookingRecord> {
  const request = await inSale(deps, changer, { saleId, version: body.version }, (change) => askFor(change, body));
  const outcome = await deps.carriers.book(request);
  const booking = await inSale(deps, changer, { saleId }, (change) => conclude(change, request, outcome));
  if (outcome.status === 'FAILED') throw refuse(outcome.code);
  if (booking.status !== 'SUCCEEDED') throw refuseSale('invalid_transition');
  return booking;
}

async function askFor(change: SaleChange, { carrier, pickupDate }: Body): Promise<BookingRequest> {
  statusAfter(change, 'update');
  const { db, now, sale } = change;
  if (!takesBooking(sale)) throw refuseSale('invalid_transition');
  if (await isBookingSince(db, sale.sellerId, sale.id, plus(now, -longestCall))) throw refuse('booking_in_progress');
  const request = { ...(await cargoOf(change)), id: newId(), carrier, pickupDate };
  await insertBooking(db, {
    sellerId: sale.sellerId,
    id: request.id,
    saleId: sale.id,
    carrier,
    status: 'REQUESTED',
    pickupDate,
    priceMinor: 0n,
    currency: sale.currency,
    createdAt: now,
  });
  return request;
}

/** A sale that moved on while the carrier was asked takes no booking: the attempt is kept as cancelled. */
async function conclude(
  change: SaleChange,
  { id, carrier }: BookingRequest,
  outcome: BookingOutcome,
): Promise<BookingRecord> {
  const { db, sale } = change;
  if (outcome.status === 'FAILED')
    return concludeBooking(db, sale.sellerId, id, { status: 'FAILED', code: outcome.code });
  const { reference, priceMinor } = outcome;
  if (!takesBooking(sale))
    return concludeBooking(db, sale.sellerId, id, { status: 'CANCELLED', reference, priceMinor });
  await saveChange(change, { bookingSucceeded: true }, { action: 'update', reason: `booked ${carrier}` });
  return concludeBooking(db, sale.sellerId, id, { status: 'SUCCEEDED', reference, priceMinor });
}

const takesBooking = ({ status, shippingMethod, bookingSucceeded }: SaleChange['sale']): boolean =>
  status === 'CONFIRMED' && shippingMethod === 'PLATFORM' && !bookingSucceeded;
