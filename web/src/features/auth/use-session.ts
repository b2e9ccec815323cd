import type { User } from '@quayside/contract/users';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { readSession, type Session, serverSession, subscribeSession } from './session.ts';

/** The session, as it changes. On the server it is never known. */
export const useSession = (): Session => useSyncExternalStore(subscribeSession, readSession, serverSession);

const UserContext = createContext<User | null>(null);
export const UserProvider = UserContext.Provider;

/** The signed-in, let-in user; only below the portal's gate. */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('No user above this component');
  return user;
}
