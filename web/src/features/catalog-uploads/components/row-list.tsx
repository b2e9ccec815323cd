import { countLabel } from '@quayside/contract/count-label';
import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import { goodRowCodes, type RowCode, rowCodes } from '@quayside/contract/stock-list-values';
import type { StockListRow, StockListTask } from '@quayside/contract/stock-lists';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageFrom, pagePart } from '../../../lib/page-from.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { RouteTabs } from '../../../ui/route-tabs.tsx';
import { Text } from '../../../ui/text.tsx';
import { RequestProduct } from '../../catalogue-requests/catalogue-requests.public.ts';
import { getRows } from '../catalog-uploads.api.ts';

const isGood = (code: RowCode): boolean => goodRowCodes.some((one) => one === code);

/** What each row does or why it can do nothing, by kind; kind and page are in the URL. */
export function RowList({ qid, task }: { qid: string; task: StockListTask }) {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const code = rowCodes.find((one) => one === params.get('code'));
  const list = useQuery({
    queryKey: ['stock-lists', qid, 'rows', code, page, task.version],
    queryFn: ({ signal }) => getRows(qid, { page, ...(code ? { code } : {}) }, signal),
    placeholderData: keepPreviousData,
  });
  // What else the address holds leads back to where the list was chosen.
  const { code: _code, page: _page, ...kept } = Object.fromEntries(params);
  const pathOf = (kind: RowCode | undefined, to = 1) =>
    `?${new URLSearchParams({ ...kept, task: qid, ...(kind ? { code: kind } : {}), ...pagePart(to) })}`;
  const found = rowCodes.filter((one) => (task.counts[one] ?? 0) > 0);
  // What needs somebody stands first.
  const present = [...found.filter((one) => !isGood(one)), ...found.filter(isGood)];
  const shown = list.isError ? undefined : list.data;
  const unknown = (shown?.results ?? []).filter((row) => row.code === 'GTIN_UNKNOWN').map(({ gtin }) => gtin);
  return (
    <Stack gap={4}>
      <Heading level={2} look="h3">
        {words.rows}
      </Heading>
      <RouteTabs
        label={words.rows}
        tabs={[undefined, ...present].map((kind) => ({
          label: kind ? words.codes[kind] : words.allRows,
          to: pathOf(kind),
          isCurrent: kind === code,
          count: kind ? (task.counts[kind] ?? 0) : task.rowsTotal,
        }))}
      />
      {unknown.length > 0 && (
        <Cluster>
          <RequestProduct key={unknown.join()} gtins={unknown} />
        </Cluster>
      )}
      <DataTable
        caption={words.rowsCaption}
        columns={columns}
        rows={shown?.results}
        isStale={list.isPlaceholderData}
        rowKey={(row) => `${row.line}-${row.gtin}`}
        rail={(row) => (isGood(row.code) ? 'done' : 'fail')}
        empty={<EmptyState title={words.noRows} />}
        error={list.isError ? words.rowsFailed : undefined}
        onRetry={() => void list.refetch()}
      />
      <Pagination list={shown} linkTo={(to) => pathOf(code, to)} />
    </Stack>
  );
}

const columns: Column<StockListRow>[] = [
  { id: 'line', header: words.columns.line, align: 'end', card: 'figure', cell: ({ line }) => line ?? '–' },
  {
    id: 'gtin',
    header: words.columns.gtin,
    card: 'title',
    isFreeText: true,
    cell: ({ gtin, productName }) => (
      <Stack gap={1}>
        <CodeValue code={gtin || '–'} name="GTIN" isPlain />
        {productName && <span>{productName}</span>}
      </Stack>
    ),
  },
  {
    id: 'code',
    header: words.columns.code,
    isFreeText: true,
    cell: ({ code, value, suggestion }) => (
      <Stack gap={1}>
        <span>
          <StatusBadge tone={isGood(code) ? 'success' : 'error'}>{words.codes[code]}</StatusBadge>
        </span>
        {!isGood(code) && value !== '' && (
          <Text as="span" tone="muted">
            {words.inFile(value)}
          </Text>
        )}
        {suggestion && <Text as="span">{words.suggestion(suggestion)}</Text>}
      </Stack>
    ),
  },
  {
    id: 'price',
    header: words.columns.price,
    align: 'end',
    cell: ({ price }) => (price ? <MoneyText money={price} /> : '–'),
  },
  {
    id: 'floor',
    header: words.columns.floor,
    align: 'end',
    cell: ({ floor }) => (floor ? <MoneyText money={floor} tone="muted" /> : '–'),
  },
  {
    id: 'stock',
    header: words.columns.stock,
    align: 'end',
    cell: ({ stock }) => (stock === null ? '–' : countLabel(stock)),
  },
  { id: 'unit', header: words.columns.unit, align: 'end', cell: ({ unitSize }) => unitSize ?? '–' },
];
