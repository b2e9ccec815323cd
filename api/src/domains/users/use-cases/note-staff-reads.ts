import type { BuyerReadKind, StaffReadKind } from '@quayside/contract/staff-reads';
import type { PersonActor } from '../../../kernel/actor.ts';
import { type Instant, minutes } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { insertBuyerReads, insertStaffReads } from '../staff-reads.repository.ts';

const slotLength = minutes(5);
/** Beyond it the oldest are asked of the database again, which knows them all. */
const mostNoted = 10_000;
const noted = new WeakMap<Deps, Map<string, number>>();

type Reader = Pick<PersonActor, 'kind' | 'userId'>;

/**
 * Keeps that one of our own people looks at things of these selling companies, before they are shown: once per person,
 * company and kind in five minutes (decision 0010). Sellers, buyers and the warehouse read their own, which is not kept.
 */
export function noteStaffReads(
  deps: Deps,
  reader: Reader,
  kind: StaffReadKind,
  sellerIds: readonly string[],
): Promise<void> {
  return note(deps, reader, kind, sellerIds, (db, read, fresh) => insertStaffReads(db, { ...read, kind }, fresh));
}

/** The same of buying companies. */
export function noteBuyerReads(
  deps: Deps,
  reader: Reader,
  kind: BuyerReadKind,
  buyerIds: readonly string[],
): Promise<void> {
  return note(deps, reader, kind, buyerIds, (db, read, fresh) => insertBuyerReads(db, { ...read, kind }, fresh));
}

type Read = { readonly userId: string; readonly slot: number; readonly at: Instant };

async function note(
  deps: Deps,
  { kind: who, userId }: Reader,
  kind: string,
  companies: readonly string[],
  keep: (db: Db, read: Read, fresh: readonly string[]) => Promise<void>,
): Promise<void> {
  if (who !== 'STAFF') return;
  const at = deps.clock.now();
  const slot = Math.floor(Date.parse(at) / slotLength);
  const known = notedBy(deps);
  const keyOf = (company: string) => `${userId} ${kind} ${company}`;
  const fresh = [...new Set(companies)].filter((company) => known.get(keyOf(company)) !== slot);
  if (fresh.length === 0) return;
  await deps.database.write('system', (db) => keep(db, { userId, slot, at }, fresh));
  for (const company of fresh) remember(known, keyOf(company), slot);
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
