import { webhookMessages as words } from '@quayside/contract/messages/webhooks';
import type { WebhookEndpoint } from '@quayside/contract/webhooks';
import { Button } from '../../ui/button.tsx';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { When } from '../../ui/facts/when.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { Text } from '../../ui/text.tsx';

type Hands = Record<'onTest' | 'onRotate' | 'onRemove', (endpoint: WebhookEndpoint) => void>;

export const endpointColumns = ({ onTest, onRotate, onRemove }: Hands): Column<WebhookEndpoint>[] => [
  {
    id: 'url',
    header: words.endpointColumns.url,
    card: 'title',
    isFreeText: true,
    cell: ({ url, previousSecretEndsAt }) => (
      <Stack gap={1}>
        <Text as="strong">{url}</Text>
        {previousSecretEndsAt !== null && (
          <Text as="span" size="small" tone="muted">
            {words.twoSecrets(dateLabel(previousSecretEndsAt, 'time'))}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'state', header: words.endpointColumns.state, cell: (endpoint) => <State endpoint={endpoint} /> },
  { id: 'added', header: words.endpointColumns.added, cell: ({ createdAt }) => <When iso={createdAt} isDay /> },
  {
    id: 'act',
    header: words.endpointColumns.act,
    align: 'end',
    card: 'action',
    cell: (endpoint) => (
      <span className="flex flex-wrap gap-2 @min-[600px]:justify-end">
        <Button size="compact" aria-label={words.testOf(endpoint.url)} onPress={() => onTest(endpoint)}>
          {words.test}
        </Button>
        <Button size="compact" aria-label={words.rotateOf(endpoint.url)} onPress={() => onRotate(endpoint)}>
          {words.rotate}
        </Button>
        <Button size="compact" aria-label={words.removeOf(endpoint.url)} onPress={() => onRemove(endpoint)}>
          {words.remove}
        </Button>
      </span>
    ),
  },
];

function State({ endpoint: { failingSince, switchedOffAt } }: { endpoint: WebhookEndpoint }) {
  if (switchedOffAt === null && failingSince === null) return <StatusBadge tone="success">{words.on}</StatusBadge>;
  return (
    <Stack gap={1}>
      <StatusBadge tone={switchedOffAt === null ? 'caution' : 'error'}>
        {switchedOffAt === null ? words.failing : words.off}
      </StatusBadge>
      <Text as="span" size="small" tone="muted">
        {switchedOffAt === null ? words.failingSince(dateLabel(failingSince ?? '', 'time')) : words.offText}
      </Text>
    </Stack>
  );
}
