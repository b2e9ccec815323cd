/** Whoever runs an installation makes one of our own people, or gives them other rights: the first of them has nobody to ask. */
import { randomBytes } from 'node:crypto';
import type { PermissionName } from '@quayside/contract/permissions';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { makeActivationSecret } from '../../auth/auth.public.ts';
import { accountByEmail, hashPassword, insertUser, isStaffAddress, saveStaff } from '../../users/users.public.ts';
import { nameFrom } from '../team.rules.ts';

/** Where our office is. */
const ourCountry = 'NL';

export type StaffMade = 'invited' | 'changed' | 'not_our_address' | 'not_our_person';

/**
 * A new person gets a mail with the link to the first password, good for 72 hours; one who is there keeps the account and has
 * exactly these rights from now on. Other addresses than ours, and accounts of companies, are left as they are.
 */
export async function setStaff(
  deps: Pick<Deps, 'config' | 'clock' | 'database'>,
  { email, rights }: { readonly email: string; readonly rights: readonly PermissionName[] },
): Promise<StaffMade> {
  if (!isStaffAddress(email)) return 'not_our_address';
  // Until the link is used nobody signs in: 32 random bytes are no one's password.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'), email);
  return deps.database.write('none', async (db) => {
    const now = deps.clock.now();
    const known = await accountByEmail(db, email);
    if (known && known.user.role !== 'STAFF') return 'not_our_person';
    const id = known?.user.id ?? newId();
    if (!known) {
      const person = { account: nameFrom(email), country: ourCountry, role: 'STAFF' } as const;
      await insertUser(db, { ...person, id, email, passwordHash, createdAt: now, invitedAt: now });
      await makeActivationSecret(deps, db, id, email);
    }
    await saveStaff(db, id, rights, now);
    return known ? 'changed' : 'invited';
  });
}
