import { reviewMessages as words } from '@quayside/contract/messages/payment-review';
import type { PaymentReview } from '@quayside/contract/payment-reviews';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { MoneyRows } from '../../../ui/facts/money-rows.tsx';
import { type Money, MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';

type Row = PaymentReview['earlier']['newest'][number];

const columns: Column<Row>[] = [
  {
    id: 'order',
    header: words.columns.order,
    card: 'title',
    cell: ({ qid, order }) => (
      <Link to={paths.payout(qid)} look="plain">
        <CodeValue code={order} name={words.columns.order} isPlain />
      </Link>
    ),
  },
  {
    id: 'paid',
    header: words.columns.paid,
    cell: ({ settledAt, requestedAt }) => <DateText iso={settledAt ?? requestedAt} />,
  },
  { id: 'account', header: words.columns.account, cell: ({ accountEnding }) => accountEnding },
  {
    id: 'amount',
    header: words.columns.amount,
    align: 'end',
    card: 'figure',
    cell: ({ amount }) => <MoneyText money={amount} />,
  },
];

/** How this payment compares with those before: its size, and where they went. */
export function EarlierPayouts({ review }: { review: PaymentReview }) {
  const { count, toThisAccount, newest, largest } = review.earlier;
  const { amount } = review.payment;
  return (
    <>
      <Card title={words.earlier} id="earlier">
        {largest === null ? (
          <Text>{words.noEarlier}</Text>
        ) : (
          <Stack gap={3}>
            <Text weight="strong">
              {sizeLabel(amount, largest)} {words.toThisAccount(toThisAccount, count)}
            </Text>
            <MoneyRows
              isApart
              rows={[
                { name: words.thisPayment, money: amount, kind: 'stands' },
                { name: words.largest, money: largest, kind: 'taken' },
              ]}
            />
          </Stack>
        )}
      </Card>
      {newest.length > 0 && (
        <Card title={words.newest} id="newest" isFlush>
          <DataTable caption={words.earlierCaption} columns={columns} rows={newest} rowKey={({ qid }) => qid} />
        </Card>
      )}
    </>
  );
}

/** For the eye alone: how many times as large; one decimal. */
function sizeLabel(amount: Money, largest: Money): string {
  const factor = Number(amount.amount) / Number(largest.amount);
  return factor > 1 ? words.times(factor.toFixed(1)) : words.notLargest(moneyLabel(largest));
}
