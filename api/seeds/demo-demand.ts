/** What buyers looked for, what the demo sellers watch, and reductions they have planned. */
import { brandDiscounts } from '../src/domains/brand-discounts/brand-discounts.tables.ts';
import { searchDays } from '../src/domains/variants/variants.tables.ts';
import { watchlistItems } from '../src/domains/watchlist/watchlist.tables.ts';
import { days, type Instant, plus } from '../src/kernel/clock.ts';
import type { DemoCatalogue } from './demo-catalogue.ts';
import type { DemoCompanies } from './demo-companies.ts';
import { type DemoProduct, rates } from './demo-shelf.ts';
import { type Random, randomFrom } from './random.ts';
import type { World } from './world.ts';

/** Apart from the one of the orders: these numbers may change without changing them. */
const demandSeed = 733;
const searchedProducts = 240;
const searchedDays = 60;
const watchedEach = 12;

export function addDemand(world: World, base: Instant, companies: DemoCompanies, catalogue: DemoCatalogue): void {
  const random = randomFrom(demandSeed);
  addSearches(world, random, base, catalogue.products);
  for (const { row } of companies.sellers.filter(({ key }) => key !== 'emptyshelf')) {
    for (const product of random.sample(catalogue.products, watchedEach))
      world.add(watchlistItems, {
        ...{ ownerId: row.id, productId: product.id, createdAt: plus(base, -days(random.int(1, 40))) },
        targetMinor: BigInt(
          Math.round((product.euroCents * (rates[row.currency] ?? 100) * random.int(85, 105)) / 10_000),
        ),
        targetCurrency: row.currency,
        targetQuantity: random.chance(0.5) ? random.int(1, 20) * 12 : null,
      });
    addPlannedReduction(world, random, base, row.id, catalogue);
  }
}

/** Demand that rises, falls or stays, with a little noise. */
function addSearches(world: World, random: Random, base: Instant, products: readonly DemoProduct[]): void {
  for (const product of random.sample(products, searchedProducts)) {
    const level = random.int(2, 60);
    const slope = random.int(-50, 120) / 100;
    for (let ago = 1; ago <= searchedDays; ago += 1) {
      const share = 1 + slope * (1 - ago / searchedDays);
      const searches = Math.max(0, Math.round(level * share * (random.int(70, 130) / 100)));
      if (searches > 0)
        world.add(searchDays, { productId: product.id, day: plus(base, -days(ago)).slice(0, 10), searches });
    }
  }
}

/** Begins tomorrow, for two weeks, on the brand of which the seller has most. */
function addPlannedReduction(
  world: World,
  random: Random,
  base: Instant,
  sellerId: string,
  { brands, offers }: DemoCatalogue,
): void {
  const counts = new Map<string, number>();
  for (const { brandName } of offers.get(sellerId) ?? []) counts.set(brandName, (counts.get(brandName) ?? 0) + 1);
  const [most] = [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
  const brand = brands.find(({ name }) => name === most?.[0]);
  if (!brand) return;
  world.add(brandDiscounts, {
    ...{ sellerId, id: random.id(base), brandId: brand.id, basisPoints: random.int(2, 8) * 100 },
    ...{ startsAt: plus(base, days(1)), endsAt: plus(base, days(15)), createdAt: base },
  });
}
