import type { ApiKey } from '@quayside/contract/api-keys';
import { apiKeyMessages as words } from '@quayside/contract/messages/api-keys';
import { Button } from '../../ui/button.tsx';
import { When } from '../../ui/facts/when.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { Text } from '../../ui/text.tsx';

export const keyColumns = (onRevoke: (key: ApiKey) => void): Column<ApiKey>[] => [
  {
    id: 'name',
    header: words.columns.name,
    card: 'title',
    isFreeText: true,
    cell: ({ name, ending }) => (
      <Stack gap={1}>
        <Text as="strong">{name}</Text>
        <Text as="span" size="small" tone="muted">
          {words.ending(ending)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'rights',
    header: words.columns.rights,
    isFreeText: true,
    cell: ({ scopes }) => (
      <Text as="span" size="small">
        {scopes.map((scope) => words.scopes[scope]).join(' · ')}
      </Text>
    ),
  },
  {
    id: 'made',
    header: words.columns.made,
    cell: ({ createdAt, madeBy }) => (
      <Stack gap={1}>
        <When iso={createdAt} isDay />
        <Text as="span" size="small" tone="muted">
          {words.by(madeBy)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'used',
    header: words.columns.used,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? words.neverUsed : <When iso={lastUsedAt} />),
  },
  {
    id: 'end',
    header: words.columns.end,
    align: 'end',
    card: 'action',
    cell: (key) => (
      <Button size="compact" aria-label={words.revokeOf(key.name)} onPress={() => onRevoke(key)}>
        {words.revoke}
      </Button>
    ),
  },
];
