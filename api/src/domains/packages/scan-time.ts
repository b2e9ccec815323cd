import { days, type Instant, plus } from '../../kernel/clock.ts';

/** Scans wait on a device without a network for two days at most. */
const longestWait = days(2);

/** When it was scanned: never later than now, nor longer ago than a scan is kept. */
export function timeOfScan(told: Instant | undefined, now: Instant): Instant {
  if (told === undefined || told > now) return now;
  const earliest = plus(now, -longestWait);
  return told < earliest ? earliest : told;
}
