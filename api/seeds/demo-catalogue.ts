/** Products of invented brands and the offers that sellers make for them. */

import { offerSearchRows } from '../src/domains/offers/offer-search.factory.ts';
import { brands, offerSearch, offers, products } from '../src/domains/offers/offers.tables.ts';
import { gtinOf } from '../src/domains/sales/sales.factory.ts';
import { days, type Instant, plus } from '../src/kernel/clock.ts';
import { awkwardProductNames, demoAdjectives, demoBrands, demoCategories } from './demo-brands.ts';
import type { DemoCompanies, DemoSeller } from './demo-companies.ts';
import { customsOf } from './demo-customs.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** What a sale's line needs to know of an offer. */
export type DemoOffer = {
  readonly offerId: string;
  readonly gtin: string;
  readonly productName: string;
  readonly brandName: string;
  readonly unitSize: number;
  readonly unitPriceMinor: bigint;
  /** Of one piece, gross. */
  readonly weightGrams: number;
};

type Product = typeof products.$inferSelect & { readonly brandName: string; readonly euroCents: number };

const productCount = 2_160;
/** What one euro costs, in hundredths. */
const rates: Readonly<Record<string, number>> = { EUR: 100, GBP: 86, SEK: 1_120, PLN: 430 };

/** Adds brands, products and offers; gives the offers by the seller's id. */
export function addCatalogue(
  world: World,
  random: Random,
  base: Instant,
  companies: DemoCompanies,
): ReadonlyMap<string, readonly DemoOffer[]> {
  const since = plus(base, -days(450));
  const known = demoBrands.map((name, index) => ({
    id: random.id(since),
    slug: `${slugOf(name)}-${index + 1}`,
    name,
    isPremium: index % 9 === 0,
  }));
  const catalogue = Array.from({ length: productCount }, (_, index) => productOf(index, known, random, since));
  world.add(brands, ...known);
  world.add(products, ...catalogue.map(({ brandName: _, euroCents: __, ...row }) => row));
  return new Map(
    companies.sellers
      .filter(({ key }) => key !== 'emptyshelf')
      .map((seller) => [seller.row.id, addOffers(world, random, base, seller, catalogue)]),
  );
}

function productOf(
  index: number,
  known: readonly (typeof brands.$inferSelect)[],
  random: Random,
  since: Instant,
): Product {
  const brand = known[index % known.length] ?? random.pick(known);
  const category = random.pick(demoCategories);
  const [size, weightGrams] = random.pick<readonly [string, number]>(category.sizes);
  const adjective = random.pick(demoAdjectives);
  const noun = random.pick<string>(category.nouns);
  return {
    id: random.id(since),
    gtin: gtinOf(4_100_000 + index * 7),
    name: awkwardProductNames[index % 270] ?? `${adjective} ${noun}`,
    brandId: brand.id,
    category: category.name,
    size,
    weightGrams,
    ...customsOf(index, noun, weightGrams),
    brandName: brand.name,
    euroCents: random.int(category.low, category.high),
  };
}

function addOffers(
  world: World,
  random: Random,
  base: Instant,
  { row }: DemoSeller,
  catalogue: readonly Product[],
): DemoOffer[] {
  const since = plus(base, -days(420));
  return random.sample(catalogue, 260).map((product) => {
    const unitSize = random.pick([1, 1, 6, 6, 12, 24]);
    const offer = {
      offerId: random.id(since),
      gtin: product.gtin,
      productName: [product.name, product.size].filter(Boolean).join(', '),
      brandName: product.brandName,
      unitSize,
      unitPriceMinor: BigInt(Math.round((product.euroCents * (rates[row.currency] ?? 100)) / 100)),
    };
    world.add(offers, {
      sellerId: row.id,
      id: offer.offerId,
      productId: product.id,
      status: 'ACTIVE',
      priceMinor: offer.unitPriceMinor,
      currency: row.currency,
      unitSize,
      stock: random.int(0, 400) * unitSize,
      hiddenIn: [],
      updatedAt: plus(base, -days(random.int(1, 60))),
      version: 1,
    });
    world.add(offerSearch, ...offerSearchRows({ sellerId: row.id, ...offer }));
    return { ...offer, weightGrams: product.weightGrams };
  });
}

/** Letters and digits of any script. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
