import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { Offer } from '@quayside/contract/offers';
import { lazy, Suspense, useState } from 'react';
import { clock } from '../../../lib/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { isReduced } from '../cents.ts';
import { usePrices } from '../offers.queries.ts';

const StepChart = lazy(() => import('../../../ui/chart/step-chart.tsx'));

type Price = NonNullable<ReturnType<typeof usePrices>['data']>['results'][number];

/** INV-02: what the offer cost, as a chart with its sentence, or as a table. */
export function PriceHistory({ offer }: { offer: Offer }) {
  const { data, isError, refetch } = usePrices(offer.qid);
  const [isTable, setTable] = useState(false);
  const prices = data?.results ?? [];
  return (
    <Card
      title={prices.length > 1 ? finding(prices, offer) : words.history}
      actions={
        prices.length > 1 && (
          <Button size="compact" onPress={() => setTable(!isTable)}>
            {isTable ? words.showAsChart : words.showAsTable}
          </Button>
        )
      }
    >
      {isError && <LoadFailed onRetry={() => void refetch()}>{words.historyFailed}</LoadFailed>}
      {!data && !isError && <Skeleton shape="block" />}
      {data && prices.length < 2 && <Text tone="muted">{words.historyEmpty}</Text>}
      {prices.length > 1 && (
        <Stack gap={4}>{isTable ? <PriceTable prices={prices} /> : <Chart prices={prices} offer={offer} />}</Stack>
      )}
    </Card>
  );
}

/** The sentence over the chart: lowest, highest, now, of the price that the chart draws. */
function finding(prices: readonly Price[], offer: Offer): string {
  const now = offer.effectivePrice;
  const byAmount = prices.map((one) => one.effectivePrice).sort((a, b) => Number(a.amount) - Number(b.amount));
  const [low = now, high = now] = [byAmount[0], byAmount.at(-1)];
  const tell = prices.some(isReduced) ? words.historyFindingReduced : words.historyFinding;
  return tell(moneyLabel(low), moneyLabel(high), moneyLabel(now));
}

/** What competes: the price after discounts, beside what wins now. */
function Chart({ prices, offer }: { prices: readonly Price[]; offer: Offer }) {
  const { winningPrice: winning, effectivePrice, rank } = offer;
  const points = prices
    .map(({ at, effectivePrice: { amount } }) => ({ at: Date.parse(at), value: Number(amount) }))
    .sort((a, b) => a.at - b.at);
  const [until] = useState(() => clock.now().getTime());
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <StepChart
        points={points}
        until={until}
        name={words.historyOwn(moneyLabel(effectivePrice))}
        {...(winning && rank !== 1
          ? { line: { value: Number(winning.amount), name: words.historyWinning(moneyLabel(winning)) } }
          : {})}
      />
    </Suspense>
  );
}

function PriceTable({ prices }: { prices: readonly Price[] }) {
  const { company } = useUser();
  const columns: readonly Column<Price>[] = [
    {
      id: 'at',
      header: words.historyColumns.at,
      card: 'title',
      cell: ({ at }) => <When iso={at} zone={company.timeZone} />,
    },
    {
      id: 'price',
      header: words.historyColumns.price,
      align: 'end',
      card: 'figure',
      cell: ({ price }) => <MoneyText money={price} />,
    },
    {
      id: 'effective',
      header: words.historyColumns.effective,
      align: 'end',
      cell: ({ effectivePrice }) => <MoneyText money={effectivePrice} tone="muted" />,
    },
  ];
  return <DataTable caption={words.history} columns={columns} rows={prices} rowKey={({ at }) => at} />;
}
