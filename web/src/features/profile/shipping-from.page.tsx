import type { CompanyProfile, Origin } from '@quayside/contract/company';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useState } from 'react';
import { pageTitle } from '../../app/page-title.ts';
import { countries, countryName } from '../../lib/countries.ts';
import { useDraft } from '../../lib/draft.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QuantityInput } from '../../ui/form/quantity-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { ProfileContent } from './components/profile-content.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { faultsOf, originsIn } from './origins-form.ts';
import { useProfileChange } from './use-profile-change.ts';

const words = profileMessages.from;
const mostCountries = 30;
const usualLead = 2;
const idOf = (place: number) => `origin-${place}`;

export const meta = pageTitle(profileMessages.pages['shipping-from']);
export const handle = { userType: 'SELLER' };

/** RT-10: where goods leave, and after how many working days. */
export default function ShippingFromPage() {
  return (
    <ProfileContent page="shipping-from">
      {(profile, mayWrite) => <OriginsForm profile={profile} mayWrite={mayWrite} />}
    </ProfileContent>
  );
}

function OriginsForm({ profile, mayWrite }: { profile: CompanyProfile; mayWrite: boolean }) {
  const saved = profile.shippingFrom;
  const [origins, setOrigins, forget] = useDraft('profile.shippingFrom', saved, originsIn);
  const [isTried, setTried] = useState(false);
  const work = useProfileChange(profile, forget, { shippingFrom: saved });
  const faults = isTried ? faultsOf(origins) : new Map<number, 'missing' | 'twice'>();
  const textOf = (fault: 'missing' | 'twice') => (fault === 'missing' ? words.chooseCountry : words.twice);
  const change = (place: number, part: Partial<Origin>) =>
    setOrigins(origins.map((origin, index) => (index === place ? { ...origin, ...part } : origin)));
  const discard = () => {
    setOrigins(saved);
    forget();
  };
  return (
    <ProfileForm
      work={work}
      told={[...faults].map(([place, fault]) => ({ fieldId: idOf(place), message: textOf(fault) }))}
      mayWrite={mayWrite}
      isChanged={JSON.stringify(origins) !== JSON.stringify(saved)}
      onSubmit={() => {
        setTried(true);
        if (faultsOf(origins).size === 0) work.run({ shippingFrom: origins });
      }}
      onDiscard={discard}
    >
      <Stack gap={4}>
        {origins.length === 0 && <Text tone="muted">{words.none}</Text>}
        {origins.map((origin, place) => {
          const fault = faults.get(place);
          return (
            <OriginRow
              key={idOf(place)}
              id={idOf(place)}
              origin={origin}
              error={fault && textOf(fault)}
              onChange={(part) => change(place, part)}
              onRemove={() => setOrigins(origins.filter((_, index) => index !== place))}
            />
          );
        })}
        {origins.length < mostCountries && (
          <Cluster>
            <Button icon="plus" onPress={() => setOrigins([...origins, { country: '', leadDays: usualLead }])}>
              {words.add}
            </Button>
          </Cluster>
        )}
      </Stack>
    </ProfileForm>
  );
}

function OriginRow(props: {
  id: string;
  origin: Origin;
  error: string | undefined;
  onChange: (part: Partial<Origin>) => void;
  onRemove: () => void;
}) {
  const { id, origin, error, onChange, onRemove } = props;
  return (
    <Card>
      <Stack gap={4}>
        <Grid columns={2} gap={6}>
          <Select
            id={id}
            label={words.country}
            placeholder
            value={origin.country}
            error={error}
            options={countries().map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => onChange({ country: target.value })}
          />
          <QuantityInput
            label={words.lead}
            min={0}
            max={60}
            value={origin.leadDays}
            onChange={(leadDays) => onChange({ leadDays })}
          />
        </Grid>
        <Cluster>
          <Button look="quiet" size="compact" onPress={onRemove}>
            {words.remove(origin.country === '' ? words.country : countryName(origin.country))}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
