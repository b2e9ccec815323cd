import { teamMessages as words } from '@quayside/contract/messages/team';
import type { TeamRoleFacts } from '@quayside/contract/team';
import { teamAreas } from '@quayside/contract/team-values';
import { AccessMark } from '../../../ui/facts/access-mark.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Text } from '../../../ui/text.tsx';
import { accessOf } from '../rights-of.ts';

/** What each role may do. */
export function RoleTable({ roles }: { roles: readonly TeamRoleFacts[] }) {
  return (
    <Stack gap={3}>
      <DataTable
        caption={words.rolesTitle}
        rows={roles}
        rowKey={({ role }) => role}
        columns={[
          {
            id: 'role',
            header: words.columns.role,
            card: 'title',
            cell: ({ role }) => (
              <Stack gap={1}>
                <Text as="strong">{words.roles[role].name}</Text>
                <Text as="span" size="small" tone="muted">
                  {words.roles[role].text}
                </Text>
              </Stack>
            ),
          },
          ...teamAreas.map(({ area }) => ({
            id: area,
            header: words.areas[area].name,
            cell: ({ permissions }: TeamRoleFacts) => {
              const access = accessOf(permissions, area);
              return <AccessMark access={access} label={words.may[access]} />;
            },
          })),
        ]}
      />
      <Cluster gap={4}>
        {(['change', 'read', 'nothing'] as const).map((access) => (
          <Cluster key={access} gap={2}>
            <AccessMark access={access} label="" />
            <Text as="span" size="small" tone="muted">
              {words.may[access]}
            </Text>
          </Cluster>
        ))}
      </Cluster>
    </Stack>
  );
}
