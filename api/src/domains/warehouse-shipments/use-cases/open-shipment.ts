/** Packages of one buyer and destination begin a shipment; whoever opens it packs it. */

import { personOf } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { movePackages, warehouseOf } from '../../packages/packages.public.ts';
import { addable } from '../addable-packages.ts';
import { tellShipment } from '../locked-shipment.ts';
import { insertShipment, insertShipmentEvent, nextShipmentNumber } from '../warehouse-shipments.repository.ts';

/** Gives the shipment's id. Refuses as `addable` does. */
export async function openShipment(write: Write, packageQids: readonly string[]): Promise<string> {
  const { db, now } = write;
  const actor = personOf(write.actor);
  const packages = await addable(write, packageQids);
  const { buyerId, buyerName, destinationCountry, destinationCity } = present(packages[0], 'at least one is named');
  const [id, number] = [newId(), await nextShipmentNumber(db)];
  await insertShipment(db, {
    ...{ id, number, warehouseId: warehouseOf(actor), status: 'OPEN', createdAt: now },
    ...{ buyerId, buyerName, destinationCountry, destinationCity, ownerId: actor.userId, ownerName: actor.name },
  });
  await insertShipmentEvent(db, {
    ...{ shipmentId: id, at: now, action: 'open', actorId: actor.userId, actorName: actor.name, before: null },
    note: packages.map(({ code }) => code).join(', '),
  });
  await movePackages(write, packages, { event: 'add_to_shipment', note: number, patch: () => ({ shipmentId: id }) });
  await tellShipment(write, warehouseOf(actor));
  return id;
}
