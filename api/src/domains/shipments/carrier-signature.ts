/** The signature under what carriers tell: `sha256=` and the HMAC of the raw body in hexadecimal, under a shared secret. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { derivedKey } from '../../platform/derived-key.ts';

export const signatureHeader = 'x-quayside-signature';

type Secrets = Pick<Config, 'carrierWebhookSecret' | 'tokenSecret'>;

export function carrierSignature({ carrierWebhookSecret, tokenSecret }: Secrets, body: string | Buffer): string {
  const key = carrierWebhookSecret ?? derivedKey(tokenSecret, 'carrier-events');
  return `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
}

/** Whether the header is the body's signature; takes as long for a wrong one as for a right one. */
export function isSignedByCarrier(secrets: Secrets, body: string | Buffer, header: unknown): boolean {
  const [given, right] = [Buffer.from(String(header ?? '')), Buffer.from(carrierSignature(secrets, body))];
  return given.length === right.length && timingSafeEqual(given, right);
}
