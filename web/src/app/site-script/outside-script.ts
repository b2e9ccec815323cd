/** Beside the script of the public pages, where services of others are configured: they hear of nothing before a yes. */
import { consentGiven, consentIn, signedUp } from '../../lib/analytics/consent.ts';
import { countSignUp } from '../../lib/outside/conversions.ts';
import { outsideServicesIn } from '../../lib/outside/outside-services.ts';
import { startOutside } from '../../lib/outside/start-outside.ts';

const { outside, environment, apiBase } = document.documentElement.dataset;
const services = outsideServicesIn(outside);
const begin = (): void => startOutside(services, { environment: environment ?? '', apiBase: apiBase ?? '/api' });

if (consentIn(document.cookie) === 'yes') begin();
else document.addEventListener(consentGiven, begin, { once: true });

document.addEventListener(signedUp, (event) => {
  if (consentIn(document.cookie) === 'yes' && event instanceof CustomEvent) countSignUp(String(event.detail), services);
});
