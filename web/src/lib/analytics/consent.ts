/** Whether a visitor agreed to be counted: the one cookie that is set without asking is this answer. */
export type Consent = 'yes' | 'no';

const halfYear = 15_552_000;

export function consentIn(cookies: string): Consent | null {
  const value = /(?:^|; )quayside_consent=(yes|no)(?:;|$)/.exec(cookies)?.[1];
  return value === 'yes' || value === 'no' ? value : null;
}

export const consentCookie = (answer: Consent, isSecure: boolean): string =>
  `quayside_consent=${answer}; Path=/; Max-Age=${halfYear}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Where the question is asked again: the end of the address of a link. */
export const cookieSettings = '#cookie-settings';

/** The random number of a browser whose visitor agreed, in its storage. */
export const visitorKey = 'quayside_visitor';

/** Events of the document, for services of others: the visitor agreed; takes it back; somebody has become a lead (detail: an id that names nobody). */
export const consentGiven = 'quayside:consent';
export const consentWithdrawn = 'quayside:consent-withdrawn';
export const signedUp = 'quayside:signed-up';
