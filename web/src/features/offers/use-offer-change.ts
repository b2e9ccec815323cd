import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { Offer } from '@quayside/contract/offers';
import { messageOf } from '../../lib/api-error.ts';
import { useVersionedMutation, type VersionedMutation } from '../../lib/use-versioned-mutation.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { changeOffer, type OfferChange } from './offers.api.ts';
import { useRefreshOffers } from './offers.queries.ts';

type Change = Omit<OfferChange, 'version'>;

/** One change of an offer, guarded against other people's changes. `onDone` runs when the page shows it. */
export function useOfferChange(offer: Offer, onDone: () => void): VersionedMutation<Change> {
  const refresh = useRefreshOffers();
  const work = useVersionedMutation({
    newest: offer.version,
    send: (change: Change, version) => changeOffer(offer.qid, { ...change, version }),
    refresh,
    onDone: ({ version }) => {
      // What is changed next on this page goes on from here.
      work.follow(version);
      toast(words.saved);
      onDone();
    },
    onRefused: (problem) => toast(messageOf(problem, words.saveFailed), { variant: 'caution' }),
  });
  return work;
}
