/** What matching the winning price would come to, for one offer as it stands now. */
import type { Instant } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { discountsOf, floorOf } from './offers.presenter.ts';
import { type OfferDetail, offersById } from './offers.read-model.ts';
import { priceToWin } from './offers.rules.ts';

/** The price that wins, or why there is none to set. */
export function matchingPrice(detail: OfferDetail): bigint | 'WINS_ALREADY' | 'NO_RIVAL' | 'FLOOR_ABOVE' {
  const { rank, winningMinor } = detail.offer;
  if (rank === 1) return 'WINS_ALREADY';
  if (rank === null || winningMinor === null) return 'NO_RIVAL';
  return priceToWin(winningMinor, discountsOf(detail), floorOf(detail)) ?? 'FLOOR_ABOVE';
}

/** Of a seller's offers that lose: whether one within the floor wins, or only one below it. */
export async function matchesOf(database: Database, sellerId: string, ids: readonly string[], now: Instant) {
  const matches = new Map<string, 'MATCH' | 'FLOOR'>();
  if (ids.length === 0) return matches;
  for (const detail of await database.read({ sellerId }, (db) => offersById(db, sellerId, ids, now))) {
    const price = matchingPrice(detail);
    if (typeof price === 'bigint') matches.set(detail.offer.id, 'MATCH');
    if (price === 'FLOOR_ABOVE') matches.set(detail.offer.id, 'FLOOR');
  }
  return matches;
}
