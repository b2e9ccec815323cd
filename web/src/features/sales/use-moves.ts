import { movesOf, type NextAction } from '@quayside/contract/sale-values';
import { useMemo } from 'react';
import { useUser } from '../auth/auth.public.ts';

/** The next actions that are the signed-in person's move: what "needs you" counts and lists. */
export function useMoves(): NextAction[] {
  const { permissions } = useUser();
  return useMemo(() => movesOf(permissions), [permissions]);
}
