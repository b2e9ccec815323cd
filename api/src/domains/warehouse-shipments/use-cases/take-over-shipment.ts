/** Another worker goes on with a shipment; who had it before stays in its history (WH-07). */
import { personOf } from '../../../kernel/actor.ts';
import type { Write } from '../../../platform/write.ts';
import { type ShipmentTarget, saveStep, withLockedShipment } from '../locked-shipment.ts';
import { refuse } from '../warehouse-shipments.errors.ts';

/** Refuses with `shipment_take_over_off`, `shipment_not_in_state` and the like. */
export function takeOverShipment(write: Write, target: ShipmentTarget): Promise<void> {
  if (!write.deps.flags['warehouse-shipment-take-over']) throw refuse('shipment_take_over_off');
  return withLockedShipment(write, target, (change) => {
    const { userId: ownerId, name: ownerName } = personOf(change.actor);
    return saveStep(change, {
      event: 'take_over',
      note: `${change.shipment.ownerName} → ${ownerName}`,
      patch: { ownerId, ownerName },
      isFinal: true,
    });
  });
}
