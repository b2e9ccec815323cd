/**
 * The one script of the public pages: it asks whether the visit may be counted, and opens the questionnaire above the page. Without it every
 * button is a link to the questionnaire's own page (MKT-05, INTG-02).
 */
import { signedUp } from '../../lib/analytics/consent.ts';
import { watchErrors } from '../../lib/error-reports.ts';
import { outsideServicesIn } from '../../lib/outside/outside-services.ts';
import { askConsent, count, isCounting } from './consent-banner.ts';
import { openQuestionnaire } from './questionnaire.ts';

/** Milliseconds to wait for an answer about counting, which may be given while the form opens. */
const instanceCheck = 3_000;

watchErrors();
askConsent();

document.addEventListener('click', (event) => {
  const pressed = event.target instanceof Element ? event.target.closest('[data-questionnaire] a') : null;
  if (!(pressed instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  if (isCounting()) count('registration_opened');
  else setTimeout(() => count('registration_opened'), instanceCheck);
  const { typeform } = outsideServicesIn(document.documentElement.dataset.outside);
  openQuestionnaire(pressed, {
    ...(typeform ? { typeform } : {}),
    ...{ isCounted: isCounting(), close: document.querySelector<HTMLElement>('[data-consent]')?.dataset.close ?? '' },
    onSent: (id) => {
      count('seller_signed_up');
      // The end of a reference names no company.
      document.dispatchEvent(new CustomEvent(signedUp, { detail: id.slice(-8) }));
    },
  });
});
