/** Takes back the last step with a shipment, within ten minutes, by whoever made it or a lead. */
import { undoMinutes, type WarehouseShipmentStatus } from '@quayside/contract/package-values';
import { minutes, plus } from '../../../kernel/clock.ts';
import type { Write } from '../../../platform/write.ts';
import { lockPackages, movePackages, type PackageRecord } from '../../packages/packages.public.ts';
import { type ShipmentChange, type ShipmentTarget, tellShipment, withLockedShipment } from '../locked-shipment.ts';
import { refuse } from '../warehouse-shipments.errors.ts';
import {
  insertShipmentEvent,
  lastShipmentEvent,
  type ShipmentEventRecord,
  saveShipment,
} from '../warehouse-shipments.repository.ts';
import type { ShipmentBefore } from '../warehouse-shipments.types.ts';

type Undoable = ShipmentEventRecord & { readonly before: ShipmentBefore };
type Person = Pick<Write['actor'], 'userId' | 'permissions'>;

/** Whether this person can take it back now. */
export const isUndoable = (event: ShipmentEventRecord | null, actor: Person, now: string): event is Undoable =>
  event?.before != null &&
  plus(event.at, minutes(undoMinutes)) >= now &&
  (event.actorId === actor.userId || actor.permissions.has('warehouse.resolve'));

/** Refuses with `shipment_nothing_to_undo`, `shipment_package_not_ready` (it has gone on elsewhere) and the like. */
export function undoShipmentStep(write: Write, target: ShipmentTarget): Promise<void> {
  return withLockedShipment(write, target, async (change) => {
    const { db, now, actor, shipment } = change;
    const event = await lastShipmentEvent(db, shipment.id);
    if (!isUndoable(event, actor, now)) throw refuse('shipment_nothing_to_undo');
    const { packageIds, ...fields } = event.before;
    await movePackagesBack(change, packageIds, fields.status);
    await saveShipment(db, shipment.id, fields);
    await insertShipmentEvent(db, {
      ...{ shipmentId: shipment.id, at: now, action: 'undo', note: event.action, before: null },
      ...{ actorId: actor.userId, actorName: actor.name },
    });
    await tellShipment(change, shipment.warehouseId);
  });
}

/** Puts packages out that came in, in that were taken out, and the rest into the state that goes with the shipment's. */
async function movePackagesBack(
  change: ShipmentChange,
  before: readonly string[],
  status: WarehouseShipmentStatus,
): Promise<void> {
  const { shipment, packages, actor } = change;
  const note = shipment.number;
  const isInside = ({ id }: PackageRecord) => before.includes(id);
  await movePackages(
    change,
    packages.filter((one) => !isInside(one)),
    {
      event: 'remove',
      note,
      patch: () => ({ shipmentId: null }),
    },
  );
  const missing = before.filter((id) => !packages.some((one) => one.id === id));
  const absent = missing.length === 0 ? [] : await lockPackages(change.db, actor.warehouseId ?? '', missing);
  const gone = absent.filter((one) => one.status !== 'CONFIRMED');
  if (gone.length > 0) throw refuse('shipment_package_not_ready', { codes: gone.map(({ code }) => code) });
  await movePackages(change, absent, { event: 'add_to_shipment', note, patch: () => ({ shipmentId: shipment.id }) });
  const event = eventBack(shipment.status, status);
  if (event) await movePackages(change, packages.filter(isInside), { event, note });
}

function eventBack(from: WarehouseShipmentStatus, to: WarehouseShipmentStatus) {
  if (from === 'READY_TO_SHIP' && to === 'OPEN') return 'reopen';
  if (from === 'OPEN' && to === 'READY_TO_SHIP') return 'close_shipment';
  return from === 'SHIPPED' && to === 'READY_TO_SHIP' ? 'take_back_hand_over' : null;
}
