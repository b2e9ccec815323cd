import type { Deps } from '../../platform/deps.ts';
import { codeOf, linkSecretOf, type SecretKind, secretKinds } from './one-time-secret.ts';
import { lockSecret } from './secrets.repository.ts';

type SendableSecret = {
  readonly kind: SecretKind;
  readonly userId: string;
  readonly target: string;
  readonly link: string;
  readonly code: string;
};

/** What to write into the message for a secret; null when it was used, replaced or has expired before it was sent. */
export async function sendableSecretOf({ database, config, clock }: Deps, id: string): Promise<SendableSecret | null> {
  const row = await database.read('none', (db) => lockSecret(db, id));
  const kind = secretKinds.find((one) => one === row?.kind);
  if (!row || !kind || row.usedAt !== null || row.expiresAt <= clock.now()) return null;
  return {
    kind,
    userId: row.userId,
    target: row.target,
    link: linkSecretOf(config, kind, id),
    code: codeOf(config, kind, id),
  };
}
