/** How exactly losses are told: nobody learns a rival's order, price or stock from them (decision 0048). */

/** Of fewer orders no offer, brand, country or sum is told. */
export const leastOrders = 5;
/** So many brands and destinations are told, and so many offers. */
export const mostTold = 10;
export const mostOffersTold = 40;

const wholeUnit = 100n;
const ten = 10n;

/** Two leading digits, and never finer than whole units of the currency. */
export const toldAmount = (minor: bigint): bigint => rounded(minor, wholeUnit);

/** Two leading digits, and never finer than tens. */
export const toldPieces = (pieces: number): number => Number(rounded(BigInt(pieces), ten));

/** Whole percent. */
export const toldDearer = (own: bigint, paid: bigint): number =>
  paid === 0n ? 0 : Math.round((Number(own - paid) / Number(paid)) * 100) / 100;

/** Dearer by at most 5 %, exactly: as offers are counted. */
export const isNear = (own: bigint, paid: bigint): boolean => own * 100n <= paid * 105n;

/** Half up. */
function rounded(value: bigint, least: bigint): bigint {
  const leading = 10n ** BigInt(Math.max(0, value.toString().length - 2));
  const step = leading > least ? leading : least;
  return ((value + step / 2n) / step) * step;
}
