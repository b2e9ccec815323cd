/**
 * The device cookie: `<id>.<HMAC of the id>`. It says which browser this is and opens nothing: with it, wrong passwords are
 * counted by browser and account, so that guesses made elsewhere keep nobody out (decision 0011).
 */
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import { isSame } from './one-time-secret.ts';

const shape = z.tuple([z.uuid(), z.string().regex(/^[A-Za-z0-9_-]{43}$/)]);

export function writeDeviceToken({ tokenSecret }: Pick<Config, 'tokenSecret'>, id: string): string {
  return `${id}.${createHmac('sha256', derivedKey(tokenSecret, 'device')).update(id).digest('base64url')}`;
}

/** The device the token names; null for anything this server did not write. */
export function readDeviceToken(config: Pick<Config, 'tokenSecret'>, token: string | undefined): string | null {
  const parts = shape.safeParse(token?.split('.'));
  if (!parts.success || token === undefined) return null;
  const [id] = parts.data;
  return isSame(token, writeDeviceToken(config, id)) ? id : null;
}
