import { profileMessages } from '@quayside/contract/messages/profile';
import { pageTitle } from '../../app/page-title.ts';
import { PermissionGate } from '../auth/auth.public.ts';
import { ProfileFrame } from '../profile/profile.public.ts';
import { AddressList } from './components/address-list.tsx';
import { titleId } from './use-open-form.ts';

const title = profileMessages.pages['billing-address'];

export const meta = pageTitle(title);
export const handle = { userType: 'SELLER' };

/** RT-13, PRO-12: where invoices go. Without one no payment is made (ORD-15). */
export default function BillingAddressPage() {
  return (
    <PermissionGate permission="orders.read" title={title}>
      <ProfileFrame page="billing-address" headingId={titleId}>
        <AddressList usage="BILLING" />
      </ProfileFrame>
    </PermissionGate>
  );
}
