/** How readings of ours hang together, within a company and a kind: as the entries of its log. */
import { createHash } from 'node:crypto';
import type { StaffReadKind } from '@quayside/contract/staff-reads';
import type { Instant } from '../../kernel/clock.ts';

export type Reading = {
  readonly sellerId: string;
  readonly kind: StaffReadKind;
  readonly number: number;
  readonly userId: string;
  readonly slot: number;
  readonly at: Instant;
  readonly previousHash: string;
  readonly hash: string;
};

/** SHA-256 over the hash before and every fact, with blanks between; the database's `staff_read_hash` gives the same. */
export function hashOfReading(reading: Omit<Reading, 'previousHash' | 'hash'>, previousHash: string): string {
  const { sellerId, kind, number, userId, slot, at } = reading;
  return createHash('sha256').update([previousHash, sellerId, kind, number, userId, slot, at].join(' ')).digest('hex');
}

/** The number of the first reading that does not follow from the one before; null when all do. */
export function brokenReading(readings: readonly Reading[], after: { number: number; hash: string }): number | null {
  let last = after;
  for (const reading of readings) {
    const isNext = reading.number === last.number + 1 && reading.previousHash === last.hash;
    if (!isNext || reading.hash !== hashOfReading(reading, last.hash)) return reading.number;
    last = reading;
  }
  return null;
}
