/** What other features may know of the session: the signed-in user, and what this person may do and see. */
export { PermissionGate, useMay } from './permission-gate.tsx';
export { useUser } from './use-session.ts';
