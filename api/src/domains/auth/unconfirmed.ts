import type { UserRow } from '../users/users.public.ts';

type Contact = Pick<
  UserRow,
  'email' | 'phone' | 'pendingEmail' | 'pendingPhone' | 'isEmailVerified' | 'isPhoneVerified'
>;

/** What the person has to confirm: the address or number that waits, else the account's own; null: nothing. */
export function unconfirmedOf(user: Contact, kind: 'email' | 'phone'): string | null {
  const [pending, own, isVerified] =
    kind === 'email'
      ? [user.pendingEmail, user.email, user.isEmailVerified]
      : [user.pendingPhone, user.phone, user.isPhoneVerified];
  return pending ?? (isVerified ? null : own);
}
