import type { WarehouseShipmentAction } from '@quayside/contract/package-values';
import type {
  CustomsProduct,
  WarehouseShipment,
  WarehouseShipmentDetail,
} from '@quayside/contract/warehouse-shipments';
import type { Actor } from '../../kernel/actor.ts';
import type { Instant } from '../../kernel/clock.ts';
import type { Flags } from '../../platform/flags/flags.ts';
import { type PackageRow, presentPackage } from '../packages/packages.public.ts';
import { ownTruck } from './own-truck.ts';
import { isUndoable } from './use-cases/undo-shipment-step.ts';
import { stepsIn } from './warehouse-shipments.machine.ts';
import type { ShipmentDetailRow, ShipmentRow } from './warehouse-shipments.read-model.ts';

export function presentShipment({ shipment, packageCount }: ShipmentRow): WarehouseShipment {
  const { id: qid, number, status, buyerName, destinationCountry, destinationCity, ownerId, ownerName } = shipment;
  const { carrier, trackingNumber, weightKg, driverName, createdAt, readyAt, shippedAt, version } = shipment;
  const { journey, journeyAt } = shipment;
  return {
    ...{ qid, number, status, buyerName, destinationCountry, destinationCity, ownerQid: ownerId, ownerName },
    ...{
      carrier,
      trackingNumber,
      weightKg,
      driverName,
      journey,
      journeyAt,
      packageCount,
      createdAt,
      readyAt,
      shippedAt,
      version,
    },
  };
}

type Viewer = { readonly actor: Actor; readonly now: Instant; readonly flags: Flags };
type Around = {
  /** Confirmed packages for the same buyer and place that are in no shipment. */
  readonly missing: { readonly rows: readonly PackageRow[]; readonly total: number };
  /** Null: no customs on its way, or it is closed. */
  readonly customs: CustomsProduct[] | null;
};

export const presentDetail = (
  row: ShipmentDetailRow,
  { missing, customs }: Around,
  viewer: Viewer,
): WarehouseShipmentDetail => ({
  ...presentShipment(row),
  packages: row.packages.map(presentPackage),
  signature: row.shipment.signature,
  missing: missing.rows.map(presentPackage),
  missingCount: missing.total,
  customs,
  events: row.events.map(({ at, action, actorName, note }) => ({ at, action, actorName, note })),
  allowedActions: actionsOf(row, customs !== null, viewer),
});

function actionsOf(
  { shipment, events: [last] }: ShipmentDetailRow,
  isDeclared: boolean,
  { actor, now, flags }: Viewer,
): WarehouseShipmentAction[] {
  const isLead = actor.permissions.has('warehouse.resolve');
  const isAllowed: Readonly<Partial<Record<WarehouseShipmentAction, boolean>>> = {
    declare: isDeclared,
    book: flags.logistics && shipment.carrier === null,
    reopen: isLead,
    deliver: isLead || shipment.carrier === ownTruck,
    take_back: isLead && shipment.journey === 'RETURNED',
    take_over: shipment.ownerId !== actor.userId && flags['warehouse-shipment-take-over'],
  };
  const steps = stepsIn(shipment.status).filter((step) => isAllowed[step] ?? true);
  const told = isLead && shipment.status === 'SHIPPED' ? (['tell'] as const) : [];
  return [...steps, ...told, ...(isUndoable(last ?? null, actor, now) ? (['undo'] as const) : [])];
}
