import { paymentMessages as words } from '@quayside/contract/messages/payments';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Narrow, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { getPaymentOfOrder } from '../payments.api.ts';

const orderId = 'find-payment-order';

/** The way to the payment of an order staff were told of, whatever state it is in. */
export function FindPayment() {
  const navigate = useNavigate();
  const [order, setOrder] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () => getPaymentOfOrder(order.trim()),
    onSuccess: ({ qid }) => navigate(paths.payout(qid)),
    onError: () => document.getElementById(orderId)?.focus(),
  });
  const isMissing = isAsked && order.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (order.trim() === '') document.getElementById(orderId)?.focus();
    else mutate();
  };
  return (
    <Narrow>
      <Card title={words.find} id="find-payment">
        <form noValidate onSubmit={submit}>
          <Stack gap={4}>
            <Text tone="muted">{words.findText}</Text>
            <TextField
              id={orderId}
              label={words.findOrder}
              hint={words.findOrderHint}
              maxLength={60}
              autoComplete="off"
              value={order}
              error={isMissing ? words.findOrderRequired : error ? messageOf(error, words.findFailed) : undefined}
              onChange={({ target }) => {
                setOrder(target.value);
                reset();
              }}
            />
            <Button type="submit" isLoading={isPending}>
              {words.findOpen}
            </Button>
          </Stack>
        </form>
      </Card>
    </Narrow>
  );
}
