/** How many sales of which story each demo seller has. */
import { type ClaimStoryName, claimStories } from './demo-claim-stories.ts';
import type { StoryName } from './demo-stories.ts';

export type SalePlan = {
  readonly story: StoryName;
  readonly count: number;
  /** Fixed number of lines; 1 to 8 otherwise. */
  readonly lines?: number;
  /** Goods of about this value in minor units: the limits of payments need large orders. */
  readonly goodsMinor?: bigint;
  readonly toWarehouse?: boolean;
  /** To a buyer outside the EU and GB. */
  readonly isExport?: boolean;
  /** What its buyer claims. */
  readonly claim?: ClaimStoryName;
  /** Approvals a payment in review has already. */
  readonly approvals?: number;
};
export type SellerPlan = { readonly expiringInHours: readonly number[]; readonly sales: readonly SalePlan[] };

const plain = (counts: Partial<Record<StoryName, number>>): SalePlan[] =>
  Object.entries(counts).flatMap(([story, count]) => (isStory(story) ? [{ story, count }] : []));
const isStory = (name: string): name is StoryName => name.length > 0;

const usual = plain({
  fresh: 2,
  confirmed: 1,
  extended: 1,
  platformChosen: 1,
  sellerReady: 2,
  platformBooked: 1,
  paid: 2,
  paidTracked: 1,
  completed: 17,
  declined: 2,
  expired: 1,
  cancelled: 1,
  awaitingPayment: 1,
});

/** By the seller's key. Sellers left out have no sales. */
export const demoPlans: Readonly<Record<string, SellerPlan>> = {
  waldhuis: {
    expiringInHours: [0.6, 1.5, 3, 3.8, 6, 9, 12, 15, 18, 21, 23.5, 27, 31],
    sales: [
      ...plain({
        fresh: 6,
        confirmed: 3,
        extended: 2,
        platformChosen: 3,
        bookingFailed: 2,
        sellerReady: 4,
        platformBooked: 2,
        paid: 4,
        paidTracked: 1,
      }),
      { story: 'paidTracked', count: 2, isExport: true },
      ...plain({
        completed: 62,
        declined: 10,
        expired: 5,
        cancelled: 4,
        neverPaid: 1,
        awaitingPayment: 2,
      }),
      { story: 'fresh', count: 1, lines: 45 },
      { story: 'confirmed', count: 1, lines: 60 },
      { story: 'completed', count: 1, lines: 120 },
      { story: 'paidTracked', count: 6, lines: 6, toWarehouse: true },
      { story: 'completed', count: 8, toWarehouse: true },
      { story: 'inReview', count: 1, goodsMinor: 3_150_000n },
      { story: 'sellerReady', count: 1, goodsMinor: 2_700_000n },
    ],
  },
  gruenwald: {
    // None on the day itself: at some hour it would stand among the most urgent that the journeys ask for.
    expiringInHours: [22, 26],
    sales: [
      ...usual,
      { story: 'sellerReady', count: 1, goodsMinor: 3_000_000n },
      { story: 'sellerReady', count: 1, goodsMinor: 12_000_000n },
      { story: 'sellerReady', count: 1, goodsMinor: 26_000_000n },
      { story: 'inReview', count: 2, goodsMinor: 4_200_000n },
      { story: 'inReview', count: 1, goodsMinor: 13_500_000n },
      { story: 'inReview', count: 1, goodsMinor: 11_800_000n, approvals: 1 },
      { story: 'paid', count: 1, goodsMinor: 5_600_000n },
    ],
  },
  brightwater: {
    expiringInHours: [3.2, 19],
    sales: [
      ...usual,
      ...plain({ completed: 12, declined: 2 }),
      { story: 'paidTracked', count: 3, lines: 6, toWarehouse: true },
    ],
  },
  clairval: {
    expiringInHours: [14],
    sales: [...plain({ confirmed: 1, sellerReady: 1, paid: 2, completed: 22, declined: 3, expired: 2 })],
  },
  sjoberg: { expiringInHours: [5], sales: usual },
  belfiore: {
    expiringInHours: [10],
    sales: plain({ fresh: 2, confirmed: 1, sellerReady: 3, platformBooked: 1, declined: 1, expired: 1 }),
  },
  hernandez: { expiringInHours: [8, 25], sales: plain({ fresh: 4, expired: 2, cancelled: 1 }) },
  polna: { expiringInHours: [4.5], sales: usual },
  obriain: { expiringInHours: [16], sales: usual },
  devriesenzoon: { expiringInHours: [11], sales: [...usual, { story: 'inReview', count: 2 }] },
};

const isClaimStory = (name: string): name is ClaimStoryName => Object.hasOwn(claimStories, name);

/** What is claimed of which seller; each claim is about a sale of its own. */
const claimPlans: Readonly<Record<string, readonly ClaimStoryName[]>> = {
  waldhuis: Object.keys(claimStories)
    .filter(isClaimStory)
    .filter((one) => one !== 'sentAgain'),
  brightwater: ['asked', 'contested', 'approved', 'sentAgain'],
};

export const claimedSalesOf = (sellerKey: string): SalePlan[] =>
  (claimPlans[sellerKey] ?? []).map((claim) => ({ story: 'delivered', count: 1, lines: 3, claim }));
