/** Real products and the offers the history's sellers must have made for them. */
import type pg from 'pg';
import { copyRows } from '../../api/seeds/copy-rows.ts';
import type { Random } from '../../api/seeds/random.ts';
import { brands } from '../../api/src/domains/brands/brands.tables.ts';
import { offerSearchRows } from '../../api/src/domains/offers/offer-search.factory.ts';
import { offerRowOf } from '../../api/src/domains/offers/offers.factory.ts';
import { offerSearch, offers } from '../../api/src/domains/offers/offers.tables.ts';
import type { LineSpec } from '../../api/src/domains/sales/fixtures/sale-spec.factory.ts';
import { productRowOf } from '../../api/src/domains/variants/variants.factory.ts';
import { products } from '../../api/src/domains/variants/variants.tables.ts';
import type { Instant } from '../../api/src/kernel/clock.ts';
import { present } from '../../api/src/kernel/errors.ts';
import type { RealSeller } from './companies.ts';
import type { Planned } from './history.ts';
import type { OrderLine } from './orders-file.ts';
import type { RealProduct } from './products-file.ts';
import { stableHash } from './stable-hash.ts';

/** The line of a sale of the given seller. */
export type LineOf = (seller: number, line: OrderLine) => LineSpec;

type Known = RealProduct & { readonly id: string };

/** Loads brands, products and offers. A line's product: the stable hash of its stock code over the product file. */
export async function loadCatalogue(
  client: pg.Client,
  real: readonly RealProduct[],
  planned: readonly Planned[],
  sellers: readonly RealSeller[],
  random: Random,
  since: Instant,
): Promise<LineOf> {
  const known = await loadProducts(client, real, random, since);
  const productOf = (stockCode: string) =>
    present(known[stableHash(stockCode) % known.length], 'the product file is not empty');
  const made = new Map<string, typeof offers.$inferInsert>();
  const found: (typeof offerSearch.$inferInsert)[] = [];
  for (const { seller, part } of planned) {
    for (const { stockCode, priceMinor } of part.lines) {
      const product = productOf(stockCode);
      const key = `${seller} ${product.gtin}`;
      if (made.has(key)) continue;
      const offer = offerOf(present(sellers[seller], 'a seller').row.id, product, priceMinor, random, since);
      made.set(key, offer);
      found.push(...searchRowsOf(offer, product));
    }
  }
  await copyRows(client, offers, [...made.values()]);
  await copyRows(client, offerSearch, found);
  return (seller, { stockCode, priceMinor, quantity }) => {
    const { gtin, name, size, brand } = productOf(stockCode);
    const offer = present(made.get(`${seller} ${gtin}`), 'every line has an offer');
    return {
      offerId: offer.id,
      gtin,
      productName: size ? `${name}, ${size}` : name,
      brandName: brand,
      unitSize: 1,
      unitPriceMinor: priceMinor,
      requestedQuantity: quantity,
    };
  };
}

const searchRowsOf = ({ sellerId, id: offerId }: { sellerId: string; id: string }, { gtin, name, brand }: Known) =>
  offerSearchRows({ sellerId, offerId, gtin, productName: name, brandName: brand });

async function loadProducts(
  client: pg.Client,
  real: readonly RealProduct[],
  random: Random,
  since: Instant,
): Promise<Known[]> {
  const names = [...new Set(real.map(({ brand }) => brand))];
  const brandIds = new Map(names.map((name) => [name, random.id(since)]));
  await copyRows(
    client,
    brands,
    names.map((name, index) => ({
      id: present(brandIds.get(name), 'a brand'),
      slug: `real-${index + 1}`,
      name,
      isPremium: false,
    })),
  );
  const known = real.map((product) => ({ ...product, id: random.id(since) }));
  await copyRows(
    client,
    products,
    known.map(({ id, gtin, name, brand, category, size }) =>
      productRowOf({
        id,
        gtin,
        name,
        brandName: brand,
        brandId: present(brandIds.get(brand), 'a brand'),
        category,
        size,
      }),
    ),
  );
  return known;
}

function offerOf(
  sellerId: string,
  { id: productId }: Known,
  priceMinor: bigint,
  random: Random,
  updatedAt: Instant,
): typeof offers.$inferInsert & { id: string } {
  return offerRowOf({
    sellerId,
    id: random.id(updatedAt),
    productId,
    priceMinor,
    currency: 'GBP',
    stock: 1_000,
    updatedAt,
  });
}
