import type { CompanyProfile } from '@quayside/contract/company';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useState } from 'react';
import { keysOf } from '../../../lib/keys-of.ts';
import { Card } from '../../../ui/card.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { draftOf, halfFilled, type TermsDraft, termsIn } from '../terms-form.ts';
import { useProfileChange } from '../use-profile-change.ts';
import { ProfileForm } from './profile-form.tsx';

const words = profileMessages.terms2;
const regions = keysOf(profileMessages.reach.regionNames);

/** From which order value on the company sends by itself, and what it costs, by region and in its own currency. */
export function TermsForm({ profile, mayWrite }: { profile: CompanyProfile; mayWrite: boolean }) {
  const { currency } = useUser().company;
  const saved = draftOf(profile);
  const [draft, setDraft] = useState<TermsDraft>(saved);
  const [isTried, setTried] = useState(false);
  const work = useProfileChange(profile, () => setTried(false), { terms: profile.terms });
  const half = isTried ? halfFilled(draft) : [];
  const idOf = (region: string) => `terms-${region}`;
  return (
    <Card title={words.title}>
      <ProfileForm
        work={work}
        told={half.map((region) => ({ fieldId: idOf(region), message: words.both }))}
        mayWrite={mayWrite}
        isChanged={JSON.stringify(draft) !== JSON.stringify(saved)}
        onSubmit={() => {
          setTried(true);
          if (halfFilled(draft).length === 0) work.run({ terms: termsIn(draft, currency) });
        }}
        onDiscard={() => setDraft(saved)}
      >
        <Stack gap={6}>
          <Text tone="muted">{words.help}</Text>
          {regions.map((region) => (
            <fieldset key={region}>
              <legend className="pb-2">
                <Text as="span" weight="strong">
                  {profileMessages.reach.regionNames[region]}
                </Text>
              </legend>
              <Columns isWide>
                <MoneyInput
                  id={idOf(region)}
                  label={words.minimum}
                  currency={currency}
                  value={draft[region].minimum}
                  error={half.includes(region) ? words.both : undefined}
                  onChange={(minimum) => setDraft({ ...draft, [region]: { ...draft[region], minimum } })}
                />
                <MoneyInput
                  label={words.shipping}
                  currency={currency}
                  value={draft[region].shipping}
                  onChange={(shipping) => setDraft({ ...draft, [region]: { ...draft[region], shipping } })}
                />
              </Columns>
            </fieldset>
          ))}
        </Stack>
      </ProfileForm>
    </Card>
  );
}
