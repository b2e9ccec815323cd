/** Which offers lost pieces of an order to a lower price (decision 0048). */

export type Bought = {
  readonly productId: string;
  readonly brandName: string;
  readonly sellerId: string;
  readonly quantity: number;
  readonly unitPriceMinor: bigint;
};

/** An offer that could have been chosen. */
export type Rival = {
  readonly sellerId: string;
  readonly offerId: string;
  readonly productId: string;
  readonly priceMinor: bigint;
  readonly stock: number;
  readonly unitSize: number;
};

export type Loss = {
  readonly sellerId: string;
  readonly offerId: string;
  readonly brandName: string;
  readonly pieces: number;
  readonly paidMinor: bigint;
  readonly ownMinor: bigint;
};

/** Beyond half more than was paid, the price of this order was no race. */
const farthestPercent = 150n;
/** Of one product, the cheapest of those that lost: more are kept of no order. */
const mostOfOne = 20;

/**
 * One order's goods beside the market of that moment. Who sent part of a product itself lost none of it; what an offer could not
 * have sent, it did not lose.
 */
export function lossesOf(lines: readonly Bought[], market: readonly Rival[]): Loss[] {
  const products = Map.groupBy(lines, ({ productId }) => productId);
  const offered = Map.groupBy(market, ({ productId }) => productId);
  return [...products].flatMap(([productId, bought]) => {
    const senders = new Set(bought.map(({ sellerId }) => sellerId));
    return (offered.get(productId) ?? [])
      .filter(({ sellerId }) => !senders.has(sellerId))
      .sort(byPrice)
      .flatMap((offer) => lossOf(bought, offer) ?? [])
      .slice(0, mostOfOne);
  });
}

function lossOf(bought: readonly Bought[], { sellerId, offerId, priceMinor, stock, unitSize }: Rival): Loss | null {
  const cheaper = bought.filter(({ unitPriceMinor }) => unitPriceMinor < priceMinor);
  const all = cheaper.reduce((sum, { quantity }) => sum + quantity, 0);
  const paid = cheaper.reduce((sum, { quantity, unitPriceMinor }) => sum + unitPriceMinor * BigInt(quantity), 0n);
  const pieces = Math.min(all, Math.floor(stock / unitSize) * unitSize);
  const ownMinor = priceMinor * BigInt(pieces);
  const brandName = cheaper[0]?.brandName;
  if (pieces === 0 || brandName === undefined) return null;
  const paidMinor = roundedShare(paid, pieces, all);
  return ownMinor * 100n > paidMinor * farthestPercent
    ? null
    : { sellerId, offerId, brandName, pieces, paidMinor, ownMinor };
}

/** Half up, as every amount. */
const roundedShare = (minor: bigint, part: number, whole: number): bigint =>
  (2n * minor * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole));

const byPrice = (one: Rival, other: Rival): number =>
  one.priceMinor === other.priceMinor
    ? one.offerId.localeCompare(other.offerId)
    : one.priceMinor < other.priceMinor
      ? -1
      : 1;
