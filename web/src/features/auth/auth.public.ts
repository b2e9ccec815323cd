/** What other features may know of the session: the signed-in user, and what this person may do and see. */
export { ContactChange } from './contact-change.tsx';
export { PermissionGate, useMay } from './permission-gate.tsx';
export { readSession, reloadUser, signOut, subscribeSession } from './session.ts';
export { useUser } from './use-session.ts';
