import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import { isNotFound } from '../../../lib/api-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { type TrendingView, trendingPath } from '../trending-view.ts';
import { useTrending, useWatching } from '../watchlist.queries.ts';
import { trendingColumns } from './trending-columns.tsx';

/** The products asked for most, whether this company offers them or not. `onOffer` gets the GTIN to offer. */
export function TrendingList({ view, onOffer }: { view: TrendingView; onOffer: (gtin: string) => void }) {
  const list = useTrending(view);
  const watching = useWatching();
  const mayWrite = useMay('offers.write');
  if (list.isError && isNotFound(list.error)) return <PageOutOfRange firstPage={trendingPath({ ...view, page: 1 })} />;
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={trendingColumns(mayWrite, onOffer, watching.toggle)}
        rows={list.isError ? undefined : list.data?.results}
        isStale={list.isPlaceholderData}
        rowKey={({ gtin }) => gtin}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        error={list.isError ? words.failed : undefined}
        onRetry={() => void list.refetch()}
        skeletonRows={20}
      />
      <Pagination list={list.data} linkTo={(page) => trendingPath({ ...view, page })} />
    </>
  );
}
