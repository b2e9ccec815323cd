/** The link in the mail by which whoever owns the account keeps the second factor: it names the request, and is signed. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { derivedKey } from '../../platform/derived-key.ts';

export function lossLink(config: Config, lossId: string): string {
  const query = new URLSearchParams({ token: `${lossId}.${signatureOf(config, lossId)}` });
  return `${config.siteBaseUrl}/keep-second-factor/?${query}`;
}

/** The request that the token names; null when it was not made here. */
export function readLossToken(config: Config, token: string): string | null {
  const [lossId = '', signature = '', ...more] = token.split('.');
  const expected = Buffer.from(signatureOf(config, lossId));
  const given = Buffer.from(signature);
  const isOurs = more.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? lossId : null;
}

function signatureOf({ tokenSecret }: Config, lossId: string): string {
  return createHmac('sha256', derivedKey(tokenSecret, 'factor-loss')).update(lossId).digest('base64url');
}
