/** Keys of their own for each purpose, all from TOKEN_SECRET: what one purpose signs is worthless for another. */
import { createHmac } from 'node:crypto';

type Purpose =
  | 'payment-recipient'
  | 'withdrawal'
  | 'credit-notice'
  | 'access-token'
  | 'refresh-token'
  | 'device'
  | 'one-time-secret'
  | 'support-signature'
  | 'unsubscribe'
  | 'carrier-events'
  | 'content-preview'
  | 'image-signature'
  | 'newsletter'
  | 'webhook'
  | 'second-factor'
  | 'factor-loss'
  | 'kept-answer';

export function derivedKey(tokenSecret: string, purpose: Purpose): Buffer {
  return createHmac('sha256', tokenSecret).update(`quayside:${purpose}`).digest();
}
