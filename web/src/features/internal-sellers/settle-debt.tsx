import type { MoneyOnWire as Money } from '@quayside/contract/common';
import type { DebtorDetail } from '@quayside/contract/debts';
import { internalSellerMessages } from '@quayside/contract/messages/internal-sellers';
import { uiMessages } from '@quayside/contract/messages/ui';
import { moneyLabel } from '@quayside/contract/money-label';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyInput } from '../../ui/form/money-input.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
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
      {asked === null ? (
        <Cluster>
          {debts.map((debt) => (
            <Button key={debt.currency} onPress={() => setAsked(debt)}>
              {words.open(moneyLabel(debt))}
            </Button>
          ))}
        </Cluster>
      ) : (
        <PaidForm qid={seller.qid} owed={asked} onClose={() => setAsked(null)} />
      )}
    </Stack>
  );
}

function PaidForm({ qid, owed, onClose }: { qid: string; owed: Money; onClose: () => void }) {
  const [amount, setAmount] = useState(owed.amount);
  const [reference, setReference] = useState('');
  const [isTried, setTried] = useState(false);
  const note = useNoting(qid, onClose);
  const text = reference.trim();
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    setTried(true);
    if (amount !== '' && text !== '') note.mutate({ amount: { ...owed, amount }, owed, reference: text });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <MoneyInput
          label={words.amount}
          currency={owed.currency}
          value={amount}
          error={isTried && amount === '' ? words.amountNeeded : undefined}
          onChange={setAmount}
        />
        <TextField
          label={words.reference}
          value={reference}
          maxLength={200}
          error={isTried && text === '' ? words.referenceNeeded : undefined}
          onChange={({ target }) => setReference(target.value)}
        />
        <Cluster>
          <Button type="submit" look="primary" isLoading={note.isPending}>
            {words.save}
          </Button>
          <Button onPress={onClose}>{uiMessages.cancel}</Button>
        </Cluster>
      </Stack>
    </form>
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
    onError: (error) => toast(messageOf(error, internalSellerMessages.moveFailed), { variant: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['internal-sellers'] }),
  });
}
