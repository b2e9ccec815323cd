import { refundMessages as words } from '@quayside/contract/messages/refunds';
import type { PayoutDetail } from '@quayside/contract/payouts';
import { useQuery } from '@tanstack/react-query';
import { type Money, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { getRefundCost } from '../payouts.api.ts';

/** What a refund of `amount` does, asked of the server as it is typed; until it answers the seller's part is told in words. */
export function RefundCost({ payout, amount }: { payout: PayoutDetail; amount: Money }) {
  const { qid, sellerName, refundable } = payout;
  const { data } = useQuery({
    queryKey: ['refund-cost', qid, refundable.amount, amount.amount],
    queryFn: ({ signal }) => getRefundCost(qid, amount.amount, signal),
    retry: false,
  });
  return (
    <InlineNotification variant="caution" title={words.consequences}>
      {data?.takesTwo && <p>{words.takesTwo}</p>}
      <Stack as="ul" gap={1}>
        <li>{words.buyer(moneyLabel(amount))}</li>
        <li>{data ? words.seller(moneyLabel(data.owed), sellerName) : words.sellerUnknown(sellerName)}</li>
        <li>{words.creditNote}</li>
        <li>{words.final}</li>
      </Stack>
    </InlineNotification>
  );
}
