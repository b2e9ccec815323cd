import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import type { WatchlistItem } from '@quayside/contract/watchlist';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { QuantityInput } from '../../../ui/form/quantity-input.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { useOfferCurrency } from '../../offers/offers.public.ts';
import { changeTarget } from '../watchlist.api.ts';
import { useRefreshWatchlist } from '../watchlist.queries.ts';

/** Price and quantity to wait for. */
export default function TargetDialog({ item, onClose }: { item: WatchlistItem; onClose: () => void }) {
  const currency = useOfferCurrency();
  const [price, setPrice] = useState(item.targetPrice?.amount ?? '');
  const [quantity, setQuantity] = useState(item.targetQuantity ?? 0);
  const refresh = useRefreshWatchlist();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      changeTarget(item.gtin, {
        targetPrice: price === '' || currency === undefined ? null : { amount: price, currency },
        targetQuantity: quantity === 0 ? null : quantity,
        version: item.version,
      }),
    onSuccess: async () => {
      await refresh();
      toast(words.saved);
      onClose();
    },
  });
  return (
    <Dialog
      title={words.editTitle}
      isOpen
      onClose={onClose}
      isDismissable={!isPending}
      actions={
        <Button look="primary" isLoading={isPending || currency === undefined} onPress={() => mutate()}>
          {words.save}
        </Button>
      }
    >
      <Stack gap={6}>
        <Text weight="strong">{item.variant.name}</Text>
        {error && <InlineNotification variant="error">{messageOf(error, words.saveFailed)}</InlineNotification>}
        <MoneyInput
          label={words.columns.target}
          hint={words.targetHelp}
          isOptional
          value={price}
          onChange={setPrice}
          currency={currency ?? ''}
        />
        <QuantityInput
          label={words.columns.quantity}
          hint={words.quantityHelp}
          min={0}
          max={1_000_000}
          value={quantity}
          onChange={setQuantity}
        />
      </Stack>
    </Dialog>
  );
}
