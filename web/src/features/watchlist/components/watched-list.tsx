import { countLabel } from '@quayside/contract/count-label';
import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import type { WatchlistItem } from '@quayside/contract/watchlist';
import { useState } from 'react';
import { isNotFound } from '../../../lib/api-error.ts';
import { Coded, codeOf } from '../../../lib/code.tsx';
import { useGoToView } from '../../../lib/use-go-to-view.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { PageOutOfRange } from '../../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { changeView, type TrendingView, trendingPath, viewFrom } from '../trending-view.ts';
import { useWatching, useWatchlist } from '../watchlist.queries.ts';
import { VariantName } from './variant-name.tsx';
import { WatchStar } from './watch-star.tsx';

const targetDialog = codeOf(() => import('./target-dialog.tsx'));
const uploadDialog = codeOf(() => import('./upload-dialog.tsx'));

/** What this company watches, with the target and whether the market meets it. */
export function WatchedList({ view }: { view: TrendingView }) {
  const list = useWatchlist(view);
  const watching = useWatching();
  const mayWrite = useMay('offers.write');
  const [edited, setEdited] = useState<WatchlistItem | null>(null);
  const [isUploading, setUploading] = useState(false);
  if (list.isError && isNotFound(list.error)) return <PageOutOfRange firstPage={trendingPath({ ...view, page: 1 })} />;
  return (
    <>
      <Cluster justify="between">
        <WatchFilters view={view} />
        {mayWrite && <Button onPress={() => setUploading(true)}>{words.upload.open}</Button>}
      </Cluster>
      <DataTable
        caption={words.watchedCaption}
        columns={columns(mayWrite, setEdited, watching.toggle)}
        rows={list.isError ? undefined : list.data?.results}
        isStale={list.isPlaceholderData}
        rowKey={({ gtin }) => gtin}
        rail={({ areTargetsMet }) => (areTargetsMet ? 'move' : null)}
        empty={<NothingWatched />}
        error={list.isError ? words.watchedFailed : undefined}
        onRetry={() => void list.refetch()}
      />
      <Pagination list={list.data} linkTo={(page) => trendingPath({ ...view, page })} />
      {isUploading && <Coded code={uploadDialog} props={{ onClose: () => setUploading(false) }} />}
      {edited && <Coded code={targetDialog} props={{ item: edited, onClose: () => setEdited(null) }} />}
    </>
  );
}

function NothingWatched() {
  const trending = trendingPath(viewFrom(new URLSearchParams()));
  return (
    <EmptyState title={words.watchedEmpty} action={<LinkButton to={trending}>{words.tabs.trending}</LinkButton>}>
      {words.watchedEmptyText}
    </EmptyState>
  );
}

function WatchFilters({ view }: { view: TrendingView }) {
  const goTo = useGoToView();
  const go = (change: Partial<TrendingView>) => goTo((params) => trendingPath(changeView(viewFrom(params), change)));
  return (
    <Cluster gap={6}>
      <Checkbox label={words.onlyMet} checked={view.isMet} onChange={({ target }) => go({ isMet: target.checked })} />
      <Checkbox
        label={words.onlyAvailable}
        checked={view.isAvailable}
        onChange={({ target }) => go({ isAvailable: target.checked })}
      />
    </Cluster>
  );
}

function columns(
  mayWrite: boolean,
  onEdit: (item: WatchlistItem) => void,
  onWatch: (gtin: string, isWatched: boolean) => void,
): Column<WatchlistItem>[] {
  const names = words.columns;
  return [
    { id: 'product', header: names.product, card: 'title', isFreeText: true, cell: (row) => <VariantName {...row} /> },
    {
      id: 'target',
      header: names.target,
      align: 'end',
      card: 'figure',
      cell: ({ targetPrice }) => (targetPrice ? <MoneyText money={targetPrice} /> : words.noTarget),
    },
    {
      id: 'best',
      header: names.best,
      align: 'end',
      cell: ({ bestPrice }) => (bestPrice ? <MoneyText money={bestPrice} /> : words.noSeller),
    },
    {
      id: 'stock',
      header: names.stock,
      align: 'end',
      isWideOnly: true,
      cell: ({ stock }) => (stock === 0 ? words.noSeller : words.inMarket(countLabel(stock))),
    },
    {
      id: 'quantity',
      header: names.quantity,
      align: 'end',
      isWideOnly: true,
      cell: ({ targetQuantity }) => targetQuantity?.toLocaleString('en-GB') ?? words.noTarget,
    },
    { id: 'met', header: names.met, cell: (row) => <Met {...row} /> },
    {
      id: 'watch',
      header: names.watch,
      card: 'action',
      cell: (row) =>
        mayWrite && (
          <Cluster isOneLine>
            <Button size="compact" aria-label={words.editOf(row.variant.name)} onPress={() => onEdit(row)}>
              {words.edit}
            </Button>
            <WatchStar name={row.variant.name} isWatched onPress={() => onWatch(row.gtin, true)} />
          </Cluster>
        ),
    },
  ];
}

/** Met, or how far the best price is from it. */
function Met(item: WatchlistItem) {
  const { areTargetsMet, targetPrice, targetQuantity, bestPrice } = item;
  if (targetPrice === null && targetQuantity === null) return null;
  if (areTargetsMet) return <StatusBadge tone="success">{words.met}</StatusBadge>;
  const above = targetPrice && bestPrice ? Number(bestPrice.amount) / Number(targetPrice.amount) - 1 : 0;
  if (above <= 0) return <StatusBadge tone="wait">{words.notMet}</StatusBadge>;
  return (
    <Text as="span" tone="muted">
      {words.aboveTarget((above * 100).toLocaleString('en-GB', { maximumFractionDigits: 1 }))}
    </Text>
  );
}
