import { countLabel } from '@quayside/contract/count-label';
import { warehouseFigureMessages } from '@quayside/contract/messages/warehouse-figures';
import { longestWait } from '@quayside/contract/warehouse-figure-values';
import type { WarehouseFigures } from '@quayside/contract/warehouse-figures';
import { paths } from '../../../app/paths.ts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Stack, Whole } from '../../../ui/layout.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { SmallTable } from '../../../ui/list/small-table.tsx';
import { FigurePanel } from './figure-panel.tsx';

const words = warehouseFigureMessages.waiting;
type Waiting = WarehouseFigures['waiting'];
type Age = Waiting['ages'][number];

/** Packages that have arrived and not left, by the days since. */
export function WaitingPanel({ waiting, isTable }: { waiting: Waiting; isTable: boolean }) {
  const { total, overdue, ages, oldest } = waiting;
  const isLast = ({ days }: Age) => days === ages.at(-1)?.days;
  return (
    <FigurePanel
      title={words.title}
      figure={countLabel(total)}
      unit={words.unit(total)}
      finding={words.finding(overdue, longestWait)}
      nothing={total === 0 ? words.nothing : undefined}
      chart={{
        bars: ages.map((age) => ({
          label: words.shortAge(age.days, isLast(age)),
          parts: [age.inBay, age.toCount, age.onHold],
        })),
        legend: [
          { label: words.columns.inBay, tone: 'brand' },
          { label: words.columns.toCount, tone: 'hatch' },
          { label: words.columns.onHold, tone: 'error' },
        ],
      }}
      columns={columnsOf(isLast)}
      rows={ages}
      rowKey={({ days }) => String(days)}
      isTable={isTable}
      behind={{ figure: 'WAITING_LONG', count: overdue }}
    >
      {oldest.length > 0 && (
        <Stack gap={2}>
          <Heading level={3}>{words.oldest}</Heading>
          <SmallTable
            caption={words.oldest}
            columns={oldestColumns}
            rows={oldest}
            rowKey={({ qid }) => qid}
            rowLink={({ qid }) => paths.warehousePackage(qid)}
          />
        </Stack>
      )}
    </FigurePanel>
  );
}

const columnsOf = (isLast: (age: Age) => boolean): Column<Age>[] => [
  { id: 'age', header: words.columns.age, card: 'title', cell: (age) => words.ago(age.days, isLast(age)) },
  { id: 'toCount', header: words.columns.toCount, align: 'end', cell: ({ toCount }) => countLabel(toCount) },
  { id: 'inBay', header: words.columns.inBay, align: 'end', cell: ({ inBay }) => countLabel(inBay) },
  { id: 'onHold', header: words.columns.onHold, align: 'end', cell: ({ onHold }) => countLabel(onHold) },
  {
    id: 'total',
    header: words.columns.total,
    align: 'end',
    card: 'figure',
    cell: ({ toCount, inBay, onHold }) => countLabel(toCount + inBay + onHold),
  },
];

const oldestColumns: Column<Waiting['oldest'][number]>[] = [
  {
    id: 'code',
    header: words.oldestColumns.code,
    card: 'title',
    isLink: true,
    cell: ({ code }) => <CodeValue code={code} name={words.oldestColumns.code} isPlain />,
  },
  {
    id: 'bay',
    header: words.oldestColumns.bay,
    cell: ({ location }) => <Whole>{location ?? warehouseFigureMessages.none}</Whole>,
  },
  { id: 'seller', header: words.oldestColumns.seller, isFreeText: true, cell: ({ sellerName }) => sellerName },
  { id: 'days', header: words.oldestColumns.days, align: 'end', card: 'figure', cell: ({ days }) => countLabel(days) },
];
