import { catalogueRequestMessages } from '@quayside/contract/messages/catalogue-requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, wholeError } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { type AddProductBody, addProduct } from './catalogue-requests.api.ts';
import { useCategories } from './use-categories.ts';

const words = catalogueRequestMessages.add;
type Draft = Record<'gtin' | 'name' | 'brand' | 'size' | 'category', string>;
const nothing: Draft = { gtin: '', name: '', brand: '', size: '', category: '' };
const needed = ['gtin', 'name', 'brand'] as const;

/** What the catalogue lacks; sellers can offer it from then on. */
export default function AddProductDialog({ onClose }: { onClose: () => void }) {
  const once = useIdempotencyKey();
  const client = useQueryClient();
  const categories = useCategories();
  const [draft, setDraft] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: AddProductBody) => once(body, addProduct),
    onSuccess: async ({ name }) => {
      await client.invalidateQueries({ queryKey: ['unsorted-products'] });
      toast(words.sent(name));
      onClose();
    },
  });
  const missing = needed.find((field) => draft[field].trim() === '');
  const send = () => {
    setTried(true);
    if (missing === undefined) mutate(bodyOf(draft));
  };
  const isGtinWrong = error instanceof ApiError && error.code === 'invalid_gtins';
  const field = (name: Exclude<keyof Draft, 'category'>, hint?: string) => ({
    label: words[name],
    ...(hint ? { hint } : {}),
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
    error: name !== 'size' && isTried && draft[name].trim() === '' ? words.missing[name] : undefined,
  });
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.send}
      isSending={isPending}
      errors={isGtinWrong ? [] : wholeError(error, words.failed)}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField {...field('gtin')} {...(isGtinWrong ? { error: words.gtinWrong } : {})} inputMode="numeric" />
      <TextField {...field('brand', words.brandHelp)} maxLength={120} />
      <TextField {...field('name')} maxLength={160} />
      <TextField {...field('size', words.sizeHelp)} maxLength={40} isOptional />
      <Select
        label={words.category}
        isOptional
        placeholder={words.categoryLater}
        options={categories}
        value={draft.category}
        onChange={({ target }) => setDraft({ ...draft, category: target.value })}
      />
    </FormDialog>
  );
}

function bodyOf({ gtin, name, brand, size, category }: Draft): AddProductBody {
  return {
    ...{ gtin: gtin.trim(), name: name.trim(), brand: brand.trim() },
    ...(size.trim() === '' ? {} : { size: size.trim() }),
    ...(category === '' ? {} : { category }),
  };
}
