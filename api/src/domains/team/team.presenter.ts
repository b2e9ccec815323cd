import type { PermissionName } from '@quayside/contract/permissions';
import type { Team, TeamMember } from '@quayside/contract/team';
import { teamRoles } from '@quayside/contract/team-values';
import { permissionsOfRole } from '../users/users.public.ts';
import type { MemberRow } from './team.read-model.ts';
import { mayGive } from './team.rules.ts';

type Reader = { readonly userId: string; readonly permissions: ReadonlySet<PermissionName> };

/** People first, in the order of their roles; then invitations. */
export function presentTeam(rows: readonly MemberRow[], reader: Reader): Team {
  const members = rows.flatMap((row) => presentMember(row, reader));
  const place = ({ role, isInvited }: TeamMember) => teamRoles.indexOf(role) + (isInvited ? teamRoles.length : 0);
  return {
    members: members.sort((a, b) => place(a) - place(b)),
    roles: teamRoles.map((role) => {
      const permissions = permissionsOfRole(role);
      return { role, permissions: [...permissions], mayGive: mayGive(reader.permissions, permissions) };
    }),
  };
}

function presentMember(
  { user, hasSecondFactor, sessions, lastSeenAt, invitationEndsAt }: MemberRow,
  reader: Reader,
): TeamMember[] {
  const role = teamRoles.find((one) => one === user.role);
  // Warehouse workers and our own people belong to no company's team.
  if (!role) return [];
  const isYou = user.id === reader.userId;
  const { id: qid, account, email, invitedBy, invitedAt, version } = user;
  return [
    {
      ...{ qid, account, email, role, isYou, isInvited: invitedAt !== null, invitedBy, invitedAt, invitationEndsAt },
      ...{
        hasSecondFactor,
        lastSeenAt,
        sessions,
        mayChange: !isYou && mayGive(reader.permissions, permissionsOfRole(role)),
        version,
      },
    },
  ];
}
