/** A passkey is shown: its device signs a challenge of ours. */
import type { passkeyRequest, provePasskeyBody } from '@quayside/contract/passkeys';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { knowFactor, markProved, type Owner } from '../../auth/auth.public.ts';
import { cancelLossOf } from '../losses.repository.ts';
import { lockPasskey, type PasskeyRow, passkeysOf, saveUse } from '../passkeys.repository.ts';
import { newChallenge, relyingParty, takenChallenge, timeout } from '../relying-party.ts';
import { refuse } from '../second-factors.errors.ts';

type Session = { readonly userId: string; readonly sessionId: string };
type Shown = z.infer<typeof provePasskeyBody>['credential'];

/** Refuses with `second_factor_off` who has no passkey. */
export async function askPasskey(deps: Deps, session: Session): Promise<z.infer<typeof passkeyRequest>> {
  const known = await deps.database.read('none', (db) => passkeysOf(db, session.userId));
  if (known.length === 0) throw refuse('second_factor_off');
  return {
    rpId: relyingParty(deps.config).id,
    challenge: await newChallenge(deps, session, 'prove'),
    timeout,
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    userVerification: 'preferred',
  };
}

/**
 * This session is not asked again for a while. Refuses with `passkey_refused`. No limit on tries: a signature can't be
 * guessed, and nobody else's wrong codes may keep its owner from showing it.
 */
export async function provePasskey(deps: Deps, session: Owner, credential: Shown): Promise<void> {
  const expectedChallenge = await takenChallenge(deps, session, 'prove');
  await deps.database.write('none', async (db) => {
    const key = await lockPasskey(db, session.userId, credential.id);
    const counter = key && (await signatures(deps, key, credential, expectedChallenge));
    if (key === null || counter === null) throw refuse('passkey_refused');
    await saveUse(db, key.id, counter, deps.clock.now());
    await cancelLossOf(db, session.userId, deps.clock.now());
    await knowFactor(db, session.userId, { attempts: [], device: session.device });
  });
  await markProved(deps, session.sessionId);
}

/** How many its device has given by now; null when this one is not right, or the count went back. */
async function signatures(
  { config }: Deps,
  { credentialId: id, publicKey, counter }: PasskeyRow,
  shown: Shown,
  expectedChallenge: string,
): Promise<number | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config);
  const response = { ...shown, clientExtensionResults: {} };
  // Loaded with the first passkey, not with the server.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const answer = await verifyAuthenticationResponse({
    ...{ response, expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false },
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}
