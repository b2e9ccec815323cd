import { paymentMessages as words } from '@quayside/contract/messages/payments';
import type { PaymentDecision } from '@quayside/contract/payments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { moneyLabel } from '../../../ui/money-text.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { approvePayment, rejectPayment } from '../payments.api.ts';
import type { OpenedDecision } from '../use-decision.ts';

interface DialogProps extends OpenedDecision {
  onClose: () => void;
  onDecided: () => void;
}

/** Asks once more, since money that is sent cannot be called back. A refusal is told in the dialog. */
export default function PaymentDecisionDialog(props: DialogProps) {
  return props.verdict === 'approve' ? <ApproveDialog {...props} /> : <RejectDialog {...props} />;
}

function ApproveDialog({ payment, onClose, onDecided }: DialogProps) {
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => approvePayment(payment.qid),
    ...useAfterDecision(onDecided, ({ approvals, approvalsNeeded }) =>
      approvals < approvalsNeeded ? words.approvalRecorded(approvals, approvalsNeeded) : words.approved,
    ),
  });
  const isLast = payment.approvals + 1 >= payment.approvalsNeeded;
  return (
    <ConfirmDialog
      title={words.approveTitle(moneyLabel(payment.amount))}
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      confirmLabel={words.approveConfirm}
      cancelLabel={words.keep}
      isRunning={isPending}
    >
      <Stack gap={3}>
        <Text>{words.approveText(payment.sellerName, payment.order)}</Text>
        <Text>{isLast ? words.approveLast : words.approveFirst}</Text>
        {error && <InlineNotification variant="error">{messageOf(error, words.approveFailed)}</InlineNotification>}
      </Stack>
    </ConfirmDialog>
  );
}

function RejectDialog({ payment, onClose, onDecided }: DialogProps) {
  const [reason, setReason, forgetReason] = useDraft(`payment-reject.${payment.qid}`, '', textIn);
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => rejectPayment(payment.qid, reason.trim()),
    ...useAfterDecision(
      () => {
        forgetReason();
        onDecided();
      },
      () => words.rejected,
    ),
  });
  const confirm = () => {
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) mutate();
    else document.getElementById(reasonId)?.focus();
  };
  return (
    <ConfirmDialog
      title={words.rejectTitle(moneyLabel(payment.amount))}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel={words.rejectConfirm}
      cancelLabel={words.keep}
      tone="danger"
      isRunning={isPending}
    >
      <Stack gap={3}>
        <Text>{words.rejectText(payment.sellerName, payment.order)}</Text>
        <TextArea
          id={reasonId}
          label={words.reason}
          hint={words.reasonHint}
          error={isMissing ? words.reasonRequired : undefined}
          maxLength={500}
          rows={3}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
        {error && <InlineNotification variant="error">{messageOf(error, words.rejectFailed)}</InlineNotification>}
      </Stack>
    </ConfirmDialog>
  );
}

const reasonId = 'payment-reject-reason';
const textIn = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null);

/** The list is asked again whatever the answer was: a refusal means that it was out of date. Done when it has arrived. */
function useAfterDecision(onDone: () => void, said: (answer: PaymentDecision) => string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['payments'] });
  return {
    onSuccess: async (answer: PaymentDecision) => {
      await refresh();
      toast(said(answer));
      onDone();
    },
    onError: refresh,
  };
}
