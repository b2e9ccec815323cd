import type { userPatch } from '@quayside/contract/users';
import type { z } from 'zod';
import { present, Refusal } from '../../../kernel/errors.ts';
import { requireVersion } from '../../../kernel/versions.ts';
import { type Db, sqlState } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import {
  askToConfirm,
  countAttempt,
  emailChangeLimit,
  lockProved,
  type Owner,
  provePassword,
  takeBackAttempts,
  takenFromNetworkLimit,
} from '../../auth/auth.public.ts';
import { refuseField } from '../users.errors.ts';
import { isStaffAddress } from '../users.policy.ts';
import { accountById } from '../users.read-model.ts';
import { isEmailTaken, lockUser, saveUser, type UserChange, type UserRow } from '../users.repository.ts';

const uniqueViolation = '23505';

type Patch = z.infer<typeof userPatch>;

/**
 * Changes the person's own account name, e-mail address or phone number. The latter two ask for the password, and the old
 * one stays until the new one is confirmed (PRO-15); one that was never confirmed itself is replaced at once. `withdraw`
 * gives up the one that waits. `inWrite` opens the transaction, with whatever else belongs in it. Refuses with `password_required` and `incorrect_password` (field errors
 * on `secret`), `email_already_exists` and `email_invalid` (on `email`), `too_many_attempts` or `stale_version`.
 */
export async function changeAccount(
  deps: Deps,
  owner: Owner & { readonly address: string },
  { secret, ...patch }: Patch,
  inWrite: (work: (db: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { userId, address } = owner;
  const account = await deps.database.read('none', (db) => accountById(db, userId));
  const asked = newContacts(present(account, 'the signed-in user exists').user, patch);
  let proved: UserRow | null = null;
  let counted: string[] = [];
  if (asked.length > 0) {
    if (secret === undefined) throw refuseField('secret', 'password_required');
    proved = await provePassword(deps, owner, secret);
    if (asked.some(({ kind }) => kind === 'email')) {
      await countAttempt(deps, emailChangeLimit(userId));
      counted = await countAttempt(deps, takenFromNetworkLimit(address));
    }
  }
  const told = await inWrite((db) => change(deps, db, userId, patch, proved)).then(
    () => null,
    (error: unknown) => (sqlState(error) === uniqueViolation ? refuseField('email', 'email_already_exists') : error),
  );
  if (!tellsTaken(told)) await takeBackAttempts(deps, counted);
  if (told !== null) throw told;
}

const tellsTaken = (told: unknown): boolean =>
  told instanceof Refusal && (told.errors?.email ?? []).some(({ code }) => code === 'email_already_exists');

type Contact = { readonly kind: 'email' | 'phone'; readonly target: string };

/** The address and the number in the patch that are not the account's. */
function newContacts(user: UserRow, { email, phone }: Patch): Contact[] {
  return [
    ...(email !== undefined && email !== user.email ? [{ kind: 'email', target: email } as const] : []),
    ...(phone !== undefined && phone !== user.phone ? [{ kind: 'phone', target: phone } as const] : []),
  ];
}

async function change(deps: Deps, db: Db, userId: string, patch: Patch, proved: UserRow | null): Promise<void> {
  const user = proved ? await lockProved(db, proved) : present(await lockUser(db, userId), 'the signed-in user exists');
  requireVersion(patch.version, user);
  const contacts = newContacts(user, patch);
  // Somebody changed the account since it was looked at.
  if (contacts.length > 0 && !proved) throw refuseField('secret', 'password_required');
  for (const { kind, target } of contacts) if (kind === 'email') await refuseEmail(db, userId, target);
  const changes = changeOf(user, contacts, patch);
  if (Object.keys(changes).length === 0) return;
  await saveUser(db, userId, changes);
  for (const contact of contacts) await askToConfirm(deps, db, userId, { ...contact, isNew: true });
  if (changes.pendingEmail)
    await emit(db, deps.clock.now(), 'user.email_change_asked', { userId, oldEmail: user.email });
}

/** What is confirmed stays beside what waits; what nobody confirmed is replaced. */
function changeOf(user: UserRow, contacts: readonly Contact[], { account, withdraw }: Patch): UserChange {
  const changes = contacts.map(({ kind, target }): UserChange => {
    if (kind === 'email')
      return user.isEmailVerified ? { pendingEmail: target } : { email: target, pendingEmail: null };
    return user.isPhoneVerified ? { pendingPhone: target } : { phone: target, pendingPhone: null };
  });
  return Object.assign(
    {},
    withdraw === 'EMAIL' ? { pendingEmail: null } : {},
    withdraw === 'PHONE' ? { pendingPhone: null } : {},
    account === undefined ? {} : { account },
    ...changes,
  );
}

/** The company's own domain is for people with a staff record; nobody else may take an address there. */
async function refuseEmail(db: Db, userId: string, email: string): Promise<void> {
  if (isStaffAddress(email) && !(await accountById(db, userId))?.staff) throw refuseField('email', 'email_invalid');
  if (await isEmailTaken(db, email)) throw refuseField('email', 'email_already_exists');
}
