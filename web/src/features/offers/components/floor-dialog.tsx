import { offerMessages } from '@quayside/contract/messages/offers';
import type { BrandFloor } from '@quayside/contract/offers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { wholeError } from '../../../lib/api-error.ts';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { FormDialog } from '../../../ui/overlay/form-overlay.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { saveFloor } from '../offers.api.ts';
import { useOfferCurrency, useRefreshOffers } from '../offers.queries.ts';

const words = offerMessages.floors;

/** The floor of one brand. */
export default function FloorDialog({ floor, onClose }: { floor: BrandFloor; onClose: () => void }) {
  const { brand } = floor;
  const currency = useOfferCurrency();
  const [price, setPrice] = useState(floor.floor?.amount ?? '');
  const refresh = useRefreshOffers();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      saveFloor(brand.qid, { floor: price === '' || currency === undefined ? null : { amount: price, currency } }),
    onSuccess: async () => {
      await refresh();
      toast(words.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.edit}
      submitLabel={words.save}
      isSending={isPending || currency === undefined}
      errors={wholeError(error, words.saveFailed)}
      onSubmit={mutate}
      onClose={onClose}
    >
      <Text weight="strong">{brand.name}</Text>
      <MoneyInput
        label={words.floor}
        hint={words.help}
        isOptional
        value={price}
        onChange={setPrice}
        currency={currency ?? ''}
      />
    </FormDialog>
  );
}
