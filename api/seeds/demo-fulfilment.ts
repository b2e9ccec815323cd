/** Carrier bookings and shipments of the demo sales. */

import { carrierBookings } from '../src/domains/carriers/carriers.tables.ts';
import { shipmentNumbers, shipments } from '../src/domains/shipments/shipments.tables.ts';
import { days, plus } from '../src/kernel/clock.ts';
import { carrierPickups } from '../src/platform/db/platform.tables.ts';
import { type DemoSale, pickupDateOf } from './demo-sales.ts';
import { bookedCarrier } from './demo-tracking.ts';
import type { World } from './world.ts';

export function addFulfilment(world: World, made: readonly DemoSale[]): void {
  const bookings = made.flatMap(bookingsOf);
  world.add(carrierBookings, ...bookings);
  const tracked = made.filter(({ trackingNumbers }) => trackingNumbers.length > 0);
  const sent = tracked.map((one) =>
    shipmentOf(
      one,
      bookings.find(({ saleId }) => saleId === one.sale.id),
    ),
  );
  world.add(shipments, ...sent);
  world.add(shipmentNumbers, ...sent.flatMap(numbersOf));
  world.add(carrierPickups, ...tracked.flatMap((one) => pickupsOf(one, bookings)));
}

type Booking = typeof carrierBookings.$inferInsert;

function bookingsOf(one: DemoSale): Booking[] {
  const { sale, story, stage } = one;
  if (!story.booking) return [];
  const createdAt = plus(story.confirmedAt ?? sale.createdAt, days(0.05));
  const isBooked = story.booking === 'SUCCEEDED';
  return [
    {
      sellerId: sale.sellerId,
      id: stage.random.id(createdAt),
      saleId: sale.id,
      carrier: bookedCarrier,
      status: story.booking,
      code: isBooked ? null : stage.random.pick(['pickup_date_not_available_exception', 'carrier_unavailable']),
      pickupDate: pickupDateOf(one),
      priceMinor: BigInt(stage.random.int(4_500, 19_000)),
      currency: sale.currency,
      reference: isBooked ? `BK${stage.random.digits(8)}` : null,
      createdAt,
    },
  ];
}

function shipmentOf(
  { sale, story, stage, carrier, trackingNumbers }: DemoSale,
  booking: Booking | undefined,
): typeof shipments.$inferInsert {
  const createdAt = plus(story.paidAt ?? story.confirmedAt ?? sale.createdAt, days(0.1));
  const waiting = booking ? 'PICKUP_SCHEDULED' : 'LABELS_READY';
  return {
    sellerId: sale.sellerId,
    id: stage.random.id(createdAt),
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    carrier,
    status: sale.status === 'COMPLETED' || story.sentAt ? 'DELIVERED' : sale.status === 'PAID' ? 'IN_TRANSIT' : waiting,
    trackAndTraceNumbers: [...trackingNumbers],
    leg: sale.destinationKind === 'WAREHOUSE' ? 'INBOUND_TO_WAREHOUSE' : 'DIRECT_TO_BUYER',
    createdAt,
    ...(booking ? { bookingId: booking.id, pickupDate: booking.pickupDate } : {}),
  };
}

/** In the embedded carrier's book, so that the goods move when their day comes. */
function pickupsOf({ sale, stage }: DemoSale, bookings: readonly Booking[]): (typeof carrierPickups.$inferInsert)[] {
  const { country, timeZone, shipCity } = stage.seller.row;
  return bookings
    .filter(({ saleId }) => saleId === sale.id && sale.status !== 'COMPLETED')
    .map(({ id, carrier, pickupDate, createdAt }) => ({
      id,
      carrier,
      place: `${country} ${shipCity.toLowerCase()}`,
      pickupDate,
      status: 'scheduled',
      country,
      timeZone,
      transitDays: 4,
      createdAt,
    }));
}

const numbersOf = ({ sellerId, id: shipmentId, carrier, trackAndTraceNumbers }: typeof shipments.$inferInsert) =>
  trackAndTraceNumbers.map((number) => ({ sellerId, shipmentId, carrier, number }));
