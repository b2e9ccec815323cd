import { refundMessages as words } from '@quayside/contract/messages/refunds';
import type { PayoutDetail } from '@quayside/contract/payouts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isStale } from '../../lib/api-error.ts';
import { useDraft } from '../../lib/draft.ts';
import { moneyLabel } from '../../ui/facts/money-text.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { refundGoods } from './payouts.api.ts';
import { keys } from './payouts.queries.ts';
import { emptyRefund, faultsOf, refundIn } from './refund-form.ts';

/**
 * One refund: what is typed outlives the dialog until it is done. One key per opened dialog goes with every try, so that
 * nothing is refunded twice, and what was left of the goods when it opened, so that two people do not refund the same.
 */
export function useRefund(payout: PayoutDetail, onRefunded: () => void) {
  const { qid, refundable } = payout;
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [seen, setSeen] = useState(refundable);
  const [form, setForm, forget] = useDraft(`payout-refund.${qid}`, emptyRefund, refundIn);
  const refresh = () => client.invalidateQueries({ queryKey: keys.all });
  const amount = { amount: form.amount, currency: seen.currency };
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () => refundGoods(qid, { amount, reason: form.reason.trim(), refundable: seen }, key),
    onSuccess: async ({ owed, secondApproval }) => {
      forget();
      await refresh();
      const refund = moneyLabel(amount);
      toast(secondApproval ? words.proposed(refund) : words.done(refund, moneyLabel(owed)));
      onRefunded();
    },
    // A refusal means that the page was out of date; without an answer it may have happened.
    onError: refresh,
  });
  const reload = () => {
    setSeen(refundable);
    reset();
  };
  return {
    ...{ form, setForm, seen, faults: faultsOf(form, seen) },
    ...{ send: () => mutate(), isRunning: isPending, problem: error, reload },
    isStale: isStale(error),
  };
}
