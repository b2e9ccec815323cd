import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import type { WatchlistItem } from '@quayside/contract/watchlist';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { wholeError } from '../../../lib/api-error.ts';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { QuantityInput } from '../../../ui/form/quantity-input.tsx';
import { FormDialog } from '../../../ui/overlay/form-overlay.tsx';
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
    <FormDialog
      title={words.editTitle}
      submitLabel={words.save}
      isSending={isPending || currency === undefined}
      errors={wholeError(error, words.saveFailed)}
      onSubmit={mutate}
      onClose={onClose}
    >
      <Text weight="strong">{item.variant.name}</Text>
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
    </FormDialog>
  );
}
