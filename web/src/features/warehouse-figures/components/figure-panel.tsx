import { warehouseFigureMessages as words } from '@quayside/contract/messages/warehouse-figures';
import type { PackageFigure } from '@quayside/contract/package-values';
import { lazy, type ReactNode, Suspense } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Legend } from '../../../ui/chart/legend.tsx';
import type { StackedBar } from '../../../ui/chart/stacked-bars.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { SmallTable } from '../../../ui/list/small-table.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { pathBehind } from '../../packages/packages.public.ts';

const StackedBars = lazy(() => import('../../../ui/chart/stacked-bars.tsx'));

export interface Chart {
  bars: readonly StackedBar[];
  legend: Parameters<typeof Legend>[0]['entries'];
  label?: (value: number) => string;
  /** A line across all bars that they should stay below. */
  goal?: number;
}

interface PanelProps<Row> {
  title: string;
  figure: string;
  unit: string;
  finding: string;
  chart: Chart;
  /** Instead of both where there is nothing to draw. */
  nothing?: string | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isTable: boolean;
  /** To the very packages that it counts; absent where there is none. */
  behind?: { figure: PackageFigure; count: number };
  /** What the figure is made of. */
  children?: ReactNode;
}

/** A figure, what it means, and its chart or the same as a table. */
export function FigurePanel<Row>(props: PanelProps<Row>) {
  const { title, figure, unit, finding, chart, nothing, columns, rows, rowKey, isTable, behind, children } = props;
  const tones = chart.legend.flatMap(({ tone }) => (tone === 'mark' || tone === 'goal' ? [] : [tone]));
  return (
    <Card
      title={title}
      actions={
        behind && behind.count > 0 ? (
          <Link to={pathBehind(behind.figure)} aria-label={words.openOf(behind.count, title)}>
            {words.open(behind.count)}
          </Link>
        ) : undefined
      }
    >
      <Stack gap={4}>
        <Cluster align="baseline">
          <Text as="span" size="figure">
            {figure}
          </Text>
          <Text as="span" weight="strong">
            {unit}
          </Text>
        </Cluster>
        <Text>{finding}</Text>
        {nothing === undefined && isTable && (
          <SmallTable caption={title} columns={columns} rows={rows} rowKey={rowKey} />
        )}
        {nothing === undefined && !isTable && (
          <Stack gap={2}>
            <Legend entries={chart.legend} />
            <Suspense fallback={<Skeleton shape="block" />}>
              <StackedBars
                bars={chart.bars}
                tones={tones}
                {...(chart.label ? { label: chart.label } : {})}
                {...(chart.goal === undefined ? {} : { goal: chart.goal })}
              />
            </Suspense>
          </Stack>
        )}
        {nothing !== undefined && <Text tone="muted">{nothing}</Text>}
        {children}
      </Stack>
    </Card>
  );
}

export const shareLabel = (share: number | null): string => (share === null ? words.none : words.percent(share));
