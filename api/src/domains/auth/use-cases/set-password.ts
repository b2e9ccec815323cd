import type { Instant } from '../../../kernel/clock.ts';
import { present } from '../../../kernel/errors.ts';
import { networkOf } from '../../../kernel/network.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { type Account, accountById, hashPassword, lockUser, saveUser } from '../../users/users.public.ts';
import { refuse } from '../auth.errors.ts';
import { passwordRefusal } from '../auth.rules.ts';
import { forgetDevices } from '../devices.repository.ts';
import { countAttempt, forgeryLimit } from '../limits.ts';
import { hashOfSecret, idOfLinkSecret } from '../one-time-secret.ts';
import { lockProved, type Owner, provePassword } from '../own-password.ts';
import { lockSecret, type SecretRow, useSecrets } from '../secrets.repository.ts';
import { forgetSession } from '../session-cache.ts';
import { revokeSessionsOfUser } from '../sessions.repository.ts';

type WithSecret = {
  readonly kind: 'reset' | 'activation';
  readonly secret: string;
  readonly password: string;
  readonly address: string;
};

/**
 * Sets a password with the secret of a reset or activation mail; activation also verifies the e-mail address it was sent
 * to. Every session ends, no device is known any more, and a change of address or number that waits is withdrawn. `invalidSecret`, `expiredSecret`, `password_too_common`, `password_is_email`; guessing secrets
 * is limited per address.
 */
export async function setPasswordWithSecret(
  deps: Deps,
  { kind, secret, password, address }: WithSecret,
): Promise<Account> {
  const id = idOfLinkSecret(secret);
  const checked = (db: Db) => usable(db, id, kind, secret, deps.clock.now());
  const row = await deps.database.read('none', checked).catch(async (refusal) => {
    await countAttempt(deps, forgeryLimit(deps.config, address));
    throw refusal;
  });
  throwIfWeak(password, row.target);
  const passwordHash = await hashPassword(password, networkOf(address));
  const { account, ended } = await deps.database.write('none', async (db) => {
    await checked(db);
    await lockUser(db, row.userId);
    await useSecrets(db, row.userId, kind, deps.clock.now());
    const verified = kind === 'activation' ? { isEmailVerified: true, invitedAt: null } : {};
    await saveUser(db, row.userId, { passwordHash, pendingEmail: null, pendingPhone: null, ...verified });
    await forgetDevices(db, row.userId, null);
    if (kind === 'reset') await emit(db, deps.clock.now(), 'auth.password_reset', { userId: row.userId });
    else await emit(db, deps.clock.now(), 'user.activated', { userId: row.userId });
    return {
      ended: await endSessions(deps, db, row.userId),
      account: present(await accountById(db, row.userId), 'the user exists'),
    };
  });
  for (const sessionId of ended) forgetSession(deps, sessionId);
  return account;
}

/**
 * Changes the password of somebody who is signed in and knows the present one (PRO-13). Other sessions end and other
 * devices are known no longer; these stay. What somebody else may have asked for under the old password ends with it: a
 * change of address or number that waits, and links that set a password. `incorrect_password` as a field error on `secret`; wrong guesses are limited.
 */
export async function changePassword(deps: Deps, owner: Owner, secret: string, password: string): Promise<void> {
  const proved = await provePassword(deps, owner, secret);
  const { id } = proved;
  throwIfWeak(password, proved.email);
  const passwordHash = await hashPassword(password, id);
  const ended = await deps.database.write('none', async (db) => {
    await lockProved(db, proved);
    await useSecrets(db, id, 'reset', deps.clock.now());
    await forgetDevices(db, id, owner.device);
    await saveUser(db, id, { passwordHash, pendingEmail: null, pendingPhone: null });
    return endSessions(deps, db, id, owner.sessionId);
  });
  for (const sessionId of ended) forgetSession(deps, sessionId);
}

async function usable(db: Db, id: string | null, kind: string, secret: string, now: Instant): Promise<SecretRow> {
  const row = id === null ? null : await lockSecret(db, id);
  if (!row || row.kind !== kind || row.usedAt !== null || row.hash !== hashOfSecret(secret))
    throw refuse('invalidSecret');
  if (row.expiresAt <= now) throw refuse('expiredSecret');
  const account = await accountById(db, row.userId);
  if (!account?.maySignIn || account.user.email !== row.target) throw refuse('invalidSecret');
  return row;
}

async function endSessions({ clock }: Deps, db: Db, userId: string, kept?: string): Promise<string[]> {
  const now = clock.now();
  await emit(db, now, 'auth.password_changed', { userId });
  return revokeSessionsOfUser(db, userId, 'password_changed', now, kept);
}

function throwIfWeak(password: string, email: string): void {
  const code = passwordRefusal(password, email);
  if (code) throw refuse(code, {}, { password: [{ code, message: refuse(code).message }] });
}
