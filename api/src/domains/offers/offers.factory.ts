/** Offers for tests, the demo world and a loaded history. */
import { newId } from '../../kernel/ids.ts';
import { effectiveOf } from './offers.rules.ts';
import type { offers } from './offers.tables.ts';

export type OfferRow = typeof offers.$inferSelect;
type Given = Partial<OfferRow> & Pick<OfferRow, 'sellerId' | 'productId' | 'priceMinor' | 'currency' | 'updatedAt'>;

/** A living offer of a hundred pieces, changed and listed at `updatedAt`, without discounts unless told otherwise. */
export function offerRowOf(given: Given): OfferRow {
  return {
    id: newId(),
    status: 'ACTIVE',
    blockedReason: null,
    blockedNote: null,
    effectiveMinor: effectiveOf(given.priceMinor, { seller: 0, brand: 0 }),
    priceChangedAt: given.updatedAt,
    floorMinor: null,
    unitSize: 1,
    stock: 100,
    hiddenIn: [],
    listedAt: given.updatedAt,
    rank: null,
    winningMinor: null,
    rankLostAt: null,
    version: 1,
    ...given,
  };
}
