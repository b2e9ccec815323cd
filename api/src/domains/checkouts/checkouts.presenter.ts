import type { Checkout } from '@quayside/contract/orders';
import { money, toWire } from '../../kernel/money.ts';
import type { WholeCart } from '../carts/carts.public.ts';
import type { CheckoutRecord } from './checkouts.repository.ts';

export const goodsIn = ({ allocationLines }: WholeCart): bigint =>
  allocationLines.reduce((sum, { unitPriceMinor, quantity }) => sum + unitPriceMinor * BigInt(quantity), 0n);
export const shippingIn = ({ allocations }: WholeCart): bigint =>
  allocations.reduce((sum, { shippingMinor }) => sum + shippingMinor, 0n);

export function presentCheckout(checkout: CheckoutRecord, cart: WholeCart): Checkout {
  const { id: qid, cartId: cartQid, status, daysDeferred, paymentMethod, walletMinor, expiresAt, version } = checkout;
  const wire = (minor: bigint) => toWire(money(minor, cart.cart.currency));
  const [goods, shipping] = [goodsIn(cart), shippingIn(cart)];
  return {
    ...{ qid, cartQid, status, daysDeferred, paymentMethod, expiresAt, version },
    billingAddressQid: checkout.billingAddressId,
    shippingAddressQid: checkout.shippingAddressId,
    ...{ goods: wire(goods), shipping: wire(shipping), wallet: wire(walletMinor) },
    toPay: wire(goods + shipping - walletMinor),
    orderQid: checkout.orderId,
  };
}

export function presentCheckoutLines({ cart: { currency }, lines, allocations, allocationLines }: WholeCart) {
  const wire = (minor: bigint) => toWire(money(minor, currency));
  return allocationLines.flatMap(({ lineId, allocationId, quantity, unitPriceMinor }) => {
    const line = lines.find(({ id }) => id === lineId);
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
