/** What every step with a shipment does: lock it and its packages, ask the machine, save it, and write the audit row. */
import type { WarehouseShipmentStatus } from '@quayside/contract/package-values';
import { requireVersion } from '../../kernel/versions.ts';
import { notifyClients } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { lockPackagesOfShipment, type PackageRecord, warehouseOf } from '../packages/packages.public.ts';
import { refuse } from './warehouse-shipments.errors.ts';
import { fireShipment, type ShipmentEvent } from './warehouse-shipments.machine.ts';
import {
  insertShipmentEvent,
  lockShipment,
  type ShipmentPatch,
  type ShipmentRecord,
  saveShipment,
} from './warehouse-shipments.repository.ts';
import type { ShipmentBefore } from './warehouse-shipments.types.ts';

export type ShipmentTarget = { readonly shipmentId: string; readonly version?: number | undefined };
export type ShipmentChange = Write & {
  readonly shipment: ShipmentRecord;
  readonly packages: readonly PackageRecord[];
};

/** Runs `work` on the locked shipment. Refuses a stale version; `shipment_not_found` for another warehouse's. */
export async function withLockedShipment<T>(
  write: Write,
  { shipmentId, version }: ShipmentTarget,
  work: (change: ShipmentChange) => Promise<T>,
): Promise<T> {
  const { db, actor } = write;
  const shipment = await lockShipment(db, warehouseOf(actor), shipmentId);
  if (!shipment) throw refuse('shipment_not_found');
  requireVersion(version, shipment);
  return work({ ...write, shipment, packages: await lockPackagesOfShipment(db, shipment.id) });
}

/** The status the event leads to. Refuses with `shipment_not_in_state`. */
export function statusAfter({ shipment }: ShipmentChange, event: ShipmentEvent): WarehouseShipmentStatus {
  const outcome = fireShipment(event, shipment.status);
  if ('refused' in outcome) throw refuse(outcome.refused.code, { status: shipment.status });
  return outcome.to;
}

type Step = {
  readonly event: ShipmentEvent;
  readonly patch?: ShipmentPatch;
  readonly note?: string;
  readonly isFinal?: boolean;
};

/** Tells the open pages of the warehouse, with this transaction's commit. */
export const tellShipment = ({ db, actor }: Write, warehouseId: string): Promise<void> =>
  notifyClients(db, 'warehouse_shipment.changed', { warehouseId, byId: actor.userId });

/** Saves the step with what was before it, so that it can be taken back. */
export async function saveStep(change: ShipmentChange, { event, patch, note = '', isFinal }: Step): Promise<void> {
  const { db, now, actor, shipment } = change;
  await saveShipment(db, shipment.id, { ...patch, status: statusAfter(change, event) });
  await insertShipmentEvent(db, {
    ...{ shipmentId: shipment.id, at: now, action: event, note },
    ...{ actorId: actor.userId, actorName: actor.name },
    before: isFinal ? null : beforeOf(change),
  });
  await tellShipment(change, shipment.warehouseId);
}

export function beforeOf({ shipment, packages }: Pick<ShipmentChange, 'shipment' | 'packages'>): ShipmentBefore {
  const { status, carrier, trackingNumber, weightKg, driverName, signature, readyAt, shippedAt } = shipment;
  return {
    ...{ status, carrier, trackingNumber, weightKg, driverName, signature, readyAt, shippedAt },
    packageIds: packages.map(({ id }) => id),
  };
}
