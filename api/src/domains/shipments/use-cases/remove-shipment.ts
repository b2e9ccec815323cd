/** Takes a shipment back before the carrier has scanned it. */
import type { Deps } from '../../../platform/deps.ts';
import { type Changer, inSale, removeSearchTokens, saveChange } from '../../sales/sales.public.ts';
import { refuse } from '../shipments.errors.ts';
import { fireShipment } from '../shipments.machine.ts';
import { shipmentOf } from '../shipments.read-model.ts';
import { setShipmentStatus } from '../shipments.repository.ts';

export async function removeShipment(
  deps: Deps,
  changer: Changer & { readonly sellerId: string },
  id: string,
): Promise<void> {
  const found = await deps.database.read({ sellerId: changer.sellerId }, (db) => shipmentOf(db, changer.sellerId, id));
  if (!found) throw refuse('shipment_not_found');
  await inSale(deps, changer, { saleId: found.saleId }, async (change) => {
    const { db, sale } = change;
    const shipment = await shipmentOf(db, changer.sellerId, id);
    if (!shipment) throw refuse('shipment_not_found');
    const outcome = fireShipment('delete', shipment.status);
    if ('refused' in outcome || sale.status === 'COMPLETED') throw refuse('already_scanned');
    await setShipmentStatus(db, shipment, outcome.to);
    await removeSearchTokens(
      db,
      sale.sellerId,
      sale.id,
      shipment.trackAndTraceNumbers.map((number) => number.toLowerCase()),
    );
    await saveChange(
      change,
      { trackedCount: sale.trackedCount - shipment.trackAndTraceNumbers.length },
      { action: 'update', reason: 'tracking removed' },
    );
  });
}
