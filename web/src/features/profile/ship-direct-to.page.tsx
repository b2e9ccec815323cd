import { profileMessages } from '@quayside/contract/messages/profile';
import { pageTitle } from '../../app/page-title.ts';
import { Stack } from '../../ui/layout.tsx';
import { ProfileContent } from './components/profile-content.tsx';
import { ReachForm } from './components/reach-form.tsx';
import { TermsForm } from './components/terms-form.tsx';

export const meta = pageTitle(profileMessages.pages['ship-direct-to']);
export const handle = { userType: 'SELLER' };

/** RT-08: where goods go without our warehouse, from which order value on and at what cost. */
export default function ShipDirectToPage() {
  return (
    <ProfileContent page="ship-direct-to">
      {(profile, mayWrite) => (
        <Stack gap={8}>
          <ReachForm profile={profile} field="shipDirectTo" mayWrite={mayWrite} isRequired={false} />
          <TermsForm profile={profile} mayWrite={mayWrite} />
        </Stack>
      )}
    </ProfileContent>
  );
}
