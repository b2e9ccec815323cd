/** Text that only this installation can read: AES-256-GCM with a key derived from TOKEN_SECRET. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** AES-256-GCM with a random start; answers base64 of start, tag and text. */
export function seal(key: Buffer, text: string): string {
  const start = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, start);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), body]).toString('base64');
}

export function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
