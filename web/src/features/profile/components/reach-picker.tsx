import { type Continent, continents, countriesOf } from '@quayside/contract/continents';
import { profileMessages } from '@quayside/contract/messages/profile';
import { countryName } from '../../../lib/countries.ts';
import { keysOf } from '../../../lib/keys-of.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { type Reach, toggled, withContinent } from '../reach-form.ts';

const words = profileMessages.reach;

/** PRO-17: three regions, and single countries by the eight continents. */
export function ReachPicker(props: {
  id: string;
  reach: Reach;
  error: string | undefined;
  onChange: (reach: Reach) => void;
}) {
  const { id, reach, error, onChange } = props;
  return (
    <Stack gap={6}>
      <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
        <Stack gap={3}>
          <legend>
            <Text as="span" weight="strong">
              {words.regions}
            </Text>
          </legend>
          {keysOf(words.regionNames).map((region) => (
            <Checkbox
              key={region}
              label={words.regionNames[region]}
              checked={reach.regions.includes(region)}
              onChange={({ target }) => onChange({ ...reach, regions: toggled(reach.regions, region, target.checked) })}
            />
          ))}
          {error && (
            <Text tone="error" id={`${id}-error`}>
              {error}
            </Text>
          )}
        </Stack>
      </fieldset>
      <Stack gap={2}>
        <Text weight="strong">{words.continents}</Text>
        {continents.map((continent) => (
          <ContinentPicker key={continent} continent={continent} reach={reach} onChange={onChange} />
        ))}
      </Stack>
    </Stack>
  );
}

function ContinentPicker(props: { continent: Continent; reach: Reach; onChange: (reach: Reach) => void }) {
  const { continent, reach, onChange } = props;
  const name = words.continentNames[continent];
  const codes = countriesOf(continent);
  const chosen = codes.filter((code) => reach.countries.includes(code)).length;
  const byName = codes.map((code) => ({ code, name: countryName(code) })).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <Disclosure title={name} aside={words.count(chosen, codes.length)}>
      <Stack gap={3}>
        <Checkbox
          label={words.all(name)}
          checked={chosen === codes.length}
          onChange={({ target }) => onChange(withContinent(reach, continent, target.checked))}
        />
        <Columns isWide isTopped>
          {byName.map(({ code, name: country }) => (
            <Checkbox
              key={code}
              label={country}
              checked={reach.countries.includes(code)}
              onChange={({ target }) =>
                onChange({ ...reach, countries: toggled(reach.countries, code, target.checked) })
              }
            />
          ))}
        </Columns>
      </Stack>
    </Disclosure>
  );
}
