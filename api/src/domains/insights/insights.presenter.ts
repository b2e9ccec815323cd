import type { Currency } from '@quayside/contract/common';
import type { Insights } from '@quayside/contract/insights';
import { days, plus } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { Figures } from './insights.read-model.ts';

type Period = { readonly from: string; readonly until: string; readonly currency: Currency };

/** Two figures as a share with four decimals; null when there is nothing to divide by. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

export function presentInsights(figures: Figures, { from, until, currency }: Period): Insights {
  const { totals, weeks, brands, destinations, claimedMinor, offers } = figures;
  const wire = (minor: bigint) => toWire(money(minor, currency));
  const withSales = <Row extends { readonly sales: bigint }>(row: Row) => ({ ...row, sales: wire(row.sales) });
  const { median_hours: median } = totals;
  return {
    ...{ from, until, orders: totals.orders, sales: wire(totals.sales) },
    acceptance: shareOf(totals.confirmed, totals.decided),
    fillRate: shareOf(totals.promised, totals.asked),
    decline: shareOf(totals.declined, totals.decided),
    expiry: shareOf(totals.expired, totals.decided),
    claimShare: shareOf(Number(claimedMinor), Number(totals.sales)),
    medianConfirmHours: median === null ? null : Math.round(median * 100) / 100,
    winRate: shareOf(offers.winning, offers.winning + offers.losing),
    offersLosing: offers.losing,
    weeks: withoutGaps(weeks).map(({ week, ...row }) => ({ from: week, ...withSales(row) })),
    ...{ brands: brands.map(withSales), destinations: destinations.map(withSales) },
  };
}

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
