/** What every call about one shipment answers: the shipment as it is afterwards. */
import { type WarehouseShipmentDetail, warehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { type WriteRequest, writeOf } from '../../platform/http/write-of.ts';
import { type Write, writeOnce } from '../../platform/write.ts';
import { freePackagesFor, warehouseOf } from '../packages/packages.public.ts';
import { customsOf } from './customs-of.ts';
import { refuse } from './warehouse-shipments.errors.ts';
import { presentDetail } from './warehouse-shipments.presenter.ts';
import { type ShipmentDetailRow, shipmentDetailIn } from './warehouse-shipments.read-model.ts';

export const detailFor = (deps: Deps, request: WriteRequest, id: string): Promise<WarehouseShipmentDetail> =>
  deps.database.read('system', (db) => answer(db, deps, actorOf(request), id));

/** Runs the step once per key, and answers the shipment as the same transaction leaves it. `work` gives its id. */
export const changeShipment = (
  deps: Deps,
  request: WriteRequest,
  work: (write: Write) => Promise<string>,
): Promise<WarehouseShipmentDetail> =>
  writeOnce(deps, writeOf(request, { scope: 'system' }), warehouseShipmentDetail, async (write) =>
    answer(write.db, deps, write.actor, await work(write)),
  );

async function answer(db: Db, { clock, flags }: Deps, actor: Actor, id: string): Promise<WarehouseShipmentDetail> {
  const found = await shipmentDetailIn(db, warehouseOf(actor), id);
  if (!found) throw refuse('shipment_not_found');
  const isOpen = found.shipment.status === 'OPEN';
  const missing = isOpen ? await missingIn(db, found) : { rows: [], total: 0 };
  const customs = isOpen ? await customsOf(db, found.shipment) : null;
  return presentDetail(found, { missing, customs }, { actor, now: clock.now(), flags });
}

/** Confirmed packages for the same buyer and place that are in no shipment. */
const missingIn = (db: Db, { shipment, packages: [first] }: ShipmentDetailRow) =>
  freePackagesFor(db, { ...shipment, like: first?.package ?? null });
