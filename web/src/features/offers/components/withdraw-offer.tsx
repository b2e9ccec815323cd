import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { Offer } from '@quayside/contract/offers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { withdrawOffer } from '../offers.api.ts';
import { useRefreshOffers } from '../offers.queries.ts';

/** Takes an offer out of the inventory, after one question. */
export function WithdrawOffer({ offer }: { offer: Offer }) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const refresh = useRefreshOffers();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => withdrawOffer(offer.qid),
    onSuccess: async () => {
      await navigate(paths.inventory);
      toast(words.removed);
      await refresh();
    },
  });
  return (
    <>
      <Button look="secondary" onPress={() => setAsked(true)}>
        {words.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.removeAsk(offer.productName)}
          isOpen
          onClose={() => setAsked(false)}
          onConfirm={() => mutate()}
          confirmLabel={words.remove}
          cancelLabel={words.keep}
          tone="danger"
          isRunning={isPending}
        >
          <Text>{words.removeText}</Text>
          {error && <InlineNotification variant="error">{messageOf(error, words.saveFailed)}</InlineNotification>}
        </ConfirmDialog>
      )}
    </>
  );
}
