import type { Allocation, Cart, CartLine } from '@quayside/contract/carts';
import { money, toWire } from '../../kernel/money.ts';
import type { ServingOffer } from '../offers/offers.public.ts';
import type { WholeCart } from './carts.read-model.ts';
import type { AllocationLineRecord } from './carts.repository.ts';

/** A stock is told up to here: more helps nobody, and tells rivals too much. */
const mostTold = 10_000;

const goodsOf = (lines: readonly AllocationLineRecord[]): bigint =>
  lines.reduce((sum, { unitPriceMinor, quantity }) => sum + unitPriceMinor * BigInt(quantity), 0n);

export function presentCart({ cart, lines, allocations, allocationLines }: WholeCart): Cart {
  const { id: qid, status, currency, destinationCountry, gap, createdAt, updatedAt, version } = cart;
  const goods = goodsOf(allocationLines);
  const shipping = allocations.reduce((sum, { shippingMinor }) => sum + shippingMinor, 0n);
  const wire = (minor: bigint) => toWire(money(minor, currency));
  return {
    ...{ qid, status, currency, destinationCountry, gap, createdAt, updatedAt, version },
    lineCount: lines.length,
    unitCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    droppedCount: lines.filter(({ droppedReason }) => droppedReason !== null).length,
    ...{ goods: wire(goods), shipping: wire(shipping), total: wire(goods + shipping) },
  };
}

export function presentLines({ cart: { currency }, lines }: WholeCart, serving: readonly ServingOffer[]): CartLine[] {
  const byProduct = Map.groupBy(serving, ({ productId }) => productId);
  return lines.map(({ id: qid, productId, gtin, productName, brandName, quantity, targetMinor }) => {
    const offers = byProduct.get(productId) ?? [];
    const [best] = offers;
    return {
      ...{ qid, gtin, productName, brandName, quantity },
      targetPrice: targetMinor === null ? null : toWire(money(targetMinor, currency)),
      bestPrice: best ? toWire(money(best.priceMinor, currency)) : null,
      availableQuantity: Math.min(
        offers.reduce((sum, { stock }) => sum + stock, 0),
        mostTold,
      ),
    };
  });
}

export function presentAllocations({
  cart: { currency },
  lines,
  allocations,
  allocationLines,
}: WholeCart): Allocation[] {
  const wire = (minor: bigint) => toWire(money(minor, currency));
  return allocations.map(({ id: qid, sellerName, status, minimumMinor, shippingMinor }) => {
    const own = allocationLines.filter(({ allocationId }) => allocationId === qid);
    const goods = goodsOf(own);
    return {
      ...{ qid, sellerName, status, goods: wire(goods), shipping: wire(shippingMinor), minimum: wire(minimumMinor) },
      shortBy: goods < minimumMinor ? wire(minimumMinor - goods) : null,
      lines: own.flatMap(({ lineId, offerId, quantity, unitSize, unitPriceMinor, reason, nextBestMinor }) => {
        const line = lines.find(({ id }) => id === lineId);
        if (!line) return [];
        const { gtin, productName } = line;
        return [
          {
            ...{ lineQid: lineId, offerQid: offerId, gtin, productName, quantity, unitSize, reason },
            unitPrice: wire(unitPriceMinor),
            nextBestPrice: nextBestMinor === null ? null : wire(nextBestMinor),
          },
        ];
      }),
    };
  });
}
