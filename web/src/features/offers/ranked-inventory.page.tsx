import { offerMessages as words } from '@quayside/contract/messages/offers';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { PermissionGate } from '../auth/auth.public.ts';
import { OfferListView } from './components/offer-list-view.tsx';

export const meta = pageTitle(words.rankedTitle);
export const handle = { userType: 'SELLER' };

/** RT-17: the same offers, those that do not win first, nearest to winning on top. */
export default function RankedInventoryPage() {
  return (
    <PermissionGate permission="offers.read" title={words.rankedTitle}>
      <OfferListView
        title={words.rankedTitle}
        base={paths.rankedInventory}
        defaults={{ rank: 'LOSING', sort: 'rank' }}
      />
    </PermissionGate>
  );
}
