/** Beside the script of the public pages, where services of others are configured: they hear of nothing before a yes. */
import { consentGiven, consentIn, consentWithdrawn, signedUp } from '../../lib/analytics/consent.ts';
import { countSignUp } from '../../lib/outside/conversions.ts';
import { stopMonitoring } from '../../lib/outside/monitoring.ts';
import { outsideServicesIn } from '../../lib/outside/outside-services.ts';
import { showReviewsFrames, showReviewsOnPress } from '../../lib/outside/reviews-frame.ts';
import { startOutside } from '../../lib/outside/start-outside.ts';

const { outside, environment, apiBase } = document.documentElement.dataset;
const services = outsideServicesIn(outside);

function begin(): void {
  startOutside(services, { environment: environment ?? '', apiBase: apiBase ?? '/api' });
  showReviewsFrames();
}

if (consentIn(document.cookie) === 'yes') begin();
else document.addEventListener(consentGiven, begin, { once: true });
document.addEventListener(consentWithdrawn, stopMonitoring);
showReviewsOnPress();

document.addEventListener(signedUp, (event) => {
  if (consentIn(document.cookie) === 'yes' && event instanceof CustomEvent) countSignUp(String(event.detail), services);
});
