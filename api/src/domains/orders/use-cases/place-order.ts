/** Writes the order and places a sale with each of its sellers. In the transaction that took the goods. */
import type { paymentMethods } from '@quayside/contract/order-values';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import type { WholeCart } from '../../carts/carts.public.ts';
import { deadlineOf, type NewSale, placePaidSale, regionOf } from '../../sales/sales.public.ts';
import { type BuyerRecord, buyerOf, type SellerRecord, sellerOf } from '../../sellers/sellers.public.ts';
import { insertSpendOnly } from '../../wallets/wallets.public.ts';
import { insertOrder } from '../orders.repository.ts';

/** Signs of an order's number: 36 bits, so that a million orders rarely share one. */
const numberLength = 9;

type Placing = {
  readonly orderId: string;
  readonly cart: WholeCart;
  readonly goodsMinor: bigint;
  readonly shippingMinor: bigint;
  readonly walletMinor: bigint;
  readonly paymentMethod: (typeof paymentMethods)[number];
  readonly daysDeferred: number;
  /** How much of what is paid is no money of the buyer's. */
  readonly spendOnlyMinor: bigint;
};

export async function placeOrder(write: Write, { orderId, cart, spendOnlyMinor, ...paid }: Placing): Promise<void> {
  const { db, now } = write;
  const { buyerId, currency, destinationCountry } = cart.cart;
  const buyer = present(await buyerOf(db, buyerId), 'a cart has its buyer');
  const number = `QS-${orderId.replaceAll('-', '').slice(-numberLength).toUpperCase()}`;
  const placed: { sellerId: string; saleId: string; shippingMinor: bigint; goodsMinor: bigint }[] = [];
  for (const [index, share] of cart.allocations.entries()) {
    const seller = present(await sellerOf(db, share.sellerId), 'an allocation has its seller');
    const sale = saleOf(write, { cart, shareId: share.id, seller, buyer, orderNumber: `${number}-${index}` });
    await placePaidSale(db, sale);
    const { shippingMinor } = share;
    placed.push({ sellerId: seller.id, saleId: sale.sale.id, shippingMinor, goodsMinor: sale.sale.requestedMinor });
  }
  await insertOrder(
    db,
    { ...{ buyerId, id: orderId, number, currency, destinationCountry, createdAt: now, paidAt: now }, ...paid },
    placed.map(({ goodsMinor: _, ...one }) => ({ ...one, buyerId, orderId })),
  );
  await insertSpendOnly(db, spendOnlyParts(buyerId, placed, spendOnlyMinor));
}

type Part = { readonly saleId: string; readonly goodsMinor: bigint; readonly shippingMinor: bigint };

/** Laid on one sale after the other, each up to what it costs. */
function spendOnlyParts(buyerId: string, sales: readonly Part[], spendOnlyMinor: bigint) {
  let left = spendOnlyMinor;
  return sales.flatMap(({ saleId, goodsMinor, shippingMinor }) => {
    const cost = goodsMinor + shippingMinor;
    const amountMinor = left < cost ? left : cost;
    left -= amountMinor;
    return amountMinor > 0n ? [{ buyerId, saleId, amountMinor }] : [];
  });
}

type Parties = {
  readonly cart: WholeCart;
  readonly shareId: string;
  readonly seller: SellerRecord;
  readonly buyer: BuyerRecord;
  readonly orderNumber: string;
};
type PlacedSale = NewSale & { readonly sale: { readonly id: string; readonly requestedMinor: bigint } };

function saleOf({ deps, now }: Write, { cart, shareId, seller, buyer, orderNumber }: Parties): PlacedSale {
  const lines = cart.allocationLines
    .filter(({ allocationId }) => allocationId === shareId)
    .map(({ lineId, offerId, quantity, unitSize, unitPriceMinor }, position) => {
      const line = present(
        cart.lines.find(({ id }) => id === lineId),
        'an allocated line stands in the cart',
      );
      const { gtin, productName, brandName } = line;
      return {
        ...{ id: newId(), position, offerId, gtin, productName, brandName, unitSize, unitPriceMinor },
        ...{ status: 'REQUESTED' as const, requestedQuantity: quantity },
      };
    });
  const goods = lines.reduce((sum, line) => sum + line.unitPriceMinor * BigInt(line.requestedQuantity), 0n);
  const expiresAt = deadlineOf(deps, seller, now);
  const { destinationCountry } = cart.cart;
  return {
    lines,
    sale: {
      ...{ sellerId: seller.id, id: newId(), orderNumber, buyerId: buyer.id, buyerName: buyer.name },
      ...{ status: 'REQUESTED', statusGroup: 'CURRENT', nextAction: 'CONFIRM_QUANTITIES' },
      ...{ currency: cart.cart.currency, lineCount: lines.length, requestedMinor: goods, totalMinor: goods },
      ...{ destinationKind: 'BUYER', destinationCountry, destinationCity: buyer.city },
      ...{
        destinationRegion: regionOf(destinationCountry),
        expiresAt,
        dueAt: expiresAt,
        createdAt: now,
        updatedAt: now,
      },
    },
  };
}
