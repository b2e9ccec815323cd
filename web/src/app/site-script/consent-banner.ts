/**
 * Asks once whether the visit may be counted, and again for whoever wants to change the answer. Nothing is sent and nothing
 * is kept but the answer, until it is yes; a later no takes away what the yes had left.
 */
import {
  type Consent,
  consentCookie,
  consentGiven,
  consentIn,
  consentWithdrawn,
  cookieSettings,
} from '../../lib/analytics/consent.ts';
import { forgetVisit } from '../../lib/analytics/forget-visit.ts';
import { type Analytics, startAnalytics } from '../../lib/analytics/start.ts';

let analytics: Analytics | null = null;

/** Counts, where the visitor agreed. */
export const count = (name: string): void => analytics?.track(name);

export const isCounting = (): boolean => analytics !== null;

export function askConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  const answer = consentIn(document.cookie);
  if (answer === 'yes') begin();
  if (!banner) return;
  banner.addEventListener('click', ({ target }) => {
    const given = target instanceof Element ? target.closest<HTMLElement>('[data-answer]')?.dataset.answer : undefined;
    if (given === 'yes' || given === 'no') take(given, banner);
  });
  askAgainOnPress(banner);
  if (location.hash === cookieSettings) ask(banner);
  else banner.hidden = answer !== null;
}

function askAgainOnPress(banner: HTMLElement): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest(`a[href$="${cookieSettings}"]`);
    // Where the question left with its page, as after a sign-in, the link leads to it.
    if (!pressed || !banner.isConnected || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    ask(banner);
  });
}

function ask(banner: HTMLElement): void {
  banner.hidden = false;
  banner.querySelector<HTMLElement>('[data-answer]')?.focus();
}

function take(given: Consent, banner: HTMLElement): void {
  const before = consentIn(document.cookie);
  keep(given);
  banner.hidden = true;
  document.querySelector<HTMLElement>('#content')?.focus();
  if (given === before) return;
  if (given === 'yes') {
    begin();
    document.dispatchEvent(new Event(consentGiven));
  } else if (before === 'yes') withdraw();
}

/** What runs already can only be ended with its document. */
function withdraw(): void {
  document.dispatchEvent(new Event(consentWithdrawn));
  analytics = null;
  forgetVisit();
  history.replaceState(history.state, '', location.pathname + location.search);
  location.reload();
}

function keep(answer: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the browsers we support
  document.cookie = consentCookie(answer, location.protocol === 'https:');
}

function begin(): void {
  analytics = startAnalytics();
  analytics.page(location.pathname);
}
