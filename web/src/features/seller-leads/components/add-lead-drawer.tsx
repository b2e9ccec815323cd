import { leadPageMessages as words } from '@quayside/contract/messages/lead-pages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { fieldMessages, wholeError } from '../../../lib/api-error.ts';
import { countries } from '../../../lib/countries.ts';
import { useDraft } from '../../../lib/draft.ts';
import { isRecord } from '../../../lib/problem-body.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormDrawer } from '../../../ui/overlay/form-overlay.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { createLead } from '../seller-leads.api.ts';

const fields = ['companyName', 'contactName', 'email', 'country'] as const;
type Field = (typeof fields)[number];
type Draft = Readonly<Record<Field, string>>;
const empty: Draft = { companyName: '', contactName: '', email: '', country: '' };
const labels = { companyName: words.company, contactName: words.contact, email: words.email, country: words.country };
const missing = {
  companyName: words.required.company,
  contactName: words.required.contact,
  email: words.required.email,
  country: words.required.country,
};
const idOf = (field: Field) => `lead-${field}`;

function draftIn(kept: unknown): Draft | null {
  if (!isRecord(kept)) return null;
  const { companyName, contactName, email, country } = kept;
  const texts = [companyName, contactName, email, country].every((one) => typeof one === 'string');
  return texts ? { ...empty, ...Object.fromEntries(fields.map((field) => [field, String(kept[field])])) } : null;
}

/** A lead somebody told us of. What was typed stays until it is saved. */
export default function AddLeadDrawer({ onClose }: { onClose: () => void }) {
  const [draft, setDraft, forget] = useDraft('lead.new', empty, draftIn);
  const [isTried, setTried] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => createLead(draft),
    onSuccess: async ({ slug }) => {
      forget();
      await client.invalidateQueries({ queryKey: ['leads'] });
      toast(words.added);
      void navigate(paths.sellerOnboarding(slug));
    },
  });
  const empties = fields.filter((field) => draft[field].trim() === '');
  const submit = () => {
    setTried(true);
    if (empties.length === 0) mutate();
  };
  const refused: Readonly<Record<string, string | undefined>> = fieldMessages(error);
  const errorOf = (field: Field) => (isTried && empties.includes(field) ? missing[field] : refused[field]);
  const told = fields.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });
  const of = (field: Field) => ({
    id: idOf(field),
    label: labels[field],
    value: draft[field],
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <FormDrawer
      title={words.addTitle}
      submitLabel={words.add}
      isSending={isPending}
      isKept
      errors={[...told, ...wholeError(error, words.saveFailed, told)]}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...of('companyName')} maxLength={120} />
      <TextField {...of('contactName')} maxLength={80} />
      <TextField {...of('email')} type="email" maxLength={254} />
      <Select
        {...of('country')}
        placeholder
        options={countries().map(({ code, name }) => ({ value: code, label: name }))}
      />
    </FormDrawer>
  );
}
