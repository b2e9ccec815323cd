import { refundMessages as words } from '@quayside/contract/messages/refunds';
import type { PayoutDetail } from '@quayside/contract/payouts';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useRefund } from '../use-refund.ts';
import { RefundCost } from './refund-cost.tsx';

const idOf = (field: string): string => `payout-refund-${field}`;

/** Asks for amount and reason, and says to the cent what happens; money that a buyer has cannot be called back. */
export default function RefundDialog(props: { payout: PayoutDetail; onClose: () => void; onRefunded: () => void }) {
  const { payout, onClose, onRefunded } = props;
  const refund = useRefund(payout, onRefunded);
  const [isChecked, setChecked] = useState(false);
  const { form, seen } = refund;
  const amount = { amount: form.amount, currency: seen.currency };
  const confirm = () => {
    setChecked(true);
    const [first] = Object.keys(refund.faults);
    if (first === undefined) refund.send();
    else document.getElementById(idOf(first))?.focus();
  };
  return (
    <ConfirmDialog
      title={words.question(payout.order)}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel={refund.faults.amount ? words.confirm : words.confirmAmount(moneyLabel(amount))}
      tone="danger"
      isRunning={refund.isRunning}
    >
      <Stack gap={4}>
        <RefundFields refund={refund} isChecked={isChecked} />
        {!refund.faults.amount && <RefundCost payout={payout} amount={amount} />}
        {refund.problem && (
          <InlineNotification
            variant="error"
            action={refund.isStale && <Button onPress={refund.reload}>{words.reload}</Button>}
          >
            {refund.isStale ? words.stale : messageOf(refund.problem, words.failed)}
          </InlineNotification>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function RefundFields({ refund, isChecked }: { refund: ReturnType<typeof useRefund>; isChecked: boolean }) {
  const { form, setForm, seen, faults } = refund;
  return (
    <>
      <MoneyInput
        id={idOf('amount')}
        label={words.amount}
        hint={words.amountHint(moneyLabel(seen))}
        currency={seen.currency}
        value={form.amount}
        error={isChecked ? faults.amount : undefined}
        onChange={(amount) => setForm({ ...form, amount })}
      />
      <TextArea
        id={idOf('reason')}
        label={words.reason}
        hint={words.reasonHint}
        error={isChecked ? faults.reason : undefined}
        maxLength={500}
        rows={3}
        value={form.reason}
        onChange={({ target }) => setForm({ ...form, reason: target.value })}
      />
    </>
  );
}
