import { profileMessages } from '@quayside/contract/messages/profile';
import { pageTitle } from '../../app/page-title.ts';
import { ProfileContent } from './components/profile-content.tsx';
import { SellToForm } from './components/sell-to-form.tsx';

export const meta = pageTitle(profileMessages.pages['sell-to']);
export const handle = { userType: 'SELLER' };

/** RT-09: whose orders are taken. The first market ranks the offers. */
export default function SellToPage() {
  return (
    <ProfileContent page="sell-to">
      {(profile, mayWrite) => <SellToForm profile={profile} mayWrite={mayWrite} />}
    </ProfileContent>
  );
}
