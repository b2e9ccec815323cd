/** What the security page shows: the person's second factor, and where they are signed in. */
import { useQuery } from '@tanstack/react-query';
import { getSecondFactor, getSessions } from './security.api.ts';

export const keys = { factor: ['second-factor'], sessions: ['sessions'] } as const;

export const useSecondFactor = () =>
  useQuery({ queryKey: keys.factor, queryFn: ({ signal }) => getSecondFactor(signal) });

export const useSessions = () => useQuery({ queryKey: keys.sessions, queryFn: ({ signal }) => getSessions(signal) });
