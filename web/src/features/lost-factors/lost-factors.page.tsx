import { lostFactorMessages as words } from '@quayside/contract/messages/lost-factors';
import type { LostFactor } from '@quayside/contract/second-factors';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { clock } from '../../lib/clock.ts';
import { pagedPath, pageFrom } from '../../lib/page-from.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DateText } from '../../ui/facts/date-text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { getLostFactors, grantLoss } from './lost-factors.api.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** Whoever lost the second factor and the recovery codes; our people remove it a day after it was asked for. */
export default function LostFactorsPage() {
  return (
    <PermissionGate permission="staff.sellers" title={words.title}>
      <FullHeight>
        <Page heading={<Heading level={1}>{words.title}</Heading>}>
          <LostFactors />
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

const isDue = ({ from }: LostFactor): boolean => Date.parse(from) <= clock.now().getTime();
const pathOf = (page: number) => pagedPath(paths.lostFactors, page);

function LostFactors() {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const [asked, setAsked] = useState<LostFactor | null>(null);
  const list = useQuery({
    queryKey: ['lost-factors', page],
    queryFn: ({ signal }) => getLostFactors(page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={4}>
      <Text tone="muted">{words.intro}</Text>
      {list.isError && isNotFound(list.error) ? (
        <PageOutOfRange firstPage={pathOf(1)} />
      ) : (
        <DataTable
          caption={words.caption}
          columns={columns(setAsked)}
          rows={list.isError ? undefined : list.data?.results}
          isStale={list.isPlaceholderData}
          rowKey={({ qid }) => qid}
          rail={(row) => (isDue(row) ? 'move' : 'wait')}
          empty={<EmptyState title={words.none} />}
          error={list.isError ? messageOf(list.error, words.failed) : undefined}
          onRetry={() => void list.refetch()}
        />
      )}
      <Pagination list={list.data} linkTo={pathOf} />
      {asked && <Removal asked={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

const columns = (onAsk: (row: LostFactor) => void): Column<LostFactor>[] => [
  {
    id: 'name',
    header: words.columns.name,
    card: 'title',
    isFreeText: true,
    cell: ({ name, email }) => (
      <Stack gap={1}>
        <span>{name}</span>
        <Text as="span" size="small" tone="muted">
          {email}
        </Text>
      </Stack>
    ),
  },
  { id: 'company', header: words.columns.company, isFreeText: true, cell: ({ company }) => company ?? words.us },
  { id: 'asked', header: words.columns.askedAt, cell: ({ askedAt }) => <DateText iso={askedAt} form="time" /> },
  { id: 'from', header: words.columns.from, cell: ({ from }) => <DateText iso={from} form="time" /> },
  {
    id: 'act',
    header: words.columns.act,
    card: 'action',
    cell: (row) =>
      isDue(row) && (
        <Button size="compact" aria-label={words.removeOf(row.name)} onPress={() => onAsk(row)}>
          {words.remove}
        </Button>
      ),
  },
];

function Removal({ asked, onClose }: { asked: LostFactor; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => grantLoss(asked.qid),
    onSuccess: () => toast(words.removed(asked.name)),
    onError: (error) => toast(messageOf(error, words.removeFailed), { variant: 'error' }),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: ['lost-factors'] });
    },
  });
  return (
    <ConfirmDialog
      title={words.confirmTitle(asked.name)}
      confirmLabel={words.confirm}
      tone="danger"
      isOpen
      isRunning={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    >
      <Text>{words.confirmText(asked.email)}</Text>
    </ConfirmDialog>
  );
}
