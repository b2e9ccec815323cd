/** Missing units of somebody else's order that this seller is asked for: the buyer may still get them. */
import { z } from 'zod';
import { countryCode, instant, listOf, money, qid, version } from './common.ts';

export const replacementStatuses = ['OPEN', 'OFFERED', 'DECLINED', 'ACCEPTED'] as const;

export const replacement = z
  .strictObject({
    qid,
    status: z.enum(replacementStatuses),
    gtin: z.string(),
    productName: z.string(),
    brandName: z.string(),
    missingQuantity: z.int(),
    unitSize: z.int(),
    stock: z.int().meta({ description: 'What this seller had when it was asked' }),
    unitPrice: money.meta({ description: 'This seller’s own price' }),
    destinationCountry: countryCode,
    offeredQuantity: z.int().nullable(),
    createdAt: instant,
    answerBy: instant,
    version: z.int(),
  })
  .meta({ id: 'Replacement' });
export type Replacement = z.infer<typeof replacement>;

/** How many are shown at most; the soonest come first. */
export const replacementLimit = 20;
export const replacementList = z.strictObject({ results: z.array(replacement) }).meta({ id: 'ReplacementList' });
export type ReplacementList = z.infer<typeof replacementList>;

export const offerReplacementBody = z.strictObject({ quantity: z.int().min(1).max(10_000_000), version });
export const declineReplacementBody = z.strictObject({ version });

export const offeredActions = ['ACCEPT'] as const;
/** The same as the buyer sees it: who would send how many of what is missing, for how much. */
export const offeredReplacement = z
  .strictObject({
    qid,
    saleQid: qid.meta({ description: 'The part of the order that lacks them' }),
    status: z.enum(['OFFERED', 'ACCEPTED']),
    gtin: z.string(),
    productName: z.string(),
    sellerName: z.string(),
    quantity: z.int(),
    unitPrice: money,
    total: money,
    offeredUntil: instant.nullable().meta({ description: 'Goods and price stand until then' }),
    orderQid: qid.nullable().meta({ description: 'The order that took it' }),
    allowedActions: z.array(z.enum(offeredActions)).meta({
      description: 'Nothing once it is taken, its time is over, or neither wallet nor credit pays for it',
    }),
  })
  .meta({ id: 'OfferedReplacement' });
export const offeredReplacementList = listOf(offeredReplacement).meta({ id: 'OfferedReplacementList' });
export const acceptReplacementBody = z.strictObject({});
