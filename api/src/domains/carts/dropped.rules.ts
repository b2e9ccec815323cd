/**
 * Why pieces of a line are left (domain page, section 10; decision 0042): told from what every offer of the line could still
 * send. Pure; the same for the optimiser and for changes by hand.
 */
import type { DroppedReason } from '@quayside/contract/cart-values';
import type { Candidate, SellerTerms, WantedLine } from './optimise.types.ts';

type Shared = {
  /** Of all lines. */
  readonly candidates: readonly Candidate[];
  /** In the whole cart. */
  readonly placed: readonly {
    readonly offer: Pick<Candidate, 'offerId' | 'sellerId' | 'priceMinor'>;
    readonly quantity: number;
  }[];
  readonly terms: ReadonlyMap<string, SellerTerms>;
  /** By line: why offers that do not serve the buyer's destination do not. */
  readonly unserved?: ReadonlyMap<string, DroppedReason> | undefined;
  /** The buyer chose how much of the line whom, or how many sellers there may be. */
  readonly isChosen: (lineId: string) => boolean;
};
type Line = Pick<WantedLine, 'id' | 'targetMinor'>;

/** `left` pieces of the line found nobody. */
export function droppedReasons({ candidates, placed, terms, unserved, isChosen }: Shared) {
  const byLine = Map.groupBy(candidates, ({ lineId }) => lineId);
  const taken = summed(
    placed,
    ({ offer }) => offer.offerId,
    ({ quantity }) => quantity,
  );
  const goods = summed(
    placed,
    ({ offer }) => offer.sellerId,
    ({ offer, quantity }) => Number(offer.priceMinor) * quantity,
  );
  return ({ id, targetMinor }: Line, left: number): DroppedReason => {
    const all = byLine.get(id) ?? [];
    if (all.length === 0) return unserved?.get(id) ?? 'NO_OFFER';
    const within = all.filter(({ priceMinor }) => targetMinor === null || priceMinor <= targetMinor);
    if (within.length === 0) return 'ABOVE_TARGET_PRICE';
    const piecesOf = ({ offerId, unitSize, stock }: Candidate) =>
      Math.floor(Math.min(left, stock - (taken.get(offerId) ?? 0)) / unitSize) * unitSize;
    const able = within.filter((offer) => piecesOf(offer) > 0);
    if (able.length === 0) return within.every(({ unitSize }) => unitSize > left) ? 'UNIT_SIZE' : 'INSUFFICIENT_STOCK';
    const isReached = (offer: Candidate) => {
      const already = goods.get(offer.sellerId) ?? 0;
      const minimum = Number(terms.get(offer.sellerId)?.minimumMinor ?? 0n);
      return already > 0 || piecesOf(offer) * Number(offer.priceMinor) >= minimum;
    };
    if (isChosen(id) && able.some(isReached)) return 'BUYERS_CHOICE';
    return able.some((offer) => (terms.get(offer.sellerId)?.minimumMinor ?? 0n) > 0n)
      ? 'BELOW_MOV'
      : 'INSUFFICIENT_STOCK';
  };
}

function summed<T>(all: readonly T[], keyOf: (one: T) => string, amountOf: (one: T) => number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of all) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + amountOf(one));
  return sums;
}
