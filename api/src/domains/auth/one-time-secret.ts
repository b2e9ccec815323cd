/**
 * Single-use secrets: for links (`<id>.<HMAC>`) and, for verification, also as six digits. Both follow from the row's id
 * and TOKEN_SECRET, so events and jobs carry the id only and no secret lies anywhere until its message is written.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { days, hours, minutes } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import { derivedKey } from '../../platform/derived-key.ts';

export const secretKinds = ['email', 'phone', 'reset', 'activation'] as const;
export type SecretKind = (typeof secretKinds)[number];
type Context = Pick<Config, 'tokenSecret'>;

/** Milliseconds each kind is good for (domain page, section 15). */
export const secretLifetimes: Readonly<Record<SecretKind, number>> = {
  email: days(1),
  phone: minutes(10),
  reset: days(1),
  activation: hours(72),
};

export const codePattern = /^\d{6}$/;
const codes = 1_000_000;
const linkShape = z.tuple([z.uuid(), z.string().regex(/^[A-Za-z0-9_-]{43}$/)]);

export function linkSecretOf(config: Context, kind: SecretKind, id: string): string {
  return `${id}.${macOf(config, `link:${kind}:${id}`).toString('base64url')}`;
}

export function codeOf(config: Context, kind: SecretKind, id: string): string {
  return String(macOf(config, `code:${kind}:${id}`).readUIntBE(0, 6) % codes).padStart(6, '0');
}

/** The row a link's secret names; null when it has no such form. Says nothing of its truth. */
export function idOfLinkSecret(secret: string): string | null {
  const parts = linkShape.safeParse(secret.split('.'));
  return parts.success ? parts.data[0] : null;
}

/** What is stored of a secret. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares without telling by its time where the difference lies. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(given)), Buffer.from(hashOfSecret(expected)));
}

function macOf({ tokenSecret }: Context, text: string): Buffer {
  return createHmac('sha256', derivedKey(tokenSecret, 'one-time-secret')).update(text).digest();
}
