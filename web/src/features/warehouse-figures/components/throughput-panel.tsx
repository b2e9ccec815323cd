import { countLabel } from '@quayside/contract/count-label';
import { warehouseFigureMessages } from '@quayside/contract/messages/warehouse-figures';
import type { WarehouseFigures } from '@quayside/contract/warehouse-figures';
import { Heading } from '../../../ui/heading.tsx';
import { Stack } from '../../../ui/layout.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { SmallTable } from '../../../ui/list/small-table.tsx';
import { Text } from '../../../ui/text.tsx';
import { FigurePanel } from './figure-panel.tsx';

const words = warehouseFigureMessages.throughput;
type Throughput = WarehouseFigures['throughput'];
type Hour = Throughput['hours'][number];

/** Packages of today by the hour, received beside what is usual for the weekday, and handed over. */
export function ThroughputPanel({ throughput, isTable }: { throughput: Throughput; isTable: boolean }) {
  const { received, sent, hours, workers } = throughput;
  const hasUsual = hours.some(({ usual }) => usual !== null);
  return (
    <FigurePanel
      title={words.title}
      figure={countLabel(received)}
      unit={words.unit}
      finding={words.finding(sent)}
      nothing={received + sent === 0 && !hasUsual ? words.nothing : undefined}
      chart={{
        bars: hours.map((hour) => ({
          label: words.shortHour(hour.hour),
          parts: [hour.received, hour.sent],
          mark: hour.usual,
        })),
        legend: [
          { label: words.legend.received, tone: 'brand' },
          { label: words.legend.sent, tone: 'hatch' },
          ...(hasUsual ? [{ label: words.legend.usual, tone: 'mark' } as const] : []),
        ],
      }}
      columns={columns}
      rows={hours}
      rowKey={({ hour }) => String(hour)}
      isTable={isTable}
      behind={{ figure: 'RECEIVED_TODAY', count: received }}
    >
      {!hasUsual && <Text tone="muted">{words.noUsual}</Text>}
      <Stack gap={2}>
        <Heading level={3}>{words.workers}</Heading>
        {workers.length === 0 ? (
          <Text tone="muted">{words.noWorkers}</Text>
        ) : (
          <SmallTable caption={words.workers} columns={workerColumns} rows={workers} rowKey={({ name }) => name} />
        )}
      </Stack>
    </FigurePanel>
  );
}

const columns: Column<Hour>[] = [
  { id: 'hour', header: words.columns.hour, card: 'title', cell: ({ hour }) => words.hour(hour) },
  {
    id: 'received',
    header: words.columns.received,
    align: 'end',
    card: 'figure',
    cell: ({ received }) => countLabel(received),
  },
  { id: 'sent', header: words.columns.sent, align: 'end', cell: ({ sent }) => countLabel(sent) },
  {
    id: 'usual',
    header: words.columns.usual,
    align: 'end',
    cell: ({ usual }) => (usual === null ? warehouseFigureMessages.none : usual.toLocaleString('en-GB')),
  },
];

const workerColumns: Column<Throughput['workers'][number]>[] = [
  { id: 'name', header: words.workerColumns.name, card: 'title', isFreeText: true, cell: ({ name }) => name },
  { id: 'received', header: words.workerColumns.received, align: 'end', cell: ({ received }) => countLabel(received) },
  { id: 'putAway', header: words.workerColumns.putAway, align: 'end', cell: ({ putAway }) => countLabel(putAway) },
  {
    id: 'scans',
    header: words.workerColumns.scans,
    align: 'end',
    card: 'figure',
    cell: ({ scans }) => countLabel(scans),
  },
];
