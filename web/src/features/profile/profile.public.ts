/** What other features may use of the profile. */
export { ContactCard } from './components/company-cards.tsx';
export { PasswordChange } from './components/password-change.tsx';
export { ProfileFrame } from './components/profile-frame.tsx';
export { useRefreshProfile } from './profile.queries.ts';
