/** Writes the order and places a sale with each of its sellers. In the transaction that took the goods. */
import type { Currency } from '@quayside/contract/common';
import type { paymentMethods } from '@quayside/contract/order-values';
import type { Order } from '@quayside/contract/orders';
import { days, type Instant, plus } from '../../../kernel/clock.ts';
import { regionOf } from '../../../kernel/destination-region.ts';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Place } from '../../../kernel/party.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { orderNumberOf, placeSalesOf } from '../../sales/sales.public.ts';
import {
  allHouses,
  type BuyerRecord,
  buyerOf,
  type House,
  type SellerRecord,
  sellersOf,
} from '../../sellers/sellers.public.ts';
import { insertSpendOnly } from '../../wallets/wallets.public.ts';
import { paymentEnd } from '../order-status.rules.ts';
import { presentNew } from '../orders.read-model.ts';
import { insertOrder } from '../orders.repository.ts';

export type OrderedLine = {
  readonly offerId: string;
  readonly gtin: string;
  readonly productName: string;
  readonly brandName: string;
  readonly quantity: number;
  readonly unitSize: number;
  readonly unitPriceMinor: bigint;
};
/** What one seller sends. */
export type OrderedShare = {
  readonly sellerId: string;
  readonly shippingMinor: bigint;
  readonly lines: readonly OrderedLine[];
};
export type Placing = {
  readonly orderId: string;
  readonly buyerId: string;
  readonly currency: Currency;
  readonly destinationCountry: string;
  /** Null: where the company registered. */
  readonly billTo?: Place | null;
  readonly deliverTo?: Place | null;
  readonly shares: readonly OrderedShare[];
  readonly walletMinor: bigint;
  readonly paymentMethod: (typeof paymentMethods)[number];
  readonly daysDeferred: number;
  readonly reference?: string | null;
  /** How much of what is paid is no money of the buyer's. */
  readonly spendOnlyMinor: bigint;
};

const goodsOf = (lines: readonly Pick<OrderedLine, 'quantity' | 'unitPriceMinor'>[]): bigint =>
  lines.reduce((sum, { unitPriceMinor, quantity }) => sum + unitPriceMinor * BigInt(quantity), 0n);

/** Gives it as its buyer reads it. Amounts are minor units of the order's currency. */
export async function placeOrder(write: Write, { shares, spendOnlyMinor, ...order }: Placing): Promise<Order> {
  const { db, now } = write;
  const { buyerId, orderId, ...kept } = order;
  const number = orderNumberOf(orderId);
  const isPaid = dueOf(order, shares) === 0n;
  const sellerIds = shares.map(({ sellerId }) => sellerId);
  const [found, sellers] = await Promise.all([buyerOf(db, buyerId), sellersOf(db, sellerIds)]);
  const buyer = present(found, 'an order has its buyer');
  const { destinationCountry } = order;
  const isOurs = [...sellers.values()].some((seller) => !isDirect(seller, destinationCountry));
  const houses = isOurs ? await allHouses(db) : [];
  const placed = shares.map((share, index) => {
    const seller = present(sellers.get(share.sellerId) ?? null, 'a share has its seller');
    return saleOf(write, { share, seller, buyer, order, houses, orderNumber: `${number}-${index}` });
  });
  const parts = placed.map(({ sale }) => ({
    ...{ sellerId: sale.sellerId, saleId: sale.id },
    ...{ shippingMinor: sale.transportMinor, goodsMinor: sale.requestedMinor },
  }));
  const sum = (of: 'goodsMinor' | 'shippingMinor') => parts.reduce((total, part) => total + part[of], 0n);
  const row = {
    ...{ ...kept, buyerId, id: orderId, number, createdAt: now, paidAt: isPaid ? now : null },
    ...{ goodsMinor: sum('goodsMinor'), shippingMinor: sum('shippingMinor') },
  };
  const [record] = await Promise.all([
    insertOrder(
      db,
      row,
      parts.map(({ goodsMinor: _, ...one }) => ({ ...one, buyerId, orderId })),
    ),
    placeSalesOf(write, isPaid, placed),
    isPaid ? null : enqueue(db, 'order.payment_timeout', { buyerId, orderId }, { at: paymentEnd(now) }),
    insertSpendOnly(db, spendOnlyParts(buyerId, parts, spendOnlyMinor)),
  ]);
  if (order.paymentMethod === 'CREDIT') await remindOfCredit(write, { buyerId, orderId, days: order.daysDeferred });
  return presentNew(record, parts.length, now);
}

