import type { MoneyOnWire as Money } from '@quayside/contract/common';
import type { DebtorDetail } from '@quayside/contract/debts';
import { internalSellerMessages } from '@quayside/contract/messages/internal-sellers';
import { moneyLabel } from '@quayside/contract/money-label';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { wholeError } from '../../lib/api-error.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyText } from '../../ui/facts/money-text.tsx';
import { MoneyInput } from '../../ui/form/money-input.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { useUser } from '../auth/auth.public.ts';
import { type DebtPaid, settleDebt } from './internal-sellers.api.ts';

const words = internalSellerMessages.debt;

/** What the company owes us, and the way to note that it paid: one that sells no more has no payout to take it from. */
export function SettleDebt({ seller }: { seller: Pick<DebtorDetail, 'qid' | 'owed'> }) {
  const [asked, setAsked] = useState<Money | null>(null);
  const mayNote = useUser().permissions.includes('staff.payments.approve');
  const debts = seller.owed;
  if (debts.length === 0 || !mayNote) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{words.title}</Heading>
      <Text tone="muted">{words.text}</Text>
      {debts.map((debt) => (
        <Cluster key={debt.currency} justify="between">
          <MoneyText money={debt} tone="strong" />
          <Button aria-label={words.openOf(moneyLabel(debt))} onPress={() => setAsked(debt)}>
            {words.open}
          </Button>
        </Cluster>
      ))}
      {asked && <PaidDialog qid={seller.qid} owed={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

function PaidDialog({ qid, owed, onClose }: { qid: string; owed: Money; onClose: () => void }) {
  const ids = { amount: useId(), reference: useId() };
  const [amount, setAmount] = useState(owed.amount);
  const [reference, setReference] = useState('');
  const [isTried, setTried] = useState(false);
  const note = useNoting(qid, onClose);
  const text = reference.trim();
  const errors = {
    amount: isTried && amount === '' ? words.amountNeeded : undefined,
    reference: isTried && text === '' ? words.referenceNeeded : undefined,
  };
  const told = keysOf(errors).flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: ids[field], message }];
  });
  return (
    <FormDialog
      title={words.open}
      submitLabel={words.save}
      isSending={note.isPending}
      errors={[...told, ...wholeError(note.error, internalSellerMessages.moveFailed, told)]}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (amount !== '' && text !== '') note.mutate({ amount: { ...owed, amount }, owed, reference: text });
      }}
    >
      <MoneyInput
        id={ids.amount}
        label={words.amount}
        hint={words.owes(moneyLabel(owed))}
        currency={owed.currency}
        value={amount}
        error={errors.amount}
        onChange={setAmount}
      />
      <TextField
        id={ids.reference}
        label={words.reference}
        hint={words.referenceHint}
        value={reference}
        maxLength={200}
        error={errors.reference}
        onChange={({ target }) => setReference(target.value)}
      />
    </FormDialog>
  );
}

function useNoting(qid: string, onDone: () => void) {
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: DebtPaid) => sendOnce(body, (sent, key) => settleDebt(qid, sent, key)),
    onSuccess: (_, { amount }) => {
      toast(words.saved(moneyLabel(amount)));
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['internal-sellers'] }),
  });
}
