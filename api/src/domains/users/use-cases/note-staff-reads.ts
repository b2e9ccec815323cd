import type { StaffReadKind } from '@quayside/contract/staff-reads';
import { minutes } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { SignedInActor } from '../../../platform/http/actor.ts';
import { insertStaffReads } from '../staff-reads.repository.ts';

const slotLength = minutes(5);
/** Beyond it the oldest are asked of the database again, which knows them all. */
const mostNoted = 10_000;
const noted = new WeakMap<Deps, Map<string, number>>();

/**
 * Keeps that one of our own people looks at things of these companies, before they are shown: once per person, company and
 * kind in five minutes (decision 0010). Sellers, buyers and the warehouse read their own, which is not kept.
 */
export async function noteStaffReads(
  deps: Deps,
  { kind: who, userId }: Pick<SignedInActor, 'kind' | 'userId'>,
  kind: StaffReadKind,
  sellerIds: readonly string[],
): Promise<void> {
  if (who !== 'STAFF') return;
  const at = deps.clock.now();
  const slot = Math.floor(Date.parse(at) / slotLength);
  const known = notedBy(deps);
  const keyOf = (sellerId: string) => `${userId} ${kind} ${sellerId}`;
  const fresh = [...new Set(sellerIds)].filter((sellerId) => known.get(keyOf(sellerId)) !== slot);
  if (fresh.length === 0) return;
  await deps.database.write('system', (db) => insertStaffReads(db, { userId, kind, slot, at }, fresh));
  for (const sellerId of fresh) remember(known, keyOf(sellerId), slot);
}

function notedBy(deps: Deps): Map<string, number> {
  const known = noted.get(deps) ?? new Map<string, number>();
  noted.set(deps, known);
  return known;
}

/** The oldest goes when the limit is reached: a Map keeps the order of insertion. */
function remember(known: Map<string, number>, key: string, slot: number): void {
  known.delete(key);
  known.set(key, slot);
  const oldest = known.keys().next();
  if (known.size > mostNoted && !oldest.done) known.delete(oldest.value);
}
