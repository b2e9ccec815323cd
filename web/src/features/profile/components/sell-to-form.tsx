import type { CompanyProfile } from '@quayside/contract/company';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useState } from 'react';
import { fieldMessages } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { isSame, reachIn } from '../reach-form.ts';
import { useProfileChange } from '../use-profile-change.ts';
import { ProfileForm } from './profile-form.tsx';
import { ReachPicker } from './reach-picker.tsx';

const words = profileMessages.reach;

const id = 'profile-sellTo';

/** Whose orders the company takes, by regions and countries. What was chosen stays until it is saved or discarded. */
export function SellToForm({ profile, mayWrite }: { profile: CompanyProfile; mayWrite: boolean }) {
  const saved = profile.sellTo;
  const [reach, setReach, forget] = useDraft('profile.sellTo', saved, reachIn);
  const [isTried, setTried] = useState(false);
  const work = useProfileChange(profile, forget, { sellTo: saved });
  const isEmpty = reach.regions.length + reach.countries.length === 0;
  const error = fieldMessages(work.problem).sellTo ?? (isTried && isEmpty ? words.none : undefined);
  return (
    <ProfileForm
      work={work}
      told={error ? [{ fieldId: id, message: error }] : []}
      mayWrite={mayWrite}
      isChanged={!isSame(reach, saved)}
      onSubmit={() => {
        setTried(true);
        if (!isEmpty) work.run({ sellTo: reach });
      }}
      onDiscard={() => {
        setReach(saved);
        forget();
      }}
    >
      <ReachPicker id={id} reach={reach} error={error} onChange={setReach} />
    </ProfileForm>
  );
}
