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
import { Cluster, Foot, Only, Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
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
  const units = sale.lines.reduce((sum, line) => sum + (line.confirmedQuantity ?? line.requestedQuantity), 0);
  return (
    <FoldCard
      title={names.title(sale.lines.length)}
      id="lines"
      gist={<MoneyText money={sale.total} />}
      isOpen={sale.status === 'REQUESTED'}
      isFlush
    >
      <DataTable caption={names.caption} columns={columns} rows={shown} rowKey={(line) => line.qid} />
      <Foot>
        {!isWhole && (
          <Button look="quiet" size="compact" onPress={() => setWhole(true)}>
            {words.moreLines(sale.lines.length)}
          </Button>
        )}
        <Text as="strong" weight="strong">
          {orderPageMessages.money.goods}, {words.units(units)}: <MoneyText money={sale.total} tone="strong" />
        </Text>
      </Foot>
    </FoldCard>
  );
}

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
      {countLabel(line.confirmedQuantity)}
    </Text>
  );
}
