/** The orders of a shipment that has left are told of it. */
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import { packagesOfShipment } from '../packages/packages.public.ts';
import { tellOrders } from './use-cases/dispatch-shipment.ts';

export const warehouseShipmentSubscribers: readonly Subscriber[] = [
  changeUpon(
    'warehouse_shipments.tell_orders',
    'warehouse_shipment.dispatched',
    () => 'system',
    async (write, { shipmentId, number }) => {
      const rows = await packagesOfShipment(write.db, shipmentId);
      await tellOrders(
        write,
        rows.map((row) => row.package),
        number,
      );
    },
  ),
];
