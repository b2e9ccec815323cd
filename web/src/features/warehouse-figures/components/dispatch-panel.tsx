import { countLabel } from '@quayside/contract/count-label';
import { warehouseFigureMessages } from '@quayside/contract/messages/warehouse-figures';
import { dispatchWithinDays } from '@quayside/contract/warehouse-figure-values';
import type { WarehouseFigures } from '@quayside/contract/warehouse-figures';
import { paths } from '../../../app/paths.ts';
import { dayLabel } from '../../../ui/chart/chart-theme.ts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Stack } from '../../../ui/layout.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { SmallTable } from '../../../ui/list/small-table.tsx';
import { Text } from '../../../ui/text.tsx';
import { FigurePanel } from './figure-panel.tsx';

const words = warehouseFigureMessages.dispatches;
type Dispatches = WarehouseFigures['dispatches'];
type Day = Dispatches['days'][number];

/** Shipments that left late, by day and by why; the latest by name. */
export function DispatchPanel({ dispatches, isTable }: { dispatches: Dispatches; isTable: boolean }) {
  const { today, days, latest } = dispatches;
  const sent = days.reduce((total, day) => total + day.sent, 0);
  const late = days.reduce((total, { packedLate, carrierLate }) => total + packedLate + carrierLate, 0);
  return (
    <FigurePanel
      title={words.title}
      figure={countLabel(today)}
      unit={words.unit(today)}
      finding={words.finding(late, sent)}
      nothing={sent === 0 ? words.rule(dispatchWithinDays) : undefined}
      chart={{
        bars: days.map(({ on, carrierLate, packedLate }) => ({ label: dayOf(on), parts: [carrierLate, packedLate] })),
        legend: [
          { label: words.causes.CARRIER_LATE, tone: 'caution' },
          { label: words.causes.PACKED_LATE, tone: 'hatch' },
        ],
      }}
      columns={columns}
      rows={days}
      rowKey={({ on }) => on}
      isTable={isTable}
    >
      {sent > 0 && <Text tone="muted">{words.rule(dispatchWithinDays)}</Text>}
      {latest.length > 0 && (
        <Stack gap={2}>
          <Heading level={3}>{words.latest}</Heading>
          <SmallTable
            caption={words.latest}
            columns={latestColumns}
            rows={latest}
            rowKey={({ qid }) => qid}
            rowLink={({ qid }) => paths.warehouseShipment(qid)}
          />
        </Stack>
      )}
    </FigurePanel>
  );
}

const dayOf = (date: string): string => dayLabel(new Date(`${date}T12:00:00Z`));

const columns: Column<Day>[] = [
  { id: 'day', header: words.columns.day, card: 'title', cell: ({ on }) => <DateText iso={on} zone="UTC" /> },
  { id: 'sent', header: words.columns.sent, align: 'end', cell: ({ sent }) => countLabel(sent) },
  {
    id: 'packedLate',
    header: words.columns.packedLate,
    align: 'end',
    cell: ({ packedLate }) => countLabel(packedLate),
  },
  {
    id: 'carrierLate',
    header: words.columns.carrierLate,
    align: 'end',
    cell: ({ carrierLate }) => countLabel(carrierLate),
  },
];
const latestColumns: Column<Dispatches['latest'][number]>[] = [
  {
    id: 'shipment',
    header: words.latestColumns.shipment,
    card: 'title',
    isLink: true,
    cell: ({ number }) => <CodeValue code={number} name={words.latestColumns.shipment} isPlain />,
    below: ({ buyerName }) => <Text tone="muted">{buyerName}</Text>,
  },
  { id: 'due', header: words.latestColumns.due, cell: ({ dueAt }) => <DateText iso={dueAt} form="time" /> },
  { id: 'left', header: words.latestColumns.left, cell: ({ shippedAt }) => <DateText iso={shippedAt} form="time" /> },
  { id: 'cause', header: words.latestColumns.cause, cell: ({ cause }) => words.causes[cause] },
];
