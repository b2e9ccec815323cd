import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { loadAddOffer } from '../../offers/offers.public.ts';
import { useTopTrending, useWatching } from '../watchlist.queries.ts';
import { trendingColumns } from './trending-columns.tsx';

const AddOfferDrawer = lazy(loadAddOffer);
const shown = 5;
const aside = new Set(['watchers']);

/** What buyers look for most, on the dashboard (RT-05); nothing for whoever may not read offers, and none before somebody searches. */
export function TrendingPanel() {
  return useMay('offers.read') ? <MostSearched /> : null;
}

function MostSearched() {
  const { data, isError, refetch } = useTopTrending(shown);
  const watching = useWatching();
  const mayWrite = useMay('offers.write');
  const [offered, setOffered] = useState<string | null>(null);
  if (data?.results.length === 0) return null;
  return (
    <Stack gap={4} as="section">
      <Cluster justify="between" align="baseline">
        <Heading level={2}>{words.title}</Heading>
        <Link to={paths.trendingProducts}>{words.toTrending}</Link>
      </Cluster>
      <DataTable
        caption={words.topCaption}
        columns={trendingColumns(mayWrite, setOffered, watching.toggle).filter(({ id }) => !aside.has(id))}
        rows={data?.results}
        rowKey={({ gtin }) => gtin}
        error={isError ? words.failed : undefined}
        onRetry={() => void refetch()}
        skeletonRows={shown}
      />
      {offered && (
        <Suspense>
          <AddOfferDrawer gtin={offered} onClose={() => setOffered(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
