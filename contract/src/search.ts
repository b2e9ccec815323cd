/**
 * The search bar over orders and offers (RT-37): by order number, buyer's reference, GTIN, brand and tracking number.
 * The best few are answered, never a page; lists have a search of their own.
 */
import { z } from 'zod';
import { money, qid } from './common.ts';
import { saleRow } from './sales.ts';

/** How many of each kind are answered at most. */
export const searchSize = 8;

export const searchQuery = z.strictObject({
  q: z.string().trim().min(1).max(80).meta({ description: 'Beginning of a number, code, reference or brand' }),
});
export const saleSearchQuery = searchQuery.extend({
  sellerQid: qid.optional().meta({ description: 'Staff only: whose orders' }),
});

const exact = qid.nullable().meta({ description: 'The one thing that the whole text names; a scan opens it at once' });
const hasMore = z.boolean().meta({ description: 'More than these match' });
const matched = z.string().meta({ description: 'What it was found by, lower-cased' });

export const saleHit = z
  .strictObject({
    ...saleRow.pick({ qid: true, order: true, status: true, nextAction: true, buyerReference: true, total: true })
      .shape,
    destination: saleRow.shape.destination,
    matched,
  })
  .meta({ id: 'SaleHit' });
export type SaleHit = z.infer<typeof saleHit>;
export const saleHits = z.strictObject({ results: z.array(saleHit), exact, hasMore }).meta({ id: 'SaleHits' });
export type SaleHits = z.infer<typeof saleHits>;

export const offerHit = z
  .strictObject({
    qid,
    gtin: z.string(),
    productName: z.string(),
    brand: z.string(),
    status: z.string(),
    price: money,
    stock: z.int(),
    matched,
  })
  .meta({ id: 'OfferHit' });
export type OfferHit = z.infer<typeof offerHit>;
export const offerHits = z.strictObject({ results: z.array(offerHit), exact, hasMore }).meta({ id: 'OfferHits' });
export type OfferHits = z.infer<typeof offerHits>;
