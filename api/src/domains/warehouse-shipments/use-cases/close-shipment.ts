/** A shipment is packed, weighed and has its carrier: its packages get their SSCC and wait for the driver. Or is opened again. */
import type { readyBody } from '@quayside/contract/warehouse-shipments';
import type { z } from 'zod';
import type { Write } from '../../../platform/write.ts';
import { carrierByQid, isNumberOf, normaliseNumber } from '../../carriers/carriers.public.ts';
import { movePackages } from '../../packages/packages.public.ts';
import { takeSsccs } from '../../papers/papers.public.ts';
import { refuseEnded } from '../addable-packages.ts';
import { isPickupOver } from '../bookings.rules.ts';
import { withoutBooking } from '../cancel-booking.ts';
import { customsGaps } from '../customs.rules.ts';
import { customsOf } from '../customs-of.ts';
import {
  type ShipmentChange,
  type ShipmentTarget,
  saveStep,
  statusAfter,
  withLockedShipment,
} from '../locked-shipment.ts';
import { ownTruck } from '../own-truck.ts';
import { standingBooking } from '../warehouse-bookings.repository.ts';
import { refuse } from '../warehouse-shipments.errors.ts';
import { timeZoneOfWarehouse } from '../warehouse-shipments.read-model.ts';

type Input = z.infer<typeof readyBody> & { readonly shipmentId: string };

/**
 * Refuses with `shipment_empty`, `shipment_carrier_unknown`, `shipment_number_wrong`, `shipment_customs_incomplete` (and what
 * is missing of which product), `shipment_order_ended`, `shipment_not_in_state` and the like.
 */
export function closeShipment(write: Write, { carrier, trackingNumber, weightKg, ...target }: Input): Promise<void> {
  return withLockedShipment(write, target, async (change) => {
    const { db, deps, now, shipment, packages } = change;
    statusAfter(change, 'ready');
    if (packages.length === 0) throw refuse('shipment_empty');
    await refuseEnded(db, packages);
    const way = await wayOf(change, { carrier, trackingNumber });
    await refuseUndeclared(change);
    await saveStep(change, { event: 'ready', patch: { ...way, weightKg, readyAt: now } });
    const codes = await takeSsccs(db, deps.config.gs1CompanyPrefix, packages.length);
    const codeOf = new Map(packages.map(({ id, sscc }, index) => [id, sscc ?? codes[index] ?? null]));
    await movePackages(change, packages, {
      event: 'close_shipment',
      note: shipment.number,
      patch: ({ id }) => ({ sscc: codeOf.get(id) ?? null }),
    });
  });
}

/** A lead opens it again, as long as it stands here; its packages keep their SSCC. A booked carrier does not come, whoever closes it next. */
export function reopenShipment(write: Write, target: ShipmentTarget): Promise<void> {
  return withLockedShipment(write, target, reopen);
}

async function reopen(found: ShipmentChange): Promise<void> {
  statusAfter(found, 'reopen');
  const change = await withoutBooking(found);
  const patch = { readyAt: null, carrier: null, trackingNumber: null };
  // Taken back it would be closed with a carrier that does not come.
  await saveStep(change, { event: 'reopen', patch, isFinal: change !== found });
  await movePackages(change, change.packages, { event: 'reopen', note: change.shipment.number });
}

/** What leaves the warehouse's customs territory is declared: code, origin and value of each product have to be known. */
async function refuseUndeclared({ db, shipment }: ShipmentChange): Promise<void> {
  const missing = customsGaps((await customsOf(db, shipment)) ?? []);
  if (missing.length > 0) throw refuse('shipment_customs_incomplete', { missing });
}

type Way = Pick<Input, 'carrier' | 'trackingNumber'>;

/** Its carrier and number: those of the booking, else what was told. Refuses what differs from the booking, and a booking that is being cancelled or whose pickup day is over. */
async function wayOf({ db, now, shipment }: ShipmentChange, { carrier, trackingNumber }: Way) {
  const booking = await standingBooking(db, shipment.id);
  if (!booking) return { carrier: carrier ?? null, trackingNumber: checkedNumber(carrier ?? '', trackingNumber) };
  if (booking.cancellation === 'ASKING') throw refuse('shipment_cancelling_carrier');
  if (isPickupOver(booking.pickupDate, now, await timeZoneOfWarehouse(db, shipment.warehouseId)))
    throw refuse('shipment_pickup_over');
  const [first] = booking.trackingNumbers;
  const told = trackingNumber === undefined ? first : normaliseNumber(trackingNumber);
  const isAnother = first !== undefined && told !== undefined && !booking.trackingNumbers.includes(told);
  if (isAnother || (carrier !== undefined && carrier !== booking.carrier)) throw refuse('shipment_carrier_booked');
  const number = first ?? checkedNumber(booking.carrier, trackingNumber);
  return { carrier: booking.carrier, trackingNumber: number };
}

function checkedNumber(qid: string, given: string | undefined): string | null {
  const carrier = carrierByQid(qid);
  if (!carrier) throw refuse('shipment_carrier_unknown');
  if (given === undefined && qid === ownTruck) return null;
  const number = normaliseNumber(given ?? '');
  if (!isNumberOf(carrier, number)) throw refuse('shipment_number_wrong');
  return number;
}
