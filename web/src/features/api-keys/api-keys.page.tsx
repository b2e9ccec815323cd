import type { ApiKey } from '@quayside/contract/api-keys';
import { apiKeyMessages as words } from '@quayside/contract/messages/api-keys';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { ProfileFrame } from '../profile/profile.public.ts';
import { getApiKeys, revokeApiKey } from './api-keys.api.ts';
import { keyColumns } from './key-columns.tsx';
import { MakeKeyDrawer } from './make-key-drawer.tsx';

const title = profileMessages.accountPages['api-keys'];
const queryKey = ['api-keys'];

export const meta = pageTitle(title);
export const handle = { userType: 'SELLER' };

/** The keys of the company. `?make=1` opens the form. */
export default function ApiKeysPage() {
  return (
    <PermissionGate permission="apikeys.manage" title={title}>
      <Keys />
    </PermissionGate>
  );
}

function Keys() {
  const [parameters, setParameters] = useSearchParams();
  const [ending, setEnding] = useState<ApiKey | null>(null);
  const client = useQueryClient();
  const list = useQuery({ queryKey, queryFn: ({ signal }) => getApiKeys(signal) });
  const revoke = useMutation({
    mutationFn: ({ qid }: ApiKey) => revokeApiKey(qid),
    onSuccess: (keys, { name }) => {
      client.setQueryData(queryKey, keys);
      toast(words.revoked(name));
    },
    onError: (error) => toast(messageOf(error, words.changeFailed), { variant: 'error' }),
    onSettled: () => setEnding(null),
  });
  const make = (
    <Button look="primary" icon="plus" onPress={() => setParameters({ make: '1' })}>
      {words.make}
    </Button>
  );
  return (
    <ProfileFrame account="api-keys" actions={make}>
      <DataTable
        caption={words.caption}
        rows={list.isError ? undefined : list.data?.results}
        rowKey={({ qid }) => qid}
        skeletonRows={3}
        error={list.isError ? messageOf(list.error, words.failed) : undefined}
        onRetry={() => void list.refetch()}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        columns={keyColumns(setEnding)}
      />
      {parameters.get('make') === '1' && list.data && (
        <MakeKeyDrawer
          scopes={list.data.scopes}
          onMade={({ key: _, ...keys }) => client.setQueryData(queryKey, keys)}
          onClose={() => setParameters({}, { replace: true })}
        />
      )}
      {ending && (
        <ConfirmDialog
          title={words.revokeTitle(ending.name)}
          isOpen
          tone="danger"
          confirmLabel={words.revoke}
          isRunning={revoke.isPending}
          onClose={() => setEnding(null)}
          onConfirm={() => revoke.mutate(ending)}
        >
          {words.revokeText}
        </ConfirmDialog>
      )}
    </ProfileFrame>
  );
}
