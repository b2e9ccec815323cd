import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import type { PayoutDetail } from '@quayside/contract/payouts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { retryPayout } from '../payouts.api.ts';
import { keys } from '../payouts.queries.ts';

/** Sends a failed payout again. One key per opened dialog goes with every try. */
export default function RetryDialog(props: { payout: PayoutDetail; onClose: () => void; onSent: () => void }) {
  const { payout, onClose, onSent } = props;
  const [key] = useState(() => crypto.randomUUID());
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => retryPayout(payout.qid, key),
    onSuccess: (answer) => {
      client.setQueryData(keys.one(payout.qid), answer);
      void client.invalidateQueries({ queryKey: keys.all });
      toast(words.retried);
      onSent();
    },
  });
  return (
    <ConfirmDialog
      title={words.retryTitle}
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      confirmLabel={words.retryConfirm}
      isRunning={isPending}
    >
      <Stack gap={3}>
        <Text>{words.retryText(moneyLabel(payout.amount))}</Text>
        {error && <InlineNotification variant="error">{messageOf(error, words.retryFailed)}</InlineNotification>}
      </Stack>
    </ConfirmDialog>
  );
}
