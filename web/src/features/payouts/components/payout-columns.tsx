import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import type { PayoutRow } from '@quayside/contract/payouts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { When } from '../../../ui/facts/when.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';
import { PayoutStatus } from './payout-status.tsx';

/** Columns of a list of payouts; `zone` is the company's own. */
export function payoutColumns(zone: string): Column<PayoutRow>[] {
  return [
    {
      id: 'order',
      header: words.columns.order,
      card: 'title',
      isLink: true,
      cell: ({ order }) => <CodeValue code={order} name={words.orderNumber} isPlain />,
    },
    { id: 'status', header: words.columns.status, cell: ({ status }) => <PayoutStatus status={status} /> },
    {
      id: 'requested',
      header: words.columns.requested,
      cell: ({ requestedAt }) => <When iso={requestedAt} zone={zone} />,
    },
    {
      id: 'settled',
      header: words.columns.settled,
      cell: ({ settledAt }) => (settledAt ? <When iso={settledAt} zone={zone} /> : <NotYet />),
    },
    {
      id: 'account',
      header: words.columns.ending,
      card: 'hidden',
      isWideOnly: true,
      cell: ({ accountEnding }) => <CodeValue code={accountEnding} name={words.columns.ending} isPlain />,
    },
    {
      id: 'amount',
      header: words.columns.amount,
      align: 'end',
      card: 'figure',
      cell: ({ amount }) => <MoneyText money={amount} tone="strong" />,
    },
  ];
}

function NotYet() {
  return (
    <Text as="span" tone="faint">
      {words.notYet}
    </Text>
  );
}
