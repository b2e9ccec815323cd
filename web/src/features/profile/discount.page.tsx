import type { CompanyProfile } from '@quayside/contract/company';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useState } from 'react';
import { pageTitle } from '../../app/page-title.ts';
import { fieldMessages } from '../../lib/api-error.ts';
import { textIn, useDraft } from '../../lib/draft.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { FeeCard } from './components/fee-card.tsx';
import { ProfileContent } from './components/profile-content.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { percentIn } from './percent-in.ts';
import { useProfileChange } from './use-profile-change.ts';

const words = profileMessages.discount;
const highest = 90;
const fieldId = 'profile-discount';

export const meta = pageTitle(profileMessages.pages.discount);
export const handle = { userType: 'SELLER' };

/** RT-07: what is taken off every price; and our fee (PRO-16). */
export default function DiscountPage() {
  return (
    <ProfileContent page="discount">
      {(profile, mayWrite) => (
        <Stack gap={8}>
          <DiscountForm profile={profile} mayWrite={mayWrite} />
          <FeeCard profile={profile} mayWrite={mayWrite} />
        </Stack>
      )}
    </ProfileContent>
  );
}

function DiscountForm({ profile, mayWrite }: { profile: CompanyProfile; mayWrite: boolean }) {
  const [typed, setTyped, forget] = useDraft('profile.discount', profile.discount, textIn);
  const [isTried, setTried] = useState(false);
  const work = useProfileChange(profile, forget, { discount: profile.discount });
  const percent = percentIn(typed, highest);
  const error = fieldMessages(work.problem).discount ?? (isTried && percent === null ? words.wrong : undefined);
  const submit = () => {
    setTried(true);
    if (percent !== null) work.run({ discount: percent });
  };
  const discard = () => {
    forget();
    setTyped(profile.discount);
    forget();
  };
  return (
    <ProfileForm
      work={work}
      told={error ? [{ fieldId, message: error }] : []}
      mayWrite={mayWrite}
      isChanged={typed !== profile.discount}
      onSubmit={submit}
      onDiscard={discard}
    >
      <Stack gap={2}>
        <TextField
          label={words.label}
          id={fieldId}
          inputMode="decimal"
          maxLength={8}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        {percent !== null && <Text tone="muted">{words.example(`€ ${(100 - Number(percent)).toFixed(2)}`)}</Text>}
      </Stack>
    </ProfileForm>
  );
}
