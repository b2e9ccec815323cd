import { countLabel } from '@quayside/contract/count-label';
import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { Offer } from '@quayside/contract/offers';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { BrandLine } from '../../../ui/facts/brand-line.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { MoneyText, moneyLabel } from '../../../ui/facts/money-text.tsx';
import { WithPicture } from '../../../ui/facts/product-picture.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { Cluster, Facts, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import type { StatusEdge } from '../../../ui/list/status-edge.ts';
import { Text } from '../../../ui/text.tsx';
import { reasonOf } from '../offer-reason.ts';
import type { OptionalColumn } from '../offer-view.ts';
import { PriceCell } from './price-cell.tsx';

interface ColumnOptions {
  mayWrite: boolean;
  isMatching: boolean;
  onMatch: (qid: string) => void;
}

const tones: Readonly<Record<Offer['status'], BadgeTone>> = {
  ACTIVE: 'success',
  OUT_OF_STOCK: 'caution',
  INACTIVE: 'neutral',
  EXPIRED_LIST: 'caution',
  UNMATCHED: 'error',
  BLOCKED: 'error',
  PENDING_REVIEW: 'wait',
};

/** Left edge of an offer: yellow where the price can be lowered to win. */
export function railOf({ status, rank, priceToWin }: Offer): StatusEdge | null {
  if (status === 'BLOCKED' || status === 'UNMATCHED') return 'fail';
  if (status !== 'ACTIVE') return 'wait';
  if (priceToWin) return 'move';
  return rank === 1 ? 'done' : null;
}

/** Columns of the inventory list: product and price, and those that are chosen. */
export const offerColumns = (options: ColumnOptions, chosen: readonly OptionalColumn[]): Column<Offer>[] =>
  allColumns(options).filter(({ id }) => id === 'product' || id === 'price' || chosen.some((one) => one === id));

function allColumns(options: ColumnOptions): Column<Offer>[] {
  return [
    {
      id: 'product',
      header: words.columns.product,
      card: 'title',
      isFreeText: true,
      cell: (offer) => <Product offer={offer} />,
    },
    {
      id: 'stock',
      header: words.columns.stock,
      sort: 'stock',
      align: 'end',
      cell: (offer) => <Stock offer={offer} />,
    },
    {
      id: 'price',
      header: words.columns.price,
      sort: 'price',
      align: 'end',
      card: 'figure',
      cell: (offer) => <PriceCell offer={offer} mayWrite={options.mayWrite} />,
    },
    {
      id: 'effective',
      header: words.historyColumns.effective,
      align: 'end',
      isWideOnly: true,
      cell: ({ effectivePrice }) => <MoneyText money={effectivePrice} tone="muted" />,
    },
    {
      id: 'winning',
      header: words.columns.winning,
      align: 'end',
      isWideOnly: true,
      cell: ({ winningPrice }) => winningPrice && <MoneyText money={winningPrice} tone="muted" />,
    },
    { id: 'toWin', header: words.columns.toWin, card: 'action', cell: (offer) => <ToWin offer={offer} {...options} /> },
    {
      id: 'floor',
      header: words.floor,
      align: 'end',
      cell: ({ floor }) => floor && <MoneyText money={floor} tone="muted" />,
    },
    { id: 'rank', header: words.columns.rank, sort: 'rank', align: 'end', cell: (offer) => <Standing offer={offer} /> },
    {
      id: 'ends',
      header: words.listEnds,
      sort: 'endsAt',
      isWideOnly: true,
      cell: ({ endsAt }) => <When iso={endsAt} isDay />,
    },
  ];
}

function Product({ offer }: { offer: Offer }) {
  return (
    <WithPicture src={offer.picture}>
      <Stack gap={1}>
        <Link to={paths.offer(offer.qid)} look="strong">
          {offer.productName}
        </Link>
        <Facts>
          <BrandLine brand={offer.brand.name} more={offer.size} />
          <CodeValue code={offer.gtin} name={words.columns.gtin} isPlain />
        </Facts>
      </Stack>
    </WithPicture>
  );
}

function Stock({ offer }: { offer: Offer }) {
  return (
    <Stack gap={1}>
      <Text as="span" size="num">
        {countLabel(offer.stock)}
      </Text>
      {offer.unitSize > 1 && (
        <Text as="span" size="small" tone="muted">
          {words.unit(offer.unitSize)}
        </Text>
      )}
    </Stack>
  );
}

/** What to do to come first, or why nothing is to be done. */
function ToWin({ offer, mayWrite, isMatching, onMatch }: ColumnOptions & { offer: Offer }) {
  const reason = reasonOf(offer);
  if (reason)
    return (
      <Text as="span" size="small" tone={offer.status === 'BLOCKED' ? 'error' : 'muted'}>
        {reason}
      </Text>
    );
  if (offer.status !== 'ACTIVE') return null;
  if (offer.priceToWin) {
    if (!mayWrite) return <MoneyText money={offer.priceToWin} />;
    return (
      <Button
        size="compact"
        aria-label={words.matchOf(offer.productName, moneyLabel(offer.priceToWin))}
        isDisabled={isMatching}
        onPress={() => onMatch(offer.qid)}
      >
        <Cluster gap={2} isOneLine>
          {words.match}
          <MoneyText money={offer.priceToWin} tone="strong" />
        </Cluster>
      </Button>
    );
  }
  if (offer.rank === null || offer.rank === 1) return null;
  return (
    <Text as="span" size="small" tone="muted">
      {words.belowMarket}
    </Text>
  );
}

/** First, or how far above; a status where the offer is not in the market. */
function Standing({ offer }: { offer: Offer }) {
  const { status, rank, percentageToWinningPrice: share } = offer;
  if (status !== 'ACTIVE') return <StatusBadge tone={tones[status]}>{words.statuses[status]}</StatusBadge>;
  if (rank === null)
    return (
      <Text as="span" tone="muted">
        {words.notInMarket}
      </Text>
    );
  if (rank === 1) return <StatusBadge tone="success">{words.wins}</StatusBadge>;
  return (
    <Stack gap={1}>
      <Text as="span" size="num">
        {words.rankOf(rank)}
      </Text>
      {share !== null && share > 0 && (
        <Text as="span" size="small" tone="muted">
          {words.aboveBy(shareLabel(share))}
        </Text>
      )}
    </Stack>
  );
}

/** "2.5 %" of a share such as 0.025. */
export const shareLabel = (share: number): string =>
  `${(share * 100).toLocaleString('en-GB', { maximumFractionDigits: 1 })} %`;

export const statusTone = (status: Offer['status']): BadgeTone => tones[status];
