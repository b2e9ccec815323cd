/** The team in the cache: every answer of a change is the whole team as it stands then. */
import type { Team } from '@quayside/contract/team';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getTeam } from './team.api.ts';

const key = ['team'] as const;

export const useTeam = () => useQuery({ queryKey: key, queryFn: ({ signal }) => getTeam(signal) });

export function useTakeTeam(): (team: Team) => void {
  const client = useQueryClient();
  return (team) => {
    client.setQueryData(key, team);
    void client.invalidateQueries({ queryKey: ['audit-log'] });
  };
}
