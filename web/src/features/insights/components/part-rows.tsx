import type { InsightSales } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { MoneyRows } from '../../../ui/facts/money-rows.tsx';
import { changeOf } from '../insight-findings.ts';

const noteOf = (orders: string, change: number | null): string =>
  change === null ? orders : `${orders}, ${words.change(change)}`;

/** Sales by brand with their orders, the most first, as bars of one scale. */
export function PartRows({ rows }: { rows: InsightSales['brands'] }) {
  return (
    <MoneyRows
      isApart
      rows={rows.map(({ key, orders, sales, before }) => ({
        name: key,
        note: noteOf(words.ordersOf(orders), changeOf(sales, before)),
        money: sales,
      }))}
    />
  );
}
