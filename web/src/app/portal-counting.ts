/** What the portal counts of whoever agreed, and what services of others do there. Loaded for nobody else. */
import { startAnalytics } from '../lib/analytics/start.ts';
import { connectEvents, type RecordedEvent } from '../lib/events.ts';
import { startOutside } from '../lib/outside/start-outside.ts';
import { siteInfoOfDocument } from '../lib/site-info.ts';

let isBegun = false;

export function countPage(pathname: string): void {
  const analytics = startAnalytics();
  connectEvents(({ name, facts }) => analytics.track(name, withoutIds(facts)));
  analytics.page(pathname);
  if (isBegun) return;
  isBegun = true;
  const { outside, environment, apiBase } = siteInfoOfDocument();
  startOutside(outside, { environment, apiBase });
}

type Facts = RecordedEvent['facts'];

/** Which order it was is nobody's to count. */
const withoutIds = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !name.endsWith('Qid')));
