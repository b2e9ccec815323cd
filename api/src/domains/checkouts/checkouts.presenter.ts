import type { Checkout } from '@quayside/contract/orders';
import { money, toWire } from '../../kernel/money.ts';
import { cartFactsOf, isBelowMinimum, type WholeCart } from '../carts/carts.public.ts';
import { allowedActionsOf, type CheckoutFacts, nextActionOf } from './checkouts.policy.ts';
import type { CheckoutRecord } from './checkouts.repository.ts';

export const goodsIn = ({ allocationLines }: WholeCart): bigint =>
  allocationLines.reduce((sum, { unitPriceMinor, quantity }) => sum + unitPriceMinor * BigInt(quantity), 0n);
export const shippingIn = ({ allocations }: WholeCart): bigint =>
  allocations.reduce((sum, { shippingMinor }) => sum + shippingMinor, 0n);

/** What the wallet pays: what was chosen, and never more than there is to pay, for the cart may have become smaller since. */
export function walletIn({ walletMinor }: Pick<CheckoutRecord, 'walletMinor'>, cart: WholeCart): bigint {
  const due = goodsIn(cart) + shippingIn(cart);
  return walletMinor < due ? walletMinor : due;
}

export function presentCheckout(
  checkout: CheckoutRecord,
  cart: WholeCart,
  { problem, walletHelps }: Pick<CheckoutFacts, 'problem' | 'walletHelps'>,
): Checkout {
  const lineCount = cart.allocationLines.length;
  const facts = { lineCount, problem, walletHelps, isBelowMinimum: isBelowMinimum(cartFactsOf(cart)) };
  const { id: qid, cartId: cartQid, daysDeferred, paymentMethod, reference, expiresAt, version } = checkout;
  const wire = (minor: bigint) => toWire(money(minor, cart.cart.currency));
  const [goods, shipping, wallet] = [goodsIn(cart), shippingIn(cart), walletIn(checkout, cart)];
  return {
    ...{ qid, cartQid, daysDeferred, paymentMethod, reference, expiresAt, version },
    status: checkout.status === 'VALIDATED' ? 'VALIDATED' : 'OPEN',
    ...{ nextAction: nextActionOf(facts), allowedActions: allowedActionsOf(facts) },
    billingAddressQid: checkout.billingAddressId,
    shippingAddressQid: checkout.shippingAddressId,
    ...{ goods: wire(goods), shipping: wire(shipping), wallet: wire(wallet) },
    toPay: wire(goods + shipping - wallet),
    orderQid: checkout.orderId,
  };
}

export function presentCheckoutLines({ cart: { currency }, lines, allocations, allocationLines }: WholeCart) {
  const wire = (minor: bigint) => toWire(money(minor, currency));
  const wanted = new Map(lines.map((line) => [line.id, line]));
  return allocationLines.flatMap(({ lineId, allocationId, quantity, unitPriceMinor }) => {
    const line = wanted.get(lineId);
    const share = allocations.find(({ id }) => id === allocationId);
    if (!line || !share) return [];
    const { gtin, productName } = line;
    return [
      {
        ...{ gtin, productName, sellerName: share.sellerName, quantity },
        ...{ unitPrice: wire(unitPriceMinor), total: wire(unitPriceMinor * BigInt(quantity)) },
      },
    ];
  });
}
