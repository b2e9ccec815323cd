import { buyerMoneyMessages as words } from '@quayside/contract/messages/buyer-money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { pageFrom } from '../../lib/page-from.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { Text } from '../../ui/text.tsx';
import { type MoneyTab, pathOf } from './money-tabs.ts';

interface Paged<Row> {
  results: Row[];
  page: number;
  size: number;
  count: number;
  countIsExact: boolean;
}

interface MoneyListProps<Row, Ask> {
  tab: MoneyTab;
  text: { intro: string; caption: string; none: string };
  load: (page: number, signal: AbortSignal) => Promise<Paged<Row>>;
  columns: (ask: (asked: Ask) => void) => Column<Row>[];
  /** The dialog of what was asked. */
  dialog: (asked: Ask, onClose: () => void) => ReactNode;
}

/** One of the lists: a page of rows, and the dialog in which one is decided. */
export function MoneyList<Row extends { qid: string }, Ask>(props: MoneyListProps<Row, Ask>) {
  const { tab, text, load, columns, dialog } = props;
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const [asked, setAsked] = useState<Ask | null>(null);
  const list = useQuery({
    queryKey: ['buyer-money', tab, page],
    queryFn: ({ signal }) => load(page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={4}>
      <Text tone="muted">{text.intro}</Text>
      {list.isError && isNotFound(list.error) ? (
        <PageOutOfRange firstPage={pathOf(tab)} />
      ) : (
        <DataTable
          caption={text.caption}
          columns={columns(setAsked)}
          rows={list.isError ? undefined : list.data?.results}
          isStale={list.isPlaceholderData}
          rowKey={({ qid }) => qid}
          rail={() => 'move'}
          empty={<EmptyState title={text.none} />}
          error={list.isError ? messageOf(list.error, words.failed) : undefined}
          onRetry={() => void list.refetch()}
        />
      )}
      <Pagination list={list.data} linkTo={(to) => pathOf(tab, to)} />
      {asked !== null && dialog(asked, () => setAsked(null))}
    </Stack>
  );
}
