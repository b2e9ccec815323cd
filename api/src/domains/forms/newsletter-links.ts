/** Links of newsletter mails: they name an address and what to do, and are signed. They never end: all they can do is what whoever reads the mail wants. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { derivedKey } from '../../platform/derived-key.ts';

export type NewsletterStep = 'confirm' | 'leave';

/** `language`: of the page it leads to. */
export function newsletterLink(config: Config, step: NewsletterStep, email: string, language = 'en'): string {
  const named = Buffer.from(email).toString('base64url');
  const query = new URLSearchParams({ token: `${named}.${signatureOf(config, step, named)}` });
  if (language !== 'en') query.set('lang', language);
  return `${config.siteBaseUrl}/newsletter/${step}/?${query}`;
}

/** The address that the token names for this step; null when it was not made here. */
export function addressIn(config: Config, step: NewsletterStep, token: string): string | null {
  const [named = '', signature = '', ...more] = token.split('.');
  const wanted = Buffer.from(signatureOf(config, step, named));
  const given = Buffer.from(signature);
  if (more.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return Buffer.from(named, 'base64url').toString();
}

const signatureOf = ({ tokenSecret }: Config, step: NewsletterStep, named: string): string =>
  createHmac('sha256', derivedKey(tokenSecret, 'newsletter')).update(`${step}.${named}`).digest('base64url');
