import { reviewMessages as words } from '@quayside/contract/messages/payment-review';
import type { PaymentReview } from '@quayside/contract/payment-reviews';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { ColumnStrip } from '../../../ui/chart/column-strip.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import { type Money, MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Inset } from '../../../ui/placing.tsx';
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
    cell: ({ settledAt, requestedAt }) => <When iso={settledAt ?? requestedAt} isDay />,
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
  if (largest === null)
    return (
      <Card title={words.earlier} id="earlier">
        <Text>{words.noEarlier}</Text>
      </Card>
    );
  const isOdd = factorOf(amount, largest) > 1 || toThisAccount === 0;
  return (
    <Card title={words.earlier} count={count} id="earlier" isFlush>
      <Inset>
        <Cluster gap={2} align="start" isOneLine>
          {isOdd && (
            <Text as="span" tone="caution">
              <Icon name="alert-triangle" />
            </Text>
          )}
          <Text weight="strong">
            {sizeLabel(amount, largest)} {words.toThisAccount(toThisAccount, count)}
          </Text>
        </Cluster>
        <ColumnStrip
          columns={[
            ...newest.toReversed().map((payout) => ({
              id: payout.qid,
              size: Number(payout.amount.amount),
              name: dateLabel(payout.settledAt ?? payout.requestedAt, 'day'),
              figure: moneyLabel(payout.amount),
            })),
            {
              id: 'this',
              size: Number(amount.amount),
              name: words.thisPayment,
              figure: moneyLabel(amount),
              isHollow: true,
            },
          ]}
        />
      </Inset>
      {newest.length > 0 && (
        <DataTable caption={words.earlierCaption} columns={columns} rows={newest} rowKey={({ qid }) => qid} />
      )}
    </Card>
  );
}

/** For the eye alone. */
const factorOf = (amount: Money, largest: Money): number => Number(amount.amount) / Number(largest.amount);

/** How many times as large; one decimal. */
function sizeLabel(amount: Money, largest: Money): string {
  const factor = factorOf(amount, largest);
  return factor > 1 ? words.times(factor.toFixed(1)) : words.notLargest(moneyLabel(largest));
}
