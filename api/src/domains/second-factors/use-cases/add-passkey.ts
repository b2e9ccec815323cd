/** A passkey is begun with the password and counts once its device has signed. */
import type { addPasskeyBody, passkeyCreation } from '@quayside/contract/passkeys';
import type { z } from 'zod';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { knowFactor, markProved, type Owner, provePassword } from '../../auth/auth.public.ts';
import { lockUser, saveUser } from '../../users/users.public.ts';
import { countPasskeys, insertPasskey, passkeysOf } from '../passkeys.repository.ts';
import { newChallenge, relyingParty, takenChallenge, timeout } from '../relying-party.ts';
import { refuse } from '../second-factors.errors.ts';
import { removeBegunFactor, replaceCodes } from '../second-factors.repository.ts';
import { hashOfCode, newRecoveryCodes } from '../totp.ts';

const mostPasskeys = 10;
/** ES256, EdDSA and RS256 (IANA COSE algorithms): what devices have. */
const algorithms = [-7, -8, -257];

type Added = z.infer<typeof addPasskeyBody>;

/** Refuses with `incorrect_password`, `too_many_attempts`, `too_many_passkeys`. */
export async function beginPasskey(deps: Deps, owner: Owner, secret: string): Promise<z.infer<typeof passkeyCreation>> {
  const user = await provePassword(deps, owner, secret);
  const known = await deps.database.read('none', (db) => passkeysOf(db, user.id));
  if (known.length >= mostPasskeys) throw refuse('too_many_passkeys');
  const { id, name } = relyingParty(deps.config);
  return {
    rp: { id, name },
    user: { id: Buffer.from(user.id).toString('base64url'), name: user.email, displayName: user.account },
    challenge: await newChallenge(deps, owner, 'add'),
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  };
}

/** Gives the recovery codes when it is the first factor, else none. Refuses with `passkey_refused`, `too_many_passkeys`. */
export async function addPasskey(deps: Deps, session: Owner, { name, credential }: Added): Promise<string[]> {
  const key = await signedBy(deps, session, credential);
  const codes = newRecoveryCodes();
  const { userId } = session;
  const isFirst = await deps.database.write('none', async (db) => {
    const now = deps.clock.now();
    const user = present(await lockUser(db, userId), 'the signed-in user exists');
    if ((await countPasskeys(db, userId)) >= mostPasskeys) throw refuse('too_many_passkeys');
    const row = { id: newId(), userId, name, ...key, createdAt: now, lastUsedAt: null };
    if (!(await insertPasskey(db, row))) throw refuse('passkey_refused');
    await removeBegunFactor(db, userId);
    await knowFactor(db, userId, { attempts: [], device: session.device });
    if (user.secondFactorAt !== null) {
      await emit(db, now, 'user.passkey_added', { userId });
      return false;
    }
    await saveUser(db, userId, { secondFactorAt: now });
    await replaceCodes(db, userId, codes.map(hashOfCode));
    await emit(db, now, 'user.second_factor_on', { userId });
    return true;
  });
  await markProved(deps, session.sessionId);
  return isFirst ? codes : [];
}

/** What is kept of the new key, once its device has signed our challenge for our address. */
async function signedBy(deps: Deps, session: Owner, credential: Added['credential']) {
  const expectedChallenge = await takenChallenge(deps, session, 'add');
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps.config);
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false };
  const response = { ...credential, clientExtensionResults: {} };
  // Loaded with the first passkey, not with the server.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  // Whatever is wrong with it, its sender is told no more than that.
  const answer = await verifyRegistrationResponse({ response, ...expected }).catch(() => null);
  if (!answer?.verified) throw refuse('passkey_refused');
  const { id: credentialId, publicKey, counter } = answer.registrationInfo.credential;
  return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}
