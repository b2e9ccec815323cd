import { teamMessages as words } from '@quayside/contract/messages/team';
import type { Team, TeamMember } from '@quayside/contract/team';
import { type TeamRole, teamRoles } from '@quayside/contract/team-values';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Cluster, Only, Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { changeRole, removeMember, renewInvitation } from '../team.api.ts';
import { useTakeTeam } from '../team.queries.ts';
import { rightsColumns } from './access-columns.tsx';
import { LastHere } from './last-here.tsx';

interface Shown {
  team: Team | undefined;
  error: string | undefined;
  onRetry: () => void;
}

const nameOf = ({ account, email, isInvited }: TeamMember) => (isInvited ? email : account);

/** People first, then open invitations. A role is saved at once and can be taken back. */
export function MemberTable({ team, error, onRetry }: Shown) {
  const [removing, setRemoving] = useState<TeamMember | null>(null);
  const remove = useRemove(() => setRemoving(null));
  return (
    <>
      <DataTable
        caption={words.caption}
        rows={team?.members}
        rowKey={({ qid }) => qid}
        error={error}
        onRetry={onRetry}
        rail={({ isInvited }) => (isInvited ? 'wait' : null)}
        skeletonRows={4}
        columns={[
          { id: 'person', header: words.columns.person, card: 'title', isFreeText: true, cell: Person },
          {
            id: 'role',
            header: words.columns.role,
            card: 'pair',
            cell: (member) => (
              <Stack gap={1}>
                <RoleOf key={member.role} member={member} team={team} />
                <Only on="noMarks">
                  <Text as="span" size="small" tone="muted">
                    {words.roles[member.role].text}
                  </Text>
                </Only>
              </Stack>
            ),
          },
          ...rightsColumns(team),
          {
            id: 'seen',
            header: words.columns.seen,
            card: 'pair',
            cell: (member) => <LastHere member={member} />,
          },
          {
            id: 'more',
            header: words.columns.more,
            align: 'end',
            card: 'figure',
            cell: (member) => <More member={member} onRemove={() => setRemoving(member)} />,
          },
        ]}
      />
      {removing && (
        <ConfirmDialog
          title={words.removeTitle(nameOf(removing))}
          isOpen
          tone="danger"
          confirmLabel={words.remove}
          isRunning={remove.isPending}
          onClose={() => setRemoving(null)}
          onConfirm={() => remove.mutate(removing)}
        >
          {words.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}

function Person({ account, email, isYou, isInvited }: TeamMember) {
  return (
    <Stack gap={1}>
      <Cluster gap={2}>
        <Text as="strong">{isInvited ? email : account}</Text>
        {isYou && <StatusBadge isPlain>{words.you}</StatusBadge>}
      </Cluster>
      {!isInvited && (
        <Text as="span" size="small" tone="muted">
          {email}
        </Text>
      )}
    </Stack>
  );
}

function RoleOf({ member, team }: { member: TeamMember; team: Team | undefined }) {
  const take = useTakeTeam();
  const change = useMutation({
    mutationFn: ({ role, version }: { role: TeamRole; version: number }) => changeRole(member.qid, { role, version }),
    onSuccess: (after, { role }) => {
      take(after);
      const now = after.members.find(({ qid }) => qid === member.qid);
      toast(words.roleChanged(nameOf(member), words.roles[role].name), {
        ...(now && {
          action: {
            label: words.undo,
            run: () => change.mutate({ role: member.role, version: now.version }),
          },
        }),
      });
    },
    onError: (problem) => toast(messageOf(problem, words.changeFailed), { variant: 'error' }),
  });
  const given = team?.roles.filter(({ role, mayGive }) => mayGive || role === member.role) ?? [];
  if (!member.mayChange || given.length < 2) return <Text as="span">{words.roles[member.role].name}</Text>;
  return (
    <Select
      label={words.roleOf(nameOf(member))}
      isLabelHidden
      value={change.isPending ? change.variables.role : member.role}
      disabled={change.isPending}
      options={given.map(({ role }) => ({ value: role, label: words.roles[role].name }))}
      onChange={({ target }) => {
        const role = teamRoles.find((one) => one === target.value);
        if (role) change.mutate({ role, version: member.version });
      }}
    />
  );
}

function More({ member, onRemove }: { member: TeamMember; onRemove: () => void }) {
  const take = useTakeTeam();
  const failed = (problem: Error) => toast(messageOf(problem, words.changeFailed), { variant: 'error' });
  const renew = useMutation({
    mutationFn: () => renewInvitation(member.qid),
    onSuccess: (team) => {
      take(team);
      toast(words.sentAgain(member.email));
    },
    onError: failed,
  });
  const withdraw = useRemove(() => undefined);
  if (!member.mayChange) return null;
  const entries = member.isInvited
    ? [
        { label: words.sendAgain, onAction: () => renew.mutate() },
        { label: words.withdraw, onAction: () => withdraw.mutate(member) },
      ]
    : [{ label: words.remove, onAction: onRemove }];
  return <Menu label={words.more(nameOf(member))} trigger={<Icon name="dots" />} entries={entries} />;
}

function useRemove(onDone: () => void) {
  const take = useTakeTeam();
  return useMutation({
    mutationFn: ({ qid }: TeamMember) => removeMember(qid),
    onSuccess: (team, member) => {
      take(team);
      toast(member.isInvited ? words.withdrawn(member.email) : words.removed(member.account));
      onDone();
    },
    onError: (problem) => {
      onDone();
      toast(messageOf(problem, words.changeFailed), { variant: 'error' });
    },
  });
}
