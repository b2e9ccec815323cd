import type { InsightRank } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { offerMessages } from '@quayside/contract/messages/offers';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { countryName } from '../../../lib/countries.ts';
import { Button } from '../../../ui/button.tsx';
import { MoneyRows } from '../../../ui/facts/money-rows.tsx';
import { RoundedMoney } from '../../../ui/facts/rounded-money.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';

type Lost = NonNullable<InsightRank['lost']>;

const PriceSquares = lazy(() => import('../../../ui/chart/price-squares.tsx'));

/** So many offers are named below the drawing; the table has all. */
const named = 5;
const letterOf = (index: number): string | undefined => 'ABCDE'[index];

/** What was bought elsewhere for less: how near the prices were, and the offers that lost most; drawn or as tables. */
export function LostSales({ lost }: { lost: Lost }) {
  const [isTable, setTable] = useState(false);
  return (
    <Stack gap={4}>
      <Cluster justify="between">
        <Text as="span" size="small" tone="muted">
          {words.lost.what}
        </Text>
        <Button size="compact" look="quiet" onPress={() => setTable(!isTable)}>
          {isTable ? offerMessages.showAsChart : offerMessages.showAsTable}
        </Button>
      </Cluster>
      {isTable ? <Tables lost={lost} /> : <Drawing lost={lost} />}
    </Stack>
  );
}

function Drawing({ lost: { near, far, products } }: { lost: Lost }) {
  // Nothing of five orders: the sum above is all that is told.
  if (products.length === 0) return null;
  return (
    <>
      <MoneyRows
        isRounded
        rows={[
          { name: words.lost.near, note: words.lost.offers(near.offers), money: near.sales },
          { name: words.lost.far, note: words.lost.offers(far.offers), money: far.sales },
        ]}
      />
      <Suspense fallback={<Skeleton shape="chart" />}>
        <PriceSquares
          words={words.lost}
          offers={products.map(({ qid: id, sales, dearer, isNear, move }, index) => ({
            ...{ id, value: Number(sales.amount), dearer, isNear, move, letter: letterOf(index) },
          }))}
        />
      </Suspense>
      <Text as="span" size="small" tone="muted">
        {words.lost.squares}
      </Text>
      <Text as="span" size="small" tone="muted" weight="strong">
        {words.lost.byProduct}
      </Text>
      <MoneyRows
        isApart
        isRounded
        rows={products.slice(0, named).map(({ qid: id, name, pieces, sales: money, dearer }, index) => ({
          ...{ id, name: `${letterOf(index)}\u2002${name}`, note: words.lost.mark(pieces, dearer), money },
        }))}
      />
    </>
  );
}

function Tables({ lost: { products, brands, destinations } }: { lost: Lost }) {
  const places = destinations.map((row) => ({ ...row, key: countryName(row.key) }));
  return (
    <Stack gap={6}>
      <DataTable caption={words.lost.byProduct} columns={productColumns} rows={products} rowKey={({ qid }) => qid} />
      <DataTable
        caption={words.lost.byBrand}
        columns={partColumns(words.brand)}
        rows={brands}
        rowKey={({ key }) => key}
      />
      <DataTable
        caption={words.lost.byDestination}
        columns={partColumns(words.destination)}
        rows={places}
        rowKey={({ key }) => key}
      />
    </Stack>
  );
}

const productColumns: Column<Lost['products'][number]>[] = [
  {
    id: 'product',
    header: words.lost.product,
    card: 'title',
    isLink: true,
    isFreeText: true,
    cell: ({ qid, name }) => <Link to={paths.offer(qid)}>{name}</Link>,
  },
  { id: 'brand', header: words.brand, isWideOnly: true, cell: ({ brand }) => brand },
  { id: 'pieces', header: words.lost.pieces, align: 'end', cell: ({ pieces }) => pieces },
  { id: 'dearer', header: words.lost.dearer, align: 'end', cell: ({ dearer }) => words.wholePercent(dearer) },
  {
    id: 'sales',
    header: words.lost.sales,
    align: 'end',
    card: 'figure',
    cell: ({ sales }) => <RoundedMoney money={sales} />,
  },
];

const partColumns = (name: string): Column<Lost['brands'][number]>[] => [
  { id: 'key', header: name, card: 'title', cell: ({ key }) => key },
  { id: 'orders', header: words.orders, align: 'end', cell: ({ orders }) => orders },
  {
    id: 'sales',
    header: words.lost.sales,
    align: 'end',
    card: 'figure',
    cell: ({ sales }) => <RoundedMoney money={sales} />,
  },
];
