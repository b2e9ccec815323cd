/** Rows of the authorisation matrix for a person's passkeys. */
import type { OwnedResources } from './owned-resources.ts';
import { type PrincipalName, principalNames } from './principals.ts';

const credential = { id: 'AA', rawId: 'AA', type: 'public-key' };
const made = { clientDataJSON: 'AA', attestationObject: 'AA' };
const signed = { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' };
const bodyOf = (body: unknown) => () => ({ body });

export const passkeyPolicy = (verified: readonly PrincipalName[]) =>
  ({
    // The same password; nobody here has a passkey.
    'POST /api/user/second-factor/passkeys/begin/': {
      allowed: verified,
      request: bodyOf({ secret: 'not the password' }),
      answers: [400, 429],
    },
    'POST /api/user/second-factor/passkeys/': {
      allowed: verified,
      request: bodyOf({ name: 'Phone', credential: { ...credential, response: made } }),
      answers: 400,
    },
    'POST /api/user/second-factor/passkeys/ask/': { allowed: verified, answers: 409 },
    'POST /api/user/second-factor/passkeys/prove/': {
      allowed: verified,
      request: bodyOf({ credential: { ...credential, response: signed } }),
      answers: [400, 429],
    },
    // Nobody here has a second factor that could be lost.
    'POST /api/user/second-factor/lost/': { allowed: verified, answers: [409, 429] },
    'DELETE /api/user/second-factor/lost/': { allowed: verified },
    'POST /api/user/second-factor/lost/keep/': {
      allowed: principalNames,
      request: bodyOf({ token: 'no.signature' }),
      answers: 400,
    },
    'GET /api/internal/lost-factors/': { allowed: ['staff'] },
    'POST /api/internal/lost-factors/{qid}/grant/': {
      allowed: ['staff'],
      request: ({ seller }: OwnedResources) => ({ params: { qid: seller } }),
      acrossCompanies: true,
      answers: 404,
    },
    'DELETE /api/user/second-factor/passkeys/{qid}/': {
      allowed: verified,
      request: ({ passkey }: OwnedResources) => ({ params: { qid: passkey } }),
    },
  }) as const;
