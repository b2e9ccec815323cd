/** Rows of the authorisation matrix for a person's own account. */

import { passkeyPolicy } from './matrix.passkeys.ts';
import type { OwnedResources } from './owned-resources.ts';
import type { PrincipalName } from './principals.ts';

const code = () => ({ body: { code: '000000' } });
const bodyOf = (body: unknown) => () => ({ body });

export const accountPolicy = (signedIn: readonly PrincipalName[], verified: readonly PrincipalName[]) =>
  ({
    'GET /api/user/': { allowed: signedIn },
    'PATCH /api/user/': { allowed: signedIn, request: bodyOf({ account: 'Mila de Vries' }) },
    'PUT /api/user/': { allowed: signedIn, request: bodyOf({ account: 'Mila de Vries' }) },
    'GET /api/user/groups/': { allowed: signedIn },
    'GET /api/user/data/': { allowed: verified },
    'POST /api/user/data/': { allowed: verified },
    'GET /api/user/data/parts/{part}/': {
      allowed: verified,
      request: () => ({ params: { part: '1' } }),
      answers: 404,
    },
    // The password is wrong, until there were too many.
    'POST /api/user/data/delete/': {
      allowed: verified,
      request: bodyOf({ secret: 'not the password' }),
      answers: [400, 429],
    },
    'GET /api/user/second-factor/': { allowed: verified },
    // The password is wrong, until there were too many; nobody here has a second factor.
    'POST /api/user/second-factor/': {
      allowed: verified,
      request: bodyOf({ secret: 'not the password' }),
      answers: [400, 429],
    },
    'POST /api/user/second-factor/confirm/': { allowed: verified, request: code, answers: [409, 429] },
    'POST /api/user/second-factor/recovery-codes/': { allowed: verified, request: code, answers: [409, 429] },
    'POST /api/user/second-factor/prove/': { allowed: verified, request: code, answers: [409, 429] },
    'POST /api/user/second-factor/remove/': { allowed: verified, request: code, answers: [409, 429] },
    ...passkeyPolicy(verified),
    'GET /api/user/sessions/': { allowed: signedIn },
    'DELETE /api/user/sessions/{qid}/': {
      allowed: signedIn,
      request: ({ session }: OwnedResources) => ({ params: { qid: session } }),
      answers: 204,
    },
    'POST /api/user/viewing/end/': { allowed: verified, answers: 204 },
    'PUT /api/user/password/': {
      allowed: verified,
      request: bodyOf({ secret: 'not the password', password: 'a long enough password' }),
      answers: 400,
    },
    'POST /api/user/email/verify/': { allowed: signedIn, answers: [200, 409] },
    // 429: a link was sent less than a minute ago.
    'POST /api/user/email/resend-token/': { allowed: signedIn, answers: [409, 429] },
    'POST /api/user/phone/verify/': { allowed: signedIn, answers: [200, 409] },
    'POST /api/user/email/verify-token/': {
      allowed: signedIn,
      request: bodyOf({ token: 'wrong' }),
      answers: [200, 400],
    },
    'POST /api/user/phone/verify-token/': {
      allowed: signedIn,
      request: bodyOf({ code: '000000' }),
      answers: [200, 400],
    },
  }) as const;
