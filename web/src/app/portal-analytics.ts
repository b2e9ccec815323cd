import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { consentIn } from '../lib/analytics/consent.ts';
import { connectEvents, type RecordedEvent } from '../lib/events.ts';
import { useSiteInfo } from '../lib/site-info.ts';

/** Counts pages and what was done, where this person agreed on the site; otherwise its code is not even loaded. */
export function usePortalAnalytics(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (consentIn(document.cookie) !== 'yes') return;
    let isGone = false;
    void import('../lib/analytics/start.ts').then(
      ({ startAnalytics }) => {
        if (isGone) return;
        const analytics = startAnalytics();
        connectEvents(({ name, facts }) => analytics.track(name, withoutIds(facts)));
        analytics.page(pathname);
      },
      // Not counted, then: nobody is told.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [pathname]);
}

type Facts = RecordedEvent['facts'];

/** Which order it was is nobody's to count. */
const withoutIds = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !name.endsWith('Qid')));

/** Services of others, where this person agreed on the site; otherwise their code is not even loaded. */
export function useOutsideServices(): void {
  const { outside, environment, apiBase } = useSiteInfo();
  const isAny = Object.keys(outside).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: facts of the place, which never change while a page is open
  useEffect(() => {
    if (!isAny || consentIn(document.cookie) !== 'yes') return;
    void import('../lib/outside/start-outside.ts').then(
      ({ startOutside }) => startOutside(outside, { environment, apiBase }),
      // Nobody is told.
      () => undefined,
    );
  }, [isAny]);
}
