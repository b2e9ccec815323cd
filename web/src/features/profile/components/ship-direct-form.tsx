import type { CompanyProfile } from '@quayside/contract/company';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useState } from 'react';
import { fieldMessages } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { Stack } from '../../../ui/layout.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { isSame, reachIn } from '../reach-form.ts';
import { draftOf, halfFilled, isSameTerms, termsDraftIn, termsIn } from '../terms-form.ts';
import { useProfileChange } from '../use-profile-change.ts';
import { ProfileForm } from './profile-form.tsx';
import { ReachPicker } from './reach-picker.tsx';
import { TermsFields, termsIdOf } from './terms-fields.tsx';

const reachId = 'profile-shipDirectTo';

/** Where the company ships by itself, from which order value on and at what cost: one form, saved at once. */
export function ShipDirectForm({ profile, mayWrite }: { profile: CompanyProfile; mayWrite: boolean }) {
  const { currency } = useUser().company;
  const saved = { reach: profile.shipDirectTo, terms: draftOf(profile) };
  const [reach, setReach, forgetReach] = useDraft('profile.shipDirectTo', saved.reach, reachIn);
  const [terms, setTerms, forgetTerms] = useDraft('profile.terms', saved.terms, termsDraftIn);
  const [isTried, setTried] = useState(false);
  const forget = () => {
    forgetReach();
    forgetTerms();
    setTried(false);
  };
  const work = useProfileChange(profile, forget, { shipDirectTo: saved.reach, terms: profile.terms });
  const areTermsNew = !isSameTerms(terms, saved.terms);
  const half = isTried ? halfFilled(terms) : [];
  const refused = fieldMessages(work.problem).shipDirectTo;
  return (
    <ProfileForm
      work={work}
      told={[
        ...(refused ? [{ fieldId: reachId, message: refused }] : []),
        ...half.map((region) => ({ fieldId: termsIdOf(region), message: profileMessages.terms2.both })),
      ]}
      mayWrite={mayWrite}
      isChanged={areTermsNew || !isSame(reach, saved.reach)}
      onSubmit={() => {
        setTried(true);
        if (halfFilled(terms).length > 0) return;
        work.run({ shipDirectTo: reach, ...(areTermsNew ? { terms: termsIn(terms, currency) } : {}) });
      }}
      onDiscard={() => {
        setReach(saved.reach);
        setTerms(saved.terms);
        forget();
      }}
    >
      <Stack gap={8}>
        <ReachPicker id={reachId} reach={reach} error={refused} onChange={setReach} />
        <TermsFields draft={terms} half={half} onChange={setTerms} />
      </Stack>
    </ProfileForm>
  );
}
