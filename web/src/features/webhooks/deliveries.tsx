import { webhookMessages as words } from '@quayside/contract/messages/webhooks';
import type { WebhookDelivery, WebhookEndpoint } from '@quayside/contract/webhooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { pagedPath, pageFrom } from '../../lib/page-from.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { type BadgeTone, StatusBadge } from '../../ui/facts/status-badge.tsx';
import { When } from '../../ui/facts/when.tsx';
import { Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { Text } from '../../ui/text.tsx';
import { getDeliveries } from './webhooks.api.ts';
import { deliveriesKey, useReplay } from './webhooks.queries.ts';

const pathOf = (page: number) => pagedPath(paths.profile('webhooks'), page);
const tones = {
  PENDING: 'wait',
  DELIVERED: 'success',
  FAILED: 'error',
} as const satisfies Record<WebhookDelivery['status'], BadgeTone>;
const asksAgainMs = 3_000;

/** What was sent, newest first. What waits for its first try is looked at again until it was tried. */
export function Deliveries({ endpoints = [] }: { endpoints: readonly WebhookEndpoint[] | undefined }) {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const again = useReplay();
  const list = useQuery({
    queryKey: [...deliveriesKey, page],
    queryFn: ({ signal }) => getDeliveries(page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ status, triedAt }) => status === 'PENDING' && triedAt === null) ? asksAgainMs : false,
  });
  if (list.isError && isNotFound(list.error)) return <PageOutOfRange firstPage={pathOf(1)} />;
  return (
    <>
      <DataTable
        caption={words.log}
        rows={list.isError ? undefined : list.data?.results}
        rowKey={({ qid }) => qid}
        isStale={list.isPlaceholderData}
        skeletonRows={4}
        error={list.isError ? messageOf(list.error, words.logFailed) : undefined}
        onRetry={() => void list.refetch()}
        empty={<EmptyState title={words.logNone} />}
        columns={columns(endpoints, ({ qid }) => again.mutate(qid))}
      />
      <Pagination list={list.data} linkTo={pathOf} />
    </>
  );
}

const columns = (
  endpoints: readonly WebhookEndpoint[],
  onReplay: (delivery: WebhookDelivery) => void,
): Column<WebhookDelivery>[] => [
  {
    id: 'type',
    header: words.logColumns.type,
    card: 'title',
    isFreeText: true,
    cell: ({ type, endpointQid }) => (
      <Stack gap={1}>
        <Text as="strong">{words.types[type]}</Text>
        <Text as="span" size="small" tone="muted">
          {type} {words.to(endpoints.find(({ qid }) => qid === endpointQid)?.url ?? '')}
        </Text>
      </Stack>
    ),
  },
  { id: 'at', header: words.logColumns.at, cell: ({ createdAt }) => <When iso={createdAt} /> },
  {
    id: 'state',
    header: words.logColumns.state,
    cell: ({ status }) => <StatusBadge tone={tones[status]}>{words.statuses[status]}</StatusBadge>,
  },
  { id: 'answer', header: words.logColumns.answer, isFreeText: true, cell: (row) => <Answer delivery={row} /> },
  {
    id: 'act',
    header: words.logColumns.act,
    align: 'end',
    card: 'action',
    cell: (row) => (
      <Button
        size="compact"
        aria-label={words.replayOf(words.types[row.type], dateLabel(row.createdAt, 'time'))}
        onPress={() => onReplay(row)}
      >
        {words.replay}
      </Button>
    ),
  },
];

function Answer({ delivery: { statusCode, problem, attempt, nextTryAt } }: { delivery: WebhookDelivery }) {
  if (attempt === 0) return words.notTried;
  return (
    <Stack gap={1}>
      <span>{problem === null ? statusCode !== null && words.status(statusCode) : words.problems[problem]}</span>
      <Text as="span" size="small" tone="muted">
        {words.tries(attempt)}
        {nextTryAt !== null && (
          <>
            {' · '}
            {words.nextTry} <When iso={nextTryAt} />
          </>
        )}
      </Text>
    </Stack>
  );
}
