import { plus } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { hashOfSecret, linkSecretOf, type SecretKind, secretLifetimes } from '../one-time-secret.ts';
import { insertSecret } from '../secrets.repository.ts';

/** Makes a secret in the caller's transaction and has it sent to `target`, an e-mail address or phone number. */
export async function makeSecret(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  db: Db,
  userId: string,
  kind: SecretKind,
  target: string,
): Promise<void> {
  const now = clock.now();
  const id = newId();
  const hash = hashOfSecret(linkSecretOf(config, kind, id));
  await insertSecret(db, {
    id,
    userId,
    kind,
    hash,
    target,
    createdAt: now,
    expiresAt: plus(now, secretLifetimes[kind]),
  });
  await emit(db, now, 'auth.secret_made', { secretId: id });
}

/** The link that sets the first password of somebody whose account one of us made. */
export const makeActivationSecret = (
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Db,
  userId: string,
  email: string,
): Promise<void> => makeSecret(deps, db, userId, 'activation', email);
