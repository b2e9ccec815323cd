/** A key as programs hold it: `qsk_<id>_<43 signs>`; the last part is random and kept by its hash alone. */
import { createHash, randomBytes } from 'node:crypto';

const shape = /^qsk_([0-9a-f]{32})_([A-Za-z0-9_-]{43})$/;

export const isKeyText = (token: string): boolean => token.startsWith('qsk_');

export function newKeyText(id: string): { readonly key: string; readonly hash: string; readonly ending: string } {
  const key = `qsk_${id.replaceAll('-', '')}_${randomBytes(32).toString('base64url')}`;
  return { key, hash: hashOfKey(key), ending: key.slice(-4) };
}

/** 256 random bits need no slow hash. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The row a key names; null when it has no such form. Says nothing of its truth. */
export function idOfKey(key: string): string | null {
  const hex = shape.exec(key)?.[1];
  return hex === undefined
    ? null
    : [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
