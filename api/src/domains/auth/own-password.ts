import { present, type Refusal } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { accountById, isPassword, lockUser, type UserRow } from '../users/users.public.ts';
import { refuse } from './auth.errors.ts';
import { countGuess, forgiveGuess } from './guesses.ts';
import { ownPasswordLimit } from './limits.ts';

/** Somebody signed in who is asked for the password again; `device` as in the cookie, null without one. */
export type Owner = { readonly userId: string; readonly sessionId: string; readonly device: string | null };

/**
 * Shows that whoever holds the session knows the password, too. `incorrect_password` as a field error on `secret`; wrong
 * guesses are limited as at sign-in. Gives the person as they were.
 */
export async function provePassword(deps: Deps, { userId, device }: Owner, secret: string): Promise<UserRow> {
  const guess = await countGuess(deps, userId, device, ownPasswordLimit(deps.config, userId));
  const { user } = present(
    await deps.database.read('none', (db) => accountById(db, userId)),
    'the signed-in user exists',
  );
  if (!(await isPassword(user.passwordHash, secret, userId))) throw incorrectPassword();
  await deps.database.write('none', (db) => forgiveGuess(db, userId, guess));
  return user;
}

/**
 * Locks the person in the write that the password allows. Refuses when it is another one by now: whoever knew the old one
 * is not let in beside a reset.
 */
export async function lockProved(db: Db, proved: UserRow): Promise<UserRow> {
  const user = await lockUser(db, proved.id);
  if (user?.passwordHash !== proved.passwordHash) throw incorrectPassword();
  return user;
}

function incorrectPassword(): Refusal {
  const { message } = refuse('incorrect_password');
  return refuse('incorrect_password', {}, { secret: [{ code: 'incorrect_password', message }] });
}
