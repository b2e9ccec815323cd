import { offerMessages as words } from '@quayside/contract/messages/offers';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { QuantityInput } from '../../../ui/form/quantity-input.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import type { OfferForm } from '../offer-form.ts';

export const fieldId = (field: keyof OfferForm): string => `offer-${field}`;

/** Price, floor, stock and selling unit. */
export function OfferFields(props: {
  form: OfferForm;
  onChange: (form: OfferForm) => void;
  errors: Readonly<Record<string, string | undefined>>;
  currency: string;
}) {
  const { form, onChange, errors, currency } = props;
  const of = <Name extends keyof OfferForm>(field: Name) => ({
    id: fieldId(field),
    value: form[field],
    error: errors[field],
    onChange: (value: OfferForm[Name]) => onChange({ ...form, [field]: value }),
  });
  return (
    <Stack gap={6}>
      <Columns>
        <MoneyInput label={words.price} currency={currency} {...of('price')} />
        <MoneyInput label={words.floor} currency={currency} isOptional {...of('floor')} hint={words.floorHelp} />
      </Columns>
      <Columns>
        <QuantityInput
          label={words.stock}
          min={0}
          max={10_000_000}
          step={Math.max(1, form.unitSize)}
          {...of('stock')}
        />
        <QuantityInput label={words.unitSize} min={1} max={10_000} {...of('unitSize')} />
      </Columns>
    </Stack>
  );
}
