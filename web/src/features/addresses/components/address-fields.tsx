import { addressMessages as words } from '@quayside/contract/messages/addresses';
import { postalCodeExample } from '@quayside/contract/postal-codes';
import { useEffect } from 'react';
import { countries } from '../../../lib/countries.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { type AddressField, type AddressForm, hasRegion } from '../address-form.ts';

interface FieldsProps {
  form: AddressForm;
  onChange: (form: AddressForm) => void;
  errors: Readonly<Record<string, string>>;
}

export const fieldId = (field: AddressField): string => `address-${field}`;

/** Country first: it decides what the postal code looks like and whether there is a region. */
export function AddressFields({ form, onChange, errors }: FieldsProps) {
  useEffect(() => document.getElementById(fieldId('country'))?.focus(), []);
  const example = postalCodeExample(form.country);
  const of = (field: AddressField) => ({
    id: fieldId(field),
    label: words[field],
    error: errors[field],
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...form, [field]: target.value }),
  });
  return (
    <Stack gap={6}>
      <Select
        {...of('country')}
        placeholder
        options={countries().map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField {...of('companyName')} autoComplete="organization" maxLength={120} />
      <TextField {...of('line1')} autoComplete="address-line1" maxLength={80} />
      <TextField {...of('line2')} autoComplete="address-line2" maxLength={80} isOptional />
      <Grid columns={2} gap={6}>
        <TextField
          {...of('postalCode')}
          autoComplete="postal-code"
          maxLength={16}
          {...(example ? { hint: words.like(example) } : { isOptional: true })}
        />
        <TextField {...of('city')} autoComplete="address-level2" maxLength={80} />
      </Grid>
      {hasRegion(form) && <TextField {...of('region')} autoComplete="address-level1" maxLength={80} isOptional />}
    </Stack>
  );
}
