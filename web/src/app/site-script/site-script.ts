/**
 * The one script of the public pages: it asks whether the visit may be counted, and opens the questionnaire above the page. Without it every
 * button is a link to the questionnaire's own page (MKT-05, INTG-02).
 */
import { askConsent, count } from './consent-banner.ts';
import { openQuestionnaire } from './questionnaire.ts';

askConsent();

document.addEventListener('click', (event) => {
  const pressed = event.target instanceof Element ? event.target.closest('[data-questionnaire] a') : null;
  if (!(pressed instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  count('registration_opened');
  openQuestionnaire(pressed, () => count('seller_signed_up'));
});
