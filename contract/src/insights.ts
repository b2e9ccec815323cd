/** What a company's orders say over a period (INV-10). */
import { z } from 'zod';
import { countryCode, money, text } from './common.ts';
import { insightPeriods } from './insight-values.ts';

export const insightQuery = z.strictObject({
  period: z.enum(insightPeriods).default('90'),
  brand: text(120).optional().meta({ description: 'Name of one brand of the company' }),
  destination: countryCode.optional(),
});
export type InsightQuery = z.infer<typeof insightQuery>;

const share = z.number().nullable().meta({ description: 'From 0 to 1; null: nothing to count yet' });
const lostPart = z.strictObject({ key: z.string(), orders: z.int(), sales: money });
const lostOffers = z.strictObject({ offers: z.int(), sales: money });
/** Decision 0048. */
const lost = z.strictObject({
  sales: money.meta({
    description: 'What buyers paid elsewhere, for less, for goods that the company could have sent',
  }),
  before: money.nullable().meta({ description: 'The same in the period before; null: fewer than five orders' }),
  orders: z.int(),
  pieces: z.int(),
  offers: z.int(),
  near: lostOffers.meta({ description: 'Offers of five orders and more that were dearer by at most 5 %' }),
  far: lostOffers.meta({ description: 'Offers of five orders and more that were dearer by more' }),
  brands: z.array(lostPart).meta({ description: 'The ten with most, of five orders and more each' }),
  destinations: z.array(lostPart).meta({ description: 'The ten countries with most, of five orders and more each' }),
  products: z
    .array(
      z.strictObject({
        qid: z.uuid().meta({ description: 'The company’s own offer' }),
        ...{ name: z.string(), brand: z.string(), pieces: z.int(), sales: money },
        dearer: z.number().meta({ description: 'Than what was paid, in whole percent: 0.05 is 5 % more' }),
        isNear: z.boolean().meta({ description: 'Dearer by at most 5 %, before it is rounded' }),
        move: z.enum(['MATCH', 'FLOOR']).nullable().meta({
          description:
            'Now: a price within the floor wins, only one below it does; null: it wins, or nobody is to be beaten',
        }),
      }),
    )
    .meta({ description: 'The forty offers with most, of five orders and more each' }),
});
const part = z.strictObject({
  key: z.string(),
  orders: z.int(),
  sales: money,
  before: money.meta({ description: 'Sales in the period before' }),
});
/** Each part of the answer can be asked for alone: what one of them takes or fails with is not the others'. */
export const insightSales = z
  .strictObject({
    from: z.iso.date(),
    until: z.iso.date(),
    orders: z.int(),
    sales: money.meta({ description: 'Goods of confirmed orders' }),
    acceptance: share.meta({ description: 'Confirmed of all that were decided' }),
    fillRate: share.meta({ description: 'Pieces confirmed of pieces asked for, in confirmed orders' }),
    decline: share,
    expiry: share,
    claimShare: share.meta({ description: 'Claimed of the value of sales; null of one brand or destination alone' }),
    medianConfirmHours: z.number().nullable(),
    onTime: share.meta({
      description:
        'Orders that left within the lead days after their payment, of those of which a carrier or we scanned goods',
    }),
    ordersLate: z.int().meta({ description: 'Orders that left later' }),
    before: z
      .strictObject({ orders: z.int(), sales: money, medianConfirmHours: z.number().nullable(), onTime: share })
      .meta({ description: 'The period of as many days before' }),
    weeks: z
      .array(
        z.strictObject({
          from: z.iso.date(),
          orders: z.int(),
          sales: money,
          before: money.meta({ description: 'Sales of the same week, or part of it, of the period before' }),
        }),
      )
      .meta({ description: 'Oldest first' }),
    brands: z.array(part).meta({ description: 'The ten with most sales' }),
    destinations: z.array(part).meta({ description: 'The ten with most sales, by country' }),
  })
  .meta({ id: 'InsightSales' });
export type InsightSales = z.infer<typeof insightSales>;

export const insightRank = z
  .strictObject({
    winRate: share.meta({ description: 'Offers that win now, of those in the market' }),
    offersLosing: z.int(),
    lost: lost.nullable().meta({
      description:
        'Lost to lower prices, by orders placed here on whole days before today; amounts and pieces have two digits. Null: fewer than five orders',
    }),
  })
  .meta({ id: 'InsightRank' });
export type InsightRank = z.infer<typeof insightRank>;

const recordShares = { decline: share, claimShare: share, expiry: share };
export const insightRecord = z.strictObject(recordShares).meta({ id: 'InsightRecord' });
export type InsightRecord = z.infer<typeof insightRecord>;

export const insights = z
  .strictObject({
    ...insightSales.shape,
    ...insightRank.shape,
    record: z
      .strictObject(recordShares)
      .meta({ description: 'What new orders are paused by: of the last 30 days, or since the last pause' }),
  })
  .meta({ id: 'Insights' });
export type Insights = z.infer<typeof insights>;
