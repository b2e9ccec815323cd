/** Asks once whether the visit may be counted. Nothing is sent and nothing is kept but the answer, until it is yes. */
import { type Consent, consentCookie, consentGiven, consentIn } from '../../lib/analytics/consent.ts';
import { type Analytics, startAnalytics } from '../../lib/analytics/start.ts';

let analytics: Analytics | null = null;

/** Counts, where the visitor agreed. */
export const count = (name: string): void => analytics?.track(name);

export const isCounting = (): boolean => analytics !== null;

export function askConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  const answer = consentIn(document.cookie);
  if (answer === 'yes') begin();
  if (answer !== null || !banner) return;
  banner.hidden = false;
  banner.addEventListener('click', ({ target }) => {
    const given = target instanceof Element ? target.closest<HTMLElement>('[data-answer]')?.dataset.answer : undefined;
    if (given !== 'yes' && given !== 'no') return;
    keep(given);
    banner.hidden = true;
    document.querySelector<HTMLElement>('#content')?.focus();
    if (given !== 'yes') return;
    begin();
    document.dispatchEvent(new Event(consentGiven));
  });
}

function keep(answer: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the browsers we support
  document.cookie = consentCookie(answer, location.protocol === 'https:');
}

function begin(): void {
  analytics = startAnalytics();
  analytics.page(location.pathname);
}
