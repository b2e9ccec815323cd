/** Products of invented brands and the offers that sellers make for them. */

import { brands } from '../src/domains/brands/brands.tables.ts';
import { categories } from '../src/domains/categories/categories.tables.ts';
import { offerSearchRows } from '../src/domains/offers/offer-search.factory.ts';
import { offerSearch } from '../src/domains/offers/offers.tables.ts';
import { gtinOf } from '../src/domains/sales/sales.factory.ts';
import { productRowOf } from '../src/domains/variants/variants.factory.ts';
import { productPicturePath } from '../src/domains/variants/variants.public.ts';
import { productPictures, products } from '../src/domains/variants/variants.tables.ts';
import { days, type Instant, plus } from '../src/kernel/clock.ts';
import { slugOf } from '../src/kernel/slug.ts';
import { awkwardProductNames, demoAdjectives, demoBrands, demoCategories } from './demo-brands.ts';
import type { DemoCompanies, DemoSeller } from './demo-companies.ts';
import { customsOf } from './demo-customs.ts';
import { type DemoProduct, newShelf, rates } from './demo-shelf.ts';
import { productDrawing } from './drawings/product-drawing.ts';
import { type Random, randomFrom } from './random.ts';
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

const productCount = 2_160;
const categorySeed = 41;

export type DemoCatalogue = {
  readonly products: readonly DemoProduct[];
  readonly brands: readonly (typeof brands.$inferSelect)[];
  /** By the seller's id. */
  readonly offers: ReadonlyMap<string, readonly DemoOffer[]>;
};

/** Adds brands, products and offers. */
export function addCatalogue(world: World, random: Random, base: Instant, companies: DemoCompanies): DemoCatalogue {
  const since = plus(base, -days(450));
  const known = demoBrands.map((name, index) => ({
    id: random.id(since),
    slug: `${slugOf(name)}-${index + 1}`,
    name,
    isPremium: index % 9 === 0,
    description: '',
  }));
  const tree = addCategories(world, since);
  const catalogue = Array.from({ length: productCount }, (_, index) => productOf(index, known, tree, random, since));
  world.add(brands, ...known);
  world.add(products, ...catalogue.map(({ brandName: _, euroCents: __, drawing: ___, ...row }) => row));
  world.add(productPictures, ...catalogue.map(({ id, drawing }) => ({ productId: id, svg: drawing })));
  const shelves = new Map(
    companies.sellers
      .filter(({ key }) => key !== 'emptyshelf')
      .map((seller) => [seller.row.id, addOffers(world, random, base, seller, catalogue)]),
  );
  return { products: catalogue, brands: known, offers: shelves };
}

function productOf(
  index: number,
  known: readonly (typeof brands.$inferSelect)[],
  tree: ReadonlyMap<string, string>,
  random: Random,
  since: Instant,
): DemoProduct {
  const brand = known[index % known.length] ?? random.pick(known);
  const category = random.pick(demoCategories);
  const [size, weightGrams] = random.pick<readonly [string, number]>(category.sizes);
  const adjective = random.pick(demoAdjectives);
  const noun = random.pick<string>(category.nouns);
  const id = random.id(since);
  const row = productRowOf({
    id,
    gtin: gtinOf(4_100_000 + index * 7),
    name: awkwardProductNames[index % 270] ?? `${adjective} ${noun}`,
    brandId: brand.id,
    brandName: brand.name,
    category: category.name,
    categoryId: tree.get(category.name) ?? null,
    size,
    weightGrams,
    ...customsOf(index, noun, weightGrams),
    picture: productPicturePath(id),
  });
  const drawing = productDrawing(known.indexOf(brand), adjective, noun);
  return { ...row, brandName: brand.name, euroCents: random.int(category.low, category.high), drawing };
}

function addOffers(
  world: World,
  random: Random,
  base: Instant,
  { row }: DemoSeller,
  catalogue: readonly DemoProduct[],
): DemoOffer[] {
  const since = plus(base, -days(420));
  const shelf = newShelf(world, base);
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
    const stock = random.int(0, 400) * unitSize;
    const updatedAt = plus(base, -days(random.int(1, 60)));
    shelf.put({ sellerId: row.id, id: offer.offerId, product, unitSize, stock, updatedAt, currency: row.currency });
    world.add(offerSearch, ...offerSearchRows({ sellerId: row.id, ...offer }));
    return { ...offer, weightGrams: product.weightGrams };
  });
}

/** The tree of categories, by the path that products name, such as "Health & Beauty > Hand soap". */
function addCategories(world: World, since: Instant): ReadonlyMap<string, string> {
  const random = randomFrom(categorySeed);
  const ids = new Map<string, string>();
  for (const path of demoCategories.map(({ name }) => name)) {
    const steps = path.split(' > ');
    for (const [depth, name] of steps.entries()) {
      const own = steps.slice(0, depth + 1).join(' > ');
      if (ids.has(own)) continue;
      const parentId = ids.get(steps.slice(0, depth).join(' > ')) ?? null;
      const id = random.id(since);
      world.add(categories, { id, slug: slugOf(own), name, parentId, position: ids.size });
      ids.set(own, id);
    }
  }
  return ids;
}
