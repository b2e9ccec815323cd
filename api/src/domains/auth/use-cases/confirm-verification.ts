import { commonMessages } from '@quayside/contract/messages/common';
import { present, Refusal } from '../../../kernel/errors.ts';
import { type Db, sqlState } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { lockUser, refuseField, saveUser, type UserRow } from '../../users/users.public.ts';
import { refuse } from '../auth.errors.ts';
import { codeTries } from '../auth.rules.ts';
import { codeOf, codePattern, hashOfSecret, idOfLinkSecret, isSame } from '../one-time-secret.ts';
import { countTry, lockSecret, newestSecret, type SecretRow, useSecrets } from '../secrets.repository.ts';
import { forgetSession } from '../session-cache.ts';
import { revokeSessionsOfUser } from '../sessions.repository.ts';
import { unconfirmedOf } from '../unconfirmed.ts';

const uniqueViolation = '23505';

type Kind = 'email' | 'phone';
type Confirmer = { readonly userId: string; readonly sessionId: string };
type Outcome = 'confirmed' | 'invalid' | 'expired';
/** `ended`: sessions that a new address ends. */
type Attempt = { readonly outcome: Outcome; readonly ended: readonly string[] };

/**
 * Confirms the e-mail address or phone number with the six digits or the link's secret (SES-10). One that waited is the
 * account's from now on (PRO-15): the old address is told, and with an address the other sessions end. Refuses a phone code
 * with `authentication_failed`, an e-mail secret with `invalidSecret` or `expiredSecret`, an address that somebody took
 * meanwhile with `email_already_exists`. Confirming again what is verified is no error.
 */
export async function confirmVerification(deps: Deps, person: Confirmer, kind: Kind, given: string): Promise<void> {
  const verdict = kind === 'phone' ? await judgedElsewhere(deps, person, given) : null;
  // The outcome leaves the transaction before it is refused: the counted try must stay.
  const { outcome, ended } = await deps.database
    .write('none', (db) => attempt(deps, db, person, { kind, given, verdict }))
    .catch(async (error) => {
      if (sqlState(error) !== uniqueViolation) throw error;
      await deps.database.write('none', (db) => saveUser(db, person.userId, { pendingEmail: null }));
      throw refuseField('email', 'email_already_exists');
    });
  for (const sessionId of ended) forgetSession(deps, sessionId);
  if (outcome === 'confirmed') return;
  if (kind === 'phone') throw refuse('authentication_failed');
  throw refuse(outcome === 'expired' ? 'expiredSecret' : 'invalidSecret');
}

type Verdict = { readonly secretId: string; readonly isRight: boolean };

/**
 * What the service that made the phone code says of it, where one does (INTG-14); null: the code is ours, or there is none
 * to ask about. Asked outside a transaction. Refuses with `unavailable` when nobody can say.
 */
async function judgedElsewhere(
  { database, phoneCodes }: Deps,
  { userId }: Confirmer,
  given: string,
): Promise<Verdict | null> {
  if (phoneCodes.check === null || !codePattern.test(given)) return null;
  const secret = await database.write('none', (db) => newestSecret(db, userId, 'phone'));
  if (secret === null || secret.tries >= codeTries) return null;
  const verdict = await phoneCodes.check(secret.target, given);
  if (verdict === 'silent') throw new Refusal('unavailable', 503, commonMessages.unavailable);
  return { secretId: secret.id, isRight: verdict === 'right' };
}

type Given = { readonly kind: Kind; readonly given: string; readonly verdict: Verdict | null };

async function attempt(deps: Deps, db: Db, person: Confirmer, { kind, given, verdict }: Given): Promise<Attempt> {
  const now = deps.clock.now();
  const user = present(await lockUser(db, person.userId), 'the signed-in user exists');
  const target = unconfirmedOf(user, kind);
  if (target === null) return { outcome: 'confirmed', ended: [] };
  const secret = await secretFor(db, user.id, kind, given);
  if (!secret || !isUsable(secret, user.id, kind, target)) return { outcome: 'invalid', ended: [] };
  const isRight = isProved(deps, secret, { kind, given, verdict });
  if (!isRight) {
    await countTry(db, secret.id);
    return { outcome: 'invalid', ended: [] };
  }
  if (secret.expiresAt <= now) return { outcome: 'expired', ended: [] };
  await useSecrets(db, user.id, kind, now);
  return { outcome: 'confirmed', ended: await confirmed(deps, db, user, person.sessionId, kind) };
}

/** A code that a service made is right when the service says so of this very secret; ours are compared. */
function isProved({ config, phoneCodes }: Deps, secret: SecretRow, { kind, given, verdict }: Given): boolean {
  if (!codePattern.test(given)) return hashOfSecret(given) === secret.hash;
  if (kind === 'phone' && phoneCodes.check !== null) return verdict?.secretId === secret.id && verdict.isRight;
  return isSame(given, codeOf(config, kind, secret.id));
}

/** What was confirmed is the account's, and verified. Answers the sessions that end with it. */
async function confirmed({ clock }: Deps, db: Db, user: UserRow, sessionId: string, kind: Kind): Promise<string[]> {
  const now = clock.now();
  const { id: userId, pendingEmail, pendingPhone } = user;
  if (kind === 'phone') {
    const moved = pendingPhone === null ? {} : { phone: pendingPhone, pendingPhone: null };
    await saveUser(db, userId, { ...moved, isPhoneVerified: true });
    if (pendingPhone !== null) await emit(db, now, 'user.phone_changed', { userId });
    return [];
  }
  const moved = pendingEmail === null ? {} : { email: pendingEmail, pendingEmail: null };
  await saveUser(db, userId, { ...moved, isEmailVerified: true });
  if (pendingEmail === null) return [];
  await emit(db, now, 'user.email_changed', { userId, oldEmail: user.email });
  return revokeSessionsOfUser(db, userId, 'email_changed', now, sessionId);
}

async function secretFor(db: Db, userId: string, kind: Kind, given: string): Promise<SecretRow | null> {
  if (codePattern.test(given)) return newestSecret(db, userId, kind);
  const id = idOfLinkSecret(given);
  return id === null ? null : lockSecret(db, id);
}

function isUsable(secret: SecretRow, userId: string, kind: Kind, target: string): boolean {
  return (
    secret.userId === userId &&
    secret.kind === kind &&
    secret.usedAt === null &&
    secret.target === target &&
    secret.tries < codeTries
  );
}
