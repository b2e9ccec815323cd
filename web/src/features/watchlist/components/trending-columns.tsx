import { countLabel } from '@quayside/contract/count-label';
import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import type { TrendingProduct } from '@quayside/contract/watchlist';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';
import { VariantName } from './variant-name.tsx';
import { WatchStar } from './watch-star.tsx';

/** Of a list of trending products. `onOffer` gets the GTIN to offer, `onWatch` whether it is watched now. */
export function trendingColumns(
  mayWrite: boolean,
  onOffer: (gtin: string) => void,
  onWatch: (gtin: string, isWatched: boolean) => void,
): Column<TrendingProduct>[] {
  const names = words.columns;
  return [
    { id: 'product', header: names.product, card: 'title', isFreeText: true, cell: (row) => <VariantName {...row} /> },
    {
      id: 'searches',
      header: names.searches,
      align: 'end',
      card: 'figure',
      cell: ({ searches }) => (
        <Text as="span" size="num">
          {countLabel(searches)}
        </Text>
      ),
    },
    { id: 'change', header: names.change, align: 'end', cell: ({ change }) => changeLabel(change) },
    {
      id: 'watchers',
      header: names.watchers,
      align: 'end',
      isWideOnly: true,
      cell: ({ watchers }) => watchers ?? words.fewWatchers,
    },
    {
      id: 'winning',
      header: names.winning,
      align: 'end',
      cell: ({ winningPrice }) => (winningPrice ? <MoneyText money={winningPrice} /> : words.noSeller),
    },
    {
      id: 'own',
      header: names.own,
      card: 'action',
      cell: (row) => <OwnOffer row={row} mayWrite={mayWrite} onOffer={onOffer} />,
    },
    {
      id: 'watch',
      header: names.watch,
      cell: ({ gtin, variant, isWatched }) =>
        mayWrite && <WatchStar name={variant.name} isWatched={isWatched} onPress={() => onWatch(gtin, isWatched)} />,
    },
  ];
}

/** "+64 %" of a share such as 0.64. */
function changeLabel(change: number | null): string {
  if (change === null) return words.newlyAsked;
  const percent = Math.round(change * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toLocaleString('en-GB')} %`;
}

function OwnOffer(props: { row: TrendingProduct; mayWrite: boolean; onOffer: (gtin: string) => void }) {
  const { row, mayWrite, onOffer } = props;
  const { gtin, variant, ownOfferQid } = row;
  if (ownOfferQid)
    return (
      <Link to={paths.offer(ownOfferQid)} aria-label={words.ownOfferOf(variant.name)}>
        {words.ownOffer}
      </Link>
    );
  if (!mayWrite) return null;
  return (
    <span className="whitespace-nowrap">
      <Button size="compact" icon="plus" aria-label={words.offerThisOf(variant.name)} onPress={() => onOffer(gtin)}>
        {words.offerThis}
      </Button>
    </span>
  );
}
