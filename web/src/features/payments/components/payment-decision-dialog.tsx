import { paymentMessages as words } from '@quayside/contract/messages/payments';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { textIn, useDraft } from '../../../lib/draft.ts';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { approvePayment, rejectPayment } from '../payments.api.ts';
import { type DialogProps, useAfterDecision } from '../use-after-decision.ts';
import { ReconcileDialog } from './reconcile-dialog.tsx';
import { RetryDialog } from './retry-dialog.tsx';

/** One key per opened dialog goes with every try: a second press or a lost answer decides nothing twice. */
const dialogs = {
  approve: ApproveDialog,
  reject: RejectDialog,
  reconcile: ReconcileDialog,
  retry: RetryDialog,
} as const;

/** Asks once more, since money that is sent cannot be called back. A refusal is told in the dialog. */
export default function PaymentDecisionDialog(props: DialogProps) {
  const Dialog = dialogs[props.verdict];
  return <Dialog {...props} />;
}

function ApproveDialog({ payment, onClose, onDecided }: DialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => approvePayment(payment.qid, key),
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
  const { reason, change, isMissing, confirm, error, isPending } = useRejection(payment, onDecided);
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
          label={words.rejectReason}
          hint={words.reasonHint}
          error={isMissing ? words.reasonRequired : undefined}
          maxLength={500}
          rows={3}
          value={reason}
          onChange={({ target }) => change(target.value)}
        />
        {error && <InlineNotification variant="error">{messageOf(error, words.rejectFailed)}</InlineNotification>}
      </Stack>
    </ConfirmDialog>
  );
}

const reasonId = 'payment-reject-reason';

/** The reason, kept until it is sent, and what becomes of it. */
function useRejection(payment: DialogProps['payment'], onDecided: () => void) {
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason, forgetReason] = useDraft(`payment-reject.${payment.qid}`, '', textIn);
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => rejectPayment(payment.qid, reason.trim(), key),
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
  const change = (text: string) => {
    setReason(text);
    setMissing(false);
  };
  return { reason, change, isMissing, confirm, error, isPending };
}
