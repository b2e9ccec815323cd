import { orderMessages as words } from '@quayside/contract/messages/orders';
import type { Sale } from '@quayside/contract/sales';
import { Card } from '../../../ui/card.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';
import { labelIn } from '../sale-steps.ts';
import type { SaleLine } from '../sales.api.ts';

const names = words.lines;

const columns: readonly Column<SaleLine>[] = [
  { id: 'product', header: names.product, card: 'title', cell: (line) => <Product line={line} /> },
  {
    id: 'ordered',
    header: names.ordered,
    align: 'end',
    cell: (line) => (
      <Text as="span" size="num">
        {line.requestedQuantity}
      </Text>
    ),
  },
  { id: 'confirmed', header: names.confirmed, align: 'end', cell: (line) => <Confirmed line={line} /> },
  { id: 'price', header: names.price, align: 'end', cell: (line) => <MoneyText money={line.unitPrice} tone="muted" /> },
  { id: 'total', header: names.total, align: 'end', card: 'figure', cell: (line) => <MoneyText money={line.total} /> },
];

/** What was ordered and what was confirmed, line by line; cards on narrow screens. */
export function SaleLines({ sale }: { sale: Sale }) {
  return (
    <Card title={names.title(sale.lines.length)} id="lines" isFlush>
      <DataTable caption={names.caption} columns={columns} rows={sale.lines} rowKey={(line) => line.qid} />
    </Card>
  );
}

function Product({ line }: { line: SaleLine }) {
  return (
    <Stack gap={1}>
      <Text as="span" weight="strong">
        {line.productName}
      </Text>
      <Text as="span" size="small" tone="muted">
        {line.brandName}
        {line.unitSize > 1 && `, ${names.unit(line.unitSize)}`}
      </Text>
      <CodeValue code={line.gtin} name={names.gtin} />
      {line.reductionReason && (
        <Text as="span" size="small" tone="caution">
          {names.reduced(labelIn(words.reductionReasons, line.reductionReason))}
          {line.reductionNote && `. ${line.reductionNote}`}
        </Text>
      )}
    </Stack>
  );
}

function Confirmed({ line }: { line: SaleLine }) {
  if (line.confirmedQuantity === null) {
    return (
      <Text as="span" size="small" tone="muted">
        {names.notYet}
      </Text>
    );
  }
  return (
    <Text as="span" size="num">
      {line.confirmedQuantity}
    </Text>
  );
}
