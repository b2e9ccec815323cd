import type { Currency } from '@quayside/contract/common';
import type { Insights } from '@quayside/contract/insights';
import { days, plus } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { CompanyRecord } from './company-record.read-model.ts';
import type { Figures, FiguresBefore } from './insights.read-model.ts';

type Period = {
  readonly from: string;
  readonly until: string;
  readonly currency: Currency;
  /** Of one brand or destination alone. */
  readonly isPart: boolean;
};

const hoursOf = (median: number | null): number | null => (median === null ? null : Math.round(median * 100) / 100);

/** Two figures as a share with four decimals; null when there is nothing to divide by. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

export function presentInsights(
  figures: Figures,
  before: FiguresBefore,
  record: CompanyRecord,
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
