import { offerMessages as words } from '@quayside/contract/messages/offers';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { PermissionGate } from '../auth/auth.public.ts';
import { OfferListView } from './components/offer-list-view.tsx';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** RT-15, INV-01: what this company offers, by status, with what each price would have to be to win. */
export default function InventoryPage() {
  return (
    <PermissionGate permission="offers.read" title={words.title}>
      <OfferListView title={words.title} base={paths.inventory} />
    </PermissionGate>
  );
}
