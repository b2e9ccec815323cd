import type { Currency } from '@quayside/contract/common';
import { currencies } from '@quayside/contract/currency-values';
import { buyerMoneyMessages } from '@quayside/contract/messages/buyer-money';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MoneyInput } from '../../ui/form/money-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea, TextField } from '../../ui/form/text-field.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { type MoneyFound, noteMoney } from './buyer-money.api.ts';
import { DecidingDialog } from './deciding-dialog.tsx';
import { useDeciding } from './use-deciding.ts';

const words = buyerMoneyMessages.received;
const options = currencies.map((value) => ({ value, label: value }));
const currencyOf = (value: string): Currency => currencies.find((one) => one === value) ?? 'EUR';
interface Typed {
  orderNumber: string;
  currency: Currency;
  amount: string;
  note: string;
}
const nothing: Typed = { orderNumber: '', currency: 'EUR', amount: '', note: '' };

/** Money in our account that no list waits for. */
export function ReceivedMoney() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Cluster>
      <Button onPress={() => setOpen(true)}>{words.open}</Button>
      {isOpen && <Found onClose={() => setOpen(false)} />}
    </Cluster>
  );
}

function Found({ onClose }: { onClose: () => void }) {
  const [found, setFound] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const note = useDeciding(
    (body: MoneyFound, key) => noteMoney(body, key),
    () => words.saved,
    onClose,
  );
  const set = (change: Partial<Typed>) => setFound((now) => ({ ...now, ...change }));
  const [orderNumber, text] = [found.orderNumber.trim(), found.note.trim()];
  const { amount, currency } = found;
  const problemOf = (value: string, message: string) => (isTried && value === '' ? message : undefined);
  const save = () => {
    setTried(true);
    if (orderNumber !== '' && amount !== '' && text !== '')
      note.mutate({ orderNumber, amount: { amount, currency }, note: text });
  };
  return (
    <DecidingDialog
      title={words.title}
      submit={words.save}
      isRunning={note.isPending}
      problem={note.error}
      onSubmit={save}
      onClose={onClose}
    >
      <Text tone="muted">{words.text}</Text>
      <TextField
        label={words.order}
        hint={words.orderHint}
        value={found.orderNumber}
        maxLength={40}
        error={problemOf(orderNumber, words.orderNeeded)}
        onChange={({ target }) => set({ orderNumber: target.value })}
      />
      <Select
        label={words.currency}
        options={options}
        value={currency}
        onChange={({ target }) => set({ currency: currencyOf(target.value) })}
      />
      <MoneyInput
        label={words.amount}
        currency={currency}
        value={amount}
        error={problemOf(amount, words.amountNeeded)}
        onChange={(value) => set({ amount: value })}
      />
      <TextArea
        label={words.note}
        rows={2}
        maxLength={500}
        value={found.note}
        error={problemOf(text, words.noteNeeded)}
        onChange={({ target }) => set({ note: target.value })}
      />
    </DecidingDialog>
  );
}
