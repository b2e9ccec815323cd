import { teamMessages as words } from '@quayside/contract/messages/team';
import type { Team, TeamMember } from '@quayside/contract/team';
import { teamAreas } from '@quayside/contract/team-values';
import { AccessMark } from '../../../ui/facts/access-mark.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';
import { accessOf } from '../rights-of.ts';

/** What each person may do by their role, area by area. */
export function rightsColumns(team: Team | undefined): Column<TeamMember>[] {
  const rights = new Map(team?.roles.map(({ role, permissions }) => [role, permissions]));
  return teamAreas.map(({ area }) => ({
    id: area,
    header: words.areas[area].name,
    card: 'hidden',
    isMark: true,
    cell: ({ role }) => {
      const access = accessOf(rights.get(role) ?? [], area);
      return <AccessMark access={access} label={words.may[access]} />;
    },
  }));
}

/** What the marks mean. */
export function AccessLegend() {
  return (
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
  );
}
