import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../features/auth/auth.public.ts';
import { hearClaims } from '../features/claims/claims.public.ts';
import { hearNotifications } from '../features/notifications/notifications.public.ts';
import { refreshOffersOnChange } from '../features/offers/offers.public.ts';
import { hearWarehouse } from '../features/packages/packages.public.ts';
import { refreshPayoutsOnChange } from '../features/payouts/payouts.public.ts';
import { hearReplacements } from '../features/replacements/replacements.public.ts';
import { refreshSalesOnChange } from '../features/sales/sales.public.ts';
import { hearThreads } from '../features/threads/threads.public.ts';
import { type Heard, onChanges, tellChanges } from '../lib/changes.ts';
import { watchErrors } from '../lib/error-reports.ts';
import { followChanges } from '../lib/live.ts';

/** Several changes at once are one refresh. */
const restMs = 250;
/** A write that takes longer holds nothing back. */
const longestHold = 5_000;
/** What each feature asks for again when something changed. */
const hearers = [
  refreshSalesOnChange,
  hearReplacements,
  hearClaims,
  hearNotifications,
  refreshPayoutsOnChange,
  refreshOffersOnChange,
  hearThreads,
  hearWarehouse,
];

/** Keeps what is shown true as others change it. Loaded after the page: it shows nothing. */
export default function LiveUpdates() {
  const { qid } = useUser();
  const client = useQueryClient();
  useEffect(watchErrors, []);
  useEffect(
    () =>
      onChanges((heard) => {
        for (const hear of hearers) hear(client, heard);
      }),
    [client],
  );
  useEffect(() => {
    let waiting: Heard[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = 0;
    const flush = () => {
      // While something is being written its answer may bring the very change: it is looked at afterwards.
      if (client.isMutating() > 0 && held < longestHold / restMs) {
        held += 1;
        timer = setTimeout(flush, restMs);
        return;
      }
      held = 0;
      timer = undefined;
      tellChanges(waiting);
      waiting = [];
    };
    const stop = followChanges(qid, (heard) => {
      waiting.push(heard);
      timer ??= setTimeout(flush, restMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [qid, client]);
  return null;
}
