/** What the mail says once goods have left for the buyer: from their seller, or from our warehouse. */

import { endedStatuses } from '@quayside/contract/package-values';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { carrierByQid } from '../carriers/carriers.public.ts';
import { saleOf } from '../sales/sales.public.ts';
import { warehouseBookings } from '../warehouse-shipments/warehouse-bookings.tables.ts';
import { warehouseShipmentEvents } from '../warehouse-shipments/warehouse-shipments.tables.ts';
import { onwardOfSales, type SaleKey, shipmentsOfSales } from './orders.parts.read-model.ts';

type Sent = { readonly carrier: string | null; readonly numbers: readonly string[] };

const nameOf = (carrier: string | null): string | null =>
  carrier === null ? null : (carrierByQid(carrier)?.name ?? null);

/** Null: what moved goes to our warehouse, which tells once it sends it on. Runs in system scope. */
export async function departureFromSeller(db: Db, of: SaleKey, shipmentId: string) {
  const sent = (await shipmentsOfSales(db, [of])).find(({ id, leg }) => id === shipmentId && leg === 'DIRECT_TO_BUYER');
  return sent ? departureOf(db, of, { carrier: sent.carrier, numbers: sent.trackAndTraceNumbers }) : null;
}

/** The same of a shipment of our warehouse, which may hold goods of several sales. `trip`: how often it had come back before. */
export async function departureFromWarehouse(db: Db, of: SaleKey, shipmentId: string) {
  const found = (await onwardOfSales(db, [of])).find(({ shipment }) => shipment.id === shipmentId);
  if (!found) return null;
  const { carrier, trackingNumber } = found.shipment;
  const pieces = await piecesOf(db, shipmentId);
  const numbers = trackingNumber === null || pieces.includes(trackingNumber) ? pieces : [trackingNumber];
  const departure = await departureOf(db, of, { carrier, numbers });
  return departure && { ...departure, trip: await returnsOf(db, shipmentId) };
}

/** The numbers of the pieces that its booked carrier has; none without one. */
async function piecesOf(db: Db, shipmentId: string): Promise<readonly string[]> {
  const [booking] = await db
    .select({ numbers: warehouseBookings.trackingNumbers })
    .from(warehouseBookings)
    .where(and(eq(warehouseBookings.shipmentId, shipmentId), eq(warehouseBookings.status, 'SUCCEEDED')))
    .orderBy(desc(warehouseBookings.createdAt))
    .limit(1);
  return booking?.numbers ?? [];
}

const returnsOf = (db: Db, shipmentId: string): Promise<number> =>
  db.$count(
    warehouseShipmentEvents,
    and(eq(warehouseShipmentEvents.shipmentId, shipmentId), eq(warehouseShipmentEvents.action, 'take_back')),
  );

async function departureOf(db: Db, { sellerId, saleId }: SaleKey, { carrier, numbers }: Sent) {
  const sale = await saleOf(db, sellerId, saleId);
  // Nothing to those who have their money back.
  const hasEnded = endedStatuses.some((ended) => ended === sale?.status);
  return sale && !hasEnded
    ? { buyerId: sale.buyerId, mail: { order: sale.orderNumber, carrier: nameOf(carrier), numbers } }
    : null;
}
