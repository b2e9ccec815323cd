/** When a shipment is late, and why. Pure. */
import { dispatchWithinDays, type LateCause } from '@quayside/contract/warehouse-figure-values';
import type { Instant } from '../../kernel/clock.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';

export type Left = {
  /** When its first package was put away. */
  readonly firstAt: Instant;
  /** When it was closed; null where nobody wrote it down. */
  readonly readyAt: Instant | null;
  readonly shippedAt: Instant;
};

/** When it should have left, and why it did not; the cause is null where it left in time. */
export function lateness({ firstAt, readyAt, shippedAt }: Left, timeZone: string) {
  const dueAt = addWorkingDays(firstAt, dispatchWithinDays, { timeZone, isHoliday: () => false });
  const wasPackedInTime = readyAt !== null && readyAt <= dueAt;
  const cause: LateCause | null = shippedAt <= dueAt ? null : wasPackedInTime ? 'CARRIER_LATE' : 'PACKED_LATE';
  return { dueAt, cause };
}
