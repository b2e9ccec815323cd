/** Words of the insights page. */
import { counted, countLabel } from '../count-label.ts';
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
  exportFailed: 'The file couldn’t be created, please try again.',
  questions: {
    sales: 'How much do I sell?',
    rank: 'Which offers lose on price?',
    speed: 'How fast do I confirm and ship?',
    places: 'Where do goods go?',
    brands: 'Which brands sell?',
  },
  partFailed: {
    sales: 'Your sales couldn’t be loaded.',
    rank: 'Your offers’ prices couldn’t be loaded.',
    speed: 'How fast you are couldn’t be loaded.',
    places: 'Your destinations couldn’t be loaded.',
    brands: 'Your brands couldn’t be loaded.',
  },
  recordFailed: 'Your record couldn’t be loaded.',
  sold: (amount: string, orders: string) => `You sold ${amount}; ${orders} reached you.`,
  seeOrders: 'See past orders',
  shippedLate: (late: number) =>
    late === 0
      ? 'Every order that left was on time.'
      : `${counted(late, 'order')} left later than your lead days allow.`,
  seeCurrent: 'See current orders',
  confirmWithin: (time: string) => `You confirm half of your orders within ${time}.`,
  goesTo: (country: string, share: number) => `${country} takes ${Math.round(share * 100)} %.`,
  thenTo: (country: string, share: number) => `${country} follows with ${Math.round(share * 100)} %.`,
  flows: 'Sales by destination. The hollow bar is the period before.',
  fromHere: 'from you',
  otherPlaces: 'Other countries',
  bringsMost: (brand: string, share: number) => `${brand} brings ${Math.round(share * 100)} % of your sales.`,
  lost: {
    title: 'Lost to lower prices',
    finding: (offers: number, amount: string) => `${counted(offers, 'offer')} lost about ${amount} to lower prices.`,
    none: 'Nothing was lost to lower prices.',
    now: (losing: number) => `${counted(losing, 'offer in the market does', 'offers in the market do')} not win now.`,
    before: (amount: string) => `In the period before it was about ${amount}.`,
    what: 'What buyers paid elsewhere until yesterday for goods that you had, at a higher price. Figures are rounded, and each is of five orders or more.',
    squares:
      'One square is one offer, its area what buyers paid elsewhere. Yellow wins again within your floor, hatched only below it.',
    canMatch: (count: number) =>
      `${counted(count, 'of those that lost most wins', 'of those that lost most win')} again if you match, without going below your floor.`,
    winning: 'winning price',
    above: (percent: number) => `${percent} % above`,
    near: 'At most 5 % dearer',
    far: 'More than 5 % dearer',
    offers: (count: number) => counted(count, 'offer'),
    mark: (pieces: number, dearer: number) =>
      `about ${countLabel(pieces)} pieces, ${Math.round(dearer * 100)} % dearer`,
    product: 'Product',
    pieces: 'Pieces',
    dearer: 'Dearer by',
    sales: 'Paid elsewhere',
    byBrand: 'Lost to lower prices by brand',
    byDestination: 'Lost to lower prices by destination',
    byProduct: 'Offers that lost most',
  },
  losingWhy: 'Each shows the price that wins, never below your floor.',
  record: 'Your record of the last 30 days, and its limits',
  limit: (share: string) => `limit ${share}`,
  limitsText:
    'Above a limit in 30 days, or after two orders that expired, we pause new orders. What is under way goes on.',
  figures: {
    orders: 'Orders',
    sales: 'Sales',
    acceptance: 'Orders confirmed',
    fillRate: 'Pieces confirmed',
    decline: 'Orders declined',
    expiry: 'Orders expired',
    claimShare: 'Claimed of sales',
    medianConfirmHours: 'Time to confirm',
    onTime: 'Shipped on time',
    winRate: 'Offers that win',
  },
  hints: {
    acceptance: 'of all that were decided',
    fillRate: 'of pieces asked for',
    decline: 'of all that were decided',
    expiry: 'of all that were decided',
    claimShare: 'by value',
    winRate: 'of your offers in the market now',
    onTime: 'of orders that left, within your lead days after the payment',
  },
  hours: (hours: number) => (hours < 1 ? `${Math.round(hours * 60)} min` : `${hours.toFixed(1)} h`),
  wholePercent: (share: number) => `${Math.round(share * 100)} %`,
  percent: (share: number) => `${(share * 100).toFixed(1)} %`,
  none: 'Nothing yet',
  toInsights: 'All insights',
  salesChange: (percent: number, weeks: number) => {
    const before = weeks === 1 ? 'the week before' : `the ${weeks} weeks before`;
    if (percent === 0) return `Sales are as high as in ${before}.`;
    return `Sales are ${percent > 0 ? 'up' : 'down'} ${Math.abs(percent)} % on ${before}.`;
  },
  tooFewSales: 'There are too few sales yet to compare weeks.',
  winning: (share: number) => `${Math.round(share * 100)} % of your offers win now.`,
  noOffers: 'None of your offers is in the market now.',
  speed: (share: number, hours: number) =>
    `You confirm ${Math.round(share * 100)} % of your orders, half of them within ${hours < 1 ? `${Math.max(1, Math.round(hours * 60))} min` : `${hours.toFixed(1)} h`}.`,
  nothingDecided: 'No order of the last 90 days is decided yet.',
  weeks: 'Sales by week',
  boxes: (amount: string) => `One box is ${amount}. The bar across: the same week before.`,
  /** Beyond tenfold a percentage says nothing any more. */
  change: (percent: number) => {
    if (percent > 900) return 'over 10 times';
    return percent > 0 ? `+${percent} %` : percent < 0 ? `−${-percent} %` : '0 %';
  },
  was: (figure: string) => `In the period before it was ${figure}.`,
  soldChange: (amount: string, percent: number) => {
    if (percent > 900) return `You sold ${amount}, more than ten times as much as before.`;
    if (percent === 0) return `You sold ${amount}, as much as before.`;
    return `You sold ${amount}, ${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'} than before.`;
  },
  weeksFinding: (best: string, from: string) => `The best week began on ${from} with ${best}.`,
  weeksEmpty: 'There are no sales in this period.',
  weekOf: 'Week from',
  brands: 'Brands',
  destinations: 'Destinations',
  before: 'Before',
  orders: 'Orders',
  sales: 'Sales',
  ordersOf: (count: number) => counted(count, 'order'),
  empty: 'No sales in this period',
  losing: (count: number) =>
    count === 1
      ? '1 offer does not win. See what would make it win.'
      : `${countLabel(count)} offers do not win. See what would make them win.`,
  showLosing: 'See offers that do not win',
  noLosing: 'Every offer in the market wins.',
} as const;
