import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { consentIn } from '../lib/analytics/consent.ts';

/** Counts pages and what was done, where this person agreed on the site; otherwise its code is not even loaded. */
export function usePortalAnalytics(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (consentIn(document.cookie) !== 'yes') return;
    let isGone = false;
    void import('./portal-counting.ts').then(
      ({ countPage }) => isGone || countPage(pathname),
      // Not counted, then: nobody is told.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [pathname]);
}
