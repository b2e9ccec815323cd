/** Packages go into an open shipment, or out of it. */
import { mostPackages } from '@quayside/contract/package-values';
import type { changePackagesBody } from '@quayside/contract/warehouse-shipments';
import type { z } from 'zod';
import type { Write } from '../../../platform/write.ts';
import { movePackages } from '../../packages/packages.public.ts';
import { addable } from '../addable-packages.ts';
import { withoutBooking } from '../cancel-booking.ts';
import { saveStep, statusAfter, withLockedShipment } from '../locked-shipment.ts';
import { standingBooking, waitingBooking } from '../warehouse-bookings.repository.ts';
import { refuse } from '../warehouse-shipments.errors.ts';

type Input = z.infer<typeof changePackagesBody> & { readonly shipmentId: string };

/**
 * What was booked for the packages of before is cancelled; `hasWaited`, and whoever scanned it knows nothing of the booking: refused
 * with `shipment_carrier_booked` or `booking_in_progress`. Refuses as opening a shipment does, and with `shipment_not_found`,
 * `shipment_not_in_state`, `shipment_too_many`.
 */
export function addPackages(
  write: Write,
  { packageQids, hasWaited = false, ...target }: Input & { readonly hasWaited?: boolean },
): Promise<void> {
  return withLockedShipment(write, target, async (change) => {
    const { db, shipment, packages } = change;
    statusAfter(change, 'add');
    if (hasWaited && (await standingBooking(db, shipment.id))) throw refuse('shipment_carrier_booked');
    if (hasWaited && (await waitingBooking(db, shipment.id))) throw refuse('booking_in_progress');
    const added = await addable(change, packageQids, change);
    if (packages.length + added.length > mostPackages) throw refuse('shipment_too_many');
    await saveStep(await withoutBooking(change), { event: 'add', note: added.map(({ code }) => code).join(', ') });
    const patch = () => ({ shipmentId: shipment.id });
    await movePackages(change, added, { event: 'add_to_shipment', note: shipment.number, patch });
  });
}

/** The last one taken out ends the shipment. Refuses with `shipment_package_not_inside` and the like. */
export function removePackages(write: Write, { packageQids, ...target }: Input): Promise<void> {
  return withLockedShipment(write, target, async (change) => {
    const { shipment, packages } = change;
    statusAfter(change, 'remove');
    const removed = packages.filter(({ id }) => packageQids.includes(id));
    if (removed.length < new Set(packageQids).size) throw refuse('shipment_package_not_inside');
    const isLast = removed.length === packages.length;
    await saveStep(await withoutBooking(change), {
      event: isLast ? 'cancel' : 'remove',
      note: removed.map(({ code }) => code).join(', '),
    });
    const patch = () => ({ shipmentId: null });
    await movePackages(change, removed, { event: 'remove', note: shipment.number, patch });
  });
}
