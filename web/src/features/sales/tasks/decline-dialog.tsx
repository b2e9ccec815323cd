import { orderMessages } from '@quayside/contract/messages/orders';
import { saleToasts } from '@quayside/contract/messages/sales';
import { useState } from 'react';
import { fieldMessages, messageOf } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { recordEvent } from '../../../lib/events.ts';
import { isRecord } from '../../../lib/problem-body.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Fieldset } from '../../../ui/field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type DeclineReason, declineSale } from '../sales.api.ts';
import { useSaleWork } from '../use-sale-work.ts';
import type { TaskProps } from './task-drawer.tsx';

const words = orderMessages.declining;
const mostReasons = 5;

interface DeclineDraft {
  reasons: readonly DeclineReason[];
  note: string;
}

/** Declining asks why, says that it cannot be undone, and keeps the safe button in focus (ORD-06). */
export default function DeclineDialog({ sale, onClose }: TaskProps) {
  const [draft, setDraft, forget] = useDraft<DeclineDraft>(
    `sale.${sale.qid}.decline`,
    { reasons: [], note: '' },
    readDecline,
  );
  const [isAsked, setAsked] = useState(false);
  const work = useSaleWork({
    sale,
    failed: saleToasts.declineFailed,
    send: ({ reasons, note }: DeclineDraft, version) =>
      declineSale(sale.qid, {
        reasons,
        version,
        ...(reasons.includes('OTHER') && note.trim() ? { note: note.trim() } : {}),
      }),
    onDone: (_answer, { reasons }) => {
      forget();
      recordEvent('sale_declined', { saleQid: sale.qid, reasons: reasons.join(',') });
      toast(saleToasts.declined);
      onClose();
    },
  });
  const noteError = fieldMessages(work.problem).note;
  const decline = () => {
    setAsked(true);
    if (draft.reasons.length > 0) work.run(draft);
  };
  const choose = (reason: DeclineReason, isChosen: boolean) =>
    setDraft({
      ...draft,
      reasons: isChosen
        ? [...draft.reasons, reason].slice(-mostReasons)
        : draft.reasons.filter((one) => one !== reason),
    });
  return (
    <ConfirmDialog
      title={words.title}
      isOpen
      onClose={onClose}
      onConfirm={decline}
      confirmLabel={orderMessages.decline}
      cancelLabel={words.keep}
      tone="danger"
      isRunning={work.isRunning}
    >
      <Text>{words.text}</Text>
      {work.problem && noteError === undefined && (
        <InlineNotification
          variant="error"
          action={work.isStale && <Button onPress={work.reload}>{orderMessages.reload}</Button>}
        >
          {work.isStale ? orderMessages.stale : messageOf(work.problem, saleToasts.declineFailed)}
        </InlineNotification>
      )}
      <Fieldset legend={words.reasons} error={isAsked && draft.reasons.length === 0 ? words.choose : undefined}>
        {allReasons.map((reason) => (
          <Checkbox
            key={reason}
            label={orderMessages.declineReasons[reason]}
            checked={draft.reasons.includes(reason)}
            onChange={({ target }) => choose(reason, target.checked)}
          />
        ))}
      </Fieldset>
      {draft.reasons.includes('OTHER') && (
        <TextField
          label={words.note}
          hint={words.noteHint}
          maxLength={500}
          value={draft.note}
          error={noteError}
          onChange={({ target }) => setDraft({ ...draft, note: target.value })}
        />
      )}
    </ConfirmDialog>
  );
}

const isReason = (text: unknown): text is DeclineReason =>
  typeof text === 'string' && Object.hasOwn(orderMessages.declineReasons, text);
const allReasons = Object.keys(orderMessages.declineReasons).filter(isReason);

function readDecline(kept: unknown): DeclineDraft | null {
  if (!isRecord(kept) || !Array.isArray(kept.reasons) || typeof kept.note !== 'string') return null;
  return { reasons: kept.reasons.filter(isReason), note: kept.note };
}
