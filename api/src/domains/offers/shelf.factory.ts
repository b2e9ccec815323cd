/** An offer with what can belong to it, for tests. `db` runs in system scope or in the seller's. */

import { checkDigitOf } from '../../kernel/gtin.ts';
import { newId } from '../../kernel/ids.ts';
import { slugOf } from '../../kernel/slug.ts';
import type { Db } from '../../platform/db/database.ts';
import { brandDiscounts } from '../brand-discounts/brand-discounts.tables.ts';
import { brands } from '../brands/brands.tables.ts';
import type { SellerRow } from '../sellers/sellers.factory.ts';
import { type ProductRow, productRowOf } from '../variants/variants.factory.ts';
import { catalogueRequests, products } from '../variants/variants.tables.ts';
import { offerSearchRows } from './offer-search.factory.ts';
import { type OfferRow, offerRowOf } from './offers.factory.ts';
import { offerBatches, offerPrices, offerSearch, offers } from './offers.tables.ts';

/** GTINs that no other test of the same database makes. */
const lotOf = (id: string): string => (BigInt(`0x${id.replaceAll('-', '')}`) % 10n ** 9n).toString().padStart(9, '0');

/** A product of a new brand. */
export async function makeProduct(
  db: Db,
  { name = 'Harbour soap', brandName = 'Lindqvist & Daughters' }: { name?: string; brandName?: string } = {},
): Promise<ProductRow & { readonly brandName: string; readonly brandSlug: string }> {
  const brandId = newId();
  const lot = lotOf(newId());
  const brandSlug = `${slugOf(brandName)}-${lot}`;
  await db.insert(brands).values({ id: brandId, slug: brandSlug, name: brandName });
  const body = `0209${lot}`;
  const row = productRowOf({ gtin: `${body}${checkDigitOf(body)}`, name, brandId, brandName });
  await db.insert(products).values(row);
  return { ...row, brandName, brandSlug };
}

type Seller = Pick<SellerRow, 'id' | 'currency' | 'createdAt'>;

/** An offer of a product, findable and with its first price. */
export async function makeOffer(
  db: Db,
  { id: sellerId, currency, createdAt }: Seller,
  product: ProductRow & { readonly brandName: string },
  overrides: Partial<OfferRow> = {},
): Promise<OfferRow> {
  const given = { sellerId, currency, productId: product.id, priceMinor: 1_250n, updatedAt: createdAt };
  const row = offerRowOf({ ...given, ...overrides });
  const { id: offerId, priceMinor, effectiveMinor, priceChangedAt: at } = row;
  await db.insert(offers).values(row);
  await db.insert(offerPrices).values({ sellerId, offerId, at, priceMinor, effectiveMinor });
  const { gtin, name: productName, brandName } = product;
  await db.insert(offerSearch).values(offerSearchRows({ sellerId, offerId, gtin, productName, brandName }));
  return row;
}

/** An offer, a change of it that can be undone, and a reduction of its brand. */
export async function makeShelf(db: Db, seller: Seller) {
  const product = await makeProduct(db);
  const offer = await makeOffer(db, seller, product);
  const [batchId, discountId] = [newId(), newId()];
  await db.insert(offerBatches).values({
    ...{ sellerId: seller.id, id: batchId, source: 'BULK', madeByName: 'Mila', madeAt: '2026-11-20T09:00:00.000Z' },
  });
  await db.insert(brandDiscounts).values({
    ...{ sellerId: seller.id, id: discountId, brandId: product.brandId, basisPoints: 500 },
    ...{ startsAt: '2026-11-01T00:00:00.000Z', createdAt: '2026-11-01T00:00:00.000Z' },
  });
  const requestId = newId();
  await db.insert(catalogueRequests).values({
    ...{ id: requestId, kind: 'BRAND', requestedBy: newId(), requestedByName: 'Mila', text: 'Quillfeather' },
    createdAt: '2026-11-20T09:00:00.000Z',
  });
  return {
    ...{ offer: offer.id, offerBatch: batchId, brandDiscount: discountId, brand: product.brandId },
    catalogueRequest: requestId,
  };
}
