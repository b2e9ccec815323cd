/**
 * Staff tell what a carrier said of a shipment, by telephone or mail: it counts like the carrier's own word, and under one
 * key once.
 */
import type { shipmentDetail, toldEventBody } from '@quayside/contract/shipments';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Write } from '../../../platform/write.ts';
import { normaliseNumber } from '../../carriers/carriers.public.ts';
import { refuse } from '../shipments.errors.ts';
import { presentDetail } from '../shipments.presenter.ts';
import { eventsOfShipment, shipmentOf } from '../shipments.read-model.ts';
import { placeOfShipment } from '../shipments.repository.ts';
import { ingestCarrierEvent } from './ingest-carrier-events.ts';

type Input = z.infer<typeof toldEventBody> & { readonly id: string };

export async function recordCarrierEvent(
  write: Write,
  { id, code, number, note }: Input,
): Promise<z.infer<typeof shipmentDetail>> {
  const { db, now } = write;
  const place = await placeOfShipment(db, id);
  if (!place) throw refuse('shipment_not_found');
  const known = place.trackAndTraceNumbers;
  const numbers = number === undefined ? known : known.filter((one) => one === normaliseNumber(number));
  if (numbers.length === 0) throw refuse('shipment_not_found');
  const told = { id: `staff ${newId()}`, numbers, code, at: now, location: null, note };
  await ingestCarrierEvent(write, place, told);
  const shipment = await shipmentOf(db, place.sellerId, id);
  if (!shipment) throw refuse('shipment_not_found');
  return presentDetail(shipment, await eventsOfShipment(db, place.sellerId, id));
}

/** The company whose shipment it is; null for an unknown one. */
export const ownerOfShipment = async ({ database }: Deps, id: string): Promise<string | null> =>
  (await database.read('system', (db) => placeOfShipment(db, id)))?.sellerId ?? null;
