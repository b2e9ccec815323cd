import type { Currency } from '@quayside/contract/common';
import type { Insights } from '@quayside/contract/insights';
import { days, plus } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { CompanyRecord } from './company-record.read-model.ts';
import type { Figures, FiguresBefore } from './insights.read-model.ts';
import type { Lost } from './price-losses.read-model.ts';

type Period = {
  readonly from: string;
  readonly until: string;
  readonly currency: Currency;
  /** Of one brand or destination alone. */
  readonly isPart: boolean;
};

type Found = {
  readonly figures: Figures;
  readonly before: FiguresBefore;
  readonly record: CompanyRecord;
  readonly lost: Lost;
};

const hoursOf = (median: number | null): number | null => (median === null ? null : Math.round(median * 100) / 100);

/** Two figures as a share with four decimals; null when there is nothing to divide by. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

export function presentInsights(
  { figures, before, record, lost }: Found,
  { from, until, currency, isPart }: Period,
): Insights {
  const { totals, weeks, brands, destinations, claimedMinor, offers } = figures;
  const wire = (minor: bigint) => toWire(money(minor, currency));
  const withSales = <Row extends { readonly sales: bigint }>(row: Row) => ({ ...row, sales: wire(row.sales) });
  const beforeOf = (of: ReadonlyMap<string, bigint>, key: string) => ({ before: wire(of.get(key) ?? 0n) });
  const compared = (of: ReadonlyMap<string, bigint>) => (row: Figures['brands'][number]) => ({
    ...withSales(row),
    ...beforeOf(of, row.key),
  });
  return {
    ...{ from, until, orders: totals.orders, sales: wire(totals.sales) },
    acceptance: shareOf(totals.confirmed, totals.decided),
    fillRate: shareOf(totals.promised, totals.asked),
    decline: shareOf(totals.declined, totals.decided),
    expiry: shareOf(totals.expired, totals.decided),
    // A claim is about an order, whatever brands are in it.
    claimShare: isPart ? null : shareOf(Number(claimedMinor), Number(totals.sales)),
    medianConfirmHours: hoursOf(totals.median_hours),
    winRate: shareOf(offers.winning, offers.winning + offers.losing),
    offersLosing: offers.losing,
    record: recordShares(record),
    lost: presentLost(lost, wire),
    before: {
      ...{ orders: before.totals.orders, sales: wire(before.totals.sales) },
      medianConfirmHours: hoursOf(before.totals.median_hours),
    },
    weeks: withoutGaps(weeks).map(({ week, ...row }) => ({
      ...{ from: week, ...withSales(row) },
      ...beforeOf(before.weeks, week),
    })),
    ...{ brands: brands.map(compared(before.brands)), destinations: destinations.map(compared(before.destinations)) },
  };
}

function presentLost(
  { totals, brands, destinations, offers, before }: Lost,
  wire: (minor: bigint) => Insights['sales'],
): Insights['lost'] {
  const partOf = ({ key, orders, paid }: Lost['brands'][number]) => ({ key, orders, sales: wire(paid) });
  return {
    ...{ sales: wire(totals.paid), before: wire(before), orders: totals.orders },
    ...{ pieces: totals.pieces, offers: totals.offers },
    near: { offers: totals.near_offers, sales: wire(totals.near_paid) },
    ...{ brands: brands.map(partOf), destinations: destinations.map(partOf) },
    products: offers.map(({ id: qid, name, brand, pieces, paid, own }) => ({
      ...{ qid, name, brand, pieces, sales: wire(paid) },
      dearer: shareOf(Number(own - paid), Number(paid)) ?? 0,
    })),
  };
}

const recordShares = (record: CompanyRecord): Insights['record'] => ({
  decline: record && shareOf(record.declined, record.decided),
  claimShare: record && shareOf(Number(record.claimed), Number(record.sold)),
  expiry: record && shareOf(record.expired, record.decided),
});

/** Also the weeks between in which nothing was ordered; a period is a year at most. */
function withoutGaps(weeks: Figures['weeks']): Figures['weeks'] {
  const last = weeks.at(-1)?.week;
  const found = new Map(weeks.map((row) => [row.week, row]));
  const every: Figures['weeks'] = [];
  for (let week = weeks[0]?.week; week !== undefined && last !== undefined && week <= last; ) {
    every.push(found.get(week) ?? { week, orders: 0, sales: 0n });
    week = plus(`${week}T00:00:00.000Z`, days(7)).slice(0, 10);
  }
  return every;
}
