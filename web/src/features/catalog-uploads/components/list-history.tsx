import { stockListMessages } from '@quayside/contract/messages/stock-lists';
import { goodRowCodes } from '@quayside/contract/stock-list-values';
import type { StockListEntry } from '@quayside/contract/stock-lists';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { pagedPath, pageFrom } from '../../../lib/page-from.ts';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { Text } from '../../../ui/text.tsx';
import { getHistory } from '../catalog-uploads.api.ts';
import { statusText, taskTone } from '../task-tones.ts';

const words = stockListMessages.history;

/** What this company sent, by whom, and what came of it; nothing while nothing was sent. */
export function ListHistory() {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const list = useQuery({
    queryKey: ['stock-lists', 'history', page],
    queryFn: ({ signal }) => getHistory(page, signal),
    placeholderData: keepPreviousData,
  });
  if (list.data?.count === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={2} look="h3">
        {words.title}
      </Heading>
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={list.isError ? undefined : list.data?.results}
        isStale={list.isPlaceholderData}
        rowKey={({ qid }) => qid}
        rowLink={({ qid }) => `${paths.stockUpload}?${new URLSearchParams({ task: qid })}`}
        error={list.isError ? words.failed : undefined}
        onRetry={() => void list.refetch()}
        skeletonRows={3}
      />
      <Pagination list={list.data} linkTo={(to) => pagedPath(paths.stockUpload, to)} />
    </Stack>
  );
}

const columns: readonly Column<StockListEntry>[] = [
  {
    id: 'file',
    header: words.file,
    card: 'title',
    isLink: true,
    isFreeText: true,
    cell: ({ fileName }) => fileName,
  },
  { id: 'at', header: words.at, cell: ({ createdAt }) => <When iso={createdAt} isDay /> },
  { id: 'person', header: words.person, isFreeText: true, cell: ({ createdBy }) => createdBy },
  { id: 'result', header: words.result, cell: (entry) => <Result entry={entry} /> },
];

function Result({ entry }: { entry: StockListEntry }) {
  const { counts, rowsTotal, failure } = entry;
  const good = goodRowCodes.filter((code) => code !== 'REMOVED').reduce((sum, code) => sum + (counts[code] ?? 0), 0);
  return (
    <Stack gap={1}>
      <span>
        <StatusBadge tone={taskTone(entry)}>{statusText(entry)}</StatusBadge>
      </span>
      <Text as="span" size="small" tone="muted">
        {failure ? failure.message : words.rows(rowsTotal, good)}
      </Text>
    </Stack>
  );
}
