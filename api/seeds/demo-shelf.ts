/** Offers as a seller keeps them: prices that moved, some out of stock, some that wait, some that cannot be sold. */
import type { Currency } from '@quayside/contract/common';
import type { OfferStatus } from '@quayside/contract/offer-values';
import { offerRowOf } from '../src/domains/offers/offers.factory.ts';
import { offerPrices, offers } from '../src/domains/offers/offers.tables.ts';
import type { products } from '../src/domains/variants/variants.tables.ts';
import { days, type Instant, plus } from '../src/kernel/clock.ts';
import { type Random, randomFrom } from './random.ts';
import type { World } from './world.ts';

export type DemoProduct = typeof products.$inferSelect & {
  readonly brandName: string;
  readonly euroCents: number;
  /** Its picture as SVG. */
  readonly drawing: string;
};

/** What one euro costs, in hundredths. */
export const rates: Readonly<Record<string, number>> = { EUR: 100, GBP: 86, SEK: 1_120, PLN: 430 };

/** Apart from the one of the orders: these numbers may change without changing them. */
const shelfSeed = 1_207;
const historyDays = 90;

type Kept = {
  readonly sellerId: string;
  readonly id: string;
  readonly product: DemoProduct;
  readonly unitSize: number;
  readonly stock: number;
  readonly updatedAt: Instant;
  readonly currency: Currency;
};

export function newShelf(world: World, base: Instant): { put(kept: Kept): void } {
  const random = randomFrom(shelfSeed);
  return { put: (kept) => put(world, random, base, kept) };
}

function put(world: World, random: Random, base: Instant, kept: Kept): void {
  const { product, updatedAt, stock, unitSize, sellerId, id, currency } = kept;
  const standard = Math.round((product.euroCents * (rates[currency] ?? 100)) / 100);
  const prices = pricesOf(random, standard);
  const priceMinor = BigInt(prices.at(-1)?.price ?? standard);
  const { status, blockedReason } = stateOf(random, stock >= unitSize);
  const listedAt = plus(base, -days(status === 'EXPIRED_LIST' ? 34 : random.int(0, 26)));
  const priceChangedAt = plus(base, -days(prices.at(-1)?.daysAgo ?? historyDays));
  const floorMinor = random.chance(0.3) ? (priceMinor * 92n) / 100n : null;
  world.add(
    offers,
    offerRowOf({
      ...{ sellerId, id, productId: product.id, status, blockedReason, priceMinor, effectiveMinor: priceMinor },
      ...{ floorMinor, currency, unitSize, stock, updatedAt, listedAt, priceChangedAt },
    }),
  );
  for (const { price, daysAgo } of prices)
    world.add(offerPrices, {
      ...{ sellerId, offerId: id, at: plus(base, -days(daysAgo)) },
      ...{ priceMinor: BigInt(price), effectiveMinor: BigInt(price) },
    });
}

/** One to four prices in 90 days, each within a tenth of the usual one. */
function pricesOf(random: Random, standard: number): { readonly price: number; readonly daysAgo: number }[] {
  const steps = random.int(1, 4);
  return Array.from({ length: steps }, (_, step) => ({
    price: Math.max(1, Math.round((standard * random.int(90, 110)) / 100)),
    daysAgo: Math.round(((steps - step) * historyDays) / steps) - random.int(0, 6),
  }));
}

function stateOf(
  random: Random,
  isInStock: boolean,
): { readonly status: OfferStatus; readonly blockedReason: 'BRAND_RESTRICTED' | 'PRICE_OUTLIER' | null } {
  const dice = random.int(1, 100);
  if (dice <= 3) return { status: 'BLOCKED', blockedReason: dice === 1 ? 'PRICE_OUTLIER' : 'BRAND_RESTRICTED' };
  if (dice <= 7) return { status: 'INACTIVE', blockedReason: null };
  if (dice <= 10) return { status: 'EXPIRED_LIST', blockedReason: null };
  return { status: isInStock ? 'ACTIVE' : 'OUT_OF_STOCK', blockedReason: null };
}
