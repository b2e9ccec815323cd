import { paymentMessages as words } from '@quayside/contract/messages/payments';
import type { PaymentInReview } from '@quayside/contract/payments';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { emptyMatch, faultsOf, type MatchForm, matchIn, matchOf } from '../match-form.ts';
import { reconcilePayment } from '../payments.api.ts';
import { type DialogProps, useAfterDecision } from '../use-after-decision.ts';

const choices = [
  { value: 'PAID', title: words.reconcileFound },
  { value: 'FAILED', title: words.reconcileMissing, description: words.reconcileMissingText },
] as const;

/** What staff found on the bank statement about a payment nobody answered for. What was typed outlives the dialog. */
export function ReconcileDialog({ payment, onClose, onDecided }: DialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [form, setForm, forget] = useDraft(`payment-match.${payment.qid}`, emptyMatch, matchIn);
  const [isChecked, setChecked] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (match: NonNullable<ReturnType<typeof matchOf>>) => reconcilePayment(payment.qid, match, key),
    ...useAfterDecision(
      () => {
        forget();
        onDecided();
      },
      () => words.reconciled,
    ),
  });
  const confirm = () => {
    setChecked(true);
    const match = matchOf(form, payment);
    if (match) mutate(match);
    else document.getElementById(Object.keys(faultsOf(form)).map(idOf)[0] ?? '')?.focus();
  };
  return (
    <ConfirmDialog
      title={words.reconcileTitle(moneyLabel(payment.amount))}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel={words.reconcileConfirm}
      cancelLabel={words.keep}
      isRunning={isPending}
    >
      <Stack gap={4}>
        <Text tone="muted">{words.account(payment.accountEnding)}</Text>
        <MatchFields form={form} set={setForm} payment={payment} isChecked={isChecked} />
        {error && <InlineNotification variant="error">{messageOf(error, words.reconcileFailed)}</InlineNotification>}
      </Stack>
    </ConfirmDialog>
  );
}

interface FieldsProps {
  form: MatchForm;
  set: (form: MatchForm) => void;
  payment: PaymentInReview;
  isChecked: boolean;
}

const idOf = (field: string): string => `payment-match-${field}`;

function MatchFields({ form, set, payment, isChecked }: FieldsProps) {
  const faults = isChecked ? faultsOf(form) : {};
  return (
    <>
      <RadioCards
        legend={words.reconcileTitle(moneyLabel(payment.amount))}
        name="outcome"
        cards={choices}
        value={form.outcome}
        onChange={(outcome) => set({ ...form, outcome })}
        error={faults.outcome}
      />
      {form.outcome === 'PAID' && (
        <>
          <TextField
            id={idOf('reference')}
            label={words.reconcileReference}
            maxLength={60}
            value={form.reference}
            error={faults.reference}
            onChange={({ target }) => set({ ...form, reference: target.value })}
          />
          <MoneyInput
            id={idOf('amount')}
            label={words.reconcileAmount}
            currency={payment.amount.currency}
            value={form.amount}
            error={faults.amount}
            onChange={(amount) => set({ ...form, amount })}
          />
        </>
      )}
      <TextArea
        id={idOf('note')}
        label={words.reconcileNote}
        hint={words.reconcileNoteHint}
        maxLength={500}
        rows={2}
        value={form.note}
        error={faults.note}
        onChange={({ target }) => set({ ...form, note: target.value })}
      />
    </>
  );
}
