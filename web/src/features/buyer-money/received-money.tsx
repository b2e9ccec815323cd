import type { Currency } from '@quayside/contract/common';
import { currencies } from '@quayside/contract/currency-values';
import { buyerMoneyMessages } from '@quayside/contract/messages/buyer-money';
import { moneyLabel } from '@quayside/contract/money-label';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, wholeError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyInput } from '../../ui/form/money-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea, TextField } from '../../ui/form/text-field.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { Text } from '../../ui/text.tsx';
import { getReceived, type MoneyFound, noteMoney } from './buyer-money.api.ts';
import { useDeciding } from './use-deciding.ts';

const words = buyerMoneyMessages.received;
const options = currencies.map((value) => ({ value, label: value }));
const currencyOf = (value: string): Currency => currencies.find((one) => one === value) ?? 'EUR';
const isSomething = ({ amount }: { readonly amount: string }): boolean => Number(amount) > 0;
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

const useReceived = (orderNumber: string) =>
  useQuery({
    queryKey: ['buyer-money', 'received', orderNumber],
    queryFn: ({ signal }) => getReceived(orderNumber, signal),
    enabled: orderNumber !== '',
  });

/** What is typed, what has come for that order, and the call that notes it. */
function useFound(onClose: () => void) {
  const [found, setFound] = useState(nothing);
  const [lookedUp, setLookedUp] = useState('');
  const [isTried, setTried] = useState(false);
  const note = useDeciding(
    (body: MoneyFound, key) => noteMoney(body, key),
    (_body, { notedByOthers: others }) => (isSomething(others) ? words.savedBeside(moneyLabel(others)) : words.saved),
    onClose,
  );
  const [orderNumber, text] = [found.orderNumber.trim(), found.note.trim()];
  const asked = useReceived(lookedUp);
  const came = lookedUp === orderNumber ? asked : null;
  const { amount, currency } = found;
  const save = () => {
    setTried(true);
    setLookedUp(orderNumber);
    const seen = came?.data;
    // What had come as it was shown: of two who note the same money one is refused.
    if (seen && amount !== '' && text !== '')
      note.mutate({ orderNumber, amount: { amount, currency }, received: seen.received, note: text });
  };
  return {
    ...{ found, note, came, orderNumber, text, save },
    set: (change: Partial<Typed>) => setFound((now) => ({ ...now, ...change })),
    lookUp: () => setLookedUp(orderNumber),
    problemOf: (value: string, message: string) => (isTried && value === '' ? message : undefined),
  };
}

function Found({ onClose }: { onClose: () => void }) {
  const { found, note, came, orderNumber, text, save, set, lookUp, problemOf } = useFound(onClose);
  const { amount, currency } = found;
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.save}
      isSending={note.isPending}
      errors={wholeError(note.error, buyerMoneyMessages.actionFailed)}
      onSubmit={save}
      onClose={onClose}
    >
      <Text tone="muted">{words.text}</Text>
      <OrderSought
        value={found.orderNumber}
        came={came}
        problem={problemOf(orderNumber, words.orderNeeded)}
        onChange={(value) => set({ orderNumber: value })}
        onLeave={lookUp}
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
    </FormDialog>
  );
}

interface OrderSoughtProps {
  value: string;
  /** Null: not looked up yet. */
  came: ReturnType<typeof useReceived> | null;
  problem: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** The order by its number, and what has come for it. */
function OrderSought({ value, came, problem, onChange, onLeave }: OrderSoughtProps) {
  const seen = came?.data;
  return (
    <>
      <TextField
        label={words.order}
        hint={words.orderHint}
        value={value}
        maxLength={40}
        error={came?.error ? messageOf(came.error, words.orderUnknown) : problem}
        onBlur={onLeave}
        onChange={({ target }) => onChange(target.value)}
      />
      {seen && <Text>{words.soFar(seen.company, moneyLabel(seen.received), moneyLabel(seen.total))}</Text>}
      {seen && isSomething(seen.notedByOthers) && <Text>{words.others(moneyLabel(seen.notedByOthers))}</Text>}
    </>
  );
}
