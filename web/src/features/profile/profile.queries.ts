/** What the profile's pages hold in the cache. */
import type { CompanyProfile } from '@quayside/contract/company';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getDebtor, getGroups, getProfile } from './profile.api.ts';

const key = ['profile'] as const;

/** `hasCompany` is false where pages of the profile open for people without one, who have none to load. */
export const useProfile = (hasCompany = true) =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => getProfile(signal), enabled: hasCompany });
export const useDebtor = () => useQuery({ queryKey: [...key, 'debtor'], queryFn: ({ signal }) => getDebtor(signal) });
export const useGroups = () => useQuery({ queryKey: [...key, 'groups'], queryFn: ({ signal }) => getGroups(signal) });

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

/** The version of the profile that the pages show by now. */
export function useNewestVersion(): () => number | undefined {
  const client = useQueryClient();
  return () => client.getQueryData<CompanyProfile>(key)?.version;
}
