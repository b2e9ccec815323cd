/** Whether what a seller was given to send still stands as it was shown (domain page, section 10). Pure. */
import type { AllocationStatus } from '@quayside/contract/cart-values';
import type { SellerTerms } from './optimise.types.ts';

type Shown = {
  readonly offerId: string;
  readonly quantity: number;
  readonly unitPriceMinor: bigint;
};
type Offer = {
  readonly offerId: string;
  readonly priceMinor: bigint;
  readonly stock: number;
  readonly unitSize: number;
};
export type LineChange = 'QUANTITY' | 'PRICE';

/** Null: it can be had as it was shown. `offer`: as it is now, undefined when it does not serve the destination any more. */
export function changeOf({ quantity, unitPriceMinor }: Shown, offer: Offer | undefined): LineChange | null {
  if (!offer || quantity > offer.stock || quantity % offer.unitSize !== 0) return 'QUANTITY';
  return offer.priceMinor === unitPriceMinor ? null : 'PRICE';
}

export const goodsOf = (lines: readonly Shown[]): bigint =>
  lines.reduce((sum, { unitPriceMinor, quantity }) => sum + unitPriceMinor * BigInt(quantity), 0n);

type Share = { readonly shippingMinor: bigint; readonly lines: readonly Shown[] };
type Now = { readonly offers: ReadonlyMap<string, Offer>; readonly terms: SellerTerms };

/** Its seller's terms and offers as they are now. */
export function allocationStatus({ shippingMinor, lines }: Share, { offers, terms }: Now): AllocationStatus {
  const isChanged = lines.some((line) => changeOf(line, offers.get(line.offerId)) !== null);
  if (isChanged || terms.shippingMinor !== shippingMinor) return 'STALE';
  return goodsOf(lines) < terms.minimumMinor ? 'BELOW_MOV' : 'VALID';
}
