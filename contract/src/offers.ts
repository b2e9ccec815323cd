/** Offers of a seller, their prices and what wins (domain page, section 9). */
import { z } from 'zod';
import { askedMoney, currency, instant, listOf, money, pageQuery, qid, regions, text, version } from './common.ts';
import { fieldErrorMessages } from './messages/field-errors.ts';
import { blockedReasons, offerStatuses } from './offer-values.ts';

export const brandDiscount = z
  .strictObject({
    brandDiscountQid: qid,
    brandQid: qid,
    brandName: z.string(),
    discount: z.number().meta({ description: 'Percent off every price of the brand, two places' }),
    startsAt: instant,
    endsAt: instant.nullable().meta({ description: 'Null: until somebody ends it' }),
    status: z.enum(['SCHEDULED', 'ACTIVE', 'ENDED']),
    offers: z.int(),
    version: z.int(),
  })
  .meta({ id: 'BrandDiscount' });
export type BrandDiscount = z.infer<typeof brandDiscount>;

export const offer = z
  .strictObject({
    qid,
    status: z.enum(offerStatuses),
    blockedReason: z.enum(blockedReasons).nullable(),
    blockedNote: z.string().nullable().meta({ description: 'What we wrote about it; null: nothing' }),
    gtin: z.string(),
    productName: z.string(),
    size: z.string().nullable(),
    picture: z.string().nullable(),
    brand: z.strictObject({ qid, slug: z.string(), name: z.string() }),
    variant: z.strictObject({ fid: z.string(), slug: z.string() }),
    price: money.meta({ description: 'The offer price' }),
    originalPrice: money.meta({ description: 'The offer price before discounts: the same as price' }),
    effectivePrice: money.meta({ description: 'After the seller’s discount and the brand’s reduction: what competes' }),
    floor: money.nullable(),
    floorIsOfBrand: z.boolean(),
    stock: z.int(),
    unitSize: z.int(),
    rank: z.int().nullable().meta({ description: '1 wins; null: not in the market' }),
    winningPrice: money.nullable(),
    priceToWin: money.nullable().meta({ description: 'Null: it wins, nobody is to be beaten, or the floor is above' }),
    percentageToWinningPrice: z.number().nullable().meta({ description: '(price − winning) / winning' }),
    brandDiscounts: z.array(
      brandDiscount.pick({ brandDiscountQid: true, brandQid: true, brandName: true, discount: true }),
    ),
    priceChangedAt: instant,
    listedAt: instant,
    endsAt: instant.meta({ description: 'When its list is no longer valid, unless it is confirmed' }),
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offer>;
export const offerList = listOf(offer).meta({ id: 'OfferList' });

export const offerSorts = [
  '-updatedAt',
  'updatedAt',
  'price',
  '-price',
  'stock',
  '-stock',
  'rank',
  'name',
  'endsAt',
] as const;
export const rankGroups = ['WINNING', 'LOSING', 'NONE'] as const;
export const offerListQuery = pageQuery.extend({
  status: z.enum(offerStatuses).optional(),
  brand: text(200).optional().meta({ description: 'Slug of a brand' }),
  rank: z.enum(rankGroups).optional(),
  search: text(80).optional(),
  sort: z.enum(offerSorts).default('-updatedAt'),
});
export const offerExportQuery = offerListQuery
  .omit({ page: true, size: true, sort: true })
  .extend({ format: z.enum(['csv', 'xlsx']).default('csv') });
export type OfferListQuery = z.infer<typeof offerListQuery>;

const offerMarketFields = {
  region: z.enum(regions).meta({ description: 'Whose market ranks the offers' }),
  isRegionChosen: z.boolean().meta({ description: 'Else it is the one with most sales in 90 days' }),
  regions: z.array(z.enum(regions)).meta({ description: 'Markets that the company sells to' }),
};
export const offerMarket = z.strictObject(offerMarketFields).meta({ id: 'OfferMarket' });
export type OfferMarket = z.infer<typeof offerMarket>;
export const offerMarketBody = z
  .strictObject({ region: z.enum(regions).nullable().meta({ description: 'null: the one with most sales' }) })
  .meta({ id: 'OfferMarketBody' });

export const offersInfo = z
  .strictObject({
    currency,
    ...offerMarketFields,
    feePercent: z.number(),
    discountPercent: z.number(),
    total: z.int(),
    winning: z.int(),
    losing: z.int(),
    endingSoon: z.int().meta({ description: 'Offers whose list ends within seven days' }),
    endsAt: instant.nullable().meta({ description: 'The first end of a list' }),
  })
  .meta({ id: 'OffersInfo' });
export type OffersInfo = z.infer<typeof offersInfo>;
export const statusCounts = z
  .strictObject({ total: z.int(), counts: z.record(z.enum(offerStatuses), z.int()) })
  .meta({ id: 'OfferStatusCounts' });
export const brandsOfSeller = z
  .strictObject({ results: z.array(z.strictObject({ qid, slug: z.string(), name: z.string(), offers: z.int() })) })
  .meta({ id: 'BrandsOfSeller' });

const unitSize = z.int().min(1).max(10_000);
const stock = z.int().min(0).max(10_000_000);
export const createOfferBody = z.strictObject({
  gtin: z.string().trim().min(1).max(20),
  price: askedMoney,
  stock,
  unitSize: unitSize.default(1),
  floor: askedMoney.nullable().optional(),
});
export const changeOfferBody = z.strictObject({
  price: askedMoney.optional(),
  stock: stock.optional(),
  unitSize: unitSize.optional(),
  floor: askedMoney.nullable().optional(),
  status: z.enum(['ACTIVE', 'INACTIVE']).optional(),
  version,
});

/** Many offers at once: named ones, or all that a filter finds. */
export const bulkBody = z.strictObject({
  offers: z.array(qid).min(1).max(500),
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('PRICE_PERCENT'), percent: z.number().min(-90).max(500) }),
    z.strictObject({ kind: z.literal('STOCK'), stock }),
    z.strictObject({ kind: z.literal('STATUS'), status: z.enum(['ACTIVE', 'INACTIVE']) }),
    z.strictObject({ kind: z.literal('MATCH') }),
    z.strictObject({ kind: z.literal('CONFIRM_LIST') }),
  ]),
  dryRun: z.boolean().default(false),
});
export type BulkChange = z.infer<typeof bulkBody>['change'];
export const bulkOutcome = z
  .strictObject({
    batchQid: qid.nullable().meta({ description: 'For undoing it within 24 hours; null for a dry run' }),
    changed: z.int(),
    kept: z.int().meta({ description: 'Offers that stay as they are: nothing to do, or the floor is above' }),
    results: z.array(
      z.strictObject({
        qid,
        before: money,
        after: money,
        code: z.enum(['CHANGED', 'UNCHANGED', 'FLOOR_ABOVE', 'WINS_ALREADY', 'NO_RIVAL']),
      }),
    ),
  })
  .meta({ id: 'OfferBulkOutcome' });
