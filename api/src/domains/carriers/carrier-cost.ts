/** A carrier booked here is paid by us and deducted from the seller (domain page, section 4, "Who pays"). */
import { v5 } from 'uuid';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { adjustNextPayout } from '../payouts/payouts.public.ts';
import type { BookingRecord } from './carriers.repository.ts';

type Booked = Pick<BookingRecord, 'sellerId' | 'id' | 'saleId' | 'priceMinor' | 'currency' | 'carrier'>;
type Charge = { readonly orderNumber: string; readonly at: Instant };

/** The price goes to the order's payout, or to the next one when it was paid already. */
export async function chargeCarrier(db: Db, booking: Booked, charge: Charge): Promise<void> {
  await adjust(db, booking, charge, booking.id, booking.priceMinor);
}

/** What a booking that was called off had cost is given back. */
export async function giveBackCarrier(db: Db, booking: Booked, charge: Charge): Promise<void> {
  await adjust(db, booking, charge, v5('called off', booking.id), -booking.priceMinor);
}

async function adjust(db: Db, booking: Booked, { orderNumber, at }: Charge, causeId: string, owedMinor: bigint) {
  if (owedMinor === 0n) return;
  const { sellerId, saleId, currency, carrier } = booking;
  const about = { sellerId, saleId, orderNumber, causeId, currency, at, reason: carrier };
  await adjustNextPayout(db, { ...about, kind: 'CARRIER_COST', owedMinor });
}
