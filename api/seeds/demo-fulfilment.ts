/** Carrier bookings, shipments and warehouse packages of the demo sales. */

import { carrierBookings } from '../src/domains/carriers/carriers.tables.ts';
import { packages } from '../src/domains/packages/packages.tables.ts';
import { shipments } from '../src/domains/shipments/shipments.tables.ts';
import { days, plus } from '../src/kernel/clock.ts';
import { type DemoSale, pickupDateOf } from './demo-sales.ts';
import type { World } from './world.ts';

type Package = typeof packages.$inferInsert;

export function addFulfilment(world: World, made: readonly DemoSale[]): void {
  world.add(carrierBookings, ...made.flatMap(bookingsOf));
  const tracked = made.filter(({ trackingNumbers }) => trackingNumbers.length > 0);
  world.add(shipments, ...tracked.map(shipmentOf));
  world.add(packages, ...tracked.filter(({ sale }) => sale.destinationKind === 'WAREHOUSE').flatMap(packagesOf));
}

function bookingsOf(one: DemoSale): (typeof carrierBookings.$inferInsert)[] {
  const { sale, story, stage } = one;
  if (!story.booking) return [];
  const createdAt = plus(story.confirmedAt ?? sale.createdAt, days(0.05));
  const isBooked = story.booking === 'SUCCEEDED';
  return [
    {
      sellerId: sale.sellerId,
      id: stage.random.id(createdAt),
      saleId: sale.id,
      carrier: 'dbschenker',
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

function shipmentOf({ sale, story, stage, carrier, trackingNumbers }: DemoSale): typeof shipments.$inferInsert {
  const createdAt = plus(story.paidAt ?? story.confirmedAt ?? sale.createdAt, days(0.1));
  return {
    sellerId: sale.sellerId,
    id: stage.random.id(createdAt),
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    carrier,
    status: sale.status === 'COMPLETED' ? 'DELIVERED' : sale.status === 'PAID' ? 'IN_TRANSIT' : 'LABELS_READY',
    trackAndTraceNumbers: [...trackingNumbers],
    leg: sale.destinationKind === 'WAREHOUSE' ? 'INBOUND_TO_WAREHOUSE' : 'DIRECT_TO_BUYER',
    createdAt,
  };
}

const incoming = ['ANNOUNCED', 'ANNOUNCED', 'ANNOUNCED', 'ARRIVED', 'ON_HOLD', 'MISSING'] as const;
const handled = ['CONFIRMED', 'IN_SHIPMENT', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED', 'RETURNED_TO_SELLER'] as const;

function packagesOf({ sale, story, stage, carrier, trackingNumbers }: DemoSale): Package[] {
  const warehouse =
    stage.warehouses.find(({ city }) => city === sale.destinationCity) ?? stage.random.pick(stage.warehouses);
  const announcedAt = plus(story.paidAt ?? sale.createdAt, days(0.1));
  return trackingNumbers.map((number, index) => ({
    sellerId: sale.sellerId,
    id: stage.random.id(announcedAt),
    warehouseId: warehouse.id,
    code: `PK-${sale.orderNumber.slice(3, 9)}-${index + 1}`,
    status: stage.random.pick(sale.status === 'COMPLETED' ? handled : incoming),
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    sellerName: stage.seller.row.name,
    carrier,
    trackingNumber: number,
    weightKg: stage.random.int(20, 280) / 10,
    expectedOn: plus(announcedAt, days(3)).slice(0, 10),
    announcedAt,
  }));
}
