import { buyerMoneyMessages } from '@quayside/contract/messages/buyer-money';
import type { ReviewedWithdrawal } from '@quayside/contract/orders';
import { useState } from 'react';
import { wholeError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { moneyLabel } from '../../ui/facts/money-text.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { Text } from '../../ui/text.tsx';
import { type Settlement, settleWithdrawal } from './buyer-money.api.ts';
import { useDeciding } from './use-deciding.ts';

const words = buyerMoneyMessages.withdrawals;

export interface OfRow {
  row: ReviewedWithdrawal;
  onClose: () => void;
}

/** The bank is silent: its statement says whether the money went. */
export function Settling({ row, onClose }: OfRow) {
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const settle = useDeciding(
    (body: Settlement, key) => settleWithdrawal(row.qid, body, key),
    ({ outcome }) => (outcome === 'PAID' ? words.settledPaid : words.settledFailed),
    onClose,
  );
  const found = note.trim();
  const say = (outcome: Settlement['outcome']) => {
    setTried(true);
    if (found !== '') settle.mutate({ outcome, note: found });
  };
  return (
    <FormDialog
      title={words.settleTitle(moneyLabel(row.amount), row.company)}
      submitLabel={words.wasPaid}
      isSending={settle.isPending}
      errors={wholeError(settle.error, buyerMoneyMessages.actionFailed)}
      otherActions={
        <Button isDisabled={settle.isPending} onPress={() => say('FAILED')}>
          {words.notPaid}
        </Button>
      }
      onSubmit={() => say('PAID')}
      onClose={onClose}
    >
      <Text>{words.accountOf(row.holder, row.ending)}</Text>
      <Text tone="muted">{words.settleText}</Text>
      <TextArea
        label={words.note}
        rows={3}
        maxLength={500}
        value={note}
        error={isTried && found === '' ? words.noteNeeded : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
