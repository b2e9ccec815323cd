/** What the browser does with passkeys; its part is loaded when somebody uses one. */
import { securityMessages } from '@quayside/contract/messages/security';
import { addPasskey, askPasskey, beginPasskey, provePasskey } from './security.api.ts';

/** The browser, or the person before it, gave no passkey. */
export class PasskeyNotGiven extends Error {
  override readonly name = 'PasskeyNotGiven';
}

/** Whether this browser can make and show passkeys at this address. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/**
 * Makes a passkey in this device and keeps it with us.
 *
 * @throws PasskeyNotGiven, and as `answerOf`
 */
export async function makePasskey({ secret, name }: { secret: string; name: string }) {
  const optionsJSON = await beginPasskey(secret);
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await given(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject } = response;
  return addPasskey({ name, credential: { id, rawId, type, response: { clientDataJSON, attestationObject } } });
}

/**
 * Shows one to us.
 *
 * @throws PasskeyNotGiven, and as `answerOf`
 */
export async function showPasskey() {
  const optionsJSON = await askPasskey();
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await given(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature } = response;
  const signed = { clientDataJSON, authenticatorData, signature };
  return provePasskey({ credential: { id, rawId, type, response: signed } });
}

/** Browsers say little of why, so that no page learns whose keys a device has. */
function given<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((cause: unknown) => {
    throw new PasskeyNotGiven(securityMessages.passkeys.notGiven, { cause });
  });
}
