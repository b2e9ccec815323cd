import { offerMessages } from '@quayside/contract/messages/offers';
import { useState } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

const words = offerMessages.reductions;
/** A filter is worth its place only above a longer list. */
const fewBrands = 8;

export interface OfferedBrand {
  qid: string;
  name: string;
  offers: number;
}

/** Several of the brands that are offered. Chosen ones stay in sight while others are searched for. */
export function BrandPicker(props: {
  id: string;
  brands: readonly OfferedBrand[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}) {
  const { id, brands, chosen, error, onChange } = props;
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = brands.filter(({ qid, name }) => chosen.includes(qid) || name.toLowerCase().includes(wanted));
  const toggle = (qid: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, qid] : chosen.filter((one) => one !== qid));
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="type-body font-semibold">{words.brands}</legend>
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {words.brandsHelp}
        </Text>
        {brands.length > fewBrands && (
          <TextField
            label={words.search}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
        <Columns isWide isTopped>
          {shown.map(({ qid, name, offers }) => (
            <Checkbox
              key={qid}
              label={name}
              hint={words.offersOf(offers)}
              checked={chosen.includes(qid)}
              onChange={({ target }) => toggle(qid, target.checked)}
            />
          ))}
        </Columns>
        {error && (
          <Text tone="error" id={`${id}-error`}>
            {error}
          </Text>
        )}
      </Stack>
    </fieldset>
  );
}
