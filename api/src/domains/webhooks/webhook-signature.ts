/** Secrets and signatures as Standard Webhooks has them (https://www.standardwebhooks.com, version 1). */
import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import { seal, unseal } from '../../platform/sealed.ts';

const prefix = 'whsec_';

/** 192 random bits, the least the specification asks for. */
export const newSecret = (): string => `${prefix}${randomBytes(24).toString('base64')}`;

export const sealSecret = ({ tokenSecret }: Config, secret: string): string =>
  seal(derivedKey(tokenSecret, 'webhook'), secret);

const unsealSecret = ({ tokenSecret }: Config, sealed: string): string =>
  unseal(derivedKey(tokenSecret, 'webhook'), sealed);

type Signed = { readonly id: string; readonly body: string; readonly sealedSecrets: readonly string[] };

/** The three headers of a try at `now`; one signature for each secret that counts. */
export function signedHeaders(config: Config, { id, body, sealedSecrets }: Signed, now: string) {
  const timestamp = String(Math.floor(Date.parse(now) / 1000));
  const signatures = sealedSecrets.map((sealed) => {
    const key = Buffer.from(unsealSecret(config, sealed).slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
