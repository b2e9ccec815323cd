import { countLabel } from '@quayside/contract/count-label';
import { reviewMessages as words } from '@quayside/contract/messages/payment-review';
import { payoutMessages } from '@quayside/contract/messages/payouts';
import type { PaymentReview } from '@quayside/contract/payment-reviews';
import { Card } from '../../../ui/card.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { MoneyRows } from '../../../ui/facts/money-rows.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';

/** What the amount is made of, row by row. */
export function ReviewBreakdown({ review: { entries, payment } }: { review: PaymentReview }) {
  return (
    <Card title={words.breakdown} id="breakdown">
      <MoneyRows
        rows={[
          ...entries.map(({ kind, order, amount }) => ({
            name: payoutMessages.nameOf({ kind, amount }),
            ...(order === payment.order ? {} : { note: order }),
            money: amount,
            kind: amount.amount.startsWith('-') ? ('taken' as const) : ('stands' as const),
          })),
          { name: words.payout, money: payment.amount, isTotal: true },
        ]}
      />
    </Card>
  );
}

type Line = PaymentReview['lines'][number];

const columns: Column<Line>[] = [
  {
    id: 'product',
    header: words.lineColumns.product,
    card: 'title',
    cell: ({ product, brand, gtin }) => (
      <Stack gap={1}>
        <Text as="span" weight="strong">
          {product}
        </Text>
        <Cluster gap={2} align="baseline">
          <Text as="span" size="small" tone="muted">
            {brand}
          </Text>
          <CodeValue code={gtin} name="GTIN" isPlain />
        </Cluster>
      </Stack>
    ),
  },
  {
    id: 'quantity',
    header: words.lineColumns.quantity,
    align: 'end',
    cell: ({ quantity }) => (
      <Text as="span" size="num">
        {countLabel(quantity)}
      </Text>
    ),
  },
  { id: 'price', header: words.lineColumns.price, align: 'end', cell: ({ price }) => <MoneyText money={price} /> },
  {
    id: 'total',
    header: words.lineColumns.total,
    align: 'end',
    card: 'figure',
    cell: ({ total }) => <MoneyText money={total} tone="strong" />,
  },
];

/** The goods that are paid for. */
export function ReviewLines({ review: { lines, entries, payment } }: { review: PaymentReview }) {
  const goods = entries.find(({ kind, order }) => kind === 'GOODS' && order === payment.order);
  return (
    <Card title={words.lines} count={lines.length} id="lines" isFlush>
      <DataTable
        caption={words.linesCaption}
        columns={columns}
        rows={lines}
        rowKey={({ qid }) => qid}
        totals={{
          product: words.goods,
          quantity: (
            <Text as="span" size="num" weight="strong">
              {countLabel(lines.reduce((sum, { quantity }) => sum + quantity, 0))}
            </Text>
          ),
          ...(goods && { total: <MoneyText money={goods.amount} tone="strong" /> }),
        }}
      />
    </Card>
  );
}
