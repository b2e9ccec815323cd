import { profileMessages } from '@quayside/contract/messages/profile';
import { keysOf } from '../../../lib/keys-of.ts';
import { Card } from '../../../ui/card.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import type { TermsDraft } from '../terms-form.ts';

const words = profileMessages.terms2;
const regions = keysOf(profileMessages.reach.regionNames);

export const termsIdOf = (region: string): string => `terms-${region}`;

/** From which order value on the company sends by itself, and what it costs, by region and in its own currency. */
export function TermsFields(props: {
  draft: TermsDraft;
  /** Regions in which one amount is missing beside the other. */
  half: readonly string[];
  onChange: (draft: TermsDraft) => void;
}) {
  const { draft, half, onChange } = props;
  const { currency } = useUser().company;
  return (
    <Card title={words.title} below={words.help}>
      <Stack gap={6}>
        {regions.map((region) => (
          <fieldset key={region}>
            <legend className="pb-2">
              <Text as="span" weight="strong">
                {profileMessages.reach.regionNames[region]}
              </Text>
            </legend>
            <Columns isWide>
              <MoneyInput
                id={termsIdOf(region)}
                label={words.minimum}
                currency={currency}
                value={draft[region].minimum}
                error={half.includes(region) ? words.both : undefined}
                onChange={(minimum) => onChange({ ...draft, [region]: { ...draft[region], minimum } })}
              />
              <MoneyInput
                label={words.shipping}
                currency={currency}
                value={draft[region].shipping}
                onChange={(shipping) => onChange({ ...draft, [region]: { ...draft[region], shipping } })}
              />
            </Columns>
          </fieldset>
        ))}
      </Stack>
    </Card>
  );
}
