/** One change of many offers from the list, with the way back on its toast. */
import { offerMessages as words } from '@quayside/contract/messages/offers';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { type BulkBody, changeMany, undoBatch } from './offers.api.ts';
import { useRefreshOffers } from './offers.queries.ts';

interface BulkChange {
  run: (offers: readonly string[], change: BulkBody['change']) => void;
  isRunning: boolean;
}

/** `said` tells how many were changed; `onDone` runs when the list shows it. */
export function useBulkChange(said: (count: number) => string, onDone?: () => void): BulkChange {
  const refresh = useRefreshOffers();
  const sendOnce = useIdempotencyKey();
  const undo = useUndo();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: BulkBody) => sendOnce(body, changeMany),
    onSuccess: async ({ batchQid, changed, results }) => {
      await refresh();
      onDone?.();
      if (batchQid && changed > 0) toast(said(changed), { action: { label: words.undo, run: () => undo(batchQid) } });
      else toast(results.some(({ code }) => code === 'FLOOR_ABOVE') ? words.floorAbove : said(0), { variant: 'info' });
    },
    onError: (error) => toast(messageOf(error, words.failedBulk), { variant: 'error' }),
  });
  return { run: (offers, change) => mutate({ offers: [...offers], change }), isRunning: isPending };
}

/** Takes a change of many back, as it stood before. */
function useUndo(): (batchQid: string) => void {
  const refresh = useRefreshOffers();
  const { mutate } = useMutation({
    mutationFn: undoBatch,
    onSuccess: async () => {
      await refresh();
      toast(words.undone);
    },
    onError: (error) => toast(messageOf(error, words.failedBulk), { variant: 'error' }),
  });
  return mutate;
}
