/** What the mail says once goods have left for the buyer: from their seller, or from our warehouse. */

import { endedStatuses } from '@quayside/contract/package-values';
import type { Db } from '../../platform/db/database.ts';
import { carrierByQid } from '../carriers/carriers.public.ts';
import { saleOf } from '../sales/sales.public.ts';
import { onwardOfSales, type SaleKey, shipmentsOfSales } from './orders.parts.read-model.ts';

type Sent = { readonly carrier: string | null; readonly numbers: readonly string[] };

const nameOf = (carrier: string | null): string | null =>
  carrier === null ? null : (carrierByQid(carrier)?.name ?? null);

/** Null: what moved goes to our warehouse, which tells once it sends it on. Runs in system scope. */
export async function departureFromSeller(db: Db, of: SaleKey, shipmentId: string) {
  const sent = (await shipmentsOfSales(db, [of])).find(({ id, leg }) => id === shipmentId && leg === 'DIRECT_TO_BUYER');
  return sent ? departureOf(db, of, { carrier: sent.carrier, numbers: sent.trackAndTraceNumbers }) : null;
}

/** The same of a shipment of our warehouse, which may hold goods of several sales. */
export async function departureFromWarehouse(db: Db, of: SaleKey, shipmentId: string) {
  const found = (await onwardOfSales(db, [of])).find(({ shipment }) => shipment.id === shipmentId);
  if (!found) return null;
  const { carrier, trackingNumber } = found.shipment;
  return departureOf(db, of, { carrier, numbers: trackingNumber === null ? [] : [trackingNumber] });
}

async function departureOf(db: Db, { sellerId, saleId }: SaleKey, { carrier, numbers }: Sent) {
  const sale = await saleOf(db, sellerId, saleId);
  // Nothing to those who have their money back.
  const hasEnded = endedStatuses.some((ended) => ended === sale?.status);
  return sale && !hasEnded
    ? { buyerId: sale.buyerId, mail: { order: sale.orderNumber, carrier: nameOf(carrier), numbers } }
    : null;
}
