/** Passkeys as a second factor (WebAuthn level 3; domain page, section 15). Bytes travel as base64url. */
import { z } from 'zod';
import { text } from './common.ts';
import { secondFactor } from './second-factors.ts';

const bytes = z
  .string()
  .min(1)
  .max(8_000)
  .regex(/^[\w-]+$/);
/** What of a browser's answer is read; the rest it need not send. */
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };
const descriptor = z.strictObject({ id: z.string(), type: z.literal('public-key') });

export const beginPasskeyBody = z.strictObject({
  secret: z.string().min(1).max(128).meta({ description: 'The current password' }),
});
/** What `navigator.credentials.create` takes. */
export const passkeyCreation = z
  .strictObject({
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('preferred'),
      userVerification: z.literal('preferred'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' });
export const addPasskeyBody = z.strictObject({
  name: text(60),
  credential: z.strictObject({
    ...credential,
    response: z.strictObject({ clientDataJSON: bytes, attestationObject: bytes }),
  }),
});
/** What `navigator.credentials.get` takes. */
export const passkeyRequest = z
  .strictObject({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    allowCredentials: z.array(descriptor),
    userVerification: z.literal('preferred'),
  })
  .meta({ id: 'PasskeyRequest' });
export const provePasskeyBody = z.strictObject({
  credential: z.strictObject({
    ...credential,
    response: z.strictObject({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  }),
});
export const addedPasskey = z
  .strictObject({
    factor: secondFactor,
    recoveryCodes: z.array(z.string()).meta({ description: 'Shown this once; empty when there are some already' }),
  })
  .meta({ id: 'AddedPasskey' });

export type AddPasskey = z.infer<typeof addPasskeyBody>;
export type ProvePasskey = z.infer<typeof provePasskeyBody>;
