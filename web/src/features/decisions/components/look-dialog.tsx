import type { DecisionAction } from '@quayside/contract/decision-values';
import { decisionMessages as words } from '@quayside/contract/messages/decisions';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { textIn, useDraft } from '../../../lib/draft.ts';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { asked } from '../decision-texts.ts';
import { confirmDecision, rejectDecision, withdrawDecision } from '../decisions.api.ts';
import { type LookProps, useLook } from '../use-look.ts';

const dialogs = { CONFIRM: ConfirmLook, REJECT: RejectLook, WITHDRAW: WithdrawLook } as const;

/** Asks once more: what a second person confirms is carried out at once. A refusal is told in the dialog. */
export default function LookDialog({ action, ...props }: LookProps & { action: DecisionAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

function ConfirmLook({ decision, version, onClose, onDone }: LookProps) {
  const { mutate, error, isPending } = useLook((_: null, key) => confirmDecision(decision.qid, version, key), {
    done: words.confirmDone,
    onDone,
  });
  return (
    <ConfirmDialog
      title={asked(words.confirmTitle, decision)}
      isOpen
      onClose={onClose}
      onConfirm={() => mutate(null)}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      isRunning={isPending}
    >
      <Stack gap={3}>
        <Text>{words.confirmTexts[decision.kind](decision.sellerName)}</Text>
        {error && <InlineNotification variant="error">{messageOf(error, words.confirmFailed)}</InlineNotification>}
      </Stack>
    </ConfirmDialog>
  );
}

function WithdrawLook({ decision, onClose, onDone }: LookProps) {
  const { mutate, error, isPending } = useLook((_: null, key) => withdrawDecision(decision.qid, key), {
    done: words.withdrawDone,
    onDone,
  });
  return (
    <ConfirmDialog
      title={asked(words.withdrawTitle, decision)}
      isOpen
      onClose={onClose}
      onConfirm={() => mutate(null)}
      confirmLabel={words.withdrawConfirm}
      cancelLabel={words.keep}
      isRunning={isPending}
    >
      <Stack gap={3}>
        <Text>{words.withdrawText}</Text>
        {error && <InlineNotification variant="error">{messageOf(error, words.withdrawFailed)}</InlineNotification>}
      </Stack>
    </ConfirmDialog>
  );
}

const reasonId = 'decision-reject-reason';

/** The reason is kept until it is sent. */
function RejectLook({ decision, version, onClose, onDone }: LookProps) {
  const [reason, setReason, forget] = useDraft(`decision-reject.${decision.qid}`, '', textIn);
  const [isChecked, setChecked] = useState(false);
  const { mutate, error, isPending } = useLook(
    (typed: string, key) => rejectDecision(decision.qid, typed, version, key),
    {
      done: words.rejectDone,
      onDone: () => {
        forget();
        onDone();
      },
    },
  );
  const isMissing = reason.trim() === '';
  const confirm = () => {
    setChecked(true);
    if (isMissing) document.getElementById(reasonId)?.focus();
    else mutate(reason.trim());
  };
  return (
    <ConfirmDialog
      title={asked(words.rejectTitle, decision)}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel={words.rejectConfirm}
      cancelLabel={words.keep}
      tone="danger"
      isRunning={isPending}
    >
      <Stack gap={3}>
        <Text>{words.rejectTexts[decision.kind](decision.sellerName)}</Text>
        <TextArea
          id={reasonId}
          label={words.rejectReason}
          error={isChecked && isMissing ? words.reasonRequired : undefined}
          maxLength={500}
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {error && <InlineNotification variant="error">{messageOf(error, words.rejectFailed)}</InlineNotification>}
      </Stack>
    </ConfirmDialog>
  );
}