/** Before the day it is due, and after it; nothing is told of what is paid back by then. */
async function remindOfCredit({ db, now }: Write, { days: allowed, ...ids }: Lent): Promise<void> {
  const dueAt = plus(now, days(allowed));
  const remind = (isOver: boolean, at: Instant) => enqueue(db, 'order.credit_reminder', { ...ids, isOver }, { at });
  if (allowed > reminderDays) await remind(false, plus(dueAt, -days(reminderDays)));
  await remind(true, plus(dueAt, days(1)));
}
type Lent = { readonly buyerId: string; readonly orderId: string; readonly days: number };
const reminderDays = 3;

/** What has to come from the buyer; nothing of what we lend. */
function dueOf({ walletMinor, paymentMethod }: Pick<Placing, 'walletMinor' | 'paymentMethod'>, shares: Shares): bigint {
  if (paymentMethod === 'CREDIT') return 0n;
  return shares.reduce((sum, { shippingMinor, lines }) => sum + shippingMinor + goodsOf(lines), -walletMinor);
}
type Shares = readonly OrderedShare[];

type Part = {
  readonly sellerId: string;
  readonly saleId: string;
  readonly goodsMinor: bigint;
  readonly shippingMinor: bigint;
};

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
  readonly order: Pick<Placing, 'currency' | 'destinationCountry' | 'deliverTo' | 'reference'>;
  readonly share: OrderedShare;
  readonly seller: SellerRecord;
  readonly buyer: BuyerRecord;
  readonly orderNumber: string;
  readonly houses: readonly House[];
};

/** What one seller sends, as its sale. */
function saleOf({ now }: Write, { order, share, seller, buyer, orderNumber, houses }: Parties) {
  const lines = share.lines.map(({ quantity, ...line }, position) => ({
    ...{ ...line, id: newId(), position, status: 'REQUESTED' as const, requestedQuantity: quantity },
  }));
  const goods = goodsOf(share.lines);
  return {
    ...{ seller, lines },
    sale: {
      ...{ sellerId: seller.id, id: newId(), orderNumber, buyerId: buyer.id, buyerName: buyer.name },
      buyerReference: order.reference ?? null,
      ...{ currency: order.currency, lineCount: lines.length, requestedMinor: goods, totalMinor: goods },
      transportMinor: share.shippingMinor,
      ...destinationFor({ order, seller, buyer, houses }),
      ...{ createdAt: now, updatedAt: now },
    },
  };
}

/** To the buyer where the seller ships there itself, else to our warehouse, which sends it on. */
function destinationFor({ order, seller, buyer, houses }: Pick<Parties, 'order' | 'seller' | 'buyer' | 'houses'>) {
  const { destinationCountry, deliverTo = null } = order;
  const house = isDirect(seller, destinationCountry) ? undefined : houseFor(houses, seller);
  const [country, city] = house ? [house.country, house.city] : [destinationCountry, deliverTo?.city ?? buyer.city];
  return {
    destinationKind: house ? ('WAREHOUSE' as const) : ('BUYER' as const),
    ...{ destinationCountry: country, destinationCity: city, destinationRegion: regionOf(country) },
    deliverTo,
  };
}

const isDirect = ({ shipDirectToCountries, shipDirectToRegions }: SellerRecord, country: string): boolean =>
  shipDirectToCountries.includes(country) || shipDirectToRegions.includes(regionOf(country));

/** For what it sends: our warehouse in its country, else the first; undefined: there is none. */
const houseFor = (houses: readonly House[], { country }: SellerRecord): House | undefined =>
  houses.find((house) => house.country === country) ?? houses[0];
