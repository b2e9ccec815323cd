import { profileMessages } from '@quayside/contract/messages/profile';
import { pageTitle } from '../../app/page-title.ts';
import { PermissionGate } from '../auth/auth.public.ts';
import { ProfileFrame } from '../profile/profile.public.ts';
import { AddressList } from './components/address-list.tsx';
import { titleId } from './use-open-form.ts';

const title = profileMessages.pages['shipping-address'];

export const meta = pageTitle(title);
export const handle = { userType: 'SELLER' };

/** RT-11, PRO-12: where carriers collect goods. */
export default function ShippingAddressPage() {
  return (
    <PermissionGate permission="orders.read" title={title}>
      <ProfileFrame page="shipping-address" headingId={titleId}>
        <AddressList usage="SHIPPING" />
      </ProfileFrame>
    </PermissionGate>
  );
}
