/** What other features may know of the session: the signed-in user. */
export { useUser } from './use-session.ts';
