import type { BankInfo } from '@quayside/contract/bank';
import { profileMessages } from '@quayside/contract/messages/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Fragment, useState } from 'react';
import { fieldMessages, wholeError } from '../../../lib/api-error.ts';
import { countries } from '../../../lib/countries.ts';
import { keysOf } from '../../../lib/keys-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { useRefreshProfile } from '../../profile/profile.public.ts';
import { changeBankAccount } from '../bank-accounts.api.ts';
import { type BankForm, emptyBankForm, fieldsOf, kindFor, problemsOf } from '../bank-form.ts';
import { IbanStrip } from './iban-strip.tsx';

const words = profileMessages.bank;
const idOf = (field: keyof BankForm) => `bank-${field}`;

/** Country first: it decides which one form applies. An error keeps everything but the password. */
export function BankAccountForm({ info }: { info: BankInfo }) {
  const { company } = useUser();
  const [form, setForm] = useState(() => emptyBankForm(company));
  const [isTried, setTried] = useState(false);
  const client = useQueryClient();
  const refresh = useRefreshProfile();
  const kind = kindFor(form.country, info.kinds);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => changeBankAccount(kind, form),
    onSuccess: async (changed) => {
      client.setQueryData(['profile', 'bank'], changed);
      setForm(emptyBankForm(company));
      setTried(false);
      await refresh();
      toast(words.saved);
    },
    onError: () => {
      setForm((typed) => ({ ...typed, secret: '' }));
      setTried(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemsOf(form, kind)).length === 0) mutate();
  };
  const refused: Readonly<Record<string, string | undefined>> = fieldMessages(error);
  const typed: Readonly<Record<string, string | undefined>> = isTried ? problemsOf(form, kind) : {};
  const errors: Readonly<Record<string, string | undefined>> = { ...refused, ...typed };
  const told = keysOf(form).flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });
  const of = (field: keyof BankForm) => ({
    id: idOf(field),
    value: form[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [field]: target.value }),
  });
  return (
    <Card title={words.newTitle}>
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          <ErrorSummary errors={[...told, ...wholeError(error, words.saveFailed, told)]} />
          <Select
            label={words.country}
            options={countries().map(({ code, name }) => ({ value: code, label: name }))}
            {...of('country')}
          />
          {fieldsOf[kind].map((field) => (
            <Fragment key={field}>
              <TextField label={words[field]} maxLength={60} autoComplete="off" {...of(field)} />
              {field === 'iban' && <IbanStrip typed={form.iban} />}
            </Fragment>
          ))}
          <TextField label={words.holder} hint={words.holderHint} maxLength={120} {...of('holder')} />
          <PasswordField
            label={words.password}
            hint={words.confirm}
            autoComplete="current-password"
            {...of('secret')}
          />
          <Cluster>
            <Button type="submit" look="primary" isLoading={isPending}>
              {words.save}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}
