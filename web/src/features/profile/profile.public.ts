/** What other features may use of the profile. */
export { AccountCard } from './components/account-card.tsx';
export { ContactCard } from './components/company-cards.tsx';
export { PasswordChange } from './components/password-change.tsx';
export { ProfileFrame } from './components/profile-frame.tsx';
export { useProfile, useRefreshProfile } from './profile.queries.ts';
