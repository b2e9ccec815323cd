import type { Address } from '@quayside/contract/addresses';
import { addressMessages as words } from '@quayside/contract/messages/addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldMessages, messageOf } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Cluster, Narrow, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { type AddressForm, addressFields, formIn, problemsOf, requestOf } from '../address-form.ts';
import { changeAddress, createAddress, type Usage } from '../addresses.api.ts';
import { AddressFields, fieldId } from './address-fields.tsx';

interface EditorProps {
  usage: Usage;
  /** The address to change; null makes a new billing address. */
  address: Address | null;
  initial: AddressForm;
  onClose: () => void;
}

/** One form for new and known addresses. What was typed stays until it is saved or discarded. */
export function AddressEditor({ usage, address, initial, onClose }: EditorProps) {
  const [form, setForm, forget] = useDraft(`address.${address?.qid ?? usage}`, initial, formIn);
  const [isTried, setTried] = useState(false);
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['addresses'] }),
      client.invalidateQueries({ queryKey: ['profile'] }),
    ]);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (sent: AddressForm) =>
      address
        ? changeAddress(address.qid, { ...requestOf(sent), usageTypes: address.usageTypes, version: address.version })
        : createAddress({
            ...requestOf(sent),
            usageTypes: usage === 'SHIPPING' ? ['SHIPPING', 'PICKUP'] : ['BILLING'],
          }),
    onSuccess: async () => {
      forget();
      await refresh();
      toast(address ? words.updated : words.created);
      onClose();
    },
    onError: refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemsOf(form)).length === 0) mutate(form);
  };
  const discard = () => {
    forget();
    onClose();
  };
  const errors: Readonly<Record<string, string>> = { ...fieldMessages(error), ...(isTried ? problemsOf(form) : {}) };
  return (
    <Narrow>
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          <ErrorSummary errors={summaryOf(errors, error)} />
          <AddressFields form={form} onChange={setForm} errors={errors} />
          <Cluster>
            <Button type="submit" look="primary" isLoading={isPending}>
              {words.save}
            </Button>
            <Button look="quiet" onPress={discard}>
              {words.discard}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Narrow>
  );
}

/** In the order of the fields; a refusal that concerns none of them speaks for itself. */
function summaryOf(errors: Readonly<Record<string, string>>, error: Error | null) {
  const atFields = addressFields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldId(field), message }];
  });
  return atFields.length === 0 && error ? [{ message: messageOf(error, words.saveFailed) }] : atFields;
}
