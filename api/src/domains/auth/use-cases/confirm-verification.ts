import { present } from '../../../kernel/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockUser, saveUser, type UserRow } from '../../users/users.public.ts';
import { refuse } from '../auth.errors.ts';
import { codeTries } from '../auth.rules.ts';
import { codeOf, codePattern, hashOfSecret, idOfLinkSecret, isSame } from '../one-time-secret.ts';
import { countTry, lockSecret, newestSecret, type SecretRow, useSecrets } from '../secrets.repository.ts';

type Kind = 'email' | 'phone';
type Outcome = 'confirmed' | 'invalid' | 'expired';

/**
 * Confirms the e-mail address or phone number with the six digits or the link's secret (SES-10). Refuses a phone code
 * with `authentication_failed`, an e-mail secret with `invalidSecret` or `expiredSecret`. What was sent to an address
 * the person has changed since confirms nothing. Confirming again what is verified is no error.
 */
export async function confirmVerification(deps: Deps, userId: string, kind: Kind, given: string): Promise<void> {
  // The outcome leaves the transaction before it is refused: the counted try must stay.
  const outcome = await deps.database.write('none', (db) => attempt(deps, db, userId, kind, given));
  if (outcome === 'confirmed') return;
  if (kind === 'phone') throw refuse('authentication_failed');
  throw refuse(outcome === 'expired' ? 'expiredSecret' : 'invalidSecret');
}

async function attempt({ config, clock }: Deps, db: Db, userId: string, kind: Kind, given: string): Promise<Outcome> {
  const now = clock.now();
  const user = present(await lockUser(db, userId), 'the signed-in user exists');
  if (kind === 'email' ? user.isEmailVerified : user.isPhoneVerified) return 'confirmed';
  const secret = await secretFor(db, userId, kind, given);
  if (!secret || !isUsable(secret, user, kind)) return 'invalid';
  const isRight = codePattern.test(given)
    ? isSame(given, codeOf(config, kind, secret.id))
    : hashOfSecret(given) === secret.hash;
  if (!isRight) {
    await countTry(db, secret.id);
    return 'invalid';
  }
  if (secret.expiresAt <= now) return 'expired';
  await useSecrets(db, userId, kind, now);
  await saveUser(db, userId, kind === 'email' ? { isEmailVerified: true } : { isPhoneVerified: true });
  return 'confirmed';
}

async function secretFor(db: Db, userId: string, kind: Kind, given: string): Promise<SecretRow | null> {
  if (codePattern.test(given)) return newestSecret(db, userId, kind);
  const id = idOfLinkSecret(given);
  return id === null ? null : lockSecret(db, id);
}

function isUsable(secret: SecretRow, user: UserRow, kind: Kind): boolean {
  const target = kind === 'email' ? user.email : user.phone;
  return (
    secret.userId === user.id &&
    secret.kind === kind &&
    secret.usedAt === null &&
    secret.target === target &&
    secret.tries < codeTries
  );
}
