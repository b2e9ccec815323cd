import { profileMessages } from '@quayside/contract/messages/profile';
import { pageTitle } from '../../app/page-title.ts';
import { ProfileContent } from './components/profile-content.tsx';
import { ShipDirectForm } from './components/ship-direct-form.tsx';

export const meta = pageTitle(profileMessages.pages['ship-direct-to']);
export const handle = { userType: 'SELLER' };

/** RT-08: where goods go without our warehouse, from which order value on and at what cost. */
export default function ShipDirectToPage() {
  return (
    <ProfileContent page="ship-direct-to">
      {(profile, mayWrite) => <ShipDirectForm profile={profile} mayWrite={mayWrite} />}
    </ProfileContent>
  );
}
