import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { OffersInfo } from '@quayside/contract/offers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { ApiError, fieldMessages, messageOf } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { FormDrawer } from '../../../ui/overlay/form-overlay.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { RequestProduct } from '../../catalogue-requests/catalogue-requests.public.ts';
import { emptyOffer, type OfferForm, offerFormIn, problemsOf } from '../offer-form.ts';
import { createOffer } from '../offers.api.ts';
import { useOffersInfo, useRefreshOffers } from '../offers.queries.ts';
import { fieldId, OfferFields } from './offer-fields.tsx';

/** One offer added by hand. `gtin` fills the field. What was typed stays until it is saved. */
export default function AddOfferDrawer(props: { gtin?: string; onClose: () => void }) {
  const currency = useOffersInfo().data?.currency;
  return currency ? <AddOffer {...props} currency={currency} /> : null;
}

type Currency = OffersInfo['currency'];

function AddOffer({ gtin = '', currency, onClose }: { gtin?: string; currency: Currency; onClose: () => void }) {
  const [form, setForm, forget] = useDraft(`offer.new.${gtin}`, { ...emptyOffer, gtin }, offerFormIn);
  const [isTried, setTried] = useState(false);
  const { mutate, error, isPending } = useCreate(currency, forget);
  const submit = () => {
    setTried(true);
    if (Object.keys(problemsOf(form, true)).length === 0) mutate(form);
  };
  const errors = { ...fieldMessages(error), ...(isTried ? problemsOf(form, true) : {}) };
  const isUnknown = error instanceof ApiError && error.code === 'gtin_unknown';
  return (
    <FormDrawer
      title={words.addTitle}
      submitLabel={words.add}
      isSending={isPending}
      isKept
      errors={summaryOf(errors, error)}
      onSubmit={submit}
      onClose={onClose}
    >
      {isUnknown && (
        <Cluster>
          <RequestProduct gtins={[form.gtin]} />
        </Cluster>
      )}
      <TextField
        label={words.gtin}
        id={fieldId('gtin')}
        inputMode="numeric"
        maxLength={20}
        value={form.gtin}
        error={errors.gtin}
        onChange={({ target }) => setForm({ ...form, gtin: target.value })}
      />
      <OfferFields form={form} onChange={setForm} errors={errors} currency={currency} />
    </FormDrawer>
  );
}

function useCreate(currency: Currency, forget: () => void) {
  const sendOnce = useIdempotencyKey();
  const refresh = useRefreshOffers();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ gtin, price, stock, unitSize, floor }: OfferForm) =>
      sendOnce(
        {
          gtin: gtin.trim(),
          ...{ stock, unitSize },
          price: { amount: price, currency },
          ...(floor === '' ? {} : { floor: { amount: floor, currency } }),
        },
        createOffer,
      ),
    onSuccess: async ({ qid }) => {
      forget();
      await refresh();
      toast(words.added);
      void navigate(paths.offer(qid));
    },
  });
}

/** In the order of the fields; a refusal that concerns none of them speaks for itself. */
function summaryOf(errors: Readonly<Record<string, string | undefined>>, error: Error | null) {
  const atFields = (['gtin', 'price', 'floor', 'stock', 'unitSize'] as const).flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldId(field), message }];
  });
  return atFields.length === 0 && error ? [{ message: messageOf(error, words.saveFailed) }] : atFields;
}
