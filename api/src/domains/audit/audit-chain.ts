/** How the entries of a company hang together: each one's hash holds the hash before it. */
import { createHash } from 'node:crypto';
import type { Entry } from './audit.rules.ts';

/** The hash before the first entry. */
export const origin = '0'.repeat(64);

/** SHA-256 over the hash before and every fact of the entry, in a fixed order. */
export function hashOf(entry: Entry, previousHash: string): string {
  const { sellerId, number, at, action, userId, person, isStaff, subject, changes } = entry;
  const facts = changes.map(({ field, before, after }) => [field, before, after]);
  return createHash('sha256')
    .update(JSON.stringify([previousHash, sellerId, number, at, action, userId, person, isStaff, subject, facts]))
    .digest('hex');
}

type Linked = Entry & { readonly previousHash: string; readonly hash: string };

/** The number of the first entry that does not follow from the one before; null when all do. `after` is the entry before the first. */
export function brokenAt(entries: readonly Linked[], after: { number: number; hash: string }): number | null {
  let last = after;
  for (const entry of entries) {
    const isNext = entry.number === last.number + 1 && entry.previousHash === last.hash;
    if (!isNext || entry.hash !== hashOf(entry, last.hash)) return entry.number;
    last = entry;
  }
  return null;
}
