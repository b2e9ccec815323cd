/** Adds one offer by its GTIN. */
import type { createOfferBody } from '@quayside/contract/offers';
import type { z } from 'zod';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import { normaliseGtin } from '../../../kernel/gtin.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { lockSeller } from '../../sellers/sellers.public.ts';
import { minorOf, queueRanks } from '../offer-changes.ts';
import { refuse } from '../offers.errors.ts';
import { productToOffer } from '../offers.products.read-model.ts';
import { insertOffer, isOffered, type OfferRecord } from '../offers.repository.ts';
import { effectiveOf } from '../offers.rules.ts';
import { searchTokensOf } from '../search-tokens.ts';

/**
 * Refuses with `invalid_gtin`, `gtin_unknown`, `offer_exists`, `offer_currency_differs`, `price_zero` or
 * `price_below_floor`.
 */
export async function createOffer(write: Write, body: z.infer<typeof createOfferBody>): Promise<OfferRecord> {
  const { db, now, actor } = write;
  const sellerId = sellerIdOf(actor);
  // The company's row is locked: of two offers of one product added at once the second sees the first.
  const seller = present(await lockSeller(db, sellerId), 'the signed-in seller exists');
  const gtin = normaliseGtin(body.gtin);
  if (gtin === null) throw refuse('invalid_gtin');
  const product = await productToOffer(db, sellerId, gtin, now);
  if (!product) throw refuse('gtin_unknown');
  if (await isOffered(db, sellerId, product.id)) throw refuse('offer_exists');
  const priceMinor = minorOf(body.price, seller.currency);
  const floorMinor = body.floor ? minorOf(body.floor, seller.currency) : null;
  const lowest = floorMinor ?? product.brandFloorMinor;
  if (lowest !== null && priceMinor < lowest) throw refuse('price_below_floor');
  const { stock, unitSize } = body;
  const effectiveMinor = effectiveOf(priceMinor, { seller: seller.discountBasisPoints, brand: product.discount ?? 0 });
  const offer: OfferRecord = {
    ...{ sellerId, id: newId(), productId: product.id, blockedReason: null, blockedNote: null },
    status: stock >= unitSize ? 'ACTIVE' : 'OUT_OF_STOCK',
    ...{ priceMinor, effectiveMinor, priceChangedAt: now, floorMinor, currency: seller.currency, unitSize, stock },
    ...{ hiddenIn: [], listedAt: now, rank: null, winningMinor: null, rankLostAt: null, updatedAt: now, version: 1 },
  };
  await insertOffer(db, offer, searchTokensOf({ gtin, productName: product.name, brandName: product.brandName }));
  await queueRanks(write, [product.id]);
  return offer;
}
