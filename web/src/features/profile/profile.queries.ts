/** What the profile's pages hold in the cache. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getDebtor, getProfile } from './profile.api.ts';

const key = ['profile'] as const;

export const useProfile = () => useQuery({ queryKey: key, queryFn: ({ signal }) => getProfile(signal) });
export const useDebtor = () => useQuery({ queryKey: [...key, 'debtor'], queryFn: ({ signal }) => getDebtor(signal) });

/** Asks again for the profile, and for what depends on it. */
export function useRefreshProfile(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: ['sales'] }),
      client.invalidateQueries({ queryKey: ['offers'] }),
    ]);
  };
}
