/** What other features may use of the profile. */
export { ProfileFrame } from './components/profile-frame.tsx';
export { useRefreshProfile } from './profile.queries.ts';
