import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import type { PayoutDetail } from '@quayside/contract/payouts';
import { Card } from '../../../ui/card.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { type Money, MoneyText } from '../../../ui/facts/money-text.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';

interface Row {
  key: string;
  name: string;
  /** Null for the sum. */
  order: string | null;
  amount: Money;
}

const columns: Column<Row>[] = [
  {
    id: 'kind',
    header: words.entryColumns.kind,
    card: 'title',
    cell: ({ name, order }) => (
      <Text as="span" weight={order === null ? 'strong' : 'normal'}>
        {name}
      </Text>
    ),
  },
  {
    id: 'order',
    header: words.columns.order,
    cell: ({ order }) => order && <CodeValue code={order} name={words.orderNumber} isPlain />,
  },
  {
    id: 'amount',
    header: words.columns.amount,
    align: 'end',
    card: 'figure',
    cell: ({ amount, order }) => <MoneyText money={amount} tone={order === null ? 'strong' : 'ink'} />,
  },
];

/** What the amount is made of, to the cent: the last row is the sum of those above. */
export function PayoutEntries({ payout }: { payout: PayoutDetail }) {
  // Two refunds of one order may be alike: the place tells them apart, and an answer keeps it.
  const entries = payout.entries.map(
    (entry, index): Row => ({
      ...{ key: `${index}`, name: words.nameOf(entry), order: entry.order, amount: entry.amount },
    }),
  );
  const name = payout.status === 'PAID' ? words.total : words.columns.amount;
  const sum: Row = { key: 'sum', name, order: null, amount: payout.amount };
  return (
    <Card title={words.entries} id="entries" isFlush>
      <DataTable caption={words.entriesCaption} columns={columns} rows={[...entries, sum]} rowKey={({ key }) => key} />
    </Card>
  );
}
