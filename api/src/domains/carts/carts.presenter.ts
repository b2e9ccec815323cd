import type { Allocation, Cart, CartLine } from '@quayside/contract/carts';
import type { Instant } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import { type ServingOffer, toldStock } from '../offers/offers.public.ts';
import { allocationStatus, goodsOf } from './allocation.rules.ts';
import { allowedActionsOf, nextActionOf, statusNow } from './carts.policy.ts';
import { factsOf, type WholeCart } from './carts.read-model.ts';
import { type Market, termsOf } from './plan-cart.ts';

export function presentCart(whole: WholeCart, now: Instant): Cart {
  const { cart, lines, allocations, allocationLines } = whole;
  const { id: qid, currency, destinationCountry, gap, isProven, createdAt, updatedAt, version } = cart;
  const status = statusNow(cart, now);
  const facts = { ...factsOf(whole), status };
  const goods = goodsOf(allocationLines);
  const shipping = allocations.reduce((sum, { shippingMinor }) => sum + shippingMinor, 0n);
  const wire = (minor: bigint) => toWire(money(minor, currency));
  return {
    ...{ qid, status, currency, destinationCountry, gap, isProven, createdAt, updatedAt, version },
    ...{ nextAction: nextActionOf(facts), allowedActions: allowedActionsOf(facts) },
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
      availableQuantity: toldStock(offers.reduce((sum, { stock }) => sum + stock, 0)),
    };
  });
}

/** As it was shown, with the state that this has in the market of now. */
export function presentAllocations(
  { cart: { currency }, lines, allocations, allocationLines }: WholeCart,
  { serving, region }: Pick<Market, 'serving' | 'region'>,
): Allocation[] {
  const wire = (minor: bigint) => toWire(money(minor, currency));
  const offers = new Map(serving.map((offer) => [offer.offerId, offer]));
  const wanted = new Map(lines.map((line) => [line.id, line]));
  const shares = Map.groupBy(allocationLines, ({ allocationId }) => allocationId);
  return allocations.map(({ id: qid, sellerId, sellerName, shippingMinor, ...shown }) => {
    const own = shares.get(qid) ?? [];
    const goods = goodsOf(own);
    const any = serving.find((offer) => offer.sellerId === sellerId);
    const terms = any ? termsOf(any, region) : { minimumMinor: shown.minimumMinor, shippingMinor };
    const { minimumMinor } = terms;
    const status = allocationStatus({ shippingMinor, lines: own }, { offers, terms });
    return {
      ...{ qid, sellerName, status, goods: wire(goods), shipping: wire(shippingMinor), minimum: wire(minimumMinor) },
      shortBy: goods < minimumMinor ? wire(minimumMinor - goods) : null,
      lines: own.flatMap(({ lineId, offerId, quantity, unitSize, unitPriceMinor, reason, nextBestMinor }) => {
        const line = wanted.get(lineId);
        if (!line) return [];
        const { gtin, productName } = line;
        return [
          {
            ...{ lineQid: lineId, offerQid: offerId, gtin, productName, quantity, unitSize, reason },
            unitPrice: wire(unitPriceMinor),
            nextBestPrice: nextBestMinor === null ? null : wire(nextBestMinor),
            priceDifference: nextBestMinor === null ? null : wire(nextBestMinor - unitPriceMinor),
          },
        ];
      }),
    };
  });
}
