/** Variants: products of one size, each with a GTIN of its own. */
import { z } from 'zod';
import { slugList } from './brands.ts';
import { currency, instant, listOf, money, pageQuery, qid, regions, text } from './common.ts';
import { catalogueMessages } from './messages/catalogue.ts';

export const variant = z
  .strictObject({
    qid,
    fid: z.string().meta({ description: 'Short public id: with the slug the address of its page' }),
    slug: z.string(),
    gtin: z.string().meta({ description: '14 digits' }),
    name: z.string(),
    size: z.string().nullable(),
    picture: z.string().nullable(),
    brand: z.strictObject({ qid, slug: z.string(), name: z.string() }),
    category: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'Variant' });
export type Variant = z.infer<typeof variant>;
export const variantList = listOf(variant).meta({ id: 'VariantList' });
/** Shown as "Showing results for …". */
const meant = z
  .array(z.string())
  .nullable()
  .meta({
    description:
      'What a misspelt search was taken for, the most likely first: the results hold products for any of these texts. Words that nothing is like are left out of them. Null: nothing was corrected',
    example: ['lavender soap'],
  });
export const foundVariantList = variantList.extend({ meant }).meta({ id: 'FoundVariantList' });

export const variantSorts = ['relevance', 'name', '-name', 'brand'] as const;
const searched = {
  q: text(80).optional().meta({ description: 'Words of name or brand, also misspelt, or a GTIN' }),
  brand: slugList,
  category: slugList,
};
export const variantSearchQuery = pageQuery.extend({ ...searched, sort: z.enum(variantSorts).default('relevance') });
export type VariantSearchQuery = z.infer<typeof variantSearchQuery>;
export type VariantFilter = Pick<VariantSearchQuery, 'q' | 'brand' | 'category'>;

/** A variant with the best price of the market. */
export const variantOffer = variant
  .extend({
    best: money.nullable().meta({ description: 'What wins in that currency and region; null: nobody sells it' }),
    ownOfferQid: qid.nullable(),
  })
  .meta({ id: 'VariantOffer' });
export const variantOfferList = listOf(variantOffer).extend({ meant }).meta({ id: 'VariantOfferList' });
const market = {
  currency: currency.optional().meta({ description: 'Of the market; the own company’s without it' }),
  destination: z.enum(regions).default('EUROPE'),
};
export const variantOffersQuery = pageQuery.extend({ ...searched, ...market });

export const suggestionQuery = z.strictObject({ q: text(80) });
export const suggestions = z
  .strictObject({
    meant,
    brands: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
    variants: z.array(variant.pick({ fid: true, slug: true, gtin: true, name: true, size: true })),
  })
  .meta({ id: 'VariantSuggestions' });

export const facetQuery = z.strictObject(searched);
export const brandFacet = z
  .strictObject({
    meant,
    results: z.array(z.strictObject({ slug: z.string(), name: z.string(), count: z.int() })),
  })
  .meta({ id: 'BrandFacet' });

export const variantParams = z.strictObject({ fid: z.string().max(40), slug: z.string().max(300) });
export const marketQuery = z.strictObject(market);
/** The steps of a market's prices, without whose they are: rank and price, and which is one's own. */
export type PriceLadder = z.infer<typeof priceLadder>;
export const priceLadder = z
  .strictObject({
    currency,
    destination: z.enum(regions),
    winning: money.nullable(),
    own: z.strictObject({ offerQid: qid, rank: z.int().nullable(), effectivePrice: money }).nullable(),
    offers: z
      .array(
        z.strictObject({
          offerQid: qid.meta({ description: 'To be put into the cart by' }),
          effectivePrice: money.meta({ description: 'What a piece costs' }),
          unitSize: z.int(),
          availableQuantity: z.int().meta({ description: 'Told up to 10,000' }),
        }),
      )
      .meta({ description: 'For buyers: the cheapest that can be sent to them, up to 100; sellers are told none' }),
  })
  .meta({ id: 'VariantMarket' });
export const priceHistory = z
  .strictObject({
    currency,
    results: z.array(z.strictObject({ at: instant, winning: money })),
  })
  .meta({ id: 'VariantPriceHistory' });

export const requestVariantsBody = z.strictObject({
  gtins: z.array(z.string().trim().min(1).max(20)).min(1).max(200),
  note: text(1_000).optional(),
});
export const downloadVariantsBody = z.strictObject({ ...searched, format: z.enum(['csv']).default('csv') });

export const requestStatuses = ['OPEN', 'ADDED', 'DECLINED'] as const;
export const catalogueRequest = z
  .strictObject({
    qid,
    kind: z.enum(['BRAND', 'PRODUCT']),
    status: z.enum(requestStatuses),
    text: z.string(),
    gtins: z.array(z.string()),
    requestedBy: z.string(),
    createdAt: instant,
    answer: z.string().nullable(),
    answeredAt: instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'CatalogueRequest' });
export type CatalogueRequest = z.infer<typeof catalogueRequest>;
export const catalogueRequestList = listOf(catalogueRequest).meta({ id: 'CatalogueRequestList' });
export const catalogueRequestQuery = pageQuery.extend({ status: z.enum(requestStatuses).default('OPEN') });
/** A product that was missing; its brand is made with it where nobody knew it. */
export const addProductBody = z.strictObject({
  gtin: text(20),
  name: text(160),
  brand: text(120)
    .refine((name) => /[\p{L}\p{N}]/u.test(name), catalogueMessages.brand_name)
    .meta({ description: 'Its name; one with the same slug is the same brand' }),
  size: text(40).optional(),
  category: text(120)
    .optional()
    .meta({ description: 'Slug of where it stands in the tree; it can be sorted in later' }),
});
export const sortProductBody = z.strictObject({ category: text(120).meta({ description: 'Slug of the category' }) });
export const answerRequestBody = z.strictObject({
  status: z.enum(['ADDED', 'DECLINED']),
  answer: text(1_000),
  version: z.int().min(1).optional(),
});
