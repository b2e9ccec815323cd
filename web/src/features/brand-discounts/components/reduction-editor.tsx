import { offerMessages } from '@quayside/contract/messages/offers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { fieldMessages, wholeError } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Cluster, Columns, Split, Stack, Stays } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { reduceBrands } from '../brand-discounts.api.ts';
import { askedIn, bodyOf, problemsOf, type ReductionForm, reductionIn } from '../reduction-form.ts';
import { BrandPicker, type OfferedBrand } from './brand-picker.tsx';
import { ReductionEffect } from './reduction-effect.tsx';

const words = offerMessages.reductions;
const fields = ['brands', 'discount', 'from', 'until'] as const;
const fieldId = (field: keyof ReductionForm): string => `reduction-${field}`;

/** Brands, percentage and days. What was typed stays until it is saved. */
export function ReductionEditor({ brands }: { brands: readonly OfferedBrand[] }) {
  const { change: changed, form: initial } = askedIn(useSearchParams()[0]);
  const draft = changed === null ? 'reduction' : `reduction-${changed}`;
  const [form, setForm, forget] = useDraft(draft, initial, reductionIn);
  // A change is of the one brand it was opened for.
  const one = changed === null ? undefined : brands.find(({ qid }) => qid === initial.brands[0]);
  const [isTried, setTried] = useState(false);
  const preview = useMutation({ mutationFn: () => reduceBrands(bodyOf(form, { dryRun: true }), crypto.randomUUID()) });
  const save = useSave(changed, forget);
  const change = (next: ReductionForm) => {
    preview.reset();
    setForm(next);
  };
  const when = (run: () => void) => {
    setTried(true);
    if (Object.keys(problemsOf(form)).length === 0) run();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    when(() => save.mutate(form));
  };
  const problem = save.error ?? preview.error;
  const errors: Readonly<Record<string, string | undefined>> = {
    ...fieldMessages(problem),
    ...(isTried ? problemsOf(form) : {}),
  };
  const told = fields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldId(field), message }];
  });
  const of = (field: 'discount' | 'from' | 'until') => ({
    id: fieldId(field),
    value: form[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => change({ ...form, [field]: target.value }),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <ErrorSummary errors={[...told, ...wholeError(problem, words.saveFailed, told)]} />
        <Split
          aside={
            <Stays>
              <Card title={titleOf(form, one)} rail={form.brands.length > 0 ? 'move' : 'done'}>
                <Stack>
                  <TextField label={words.discount} inputMode="decimal" maxLength={8} {...of('discount')} />
                  <Columns>
                    <TextField label={words.from} type="date" isOptional hint={words.fromHelp} {...of('from')} />
                    <TextField label={words.until} type="date" isOptional hint={words.untilHelp} {...of('until')} />
                  </Columns>
                  {preview.data && <ReductionEffect effect={preview.data.effect} brands={brands} />}
                  <Cluster>
                    <Button type="submit" look="move" icon="arrow-right" isLoading={save.isPending}>
                      {one ? words.saveChange : words.save}
                    </Button>
                    <Button isLoading={preview.isPending} onPress={() => when(() => preview.mutate())}>
                      {words.preview}
                    </Button>
                    <LinkButton to={paths.priceReductions} look="quiet">
                      {words.cancel}
                    </LinkButton>
                  </Cluster>
                </Stack>
              </Card>
            </Stays>
          }
        >
          <Card>
            <BrandPicker
              id={fieldId('brands')}
              brands={one ? [one] : brands}
              chosen={form.brands}
              error={errors.brands}
              onChange={(chosen) => change({ ...form, brands: chosen })}
            />
          </Card>
        </Split>
      </Stack>
    </form>
  );
}

function titleOf({ brands }: ReductionForm, one: OfferedBrand | undefined): string {
  if (brands.length === 0) return words.chooseFirst;
  return one ? words.changeOne(one.name) : words.reduceTitle(brands.length);
}

function useSave(change: string | null, forget: () => void) {
  const sendOnce = useIdempotencyKey();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (form: ReductionForm) => sendOnce(bodyOf(form, { dryRun: false, change }), reduceBrands),
    onSuccess: async ({ results }) => {
      forget();
      await client.invalidateQueries({ queryKey: ['offers'] });
      toast(change === null ? words.saved(results.length) : words.changed);
      void navigate(paths.priceReductions);
    },
  });
}
