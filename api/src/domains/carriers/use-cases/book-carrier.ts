/**
 * Books a carrier for an order shipped with the platform (ORD-11). The attempt is written, the carrier asked outside any
 * transaction, and the outcome written: only SUCCEEDED counts. A job takes up attempts whose process or answer was lost.
 */
import type { bookingBody } from '@quayside/contract/sale-actions';
import { z } from 'zod';
import {
  type BookingCode,
  type BookingRequest,
  bookingCodes,
  lineRefusal,
  longestAddressLine,
} from '../../../adapters/carriers/carriers.port.ts';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { plus, seconds } from '../../../kernel/clock.ts';
import type { Details } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { type KeyedOpening, writeOnce } from '../../../platform/write.ts';
import { refuseSale, type SaleChange, statusAfter, withLockedSale } from '../../sales/sales.public.ts';
import { draftShipment } from '../../shipments/shipments.public.ts';
import { refuse } from '../carriers.errors.ts';
import { bookingOf, insertBooking, isBeingBooked } from '../carriers.repository.ts';
import { type Consignment, consignmentFingerprint, consignmentOf } from '../consignment.ts';
import { concludeAttempt, takesBooking } from './conclude-booking.ts';

type Body = z.infer<typeof bookingBody>;
type Asked = BookingRequest & Pick<Consignment, 'addressQid'>;
/** The first transaction's answer, kept under the key: which attempt it made. */
const asked = z.strictObject({ id: z.uuid() });
/** An attempt without an outcome after so long was lost with its process: longer than all calls of a carrier together. */
const longestBooking = seconds(60);

/** Refuses with the carrier's code when it says no; a PENDING booking is no refusal. */
export async function bookCarrier(
  deps: Deps,
  opening: KeyedOpening,
  { saleId, ...body }: Body & { readonly saleId: string },
): Promise<void> {
  if (!deps.flags.logistics) throw refuse('logistics_off');
  let request: Asked | undefined;
  const { id } = await writeOnce(deps, opening, asked, (write) =>
    withLockedSale(write, { saleId, version: body.version }, async (change) => {
      request = await askFor(change, body);
      return { id: request.id };
    }),
  );
  const sellerId = sellerIdOf(opening.actor);
  // Nothing was asked for: the key has been used before.
  if (!request) return tellAgain(deps, sellerId, id);
  const tooLong = lineRefusal(request.from);
  const outcome = tooLong ? ({ status: 'FAILED', code: tooLong } as const) : await deps.carriers.book(request);
  const booking = await concludeAttempt(deps, opening.actor, { sellerId, saleId, id }, outcome);
  if (outcome.status === 'FAILED') throw refuse(outcome.code, detailsOf(outcome.code, request));
  if (booking?.status === 'CANCELLED') throw refuseSale('invalid_transition');
}

/** A repeated key gets the same refusal again; what did not fail is read from the order. */
async function tellAgain({ database }: Deps, sellerId: string, id: string): Promise<void> {
  const booking = await database.read({ sellerId }, (db) => bookingOf(db, sellerId, id));
  const code = bookingCodes.find((one) => one === booking?.code);
  if (booking?.status === 'FAILED' && code) throw refuse(code);
}

/** What is needed to put a line right in its place. */
function detailsOf(code: BookingCode, { from, addressQid }: Asked): Details {
  const at = { addressQid, maximum: longestAddressLine };
  if (code === 'seller_shipping_address_line_one_too_long') return { ...at, length: from.line1.length };
  if (code === 'seller_shipping_address_line_two_too_long') return { ...at, length: from.line2.length };
  return {};
}

async function askFor(change: SaleChange, { carrier, pickupDate }: Body): Promise<Asked> {
  const { db, now, sale } = change;
  if (sale.status !== 'PAID') statusAfter(change, 'update');
  if (!takesBooking(sale)) throw refuseSale('invalid_transition');
  if (await isBeingBooked(db, sale.sellerId, sale.id)) throw refuse('booking_in_progress');
  const cargo = await consignmentOf(db, change);
  const request = { ...cargo, id: newId(), carrier, pickupDate, order: sale.orderNumber };
  await insertBooking(db, {
    sellerId: sale.sellerId,
    id: request.id,
    saleId: sale.id,
    carrier,
    status: 'REQUESTED',
    pickupDate,
    priceMinor: 0n,
    currency: sale.currency,
    cargo: consignmentFingerprint(cargo),
    createdAt: now,
  });
  await draftShipment(change, { bookingId: request.id, carrier, pickupDate });
  const attempt = { sellerId: sale.sellerId, bookingId: request.id, question: 0 };
  await enqueue(db, 'carriers.conclude', attempt, {
    at: plus(now, longestBooking),
    key: `carriers.conclude.${request.id}`,
  });
  return request;
}
