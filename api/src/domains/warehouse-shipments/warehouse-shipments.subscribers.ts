/** The orders of a shipment that has left are told of it. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { isFirstHandling, type Subscriber, subscriber } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { packagesOfShipment } from '../packages/packages.public.ts';
import { tellOrders } from './use-cases/dispatch-shipment.ts';

const name = 'warehouse_shipments.tell_orders';

export const warehouseShipmentSubscribers: readonly Subscriber[] = [
  subscriber(
    name,
    'warehouse_shipment.dispatched',
    z.looseObject({ shipmentId: z.uuid(), number: z.string() }),
    ({ shipmentId, number }, event, deps) =>
      openWrite(deps, { actor: systemActor, scope: 'system' }, async (write) => {
        if (!(await isFirstHandling(write.db, event.id, name, write.now))) return;
        const rows = await packagesOfShipment(write.db, shipmentId);
        await tellOrders(
          write,
          rows.map((row) => row.package),
          number,
        );
      }),
  ),
];
