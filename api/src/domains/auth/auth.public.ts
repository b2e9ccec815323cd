/** How the guard learns who is asking. */
import type { Instant } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Authenticate } from '../../platform/http/guard.ts';
import { actorOfKey, isKeyText } from '../api-keys/api-keys.public.ts';
import { type Claims, readAccessToken } from './access-token.ts';
import { refuse } from './auth.errors.ts';
import { actorOfSession } from './session-cache.ts';

export { type Rights, sessionsThatStand } from './auth.read-model.ts';
export { deviceOf } from './device-of.ts';
export { forgetFactorShown } from './devices.repository.ts';
export { endEverySession, forgetPerson, withdrawLinks } from './forget-person.ts';
export { countFactorGuess, knowFactor } from './guesses.ts';
export {
  countAttempt,
  countAttemptIn,
  emailChangeLimit,
  invitationLimit,
  lossLimit,
  registrationLimit,
  secondFactorLimit,
  takeBackAttempts,
  takenAddressLimit,
  takenFromNetworkLimit,
  withdrawalLimit,
} from './limits.ts';
export { markProved } from './mark-proved.ts';
export { newPasswordRefusal } from './new-password.ts';
export { lockProved, type Owner, provePassword } from './own-password.ts';
export { sendableSecretOf } from './sendable-secret.ts';
export { makeActivationSecret } from './use-cases/make-secret.ts';
export { makeResetSecret } from './use-cases/request-reset.ts';
export { askToConfirm } from './use-cases/send-verification.ts';
export { viewCompany } from './use-cases/view-company.ts';

/** Checking a signature costs more than the rest of a small request; tokens live 10 minutes. */
const maximumTokens = 10_000;

/**
 * Token to actor. Refuses with 401: `not_authenticated` (no token of ours), `token_expired`, `session_revoked`.
 * Rights come from the database's rows, never from the token.
 */
export function authenticator(deps: Deps): Authenticate {
  const tokens = new Map<string, Claims>();
  return async (token) => {
    if (isKeyText(token)) return actorOfKey(deps, token);
    const known = tokens.get(token);
    const claims = known ?? (await readAccessToken(deps, token));
    if (!known) remember(tokens, token, claims);
    if (claims.exp * 1_000 <= Date.parse(deps.clock.now())) {
      tokens.delete(token);
      throw refuse('token_expired');
    }
    return actorOfSession(deps, claims);
  };
}

/** When an access token that is valid now will end. */
export async function endOfToken(deps: Deps, token: string): Promise<Instant> {
  const { exp } = await readAccessToken(deps, token);
  return new Date(exp * 1_000).toISOString();
}

function remember(tokens: Map<string, Claims>, token: string, claims: Claims): void {
  tokens.set(token, claims);
  const oldest = tokens.keys().next();
  if (tokens.size > maximumTokens && !oldest.done) tokens.delete(oldest.value);
}
