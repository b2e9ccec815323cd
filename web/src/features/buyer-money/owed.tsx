import { buyerMoneyMessages } from '@quayside/contract/messages/buyer-money';
import type { OwedOrder } from '@quayside/contract/orders';
import { useState } from 'react';
import { wholeError } from '../../lib/api-error.ts';
import { clock } from '../../lib/clock.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyText, moneyLabel } from '../../ui/facts/money-text.tsx';
import { When } from '../../ui/facts/when.tsx';
import { MoneyInput } from '../../ui/form/money-input.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { Text } from '../../ui/text.tsx';
import { getOwed, noteRepayment, type Repayment } from './buyer-money.api.ts';
import { MoneyList } from './money-list.tsx';
import { ReceivedMoney } from './received-money.tsx';
import { useDeciding } from './use-deciding.ts';

const words = buyerMoneyMessages.owed;

/** Orders on credit that are not paid back. */
export function Owed() {
  return (
    <Stack gap={4}>
      <ReceivedMoney />
      <MoneyList
        tab="OWED"
        text={words}
        load={getOwed}
        columns={columns}
        dialog={(row: OwedOrder, onClose) => <Payment row={row} onClose={onClose} />}
      />
    </Stack>
  );
}

const isOverdue = ({ dueAt }: OwedOrder): boolean => Date.parse(dueAt) < clock.now().getTime();

const columns = (ask: (row: OwedOrder) => void): Column<OwedOrder>[] => [
  { id: 'order', header: words.order, card: 'title', cell: ({ number }) => number },
  { id: 'company', header: buyerMoneyMessages.company, isFreeText: true, cell: ({ company }) => company },
  { id: 'total', header: buyerMoneyMessages.amount, align: 'end', cell: ({ total }) => <MoneyText money={total} /> },
  { id: 'left', header: words.left, align: 'end', cell: ({ left }) => <MoneyText money={left} /> },
  {
    id: 'due',
    header: words.due,
    cell: (row) => (
      <Stack gap={1}>
        <When iso={row.dueAt} isDay />
        {isOverdue(row) && <Text size="small">{words.overdue}</Text>}
      </Stack>
    ),
  },
  {
    id: 'act',
    header: buyerMoneyMessages.act,
    card: 'action',
    cell: (row) => (
      <Button size="compact" aria-label={words.noteOf(row.number)} onPress={() => ask(row)}>
        {words.note}
      </Button>
    ),
  },
];

function Payment({ row, onClose }: { row: OwedOrder; onClose: () => void }) {
  const [amount, setAmount] = useState(row.left.amount);
  const [isTried, setTried] = useState(false);
  const note = useDeciding(
    (body: Repayment, key) => noteRepayment(row.qid, body, key),
    () => words.saved,
    onClose,
  );
  const isMore = Number(amount) > Number(row.left.amount);
  const save = () => {
    setTried(true);
    // What was left as it was shown: of two who note the same money one is refused.
    const { left } = row;
    if (amount !== '') note.mutate({ amount: { amount, currency: left.currency }, left, surplusToWallet: isMore });
  };
  return (
    <FormDialog
      title={words.title(row.number)}
      submitLabel={words.save}
      isSending={note.isPending}
      errors={wholeError(note.error, buyerMoneyMessages.actionFailed)}
      onSubmit={save}
      onClose={onClose}
    >
      <Text>{words.text(moneyLabel(row.left))}</Text>
      <MoneyInput
        label={words.amount}
        currency={row.left.currency}
        value={amount}
        error={isTried && amount === '' ? words.amountNeeded : undefined}
        onChange={setAmount}
      />
      {isMore && <Text>{words.surplus(moneyLabel(row.left))}</Text>}
    </FormDialog>
  );
}
