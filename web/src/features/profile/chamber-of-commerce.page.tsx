import type { CompanyProfile } from '@quayside/contract/company';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useState } from 'react';
import { pageTitle } from '../../app/page-title.ts';
import { fieldMessages } from '../../lib/api-error.ts';
import { useDraft } from '../../lib/draft.ts';
import { isRecord } from '../../lib/problem-body.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ProfileContent } from './components/profile-content.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { VatCheck } from './components/vat-check.tsx';
import type { CompanyChange } from './profile.api.ts';
import { useProfileChange } from './use-profile-change.ts';

const words = profileMessages.registration;
const fields = ['companyName', 'registrationNumber', 'vatNumber'] as const;
type Field = (typeof fields)[number];
type Draft = Readonly<Record<Field, string>>;
const idOf = (field: Field) => `company-${field}`;

export const meta = pageTitle(profileMessages.pages['chamber-of-commerce']);
export const handle = { userType: 'SELLER' };

/** RT-12, PRO-11: name, registration and VAT number, with what the register says of it. */
export default function ChamberOfCommercePage() {
  return (
    <ProfileContent page="chamber-of-commerce">
      {(profile, mayWrite) => <RegistrationForm profile={profile} mayWrite={mayWrite} />}
    </ProfileContent>
  );
}

function RegistrationForm({ profile, mayWrite }: { profile: CompanyProfile; mayWrite: boolean }) {
  const saved = draftOf(profile);
  const [draft, setDraft, forget] = useDraft('profile.registration', saved, draftIn);
  const [isTried, setTried] = useState(false);
  const work = useProfileChange(profile, forget);
  const isNameless = draft.companyName.trim() === '';
  const refused: Readonly<Record<string, string | undefined>> = fieldMessages(work.problem);
  const errors: Readonly<Record<string, string | undefined>> = {
    ...refused,
    ...(isTried && isNameless ? { companyName: words.required } : {}),
  };
  const of = (field: Field) => ({
    id: idOf(field),
    value: draft[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  const discard = () => {
    setDraft(saved);
    forget();
  };
  const differs = profile.vat?.companyName && !includesName(draft.companyName, profile.vat.companyName);
  return (
    <ProfileForm
      work={work}
      told={fields.flatMap((field) => {
        const message = errors[field];
        return message === undefined ? [] : [{ fieldId: idOf(field), message }];
      })}
      mayWrite={mayWrite}
      isChanged={JSON.stringify(draft) !== JSON.stringify(saved)}
      onSubmit={() => {
        setTried(true);
        if (!isNameless) work.run(changeFrom(draft, saved));
      }}
      onDiscard={discard}
    >
      <Stack gap={6}>
        <TextField
          label={words.name}
          autoComplete="organization"
          maxLength={120}
          hint={differs ? words.nameDiffers(profile.vat?.companyName ?? '') : undefined}
          {...of('companyName')}
        />
        <TextField label={words.number} hint={words.numberHint} maxLength={40} {...of('registrationNumber')} />
        <TextField label={words.vat} maxLength={24} {...of('vatNumber')} />
        <VatCheck typed={draft.vatNumber} saved={profile.vat} />
      </Stack>
    </ProfileForm>
  );
}

const draftOf = ({ name, registrationNumber, vat }: CompanyProfile): Draft => ({
  companyName: name,
  registrationNumber: registrationNumber ?? '',
  vatNumber: vat?.taxNumber ?? '',
});

/** Only what was changed is sent: the register is asked about new numbers alone. */
function changeFrom(draft: Draft, saved: Draft): CompanyChange {
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    ...(draft.companyName === saved.companyName ? {} : { companyName: draft.companyName.trim() }),
    ...(draft.registrationNumber === saved.registrationNumber
      ? {}
      : { registrationNumber: orNull(draft.registrationNumber) }),
    ...(draft.vatNumber === saved.vatNumber ? {} : { vatNumber: orNull(draft.vatNumber) }),
  };
}

function draftIn(kept: unknown): Draft | null {
  if (!isRecord(kept)) return null;
  const { companyName, registrationNumber, vatNumber } = kept;
  return typeof companyName === 'string' && typeof registrationNumber === 'string' && typeof vatNumber === 'string'
    ? { companyName, registrationNumber, vatNumber }
    : null;
}

const includesName = (name: string, registered: string): boolean =>
  name.toLowerCase().includes(registered.toLowerCase());
