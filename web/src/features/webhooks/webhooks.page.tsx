import { profileMessages } from '@quayside/contract/messages/profile';
import { webhookMessages as words } from '@quayside/contract/messages/webhooks';
import type { WebhookEndpoint } from '@quayside/contract/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { ProfileFrame } from '../profile/profile.public.ts';
import { AddEndpointDrawer } from './add-endpoint-drawer.tsx';
import { Deliveries } from './deliveries.tsx';
import { endpointColumns } from './endpoint-columns.tsx';
import { EndpointQuestion } from './endpoint-question.tsx';
import { SecretDrawer } from './secret-drawer.tsx';
import { getEndpoints } from './webhooks.api.ts';
import { endpointsKey, useTest } from './webhooks.queries.ts';

const title = profileMessages.accountPages.webhooks;

export const meta = pageTitle(title);
export const handle = { userType: 'SELLER' };

/** Where the company's own programs are told what happens, and what they were told. */
export default function WebhooksPage() {
  return (
    <PermissionGate permission="apikeys.manage" title={title}>
      <Webhooks />
    </PermissionGate>
  );
}

type Asked = { what: 'rotate' | 'remove'; endpoint: WebhookEndpoint } | { what: 'add' } | null;

function Webhooks() {
  const [asked, setAsked] = useState<Asked>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const list = useQuery({ queryKey: endpointsKey, queryFn: ({ signal }) => getEndpoints(signal) });
  const test = useTest();
  const close = () => setAsked(null);
  const show = (made: string) => {
    close();
    setSecret(made);
  };
  return (
    <ProfileFrame
      account="webhooks"
      actions={
        <Button look="primary" icon="plus" onPress={() => setAsked({ what: 'add' })}>
          {words.add}
        </Button>
      }
    >
      <Stack gap={8}>
        <Stack gap={4}>
          <Link to={paths.developerWebhooks} isDocument>
            {words.guide}
          </Link>
          <DataTable
            caption={words.endpoints}
            rows={list.isError ? undefined : list.data?.results}
            rowKey={({ qid }) => qid}
            skeletonRows={2}
            rail={({ failingSince, switchedOffAt }) => ((failingSince ?? switchedOffAt) ? 'move' : 'done')}
            error={list.isError ? messageOf(list.error, words.failed) : undefined}
            onRetry={() => void list.refetch()}
            empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
            columns={endpointColumns({
              onTest: ({ qid }) => test.mutate(qid),
              onRotate: (endpoint) => setAsked({ what: 'rotate', endpoint }),
              onRemove: (endpoint) => setAsked({ what: 'remove', endpoint }),
            })}
          />
        </Stack>
        {/* Its place follows from how many endpoints there are. */}
        {(list.data || list.isError) && (
          <Stack gap={4}>
            <Heading level={2}>{words.log}</Heading>
            <Deliveries endpoints={list.data?.results} />
          </Stack>
        )}
      </Stack>
      {asked?.what === 'add' && <AddEndpointDrawer onMade={show} onClose={close} />}
      {(asked?.what === 'rotate' || asked?.what === 'remove') && (
        <EndpointQuestion what={asked.what} endpoint={asked.endpoint} onSecret={show} onClose={close} />
      )}
      {secret !== null && <SecretDrawer secret={secret} onClose={() => setSecret(null)} />}
    </ProfileFrame>
  );
}
