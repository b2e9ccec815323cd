/** What a role may do, area by area. Pure. */
import { type TeamArea, teamAreas } from '@quayside/contract/team-values';

export type Access = 'change' | 'read' | 'nothing';

export function accessOf(permissions: readonly string[], area: TeamArea): Access {
  const found = teamAreas.find((one) => one.area === area);
  if (found?.change.some((permission) => permissions.includes(permission))) return 'change';
  return found?.read && permissions.includes(found.read) ? 'read' : 'nothing';
}
