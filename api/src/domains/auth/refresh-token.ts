/**
 * Refresh tokens: `<session>.<generation>.<HMAC of both>`. Because the token follows from its generation, two tabs that
 * refresh at once are given the very same successor, although only a hash of it is stored.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { derivedKey } from '../../platform/derived-key.ts';

export type RefreshToken = { readonly sessionId: string; readonly generation: number };

const shape = z.tuple([z.uuid(), z.string().regex(/^[1-9]\d{0,8}$/), z.string().regex(/^[A-Za-z0-9_-]{43}$/)]);

export function writeRefreshToken(
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
  { sessionId, generation }: RefreshToken,
): string {
  const body = `${sessionId}.${generation}`;
  return `${body}.${createHmac('sha256', derivedKey(tokenSecret, 'refresh-token')).update(body).digest('base64url')}`;
}

/** What the token names; null for anything this server did not write. */
export function readRefreshToken(config: Pick<Config, 'tokenSecret'>, token: string): RefreshToken | null {
  const parts = shape.safeParse(token.split('.'));
  if (!parts.success) return null;
  const named = { sessionId: parts.data[0], generation: Number(parts.data[1]) };
  return timingSafeEqual(digest(writeRefreshToken(config, named)), digest(token)) ? named : null;
}

/** What is stored of a token. */
export const hashOfToken = (token: string): string => digest(token).toString('hex');

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
