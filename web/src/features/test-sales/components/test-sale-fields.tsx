import { testSaleMessages as words } from '@quayside/contract/messages/test-sale';
import { type FormEvent, useState } from 'react';
import { fieldMessages, messageOf } from '../../../lib/api-error.ts';
import { countries } from '../../../lib/countries.ts';
import { Button } from '../../../ui/button.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { QuantityInput } from '../../../ui/form/quantity-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Grid, Narrow, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { currencies, presets, problemsOf, requestOf, type TestSaleForm, withPreset } from '../test-sale-form.ts';

interface FieldsProps {
  form: TestSaleForm;
  onChange: (form: TestSaleForm) => void;
  onSubmit: (form: TestSaleForm) => void;
  isRunning: boolean;
  problem: Error | null;
}

/** Presets fill the form; every field but the number of lines may stay empty. */
export function TestSaleFields({ form, onChange, onSubmit, isRunning, problem }: FieldsProps) {
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = Object.keys(problems).length === 0;
    setTried(!isRight);
    if (isRight) onSubmit(form);
    else document.getElementById(problems.lines ? linesId : minutesId)?.focus();
  };
  const errors: Readonly<Record<string, string>> = { ...fieldMessages(problem), ...(isTried ? problems : {}) };
  return (
    <Narrow>
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          <Presets onChoose={(preset) => onChange(withPreset(form, preset))} />
          <Fields form={form} onChange={onChange} errors={errors} />
          {problem && Object.keys(fieldMessages(problem)).length === 0 && (
            <InlineNotification variant="error">{messageOf(problem, words.failed)}</InlineNotification>
          )}
          <Cluster>
            <Button type="submit" look="primary" isLoading={isRunning}>
              {words.create}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Narrow>
  );
}

const linesId = 'test-sale-lines';
const minutesId = 'test-sale-minutes';

function Presets({ onChoose }: { onChoose: (preset: Partial<TestSaleForm>) => void }) {
  const entries = Object.entries(presets);
  const nameOf = (key: string) => Object.entries(words.presetNames).find(([one]) => one === key)?.[1] ?? key;
  return (
    <Stack gap={2}>
      <Text weight="strong">{words.presets}</Text>
      <Cluster gap={2}>
        {entries.map(([key, preset]) => (
          <Button key={key} size="compact" onPress={() => onChoose(preset)}>
            {nameOf(key)}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}

function Fields({
  form,
  onChange,
  errors,
}: Pick<FieldsProps, 'form' | 'onChange'> & { errors: Readonly<Record<string, string>> }) {
  const change = (part: Partial<TestSaleForm>) => onChange({ ...form, ...part });
  return (
    <Stack gap={6}>
      <TextField
        label={words.seller}
        hint={words.sellerHint}
        error={errors.sellerQid}
        isOptional
        autoComplete="off"
        spellCheck={false}
        value={form.sellerQid}
        onChange={({ target }) => change({ sellerQid: target.value })}
      />
      <Grid columns={2} gap={6}>
        <QuantityInput
          id={linesId}
          label={words.lines}
          hint={words.linesHint}
          error={errors.lines}
          min={1}
          max={50}
          value={form.lines}
          onChange={(lines) => change({ lines })}
        />
        <TextField
          id={minutesId}
          label={words.minutes}
          hint={words.minutesHint}
          error={errors.expiresInMinutes}
          isOptional
          inputMode="numeric"
          autoComplete="off"
          value={form.minutes}
          onChange={({ target }) => change({ minutes: target.value.trim() })}
        />
        <Choices form={form} change={change} errors={errors} />
      </Grid>
    </Stack>
  );
}

interface ChoicesProps {
  form: TestSaleForm;
  change: (part: Partial<TestSaleForm>) => void;
  errors: Readonly<Record<string, string>>;
}

/** What the order is paid in and where it goes. */
function Choices({ form, change, errors }: ChoicesProps) {
  return (
    <>
      <Select
        label={words.currency}
        placeholder={words.sellersCurrency}
        error={errors.currency}
        options={currencies.map((code) => ({ value: code, label: code }))}
        value={form.currency}
        onChange={({ target }) => change({ currency: target.value })}
      />
      <MoneyInput
        label={words.unitPrice}
        hint={words.unitPriceHint}
        error={errors.unitPrice}
        isOptional
        currency={requestOf(form).currency ?? ''}
        value={form.unitPrice}
        onChange={(unitPrice) => change({ unitPrice })}
      />
      <Select
        label={words.country}
        placeholder={words.buyersCountry}
        error={errors.destinationCountry}
        options={countries().map(({ code, name }) => ({ value: code, label: name }))}
        value={form.country}
        onChange={({ target }) => change({ country: target.value })}
      />
    </>
  );
}
