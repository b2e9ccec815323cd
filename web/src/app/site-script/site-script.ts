/**
 * The one script of the public pages, a few hundred bytes: it opens the questionnaire above the page. Without it every
 * button is a link to the questionnaire's own page (MKT-05, INTG-02).
 */
import { openQuestionnaire } from './questionnaire.ts';

document.addEventListener('click', (event) => {
  const pressed = event.target instanceof Element ? event.target.closest('[data-questionnaire] a') : null;
  if (!(pressed instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  openQuestionnaire(pressed);
});
