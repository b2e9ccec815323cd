import type { Claim } from '@quayside/contract/claims';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import { Card } from '../../../ui/card.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';

type ClaimLine = Claim['lines'][number];
const names = words.lineColumns;

const columns: readonly Column<ClaimLine>[] = [
  { id: 'product', header: names.product, card: 'title', cell: (line) => <Product line={line} /> },
  {
    id: 'quantity',
    header: names.quantity,
    align: 'end',
    cell: ({ quantity, shippedQuantity }) => words.line(quantity, shippedQuantity),
  },
  { id: 'price', header: names.price, align: 'end', cell: (line) => <MoneyText money={line.unitPrice} tone="muted" /> },
  {
    id: 'amount',
    header: names.amount,
    align: 'end',
    card: 'figure',
    cell: (line) => <MoneyText money={line.claimedAmount} />,
  },
];
const approved: Column<ClaimLine> = {
  id: 'approved',
  header: names.approved,
  align: 'end',
  cell: ({ approvedAmount }) => approvedAmount && <MoneyText money={approvedAmount} tone="strong" />,
};

/** What is claimed, in whose words and line by line; what was approved of it once it is decided. */
export function ClaimLines({ claim }: { claim: Claim }) {
  const isDecided = claim.approvedAmount !== null;
  return (
    <Card title={words.sections.claim} id="claimed" isFlush>
      <DataTable
        caption={words.linesCaption}
        columns={isDecided ? [...columns, approved] : columns}
        rows={claim.lines}
        rowKey={({ lineQid }) => lineQid}
      />
    </Card>
  );
}

function Product({ line }: { line: ClaimLine }) {
  return (
    <Stack gap={1}>
      <Text as="span" weight="strong">
        {line.productName}
      </Text>
      <CodeValue code={line.gtin} name={names.gtin} />
    </Stack>
  );
}
