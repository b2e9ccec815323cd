import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { Offer } from '@quayside/contract/offers';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { fieldMessages, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { changeOffer } from '../offers.api.ts';
import { useRefreshOffers } from '../offers.queries.ts';

/** The price in the list: a press edits it in place, Enter saves, Escape leaves it as it was. */
export function PriceCell({ offer, mayWrite }: { offer: Offer; mayWrite: boolean }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <PriceEditor offer={offer} onClose={() => setEditing(false)} />;
  const isReduced = offer.effectivePrice.amount !== offer.price.amount;
  return (
    <Stack gap={1}>
      {mayWrite && offer.status !== 'BLOCKED' && offer.status !== 'UNMATCHED' ? (
        <Button
          look="quiet"
          size="compact"
          aria-label={`${words.editPriceOf(offer.productName)}, ${moneyLabel(offer.price)}`}
          onPress={() => setEditing(true)}
        >
          <MoneyText money={offer.price} tone="strong" />
        </Button>
      ) : (
        <MoneyText money={offer.price} tone="strong" />
      )}
      {isReduced && (
        <Text as="span" size="small" tone="muted">
          {words.wasPrice(moneyLabel(offer.effectivePrice))}
        </Text>
      )}
    </Stack>
  );
}

function PriceEditor({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const [amount, setAmount] = useState(offer.price.amount);
  const [isTried, setTried] = useState(false);
  const refresh = useRefreshOffers();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (price: string) =>
      changeOffer(offer.qid, { price: { amount: price, currency: offer.price.currency }, version: offer.version }),
    onSuccess: async () => {
      await refresh();
      toast(words.saved);
      onClose();
    },
  });
  const save = () => {
    if (isPending) return;
    setTried(true);
    if (amount === offer.price.amount) onClose();
    else if (Number(amount) > 0) mutate(amount);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') onClose();
  };
  const refused = error ? (fieldMessages(error).price ?? messageOf(error, words.saveFailed)) : undefined;
  const typed = isTried && !(Number(amount) > 0) ? words.priceWrong : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its field did not use
    <div onKeyDown={onKeyDown}>
      <MoneyInput
        label={words.editPriceOf(offer.productName)}
        isLabelHidden
        value={amount}
        onChange={setAmount}
        currency={offer.price.currency}
        error={typed ?? refused}
        id={priceFieldId(offer)}
      />
      <Button size="compact" look="primary" isLoading={isPending} onPress={save}>
        {words.save}
      </Button>
    </div>
  );
}

const priceFieldId = ({ qid }: Offer): string => `price-${qid}`;
