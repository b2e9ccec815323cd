import { offerMessages } from '@quayside/contract/messages/offers';
import type { BrandFloor } from '@quayside/contract/offers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
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
    <Dialog
      title={words.edit}
      isOpen
      onClose={onClose}
      isDismissable={!isPending}
      actions={
        <Button look="primary" isLoading={isPending || currency === undefined} onPress={() => mutate()}>
          {words.save}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text weight="strong">{brand.name}</Text>
        {error && <InlineNotification variant="error">{messageOf(error, words.saveFailed)}</InlineNotification>}
        <MoneyInput
          label={words.floor}
          hint={words.help}
          isOptional
          value={price}
          onChange={setPrice}
          currency={currency ?? ''}
        />
      </Stack>
    </Dialog>
  );
}
