import { countLabel } from '@quayside/contract/count-label';
import { orderPageMessages } from '@quayside/contract/messages/order-page';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import type { Sale } from '@quayside/contract/sales';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { WithPicture } from '../../../ui/facts/product-picture.tsx';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';
import { endedUnconfirmed } from '../sale-steps.ts';
import type { SaleLine } from '../sales.api.ts';
import { Count, Product, sumOf } from './sale-line-parts.tsx';

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

export interface MoreLines {
  lines: readonly SaleLine[];
  /** What the total is called, and beside it the button that shows the other lines. */
  more: (total: string) => ReactNode;
}

/** `isNeeded`: shown in any case. */
export function useShownLines(lines: readonly SaleLine[], isNeeded: (line: SaleLine) => boolean): MoreLines {
  const [isWhole, setWhole] = useState(lines.length <= mostLines);
  const more = (total: string) => (
    <Cluster>
      {total}
      {!isWhole && (
        <Button look="quiet" size="compact" onPress={() => setWhole(true)}>
          {words.moreLines(lines.length)}
        </Button>
      )}
    </Cluster>
  );
  return { lines: isWhole ? lines : lines.filter((line, index) => index < firstLines || isNeeded(line)), more };
}

/** What was ordered and what was confirmed, line by line; cards on narrow screens. */
export function SaleLines({ sale }: { sale: Sale }) {
  const shown = useShownLines(sale.lines, (line) => line.reductionReason !== null);
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
        columns={endedUnconfirmed(sale) ? columns.filter(({ id }) => id !== 'confirmed') : columns}
        rows={shown.lines}
        rowKey={(line) => line.qid}
        totals={{
          product: shown.more(orderPageMessages.money.goods),
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
