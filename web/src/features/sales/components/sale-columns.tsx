import { orderListMessages } from '@quayside/contract/messages/order-list';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import type { SaleRow } from '@quayside/contract/sales';
import { useLocation } from 'react-router';
import { countryName } from '../../../lib/countries.ts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { DueDate } from '../../../ui/facts/due-date.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { NextAction } from '../../../ui/facts/next-action.tsx';
import { WithPicture } from '../../../ui/facts/product-picture.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { When, whenLabel } from '../../../ui/facts/when.tsx';
import { NarrowOnly, Only, Stack, Whole } from '../../../ui/layout.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { rememberRow } from '../../../ui/list/use-row-keys.ts';
import { TableOnly } from '../../../ui/placing.tsx';
import { CutLines, Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { claimsOfSalePath } from '../../claims/claims.public.ts';
import { groupOf, type ListView } from '../list-view.ts';
import { salePath } from '../sale-paths.ts';
import { firstMove, isOpenSale, nextTaskOf, statusOf } from '../sale-steps.ts';
import { ProductPictures } from './product-pictures.tsx';

/** In the current tab one of the two, as there is room for one: status repeats what the next action says. */
export type ExtraColumn = 'products' | 'status';

/** Columns of the order list. Of the buttons only the first one of the page is yellow. */
export function saleColumns(
  view: ListView,
  rows: readonly SaleRow[] | undefined,
  extra: ExtraColumn = 'products',
): Column<SaleRow>[] {
  const isPast = groupOf(view.status) === 'PAST';
  const first = firstMove(rows);
  return [
    isPast ? pastOrderColumn : orderColumn,
    buyerColumn,
    ...(isPast ? [pastProductsColumn] : extra === 'status' ? [] : [productsColumn]),
    {
      id: 'nextAction',
      header: words.columns.nextAction,
      card: 'action',
      isWideOnly: isPast,
      cell: (sale) => <NextMove sale={sale} view={view} isPrimary={sale.qid === first} />,
    },
    ...(isPast || extra === 'status' ? [statusColumn(isPast)] : []),
    {
      id: 'destination',
      header: words.columns.destination,
      isWideOnly: true,
      ...(isPast ? hiddenOnCards : {}),
      cell: destinationLabel,
    },
    isPast
      ? { id: 'ended', header: words.columns.ended, ...hiddenOnCards, cell: (sale) => <Ended sale={sale} /> }
      : { id: 'expires', header: words.columns.expires, sort: 'expiresAt', cell: (sale) => <Expires sale={sale} /> },
    {
      id: 'total',
      header: words.columns.total,
      sort: 'amount',
      align: 'end',
      card: 'figure',
      cell: (sale) => <MoneyText money={sale.total} />,
    },
  ];
}

const hiddenOnCards = { card: 'hidden' } as const;

const orderColumn: Column<SaleRow> = {
  id: 'order',
  header: words.columns.order,
  sort: 'order',
  card: 'title',
  isLink: true,
  cell: (sale) => <CodeValue code={sale.order} name={words.orderNumber} isPlain />,
  below: (sale) => (
    <NarrowOnly>
      <CutLines lines={[sale.buyerName, sale.buyerReference]} />
    </NarrowOnly>
  ),
};
const pastOrderColumn: Column<SaleRow> = {
  ...orderColumn,
  below: (sale) => (
    <NarrowOnly>
      <TableOnly>
        <CutLines lines={[sale.buyerName, sale.buyerReference]} isWide />
      </TableOnly>
    </NarrowOnly>
  ),
};

function EndedLines({ sale }: { sale: SaleRow }) {
  const { timeZone } = useUser().company;
  const when = sale.endedAt === null ? null : whenLabel(sale.endedAt, timeZone);
  const step = stepOf(sale);
  const outcome = [statusOf(sale).text, when].filter(Boolean).join(', ');
  return <CutLines lines={[sale.buyerName, step ? `${outcome}. ${orderListMessages.expiredFrom[step]}` : outcome]} />;
}

const buyerColumn: Column<SaleRow> = {
  id: 'buyer',
  header: orderListMessages.buyer,
  isWideOnly: true,
  card: 'hidden',
  cell: ({ buyerName, buyerReference }) => <CutLines lines={[buyerName, buyerReference]} />,
};
const productsColumn: Column<SaleRow> = {
  id: 'products',
  header: orderListMessages.products,
  cell: (sale) => <ProductPictures sale={sale} />,
};
/** On cards it tells the rest at a glance: what was in it, for whom, how it ended and when. */
const pastProductsColumn: Column<SaleRow> = {
  ...productsColumn,
  isWideOnly: true,
  card: 'action',
  cell: (sale) => (
    <>
      <TableOnly>
        <ProductPictures sale={sale} />
      </TableOnly>
      <Only on="card">
        <WithPicture src={sale.pictures[0] ?? null}>
          <EndedLines sale={sale} />
        </WithPicture>
      </Only>
    </>
  ),
};
const statusColumn = (isPast: boolean): Column<SaleRow> => ({
  id: 'status',
  header: isPast ? orderListMessages.outcome : words.columns.status,
  isWideOnly: !isPast,
  ...(isPast ? hiddenOnCards : {}),
  cell: (sale) => (isPast ? <Outcome sale={sale} /> : <SaleStatusBadge sale={sale} />),
});

/** At which step an expired one ended. */
const stepOf = ({ status, expiredFrom }: SaleRow) =>
  status === 'EXPIRED' && (expiredFrom === 'REQUESTED' || expiredFrom === 'CONFIRMED') ? expiredFrom : null;

/** How it ended, and of an expired one at which step. */
function Outcome({ sale }: { sale: SaleRow }) {
  const { status } = sale;
  const step = stepOf(sale);
  return (
    <Stack gap={1}>
      <Text as="span" weight="strong" tone={status === 'COMPLETED' ? 'ink' : 'error'}>
        {statusOf(sale).text}
      </Text>
      {step && (
        <Text as="span" size="small" tone="muted">
          {orderListMessages.expiredFrom[step]}
        </Text>
      )}
    </Stack>
  );
}

function NextMove({ sale, view, isPrimary }: { sale: SaleRow; view: ListView; isPrimary: boolean }) {
  const { key } = useLocation();
  const task = nextTaskOf(sale);
  const mayAnswer = useUser().permissions.includes('claims.respond');
  const isClaimed = sale.nextAction === 'RESPOND_TO_CLAIM' && mayAnswer;
  return (
    <NextAction
      label={sale.nextAction === 'NONE' ? null : words.nextActions[sale.nextAction]}
      to={isClaimed ? claimsOfSalePath(sale.qid) : salePath(sale.qid, view, { task: task ?? undefined })}
      isMove={task !== null || isClaimed}
      isPrimary={isPrimary}
      onFollow={() => rememberRow(key, sale.qid)}
    />
  );
}

export function SaleStatusBadge({ sale }: { sale: Pick<SaleRow, 'status' | 'nextAction'> }) {
  const { text, tone } = statusOf(sale);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

export const destinationLabel = ({ destination }: Pick<SaleRow, 'destination'>): string =>
  destination.kind === 'WAREHOUSE' ? words.destinations.WAREHOUSE : countryName(destination.country);

/** While the clock runs; afterwards nothing is due. */
function Expires({ sale }: { sale: SaleRow }) {
  const until = isOpenSale(sale.status) ? sale.expiresAt : null;
  return <DueDate until={until} zone={useUser().company.timeZone} none={words.noDeadline} />;
}

/** When it ended; how is its status. */
function Ended({ sale }: { sale: SaleRow }) {
  const { timeZone } = useUser().company;
  if (sale.endedAt === null) return null;
  return (
    <Whole>
      <When iso={sale.endedAt} zone={timeZone} />
    </Whole>
  );
}
