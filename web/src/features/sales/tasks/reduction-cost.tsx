import { reductionMessages as words } from '@quayside/contract/messages/reductions';
import type { Sale } from '@quayside/contract/sales';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type ConfirmedLine, getReductionCost } from '../sales.api.ts';

/** What the lowered quantities cost, asked of the server as they change. Without an answer one can confirm all the same. */
export function ReductionCost({ sale: { qid: saleQid, version }, lines }: { sale: Sale; lines: ConfirmedLine[] }) {
  const asked = lines.map(({ qid, confirmedQuantity }) => ({ qid, confirmedQuantity }));
  const { data, isError } = useQuery({
    queryKey: ['reduction-cost', saleQid, version, asked],
    queryFn: ({ signal }) => getReductionCost(saleQid, asked, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (isError) return <InlineNotification>{words.failed}</InlineNotification>;
  if (!data) return <Skeleton shape="block" />;
  if (data.missingUnits === 0) return null;
  return (
    <InlineNotification variant="info" title={words.title}>
      <Stack as="ul" gap={1}>
        <li>{words.refund(moneyLabel(data.refund))}</li>
        <li>{words.payoutLess(moneyLabel(data.payoutLess))}</li>
        {data.stock.map(({ lineQid, productName, stock }) => (
          <li key={lineQid}>{words.stock(productName, stock)}</li>
        ))}
        <li>{words.offered(data.missingUnits, data.otherSellers)}</li>
      </Stack>
    </InlineNotification>
  );
}
