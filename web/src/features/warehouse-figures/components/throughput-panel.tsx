import { countLabel } from '@quayside/contract/count-label';
import { warehouseFigureMessages } from '@quayside/contract/messages/warehouse-figures';
import type { WarehouseFigures } from '@quayside/contract/warehouse-figures';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';
import { FigurePanel } from './figure-panel.tsx';

const words = warehouseFigureMessages.throughput;
type Throughput = WarehouseFigures['throughput'];
type Hour = Throughput['hours'][number];

/** Packages of today by the hour, received beside what is usual for the weekday, and handed over. */
export function ThroughputPanel({ throughput, isTable }: { throughput: Throughput; isTable: boolean }) {
  const { received, sent, hours } = throughput;
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
    >
      {!hasUsual && <Text tone="muted">{words.noUsual}</Text>}
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
