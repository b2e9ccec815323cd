import type { StaffOffer } from '@quayside/contract/blocked-offers';
import { blockedOfferMessages as words } from '@quayside/contract/messages/blocked-offers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { type UnblockBody, unblockOffer } from './blocked-offers.api.ts';

/** Asks before buyers see an offer again. */
export function UnblockDialog({ offer, onClose }: { offer: StaffOffer; onClose: () => void }) {
  const { qid, version, productName, sellerName } = offer;
  const client = useQueryClient();
  const once = useIdempotencyKey();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: UnblockBody) => once(body, (one, key) => unblockOffer(qid, one, key)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['staff-offers'] });
      toast(words.unblocked);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={words.unblockTitle(productName)}
      isOpen
      confirmLabel={words.unblock}
      isRunning={isPending}
      onConfirm={() => mutate({ version })}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text>{words.unblockText(sellerName)}</Text>
        {error && <InlineNotification variant="error">{messageOf(error, words.unblockFailed)}</InlineNotification>}
      </Stack>
    </ConfirmDialog>
  );
}
