import { countLabel } from '@quayside/contract/count-label';
import { orderPageMessages } from '@quayside/contract/messages/order-page';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import type { Sale } from '@quayside/contract/sales';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { WithPicture } from '../../../ui/facts/product-picture.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { Cluster, Only, Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Strip } from '../../../ui/placing.tsx';
import { Text } from '../../../ui/text.tsx';
import { labelIn } from '../sale-steps.ts';
import type { SaleLine } from '../sales.api.ts';

const names = words.lines;

const columns: readonly Column<SaleLine>[] = [
  {
    id: 'product',
    header: names.product,
    card: 'title',
    cell: (line) => (
      <WithPicture src={line.picture}>
        <Product line={line} />
      </WithPicture>
    ),
  },
  {
    id: 'ordered',
    card: 'hidden',
    header: names.ordered,
    align: 'end',
    cell: (line) => (
      <Text as="span" size="num">
        {countLabel(line.requestedQuantity)}
      </Text>
    ),
  },
  { id: 'confirmed', header: names.confirmed, align: 'end', card: 'hidden', cell: (line) => <Confirmed line={line} /> },
  {
    id: 'price',
    header: names.price,
    align: 'end',
    card: 'hidden',
    cell: (line) => <MoneyText money={line.unitPrice} tone="muted" />,
  },
  { id: 'total', header: names.total, align: 'end', card: 'figure', cell: (line) => <MoneyText money={line.total} /> },
];

/** Longer tables show the first lines and every lowered one, until all are asked for. */
const mostLines = 8;
const firstLines = 5;

/** What was ordered and what was confirmed, line by line; cards on narrow screens. */
export function SaleLines({ sale }: { sale: Sale }) {
  const [isWhole, setWhole] = useState(sale.lines.length <= mostLines);
  const shown = isWhole
    ? sale.lines
    : sale.lines.filter((line, index) => index < firstLines || line.reductionReason !== null);
  return (
    <FoldCard
      title={names.title}
      count={sale.lines.length}
      id="lines"
      gist={<MoneyText money={sale.total} />}
      isOpen={sale.status === 'REQUESTED'}
      isFlush
    >
      <DataTable
        caption={names.caption}
        columns={columns}
        rows={shown}
        rowKey={(line) => line.qid}
        totals={{
          product: isWhole ? (
            orderPageMessages.money.goods
          ) : (
            <Cluster>
              {orderPageMessages.money.goods}
              <Button look="quiet" size="compact" onPress={() => setWhole(true)}>
                {words.moreLines(sale.lines.length)}
              </Button>
            </Cluster>
          ),
          ordered: <Count>{sumOf(sale.lines.map((line) => line.requestedQuantity))}</Count>,
          ...(sale.confirmedAt && {
            confirmed: <Count>{sumOf(sale.lines.map((line) => line.confirmedQuantity ?? 0))}</Count>,
          }),
          total: <MoneyText money={sale.total} tone="strong" />,
        }}
      />
    </FoldCard>
  );
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const Count = ({ children }: { children: number }) => (
  <Text as="span" size="num" weight="strong">
    {countLabel(children)}
  </Text>
);

function Product({ line }: { line: SaleLine }) {
  return (
    <Stack gap={1}>
      <Text as="span" weight="strong">
        {line.productName}
      </Text>
      <Cluster gap={2}>
        <Text as="span" size="small" tone="muted">
          {line.brandName}
          {line.unitSize > 1 && `, ${names.unit(line.unitSize)}`}
        </Text>
        <CodeValue code={line.gtin} name={names.gtin} />
      </Cluster>
      <Only on="card">
        <Text as="span">
          {countLabel(line.requestedQuantity)} × <MoneyText money={line.unitPrice} />
          {line.confirmedQuantity !== null && `, ${names.confirmedOf(line.confirmedQuantity)}`}
        </Text>
      </Only>
      {line.reductionReason && <Lowered line={line} reason={line.reductionReason} />}
    </Stack>
  );
}

/** How much less goes out, and why. */
function Lowered({ line, reason }: { line: SaleLine; reason: NonNullable<SaleLine['reductionReason']> }) {
  return (
    <Strip>
      <Text as="span" size="small" weight="strong">
        {names.fewer(line.requestedQuantity - (line.confirmedQuantity ?? 0))}
      </Text>
      <Text as="span" size="small" isFreeText>
        {labelIn(words.reductionReasons, reason)}
        {line.reductionNote && `. ${line.reductionNote}`}
      </Text>
    </Strip>
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
  return <Count>{line.confirmedQuantity}</Count>;
}
