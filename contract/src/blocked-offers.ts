/** Offers as our people see them: they take one off sale with a reason, and give it back. */
import { z } from 'zod';
import { instant, listOf, money, pageQuery, qid, text, version } from './common.ts';
import { blockedReasons, offerStatuses } from './offer-values.ts';

export const staffOfferQuery = pageQuery.extend({
  gtin: text(20).optional().meta({ description: 'All offers of this product; without it: those that are blocked' }),
});
export type StaffOfferQuery = z.infer<typeof staffOfferQuery>;

export const staffOffer = z
  .strictObject({
    qid,
    sellerQid: qid,
    sellerName: z.string(),
    gtin: z.string(),
    productName: z.string(),
    brandName: z.string(),
    status: z.enum(offerStatuses),
    blockedReason: z.enum(blockedReasons).nullable(),
    blockedNote: z.string().nullable(),
    price: money,
    stock: z.int(),
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'StaffOffer' });
export type StaffOffer = z.infer<typeof staffOffer>;
export const staffOfferList = listOf(staffOffer).meta({ id: 'StaffOfferList' });

export const blockOfferBody = z.strictObject({
  reason: z.enum(blockedReasons),
  note: text(1_000).meta({ description: 'What the seller reads: what is wrong, and what would settle it' }),
  version,
});
export const unblockOfferBody = z.strictObject({ version });
