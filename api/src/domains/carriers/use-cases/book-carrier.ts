/**
 * Books a carrier for an order shipped with the platform (ORD-11). The attempt is written, the carrier asked outside any
 * transaction, and the outcome written: only SUCCEEDED counts.
 */
import type { bookingBody } from '@quayside/contract/sales';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { BookingOutcome, BookingRequest } from '../../../adapters/carriers/carriers.port.ts';
import { type Changer, inSale, loadsOfSale, refuseSale, type SaleChange, saveChange, statusAfter } from '../../sales/sales.public.ts';
import { refuse } from '../carriers.errors.ts';
import { type BookingRecord, concludeBooking, insertBooking } from '../carriers.repository.ts';

type Body = z.infer<typeof bookingBody>;
type Load = Awaited<ReturnType<typeof loadsOfSale>>[number];

/** What is to be carried, from the sale and its loads. */
export async function cargoOf({ db, sale, seller }: SaleChange): Promise<Omit<BookingRequest, 'id' | 'carrier' | 'pickupDate'>> {
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
  return inSale(deps, changer, { saleId }, async (change) => {
    const booking = await concludeBooking(change.db, change.sale.sellerId, request.id, rowOf(outcome));
    if (outcome.status === 'SUCCEEDED') await saveChange(change, { bookingSucceeded: true }, { action: 'update', reason: `booked ${request.carrier}` });
    return booking;
  }).then((booking) => {
    if (outcome.status === 'FAILED') throw refuse(outcome.code);
    return booking;
  });
}

async function askFor(change: SaleChange, { carrier, pickupDate }: Body): Promise<BookingRequest> {
  statusAfter(change, 'update');
  const { db, now, sale } = change;
  if (sale.shippingMethod !== 'PLATFORM' || sale.bookingSucceeded) throw refuseSale('invalid_transition');
  const request = { ...(await cargoOf(change)), id: newId(), carrier, pickupDate };
  await insertBooking(db, { sellerId: sale.sellerId, id: request.id, saleId: sale.id, carrier, status: 'REQUESTED', pickupDate, priceMinor: 0n, currency: sale.currency, createdAt: now });
  return request;
}

function rowOf(outcome: BookingOutcome): Parameters<typeof concludeBooking>[3] {
  return outcome.status === 'SUCCEEDED'
    ? { status: 'SUCCEEDED', reference: outcome.reference, priceMinor: outcome.priceMinor }
    : { status: 'FAILED', code: outcome.code };
}
