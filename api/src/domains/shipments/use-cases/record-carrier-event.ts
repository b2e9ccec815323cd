/**
 * Staff tell what a carrier said of a shipment, by telephone or mail: it counts like the carrier's own word, and under one
 * key once.
 */
import type { shipmentDetail, toldEventBody } from '@quayside/contract/shipments';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { IdempotencyScope } from '../../../platform/idempotency.ts';
import type { Changer } from '../../sales/sales.public.ts';
import { refuse } from '../shipments.errors.ts';
import { presentDetail } from '../shipments.presenter.ts';
import { eventsOfShipment, shipmentOf } from '../shipments.read-model.ts';
import { placeOfShipment } from '../shipments.repository.ts';
import { ingestCarrierEvent } from './ingest-carrier-events.ts';

export async function recordCarrierEvent(
  deps: Deps,
  staff: Changer,
  id: string,
  { code, note }: z.infer<typeof toldEventBody>,
  key: IdempotencyScope | null,
): Promise<z.infer<typeof shipmentDetail>> {
  const place = await deps.database.read('system', (db) => placeOfShipment(db, id));
  if (!place) throw refuse('shipment_not_found');
  const number = place.trackAndTraceNumbers[0] ?? '';
  const told = { id: `staff ${newId()}`, number, code, at: deps.clock.now(), location: null, note };
  await ingestCarrierEvent(deps, staff, place, told, key);
  return deps.database.read('system', async (db) => {
    const shipment = await shipmentOf(db, place.sellerId, id);
    if (!shipment) throw refuse('shipment_not_found');
    return presentDetail(shipment, await eventsOfShipment(db, place.sellerId, id));
  });
}
