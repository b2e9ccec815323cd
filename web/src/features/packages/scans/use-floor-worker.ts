import { useEffect } from 'react';
import { paths } from '../../../app/paths.ts';
import { useUser } from '../../auth/auth.public.ts';
import { forgetWithSession, rememberPerson } from './floor-person.ts';

if (!import.meta.env.SSR) forgetWithSession();

/** Lets pages of the warehouse open without a network, and says who then works on this device. */
export function useFloorWorker(): void {
  const { qid, account: name, warehouseQid } = useUser();
  useEffect(() => {
    if (warehouseQid !== null) rememberPerson({ qid, name, warehouseQid });
  }, [qid, name, warehouseQid]);
  useEffect(() => {
    // On plain http there is none, and in development files have no names of their own.
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const options = { scope: paths.warehouse, updateViaCache: 'none' } as const;
    // Without a network it cannot be asked for, and is there from before or comes with the next page.
    navigator.serviceWorker.register(paths.warehouseWorker, options).catch((problem: unknown) => {
      if (navigator.onLine) reportError(problem);
    });
  }, []);
}
