import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { orderMessages } from '@quayside/contract/messages/orders';
import { saleToasts } from '@quayside/contract/messages/sales';
import type { Sale } from '@quayside/contract/sales';
import { useState } from 'react';
import { fieldMessages, messageOf } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { recordEvent } from '../../../lib/events.ts';
import { isRecord } from '../../../lib/problem-body.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Fieldset } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { type DeclineReason, declineSale } from '../sales.api.ts';
import { useSaleWork } from '../use-sale-work.ts';
import type { TaskProps } from './task-props.ts';

const words = orderTaskMessages.declining;
const mostReasons = 5;

interface DeclineDraft {
  reasons: readonly DeclineReason[];
  note: string;
}

/** Declining asks why, says that it cannot be undone, and keeps the safe button in focus (ORD-06). */
export default function DeclineDialog({ sale, onClose }: TaskProps) {
  const { draft, setDraft, work } = useDecline(sale, onClose);
  const [isAsked, setAsked] = useState(false);
  const noteError = fieldMessages(work.problem).note;
  const decline = () => {
    setAsked(true);
    if (draft.reasons.length > 0) work.run(draft);
  };
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
      <ReasonChoice draft={draft} isAsked={isAsked} onChange={setDraft} />
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

function useDecline(sale: Sale, onClose: () => void) {
  const key = `sale.${sale.qid}.decline`;
  const [draft, setDraft, forget] = useDraft<DeclineDraft>(key, { reasons: [], note: '' }, readDecline);
  const work = useSaleWork({
    sale,
    failed: saleToasts.declineFailed,
    send: ({ reasons, note }: DeclineDraft, version) => {
      const said = reasons.includes('OTHER') && note.trim() ? { note: note.trim() } : {};
      return declineSale(sale.qid, { reasons: [...reasons], version, ...said });
    },
    onDone: (_answer, { reasons }) => {
      forget();
      recordEvent('sale_declined', { saleQid: sale.qid, reasons: reasons.join(',') });
      toast(saleToasts.declined);
      onClose();
    },
  });
  return { draft, setDraft, work };
}

interface ReasonChoiceProps {
  draft: DeclineDraft;
  isAsked: boolean;
  onChange: (draft: DeclineDraft) => void;
}

/** One reason or several, at most five; the oldest gives way. */
function ReasonChoice({ draft, isAsked, onChange }: ReasonChoiceProps) {
  const isMissing = isAsked && draft.reasons.length === 0;
  const choose = (reason: DeclineReason, isChosen: boolean) => {
    const others = draft.reasons.filter((one) => one !== reason);
    onChange({ ...draft, reasons: isChosen ? [...others, reason].slice(-mostReasons) : others });
  };
  return (
    <Fieldset legend={words.reasons} error={isMissing ? words.choose : undefined}>
      {allReasons.map((reason) => (
        <Checkbox
          key={reason}
          label={orderMessages.declineReasons[reason]}
          checked={draft.reasons.includes(reason)}
          onChange={({ target }) => choose(reason, target.checked)}
        />
      ))}
    </Fieldset>
  );
}

const isReason = (text: unknown): text is DeclineReason =>
  typeof text === 'string' && Object.hasOwn(orderMessages.declineReasons, text);
const allReasons = Object.keys(orderMessages.declineReasons).filter(isReason);

function readDecline(kept: unknown): DeclineDraft | null {
  if (!isRecord(kept) || !Array.isArray(kept.reasons) || typeof kept.note !== 'string') return null;
  return { reasons: kept.reasons.filter(isReason), note: kept.note };
}
