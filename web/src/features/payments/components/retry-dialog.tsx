import { paymentMessages as words } from '@quayside/contract/messages/payments';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { retryPayment } from '../payments.api.ts';
import { type DialogProps, useAfterDecision } from '../use-after-decision.ts';

/** Sends a failed payment again, to the account that is now the seller's. */
export function RetryDialog({ payment, onClose, onDecided }: DialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => retryPayment(payment.qid, key),
    ...useAfterDecision(onDecided, () => words.retried),
  });
  return (
    <ConfirmDialog
      title={words.retryTitle(moneyLabel(payment.amount))}
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      confirmLabel={words.retryConfirm}
      cancelLabel={words.keep}
      isRunning={isPending}
    >
      <Stack gap={3}>
        <Text>{words.retryText(payment.sellerName, payment.accountEnding)}</Text>
        {error && <InlineNotification variant="error">{messageOf(error, words.retryFailed)}</InlineNotification>}
      </Stack>
    </ConfirmDialog>
  );
}
