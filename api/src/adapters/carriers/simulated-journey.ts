/** How goods of the embedded carriers move: collected on the pickup day, delivered when their transit is over. */
import { createHash } from 'node:crypto';
import type { Instant } from '../../kernel/clock.ts';
import type { WorkCalendar } from '../../kernel/working-time.ts';
import type { CarrierEvent } from './carriers.port.ts';
import { atLocalHour, workingDayAfter } from './pickup-calendar.ts';
import type { Pickup } from './pickups.repository.ts';

/** One number in so many is held up for a day on its way. */
const delayedOneIn = 8;

/** What has happened by `now`, oldest first. */
export function journeyOf(
  { carrier, pickupDate, transitDays }: Pickup,
  number: string,
  calendar: WorkCalendar,
  now: Instant,
): CarrierEvent[] {
  const arrival = workingDayAfter(pickupDate, transitDays, calendar);
  const isDelayed = createHash('sha256').update(number).digest().readUInt16BE(0) % delayedOneIn === 0;
  const lastDay = isDelayed ? workingDayAfter(arrival, 1, calendar) : arrival;
  const steps: readonly (readonly [CarrierEvent['code'], string, number])[] = [
    ['PICKED_UP', pickupDate, 16],
    ...(isDelayed ? ([['EXCEPTION', arrival, 10]] as const) : []),
    ['OUT_FOR_DELIVERY', lastDay, 8],
    ['DELIVERED', lastDay, 13],
  ];
  return steps
    .map(([code, day, hour]) => ({
      id: `${number} ${code}`,
      carrier,
      number,
      code,
      at: atLocalHour(day, hour, calendar.timeZone),
      location: null,
    }))
    .filter(({ at }) => at <= now);
}
