import type { CompanyProfile } from '@quayside/contract/company';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useState } from 'react';
import { fieldMessages } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { isSame, reachIn } from '../reach-form.ts';
import { useProfileChange } from '../use-profile-change.ts';
import { ProfileForm } from './profile-form.tsx';
import { ReachPicker } from './reach-picker.tsx';

const words = profileMessages.reach;

/** One choice of regions and countries. What was chosen stays until it is saved or discarded. */
export function ReachForm(props: {
  profile: CompanyProfile;
  field: 'sellTo' | 'shipDirectTo';
  mayWrite: boolean;
  isRequired: boolean;
}) {
  const { profile, field, mayWrite, isRequired } = props;
  const saved = profile[field];
  const [reach, setReach, forget] = useDraft(`profile.${field}`, saved, reachIn);
  const [isTried, setTried] = useState(false);
  const work = useProfileChange(profile, forget, { [field]: saved });
  const isEmpty = isRequired && reach.regions.length + reach.countries.length === 0;
  const error = fieldMessages(work.problem)[field] ?? (isTried && isEmpty ? words.none : undefined);
  const id = `profile-${field}`;
  const discard = () => {
    setReach(saved);
    forget();
  };
  return (
    <ProfileForm
      work={work}
      told={error ? [{ fieldId: id, message: error }] : []}
      mayWrite={mayWrite}
      isChanged={!isSame(reach, saved)}
      onSubmit={() => {
        setTried(true);
        if (!isEmpty) work.run({ [field]: reach });
      }}
      onDiscard={discard}
    >
      <Stack gap={4}>
        {field === 'sellTo' && <Text tone="muted">{words.hides}</Text>}
        <ReachPicker id={id} reach={reach} error={error} onChange={setReach} />
      </Stack>
    </ProfileForm>
  );
}
