/** Words of the insights page. */
import type { InsightPeriod } from '../insight-values.ts';

export const insightMessages = {
  title: 'Insights',
  filters: 'What is counted',
  period: 'Period',
  periods: { '30': 'Last 30 days', '90': 'Last 90 days', '365': 'Last 12 months' } satisfies Record<
    InsightPeriod,
    string
  >,
  brand: 'Brand',
  destination: 'Destination',
  all: 'All',
  export: 'Save as CSV',
  failed: 'There was an error loading the insights, please try again.',
  exportFailed: 'The file could not be made, please try again.',
  figures: {
    orders: 'Orders',
    sales: 'Sales',
    acceptance: 'Orders confirmed',
    fillRate: 'Pieces confirmed',
    decline: 'Orders declined',
    expiry: 'Orders expired',
    claimShare: 'Claimed of sales',
    medianConfirmHours: 'Time to confirm',
    winRate: 'Offers that win',
  },
  hints: {
    orders: 'that reached you',
    sales: 'goods of confirmed orders',
    acceptance: 'of all that were decided',
    fillRate: 'of pieces asked for',
    decline: 'of all that were decided',
    expiry: 'of all that were decided',
    claimShare: 'by value',
    medianConfirmHours: 'half of your orders are faster',
    winRate: 'of your offers in the market now',
  },
  hours: (hours: number) => (hours < 1 ? `${Math.round(hours * 60)} min` : `${hours.toFixed(1)} h`),
  percent: (share: number) => `${(share * 100).toFixed(1)} %`,
  none: 'Nothing yet',
  weeks: 'Sales by week',
  weeksFinding: (best: string, from: string) => `The best week began on ${from} with ${best}.`,
  weeksEmpty: 'There are no sales in this period.',
  weekOf: 'Week from',
  brands: 'Brands',
  destinations: 'Destinations',
  country: 'Country',
  orders: 'Orders',
  sales: 'Sales',
  byPart: (part: string) => `Sales by ${part.toLowerCase()}`,
  empty: 'No sales in this period',
  losing: (count: number) =>
    count === 1
      ? '1 offer does not win. See what would make it win.'
      : `${count} offers do not win. See what would make them win.`,
  lost: 'Lost to a lower price',
  showLosing: 'See offers that do not win',
  noLosing: 'Every offer in the market wins.',
} as const;
