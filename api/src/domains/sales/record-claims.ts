/** What claims tell their sale: that the seller has to answer one, and how many pieces of each line are claimed and refunded. */
import type { SaleChange } from './locked-sale.ts';
import { recordGoodsBack } from './record-goods-back.ts';
import { type ClaimedLine, saveClaimedQuantities } from './sale-claims.repository.ts';
import { saveSales } from './sales.repository.ts';
import { nextActionOf } from './sales.rules.ts';

export type ClaimsOfSale = {
  readonly awaitsSeller: boolean;
  readonly isOpen: boolean;
  /** Pieces by line in claims that are open or were settled, and what was refunded for them; a line left out has none. */
  readonly claimed: readonly ClaimedLine[];
};

/**
 * Keeps both with the sale in the transaction that changes a claim. It is no transition of the sale: the claim has an
 * audit trail of its own, and a seller's open work on the order goes stale only when the next action changes.
 */
export async function recordClaims(change: SaleChange, { awaitsSeller, isOpen, claimed }: ClaimsOfSale): Promise<void> {
  const { db, now, sale, context } = change;
  await saveClaimedQuantities(db, sale.sellerId, sale.id, claimed);
  if (sale.claimAwaitsSeller !== awaitsSeller || sale.claimOpen !== isOpen) {
    const facts = { claimAwaitsSeller: awaitsSeller, claimOpen: isOpen };
    const nextAction = nextActionOf({ ...sale, ...facts }, context.seller);
    await saveSales(db, [{ before: sale, patch: { ...facts, nextAction } }], now);
  }
  // A decision that is appealed against is none.
  await recordGoodsBack(change);
}
