/** What changes of offers share: amounts of the seller's currency, the row that follows, ranks that have to be worked out. */
import type { Currency, MoneyOnWire } from '@quayside/contract/common';
import { fromWire } from '../../kernel/money.ts';
import { enqueue, notifyClients } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { refuse } from './offers.errors.ts';
import { rankBatch } from './offers.limits.ts';
import type { OfferRecord } from './offers.repository.ts';
import { type Discounts, effectiveOf, isHeldBack, isSlipMended, statusByStock } from './offers.rules.ts';
import type { OfferBefore } from './offers.tables.ts';

/** Refuses another currency than the company's, and nothing at all. */
export function minorOf(wire: MoneyOnWire, currency: Currency): bigint {
  if (wire.currency !== currency) throw refuse('offer_currency_differs', { currency });
  const { minor } = fromWire(wire);
  if (minor <= 0n) throw refuse('price_zero');
  return minor;
}

export type OfferPatch = Partial<
  Pick<
    OfferRecord,
    'priceMinor' | 'stock' | 'unitSize' | 'floorMinor' | 'status' | 'listedAt' | 'blockedReason' | 'blockedNote'
  >
>;

/** The offer after a change: effective price, time of the price and status follow from it. */
export function changed(before: OfferRecord, patch: OfferPatch, discounts: Discounts, now: string): OfferRecord {
  const patched = { ...before, ...patch };
  const isChanged = patched.priceMinor !== before.priceMinor;
  const effectiveMinor = effectiveOf(patched.priceMinor, discounts);
  const isPriced = isChanged || effectiveMinor !== before.effectiveMinor;
  const prices = { before: before.effectiveMinor, after: effectiveMinor, winningMinor: before.winningMinor };
  const isMended = before.blockedReason === 'PRICE_OUTLIER' && isChanged && isSlipMended(prices);
  const after = isMended ? released(patched) : patched;
  return {
    ...after,
    status: isHeldBack(after) ? 'BLOCKED' : standing(after),
    effectiveMinor,
    priceChangedAt: isPriced ? now : before.priceChangedAt,
    updatedAt: now,
    version: before.version + 1,
  };
}

const standing = ({ status, stock, unitSize }: OfferRecord) => statusByStock(status, stock, unitSize) ?? status;

/** The offer without what kept it from being sold. */
export function released(offer: OfferRecord): OfferRecord {
  const after = { ...offer, blockedReason: null, blockedNote: null };
  return { ...after, status: standing(offer.status === 'BLOCKED' ? { ...after, status: 'ACTIVE' } : after) };
}

/** What a change of many keeps of an offer, so that it can be undone: the offer as it is before, or the new one. */
export const beforeOf = (
  { id, status, priceMinor, floorMinor, stock, unitSize, blockedReason, blockedNote, version }: OfferRecord,
  isNew: boolean,
): OfferBefore => ({
  ...{ id, isNew, status, stock, unitSize, blockedReason, blockedNote },
  priceMinor: priceMinor.toString(),
  floorMinor: floorMinor?.toString() ?? null,
  versionAfter: isNew ? version : version + 1,
});

/** Works out the ranks of these products soon after the commit, and tells open pages. */
export async function queueRanks({ db, actor }: Write, productIds: readonly string[]): Promise<void> {
  const all = [...new Set(productIds)];
  for (let from = 0; from < all.length; from += rankBatch)
    await enqueue(db, 'offers.rank', { productIds: all.slice(from, from + rankBatch) });
  if (actor.sellerId !== null && all.length > 0)
    await notifyClients(db, 'offer.changed', { sellerId: actor.sellerId, byId: actor.userId });
}
