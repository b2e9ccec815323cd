import { countLabel } from '@quayside/contract/count-label';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { warehouseFigureMessages } from '@quayside/contract/messages/warehouse-figures';
import type { WarehouseFigures } from '@quayside/contract/warehouse-figures';
import { dayLabel } from '../../../ui/chart/chart-theme.ts';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Stack } from '../../../ui/layout.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { SmallTable } from '../../../ui/list/small-table.tsx';
import { FigurePanel, shareLabel } from './figure-panel.tsx';

const words = warehouseFigureMessages.discrepancies;
type Discrepancies = WarehouseFigures['discrepancies'];
type Week = Discrepancies['weeks'][number];

/** How many of the received packages differ from their announcement, by the week they came; how, and whose. */
export function DiscrepancyPanel({ discrepancies, isTable }: { discrepancies: Discrepancies; isTable: boolean }) {
  const { share, goal, differing, weeks, types, sellers } = discrepancies;
  const before = weeks.at(-2)?.share ?? null;
  const isEmpty = weeks.every(({ received }) => received === 0);
  return (
    <FigurePanel
      title={words.title}
      figure={shareLabel(share)}
      unit={words.unit}
      finding={
        share === null || before === null ? words.findingFirst : words.finding(shareLabel(share), shareLabel(before))
      }
      nothing={isEmpty ? words.nothing : undefined}
      chart={{
        bars: weeks.map((week) => ({ label: dayOf(week.from), parts: [Math.round((week.share ?? 0) * 1_000) / 10] })),
        legend: [
          { label: words.legend, tone: 'brand' },
          { label: words.goal(shareLabel(goal)), tone: 'goal' },
        ],
        goal: goal * 100,
      }}
      columns={columns}
      rows={weeks}
      rowKey={({ from }) => from}
      isTable={isTable}
      behind={{ figure: 'DIFFERING_THIS_WEEK', count: differing }}
    >
      {types.length > 0 && (
        <Stack gap={2}>
          <Heading level={3}>{words.types}</Heading>
          <SmallTable caption={words.types} columns={typeColumns} rows={types} rowKey={({ type }) => type} />
        </Stack>
      )}
      {sellers.length > 0 && (
        <Stack gap={2}>
          <Heading level={3}>{words.sellers}</Heading>
          <SmallTable caption={words.sellers} columns={sellerColumns} rows={sellers} rowKey={({ name }) => name} />
        </Stack>
      )}
    </FigurePanel>
  );
}

const dayOf = (date: string): string => dayLabel(new Date(`${date}T12:00:00Z`));

const columns: Column<Week>[] = [
  { id: 'week', header: words.columns.week, card: 'title', cell: ({ from }) => <DateText iso={from} zone="UTC" /> },
  { id: 'received', header: words.columns.received, align: 'end', cell: ({ received }) => countLabel(received) },
  { id: 'differing', header: words.columns.differing, align: 'end', cell: ({ differing }) => countLabel(differing) },
  { id: 'share', header: words.columns.share, align: 'end', card: 'figure', cell: ({ share }) => shareLabel(share) },
];
const typeColumns: Column<Discrepancies['types'][number]>[] = [
  { id: 'type', header: words.typeColumns.type, card: 'title', cell: ({ type }) => warehouseMessages.types[type] },
  {
    id: 'count',
    header: words.typeColumns.count,
    align: 'end',
    card: 'figure',
    cell: ({ count }) => countLabel(count),
  },
];
const sellerColumns: Column<Discrepancies['sellers'][number]>[] = [
  { id: 'name', header: words.sellerColumns.name, card: 'title', isFreeText: true, cell: ({ name }) => name },
  {
    id: 'received',
    header: words.sellerColumns.received,
    align: 'end',
    cell: ({ received }) => countLabel(received),
  },
  {
    id: 'count',
    header: words.sellerColumns.count,
    align: 'end',
    card: 'figure',
    cell: ({ count }) => countLabel(count),
  },
];
