import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import type { PayoutDetail, PayoutEntry } from '@quayside/contract/payouts';
import { Card } from '../../../ui/card.tsx';
import { CodeValue } from '../../../ui/code-value.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { MoneyText } from '../../../ui/money-text.tsx';
import { Text } from '../../../ui/text.tsx';

type Row = PayoutEntry & { readonly key: string };

const columns: Column<Row>[] = [
  { id: 'kind', header: words.entryColumns.kind, card: 'title', cell: ({ kind }) => words.kinds[kind] },
  {
    id: 'order',
    header: words.columns.order,
    cell: ({ order }) => <CodeValue code={order} name={words.orderNumber} isPlain />,
  },
  {
    id: 'amount',
    header: words.columns.amount,
    align: 'end',
    card: 'figure',
    cell: ({ amount }) => <MoneyText money={amount} />,
  },
];

/** What the amount is made of, to the cent: the entries above sum to it. */
export function PayoutEntries({ payout }: { payout: PayoutDetail }) {
  // Two refunds of one order may be alike: the place tells them apart, and an answer keeps it.
  const rows = payout.entries.map((entry, index) => ({ ...entry, key: `${index}` }));
  return (
    <Card title={words.entries} id="entries">
      <Stack gap={4}>
        <DataTable caption={words.entries} columns={columns} rows={rows} rowKey={({ key }) => key} />
        <Cluster justify="between">
          <Text as="strong" weight="strong">
            {words.total}
          </Text>
          <MoneyText money={payout.amount} tone="strong" />
        </Cluster>
      </Stack>
    </Card>
  );
}
