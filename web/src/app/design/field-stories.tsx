import { lazy, Suspense, useId, useState } from 'react';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { MoneyInput } from '../../ui/form/money-input.tsx';
import { OtpInput } from '../../ui/form/otp-input.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { QuantityInput } from '../../ui/form/quantity-input.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea, TextField } from '../../ui/form/text-field.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const Combobox = lazy(() => import('../../ui/form/combobox.tsx'));
const carriers = ['DHL Express', 'DPD', 'GLS', 'PostNL', 'UPS'].map((label) => ({ value: label, label }));

export function FieldStories() {
  const id = useId();
  return (
    <Stack gap={6}>
      <Grid columns={3}>
        <TextField label="Reference" hint="As on your delivery note." isOptional />
        <TextField
          id={`${id}-mail`}
          label="E-mail"
          defaultValue="anna@"
          error="Enter an e-mail address, like name@company.com"
        />
        <TextField label="Order number" defaultValue="QS-482133-0" readOnly />
        <TextField label="Running" defaultValue="Cannot be changed now" disabled />
        <PasswordField label="Password" autoComplete="current-password" />
        <Select label="Reason" options={carriers} placeholder />
        <TextArea label="Message" rows={3} />
        <Suspense fallback={<Skeleton shape="heading" />}>
          <ComboboxStory />
        </Suspense>
        <CodeStory />
      </Grid>
      <Amounts />
      <Choices />
      <ErrorSummary errors={[{ fieldId: `${id}-mail`, message: 'Enter an e-mail address, like name@company.com' }]} />
    </Stack>
  );
}

function ComboboxStory() {
  const [carrier, setCarrier] = useState<string | null>(null);
  return <Combobox label="Carrier" options={carriers} value={carrier} onChange={setCarrier} />;
}

function CodeStory() {
  const [code, setCode] = useState('');
  return <OtpInput label="Verification code" value={code} onChange={setCode} onComplete={() => undefined} />;
}

function Amounts() {
  const [quantity, setQuantity] = useState(24);
  const [fee, setFee] = useState('125.00');
  const error = quantity > 48 ? 'You can confirm at most what was ordered.' : undefined;
  return (
    <Grid columns={3}>
      <QuantityInput
        label="Confirmed"
        hint="Ordered: 48, in units of 12"
        value={quantity}
        onChange={setQuantity}
        max={48}
        step={12}
        error={error}
      />
      <MoneyInput label="Shipping fee" value={fee} onChange={setFee} currency="EUR" />
      <MoneyInput label="VAT" value="" onChange={() => undefined} currency="SEK" error="Enter the VAT" />
    </Grid>
  );
}

function Choices() {
  const name = useId();
  const [method, setMethod] = useState<'PLATFORM' | 'SELLER' | null>('PLATFORM');
  const [isOn, setOn] = useState(true);
  return (
    <Grid columns={3}>
      <RadioCards
        legend="Shipping method"
        name={name}
        value={method}
        onChange={setMethod}
        cards={[
          { value: 'PLATFORM', title: 'Ship with Quayside', description: 'We book the carrier.', aside: '€ 42.00' },
          { value: 'SELLER', title: 'Own carrier', description: 'You enter the numbers.' },
        ]}
      />
      <Stack>
        <Checkbox label="I accept the agreement" hint="Version 3" />
        <Checkbox label="Not ticked yet" error="Tick the box to go on" />
      </Stack>
      <Switch label="Single-key shortcuts" isOn={isOn} onChange={setOn} />
    </Grid>
  );
}
