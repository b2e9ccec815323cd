import { warehousePeopleMessages as words } from '@quayside/contract/messages/warehouse-people';
import type { WarehousePerson } from '@quayside/contract/warehouse-people';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { pagedPath, pageFrom } from '../../lib/page-from.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { getWarehousePeople, removeWarehousePerson } from './warehouse-people.api.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** Our people make workers and leads of the warehouses, and remove them. */
export default function WarehousePeoplePage() {
  return (
    <PermissionGate permission="staff.onboarding" title={words.title}>
      <FullHeight>
        <Page heading={<Heading level={1}>{words.title}</Heading>}>
          <People />
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

const pathOf = (page: number) => pagedPath(paths.warehousePeople, page);

function People() {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<WarehousePerson | null>(null);
  const list = useQuery({
    queryKey: ['warehouse-people', page],
    queryFn: ({ signal }) => getWarehousePeople(page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={4}>
      <Cluster justify="between">
        <Text tone="muted">{words.intro}</Text>
        <Button look="primary" isDisabled={!list.data} onPress={() => setInviting(true)}>
          {words.invite}
        </Button>
      </Cluster>
      {list.isError && isNotFound(list.error) ? (
        <PageOutOfRange firstPage={pathOf(1)} />
      ) : (
        <DataTable
          caption={words.caption}
          columns={columns(setLeaving)}
          rows={list.isError ? undefined : list.data?.results}
          isStale={list.isPlaceholderData}
          rowKey={({ qid }) => qid}
          empty={<EmptyState title={words.none} />}
          error={list.isError ? messageOf(list.error, words.failed) : undefined}
          onRetry={() => void list.refetch()}
        />
      )}
      <Pagination list={list.data} linkTo={pathOf} />
      {isInviting && list.data && <InviteDialog houses={list.data.warehouses} onClose={() => setInviting(false)} />}
      {leaving && <Removal person={leaving} onClose={() => setLeaving(null)} />}
    </Stack>
  );
}

const columns = (onRemove: (person: WarehousePerson) => void): Column<WarehousePerson>[] => [
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
  { id: 'role', header: words.columns.role, cell: ({ role }) => words.roles[role].name },
  { id: 'warehouse', header: words.columns.warehouse, cell: ({ warehouse }) => warehouse },
  {
    id: 'state',
    header: words.columns.state,
    cell: ({ isInvited, invitedBy }) => (
      <Cluster gap={2}>
        <StatusBadge tone={isInvited ? 'wait' : 'success'}>{isInvited ? words.invited : words.active}</StatusBadge>
        {isInvited && invitedBy && (
          <Text as="span" size="small" tone="muted">
            {words.by(invitedBy)}
          </Text>
        )}
      </Cluster>
    ),
  },
  {
    id: 'act',
    header: words.columns.act,
    card: 'action',
    cell: (person) => (
      <Button size="compact" look="quiet" aria-label={words.removeOf(person.name)} onPress={() => onRemove(person)}>
        {words.remove}
      </Button>
    ),
  },
];

function Removal({ person, onClose }: { person: WarehousePerson; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeWarehousePerson(person.qid),
    onSuccess: () => toast(words.removed),
    onError: (error) => toast(messageOf(error, words.removeFailed), { variant: 'error' }),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: ['warehouse-people'] });
    },
  });
  return (
    <ConfirmDialog
      title={words.confirmTitle(person.name)}
      confirmLabel={words.remove}
      tone="danger"
      isOpen
      isRunning={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    >
      <Text>{words.confirmText}</Text>
    </ConfirmDialog>
  );
}
