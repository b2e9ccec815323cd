/** Storyblok's webhook: signed with HMAC-SHA1 over the very bytes of the body, in hexadecimal (storyblok.com, "Webhooks"). */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const storyblokSignature = (secret: string, body: string): string =>
  createHmac('sha1', secret).update(body).digest('hex');

/** Whether the message is the space's own. Compared in constant time. */
export function isOfSpace(secret: string, given: unknown, body: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(storyblokSignature(secret, body))];
  return a.length === b.length && timingSafeEqual(a, b);
}
