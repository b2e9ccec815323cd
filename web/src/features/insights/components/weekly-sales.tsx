import type { InsightSales } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { offerMessages } from '@quayside/contract/messages/offers';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { boxSize } from '../../../ui/chart/boxes.ts';
import { DateText, dateLabel } from '../../../ui/facts/date-text.tsx';
import { MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { isWholeWeek } from '../insight-findings.ts';

const Pallets = lazy(() => import('../../../ui/chart/pallets.tsx'));

type Week = InsightSales['weeks'][number];

/** Sales by week: the chart or its table, and the best of them. */
export function WeeklySales({ insights: { weeks, until, sales } }: { insights: InsightSales }) {
  const [isTable, setTable] = useState(false);
  const size = boxSize(weeks.flatMap((week) => [Number(week.sales.amount), Number(week.before.amount)]));
  const best = weeks.reduce<Week | undefined>(
    (top, week) => (Number(week.sales.amount) > Number(top?.sales.amount ?? 0) ? week : top),
    undefined,
  );
  if (!best) return null;
  return (
    <Stack gap={4}>
      <Cluster justify="between">
        <Text as="span" size="small" tone="muted">
          {words.boxes(moneyLabel({ amount: `${size}.00`, currency: sales.currency }))}
        </Text>
        <Button size="compact" look="quiet" onPress={() => setTable(!isTable)}>
          {isTable ? offerMessages.showAsChart : offerMessages.showAsTable}
        </Button>
      </Cluster>
      {isTable ? (
        <DataTable caption={words.weeks} columns={columns} rows={weeks} rowKey={({ from }) => from} />
      ) : (
        <Suspense fallback={<Skeleton shape="chart" />}>
          <Pallets
            size={size}
            pallets={weeks.map((week) => ({
              from: week.from,
              value: Number(week.sales.amount),
              before: Number(week.before.amount),
              isOpen: !isWholeWeek(week.from, until),
            }))}
          />
        </Suspense>
      )}
      <Text>{words.weeksFinding(moneyLabel(best.sales), dateLabel(best.from, 'short', 'UTC'))}</Text>
    </Stack>
  );
}

const columns: Column<Week>[] = [
  { id: 'from', header: words.weekOf, card: 'title', cell: ({ from }) => <DateText iso={from} zone="UTC" /> },
  { id: 'orders', header: words.orders, align: 'end', cell: ({ orders }) => orders },
  {
    id: 'before',
    header: words.before,
    align: 'end',
    cell: ({ before }) => <MoneyText money={before} tone="muted" />,
  },
  { id: 'sales', header: words.sales, align: 'end', card: 'figure', cell: ({ sales }) => <MoneyText money={sales} /> },
];
