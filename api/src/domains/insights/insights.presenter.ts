import type { Currency } from '@quayside/contract/common';
import type { InsightRank, InsightRecord, InsightSales } from '@quayside/contract/insights';
import { days, plus } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { CompanyRecord } from './company-record.read-model.ts';
import type { Figures, OffersNow, Sum } from './insights.read-model.ts';
import type { Lost, LostSum } from './price-losses.read-model.ts';
import { isNear, toldAmount, toldDearer, toldPieces } from './told-losses.rules.ts';

type Period = {
  readonly from: string;
  readonly until: string;
  readonly currency: Currency;
  /** Of one brand or destination alone. */
  readonly isPart: boolean;
};

const hoursOf = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds / 36) / 100);
/** So many brands and destinations are told. */
const told = 10;

/** Two figures as a share with four decimals; null when there is nothing to divide by. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

type FiguresFound = {
  readonly figures: Figures;
  readonly before: Figures;
  readonly claimedMinor: bigint;
};

export function presentSales(
  { figures, before, claimedMinor }: FiguresFound,
  { from, until, currency, isPart }: Period,
): InsightSales {
  const { totals } = figures;
  const wire = wireIn(currency);
  return {
    ...{ from, until, orders: totals.orders, sales: wire(totals.sales) },
    acceptance: shareOf(totals.confirmed, totals.decided),
    fillRate: shareOf(totals.promised, totals.asked),
    decline: shareOf(totals.declined, totals.decided),
    expiry: shareOf(totals.expired, totals.decided),
    // A claim is about an order, whatever brands are in it.
    claimShare: isPart ? null : shareOf(Number(claimedMinor), Number(totals.sales)),
    ...{ medianConfirmHours: hoursOf(totals.median_seconds), onTime: onTimeOf(figures) },
    ordersLate: totals.handed_over - totals.on_time,
    before: {
      ...{ orders: before.totals.orders, sales: wire(before.totals.sales) },
      ...{ medianConfirmHours: hoursOf(before.totals.median_seconds), onTime: onTimeOf(before) },
    },
    ...partsOf(figures, before, wire),
  };
}

type RankFound = { readonly lost: Lost; readonly standing: OffersNow; readonly moves: Moves };
/** What the offers that lost could do now. */
type Moves = ReadonlyMap<string, 'MATCH' | 'FLOOR'>;

export const presentRank = ({ lost, standing, moves }: RankFound, currency: Currency): InsightRank => ({
  winRate: shareOf(standing.winning, standing.winning + standing.losing),
  offersLosing: standing.losing,
  lost: presentLost(lost, moves, wireIn(currency)),
});

export const presentRecord = (record: CompanyRecord): InsightRecord => ({
  decline: record && shareOf(record.declined, record.decided),
  claimShare: record && shareOf(Number(record.claimed), Number(record.sold)),
  expiry: record && shareOf(record.expired, record.decided),
});

type Wire = (minor: bigint) => InsightSales['sales'];
const wireIn =
  (currency: Currency): Wire =>
  (minor) =>
    toWire(money(minor, currency));

const onTimeOf = ({ totals }: Figures): number | null => shareOf(totals.on_time, totals.handed_over);

/** By week, brand and destination, each beside the period before. */
function partsOf(
  figures: Figures,
  before: Figures,
  wire: Wire,
): Pick<InsightSales, 'weeks' | 'brands' | 'destinations'> {
  const compared = (of: 'weeks' | 'brands' | 'destinations') => {
    const earlier = new Map(before[of].map(({ key, sales }) => [key, sales]));
    return ({ key, orders, sales }: Sum) => ({
      ...{ key, orders, sales: wire(sales), before: wire(earlier.get(key) ?? 0n) },
    });
  };
  const weeks = withoutGaps(figures.weeks).map(compared('weeks'));
  return {
    weeks: weeks.map(({ key: from, ...row }) => ({ from, ...row })),
    brands: figures.brands.slice(0, told).map(compared('brands')),
    destinations: figures.destinations.slice(0, told).map(compared('destinations')),
  };
}

/** Null of fewer orders than may be told. */
function presentLost({ sums, before }: Lost, moves: Moves, wire: Wire): InsightRank['lost'] {
  const of = (kind: LostSum['kind']) => sums.filter((one) => one.kind === kind);
  const amount = (minor: bigint) => wire(toldAmount(minor));
  const partOf = ({ key, orders, paid }: LostSum) => ({ key, orders, sales: amount(paid) });
  const toldOffers = (kind: 'near' | 'far') => {
    const [found] = of(kind);
    return { offers: found?.offers ?? 0, sales: amount(found?.paid ?? 0n) };
  };
  const [all] = of('all');
  if (!all) return null;
  return {
    ...{ sales: amount(all.paid), before: before === null ? null : amount(before) },
    ...{ orders: all.orders, pieces: toldPieces(all.pieces), offers: all.offers },
    ...{ near: toldOffers('near'), far: toldOffers('far') },
    ...{ brands: of('brand').map(partOf), destinations: of('destination').map(partOf) },
    products: of('offer').map(({ key: qid, name, brand, pieces, paid, own }) => ({
      ...{ qid, name, brand, pieces: toldPieces(pieces), sales: amount(paid) },
      ...{ dearer: toldDearer(own, paid), isNear: isNear(own, paid), move: moves.get(qid) ?? null },
    })),
  };
}

/** Also the weeks between in which nothing was ordered; a period is a year at most. */
function withoutGaps(weeks: readonly Sum[]): Sum[] {
  const last = weeks.at(-1)?.key;
  const found = new Map(weeks.map((row) => [row.key, row]));
  const every: Sum[] = [];
  for (let key = weeks[0]?.key; key !== undefined && last !== undefined && key <= last; ) {
    every.push(found.get(key) ?? { key, orders: 0, sales: 0n });
    key = plus(`${key}T00:00:00.000Z`, days(7)).slice(0, 10);
  }
  return every;
}
