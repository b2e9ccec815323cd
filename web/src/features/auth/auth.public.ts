/** What other features may know of the session: the signed-in user, and who may see a staff page. */
export { PermissionGate } from './permission-gate.tsx';
export { useUser } from './use-session.ts';
