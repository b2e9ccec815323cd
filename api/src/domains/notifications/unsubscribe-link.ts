/**
 * Links that end a kind of mail without signing in (RFC 8058): they name person and kind, and are signed. They never
 * end: a mail may be read years later, and all that somebody could do with one is to send less mail.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MailKind, mailKinds } from '@quayside/contract/notifications';
import type { Config } from '../../platform/config.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import type { Person } from './notifications.repository.ts';

export type Unsubscription = Person & { readonly kind: MailKind };

/** The page for people, and the headers with which mail programs offer the same. */
export function unsubscribeLinks(config: Config, { sellerId, userId, kind }: Unsubscription) {
  const signed = `${sellerId}.${userId}.${kind}`;
  const query = new URLSearchParams({ token: `${signed}.${signatureOf(config, signed)}` });
  return {
    page: `${config.siteBaseUrl}/unsubscribe/?${query}`,
    headers: {
      'List-Unsubscribe': `<${config.apiBaseUrl}/notifications/unsubscribe/?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Whom and what the token names; null when it was not made here. */
export function readUnsubscription(config: Config, token: string): Unsubscription | null {
  const [sellerId = '', userId = '', named = '', signature = '', ...more] = token.split('.');
  const kind = mailKinds.find((one) => one === named);
  const expected = Buffer.from(signatureOf(config, `${sellerId}.${userId}.${named}`));
  const given = Buffer.from(signature);
  if (!kind || more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { sellerId, userId, kind };
}

function signatureOf({ tokenSecret }: Config, signed: string): string {
  return createHmac('sha256', derivedKey(tokenSecret, 'unsubscribe')).update(signed).digest('base64url');
}
