/** The orders of a shipment that has left, or was brought, are told of it. */
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { type PackageRecord, packagesOfShipment } from '../packages/packages.public.ts';
import { tellDelivered } from './use-cases/deliver-shipment.ts';
import { tellOrders } from './use-cases/dispatch-shipment.ts';
import { tellTrouble } from './use-cases/follow-shipment.ts';

async function packagesIn({ db }: Write, shipmentId: string): Promise<PackageRecord[]> {
  const rows = await packagesOfShipment(db, shipmentId);
  return rows.map((row) => row.package);
}

export const warehouseShipmentSubscribers: readonly Subscriber[] = [
  changeUpon(
    'warehouse_shipments.tell_orders',
    'warehouse_shipment.dispatched',
    () => 'system',
    async (write, { shipmentId, number }) => tellOrders(write, await packagesIn(write, shipmentId), number),
  ),
  changeUpon(
    'warehouse_shipments.tell_delivered',
    'warehouse_shipment.delivered',
    () => 'system',
    async (write, { shipmentId, number }) => tellDelivered(write, await packagesIn(write, shipmentId), number),
  ),
  changeUpon(
    'warehouse_shipments.tell_trouble',
    'warehouse_shipment.troubled',
    () => 'system',
    async (write, { shipmentId, ...news }) => tellTrouble(write, await packagesIn(write, shipmentId), news),
  ),
];