export const undoAnswer = z
  .strictObject({
    restored: z.int(),
    kept: z.int().meta({ description: 'Offers that somebody changed since: they stay as they are' }),
  })
  .meta({ id: 'OfferUndo' });

export const brandFloor = z
  .strictObject({
    brand: z.strictObject({ qid, slug: z.string(), name: z.string() }),
    offers: z.int(),
    floor: money.nullable(),
  })
  .meta({ id: 'BrandFloor' });
export type BrandFloor = z.infer<typeof brandFloor>;
export const brandFloors = z.strictObject({ results: z.array(brandFloor) }).meta({ id: 'BrandFloors' });
export const brandFloorBody = z.strictObject({ floor: askedMoney.nullable().meta({ description: 'Null: none' }) });

export const offerPrices = z
  .strictObject({ results: z.array(z.strictObject({ at: instant, price: money, effectivePrice: money })) })
  .meta({ id: 'OfferPriceHistory' });

export const simulationQuery = z.strictObject({
  price: z.string().regex(/^\d{1,13}\.\d{2}$/, fieldErrorMessages.amount),
});
export const simulation = z
  .strictObject({
    effectivePrice: money,
    rank: z.int(),
    winningPrice: money,
    remains: money.meta({ description: 'Of one piece, after our fee' }),
    askedIn30Days: z.int().meta({ description: 'Units ordered of the product from this seller' }),
    isBelowFloor: z.boolean(),
  })
  .meta({ id: 'OfferSimulation' });

export const brandDiscountList = listOf(brandDiscount).meta({ id: 'BrandDiscountList' });
const percent = z.number().min(0.01).max(90).multipleOf(0.01);
export const upsertDiscountsBody = z.strictObject({
  brandQids: z.array(qid).min(1).max(100),
  discount: percent,
  startsAt: instant.optional(),
  endsAt: instant.nullable().optional(),
  replacesQid: qid
    .optional()
    .meta({ description: 'A reduction that this one takes the place of: one that was planned is forgotten' }),
  dryRun: z.boolean().default(false),
});
export const upsertDiscountsAnswer = z
  .strictObject({
    results: z.array(brandDiscount),
    effect: z.array(
      z.strictObject({
        brandQid: qid,
        offers: z.int(),
        winningBefore: z.int(),
        winningAfter: z
          .int()
          .nullable()
          .meta({ description: 'Null for brands of fewer than ten offers: it would show a rival’s price' }),
      }),
    ),
  })
  .meta({ id: 'BrandDiscountsUpserted' });
