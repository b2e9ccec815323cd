/** What a carrier is booked for: sizes and weights, and which packages. Pure. */
import { loadLimits } from '@quayside/contract/sale-values';
import type { WarehouseLoad } from '@quayside/contract/warehouse-bookings';
import type { Instant } from '../../kernel/clock.ts';
import { localDate } from '../../kernel/working-time.ts';

export type LoadFault = { readonly index: number; readonly code: 'load_too_heavy' | 'load_too_large' };

/** The first of them that is beyond the limits of section 4; null: all can be carried. */
export function loadFault(loads: readonly WarehouseLoad[]): LoadFault | null {
  for (const [index, { loadType, weightKg, lengthCm, widthCm, heightCm }] of loads.entries()) {
    const limit = loadLimits[loadType];
    if (weightKg > limit.kg) return { index, code: 'load_too_heavy' };
    if (Math.max(lengthCm, widthCm, heightCm) > limit.cm) return { index, code: 'load_too_large' };
  }
  return null;
}

/** Whether the day on which the carrier was to collect has passed where the warehouse stands. */
export const isPickupOver = (pickupDate: string, now: Instant, timeZone: string): boolean =>
  pickupDate < localDate(now, timeZone);

/** Tells what stands in a shipment from what stood in it when a carrier was asked. */
export const cargoOf = (packages: readonly { readonly id: string }[]): string =>
  packages
    .map(({ id }) => id)
    .sort()
    .join(' ');
