/** Whom a passkey signs for, and what: our own address, and a challenge that is good once (WebAuthn level 3, 13.4.3). */
import { randomBytes } from 'node:crypto';
import { minutes, plus } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Challenge, putChallenge, takeChallenge } from './passkeys.repository.ts';
import { refuse } from './second-factors.errors.ts';

/** Milliseconds that the browser waits for the person, and we for the browser. */
export const timeout = minutes(5);

export function relyingParty({ siteBaseUrl }: Pick<Config, 'siteBaseUrl'>) {
  const { hostname, origin } = new URL(siteBaseUrl);
  return { id: hostname, origin, name: 'Quayside' };
}

type Session = { readonly userId: string; readonly sessionId: string };

/** 32 random bytes, kept for the session until they are signed. */
export async function newChallenge(
  { database, clock }: Deps,
  { userId, sessionId }: Session,
  purpose: Challenge['purpose'],
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const now = clock.now();
  const kept = { sessionId, userId, purpose, challenge, expiresAt: plus(now, timeout) };
  await database.write('none', (db) => putChallenge(db, kept, now));
  return challenge;
}

/** Taken away, so that a signature is good once. Refuses with `passkey_refused`. */
export async function takenChallenge(
  { database, clock }: Deps,
  { userId, sessionId }: Session,
  purpose: Challenge['purpose'],
): Promise<string> {
  const taken = await database.write('none', (db) => takeChallenge(db, sessionId, purpose));
  if (taken?.userId !== userId || taken.expiresAt <= clock.now()) throw refuse('passkey_refused');
  return taken.challenge;
}
