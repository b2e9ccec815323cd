import { offerMessages as words } from '@quayside/contract/messages/offers';
import { orderMessages } from '@quayside/contract/messages/orders';
import type { Offer } from '@quayside/contract/offers';
import { type FormEvent, useState } from 'react';
import { fieldMessages, wholeError } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { offerFormIn, problemsOf } from '../offer-form.ts';
import { useOfferChange } from '../use-offer-change.ts';
import { fieldId, OfferFields } from './offer-fields.tsx';

/** The facts of an offer as a form. What was typed stays until it is saved or discarded. */
export function OfferEditor({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { currency } = offer.price;
  const initial = {
    gtin: offer.gtin,
    price: offer.price.amount,
    ...{ stock: offer.stock, unitSize: offer.unitSize },
    floor: offer.floor && !offer.floorIsOfBrand ? offer.floor.amount : '',
  };
  const [form, setForm, forget] = useDraft(`offer.${offer.qid}`, initial, offerFormIn);
  const [isTried, setTried] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  const change = useOfferChange(offer, close);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemsOf(form, false)).length > 0) return;
    const floor = form.floor === '' ? null : { amount: form.floor, currency };
    const isFloorTouched = form.floor !== initial.floor;
    change.run({
      price: { amount: form.price, currency },
      ...{ stock: form.stock, unitSize: form.unitSize },
      ...(isFloorTouched ? { floor } : {}),
    });
  };
  const errors: Readonly<Record<string, string | undefined>> = {
    ...fieldMessages(change.problem),
    ...(isTried ? problemsOf(form, false) : {}),
  };
  const atFields = (['price', 'floor', 'stock', 'unitSize'] as const).flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldId(field), message }];
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={6}>
        <ErrorSummary errors={[...atFields, ...wholeError(change.problem, words.saveFailed, atFields)]} />
        {change.isStale && change.problem && (
          <InlineNotification
            variant="caution"
            action={<Button onPress={change.reload}>{orderMessages.reload}</Button>}
          >
            {change.problem.message}
          </InlineNotification>
        )}
        <OfferFields form={form} onChange={setForm} errors={errors} currency={currency} />
        <Cluster>
          <Button type="submit" look="primary" isLoading={change.isRunning}>
            {words.save}
          </Button>
          <Button look="quiet" onPress={close}>
            {words.discard}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
