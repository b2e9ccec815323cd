/** Beside the script of the public pages, where services of others are configured: they hear of nothing before a yes. */
import { consentGiven, consentIn, consentWithdrawn, signedUp } from '../../lib/analytics/consent.ts';
import { countSignUp } from '../../lib/outside/conversions.ts';
import { stopMonitoring } from '../../lib/outside/monitoring.ts';
import { outsideServicesIn } from '../../lib/outside/outside-services.ts';
import { showReviewsFrames, showReviewsOnPress } from '../../lib/outside/reviews-frame.ts';
import { startOutside } from '../../lib/outside/start-outside.ts';

const { outside, environment, apiBase } = document.documentElement.dataset;
const services = outsideServicesIn(outside);

/** The framework runs this page, and those that come after it in the same document: the cards are its own. */
const isRunByFramework = '__reactRouterContext' in window;

function begin(): void {
  startOutside(services, { environment: environment ?? '', apiBase: apiBase ?? '/api' });
  if (!isRunByFramework) showReviewsFrames();
}

if (consentIn(document.cookie) === 'yes') begin();
else document.addEventListener(consentGiven, begin, { once: true });
document.addEventListener(consentWithdrawn, stopMonitoring);
if (!isRunByFramework) showReviewsOnPress();

document.addEventListener(signedUp, (event) => {
  if (consentIn(document.cookie) === 'yes' && event instanceof CustomEvent) countSignUp(String(event.detail), services);
});
