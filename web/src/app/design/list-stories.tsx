import { useState } from 'react';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { MoneyText } from '../../ui/facts/money-text.tsx';
import { NextAction } from '../../ui/facts/next-action.tsx';
import { type BadgeTone, StatusBadge } from '../../ui/facts/status-badge.tsx';
import { Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { FilterChoice, Filters } from '../../ui/list/filters.tsx';
import { NewRowsBar } from '../../ui/list/new-rows-bar.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import type { StatusEdge } from '../../ui/list/status-edge.ts';
import { RouteTabs } from '../../ui/route-tabs.tsx';

interface Row {
  code: string;
  action: string;
  isMove: boolean;
  status: string;
  tone: BadgeTone;
  rail: StatusEdge;
  country: string;
  amount: string;
}

const rows: readonly Row[] = [
  {
    code: 'QS-482133-0',
    action: 'Confirm quantities',
    isMove: true,
    status: 'Awaiting confirmation',
    tone: 'move',
    rail: 'move',
    country: 'Netherlands',
    amount: '12480.00',
  },
  {
    code: 'QS-481977-2',
    action: 'Waiting for approval',
    isMove: false,
    status: 'Payment in review',
    tone: 'wait',
    rail: 'wait',
    country: 'United Kingdom',
    amount: '8002.10',
  },
  {
    code: 'QS-481650-5',
    action: '',
    isMove: false,
    status: 'Completed',
    tone: 'success',
    rail: 'done',
    country: 'Bosnia and Herzegovina',
    amount: '311450.99',
  },
  {
    code: 'QS-481222-8',
    action: '',
    isMove: false,
    status: 'Expired',
    tone: 'error',
    rail: 'fail',
    country: 'Spain',
    amount: '96.00',
  },
];

const columns: readonly Column<Row>[] = [
  {
    id: 'order',
    header: 'Order',
    card: 'title',
    isLink: true,
    sort: 'order',
    cell: (row) => <CodeValue code={row.code} name="order number" isPlain />,
  },
  {
    id: 'action',
    header: 'Next action',
    card: 'action',
    cell: (row) => <NextAction label={row.action || null} to="/design/" isMove={row.isMove} />,
  },
  { id: 'status', header: 'Status', cell: (row) => <StatusBadge tone={row.tone}>{row.status}</StatusBadge> },
  { id: 'country', header: 'Destination', cell: (row) => row.country },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    card: 'figure',
    sort: 'amount',
    cell: (row) => <MoneyText money={{ amount: row.amount, currency: 'EUR' }} />,
  },
];

const shared = {
  columns,
  rowKey: (row: Row) => row.code,
  skeletonRows: 2,
  sort: 'order',
  sortLink: (sort: string) => `/design/?sort=${sort}`,
};

export function ListStories() {
  const [chosen, setChosen] = useState<string[]>(['NL']);
  return (
    <Stack gap={6}>
      <Breadcrumb list="Orders" to="/design/" current="QS-482133-0" />
      <RouteTabs
        label="Orders by status"
        tabs={[
          { label: 'Current', to: '/design/?status=CURRENT', isCurrent: true, count: 12 },
          { label: 'Past', to: '/design/?status=PAST', isCurrent: false, count: 418 },
        ]}
      />
      <Filters pills={[{ label: 'Netherlands', without: '/design/' }]} clearTo="/design/" count={12}>
        <FilterChoice
          label="Destination"
          options={[
            { value: 'NL', label: 'Netherlands' },
            { value: 'GB', label: 'United Kingdom' },
          ]}
          chosen={chosen}
          onChange={setChosen}
        />
      </Filters>
      <NewRowsBar thing="order" count={3} onShow={() => undefined} />
      <DataTable
        {...shared}
        caption="Orders"
        rows={rows}
        rail={(row) => row.rail}
        isUnread={(row) => row.isMove}
        rowLink={(row) => `/design/?order=${row.code}`}
      />
      <Pagination
        list={{ page: 2, size: 25, count: 418, countIsExact: true }}
        linkTo={(page) => `/design/?page=${page}`}
      />
      <DataTable
        {...shared}
        caption="Orders of the view before"
        rows={rows}
        rowLink={(row) => `/design/?order=${row.code}`}
        isStale
      />
      <DataTable {...shared} caption="Orders, loading" rows={undefined} />
      <DataTable
        {...shared}
        caption="Orders, failed"
        rows={undefined}
        error="Something went wrong, please try again."
        onRetry={() => undefined}
      />
    </Stack>
  );
}
