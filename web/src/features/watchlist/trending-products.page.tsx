import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { useGoToView } from '../../lib/use-go-to-view.ts';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { loadAddOffer } from '../offers/offers.public.ts';
import { TrendingList } from './components/trending-list.tsx';
import { WatchedList } from './components/watched-list.tsx';
import { changeView, type TrendingView, trendingPath, viewFrom } from './trending-view.ts';

/** Loaded when somebody offers a product from here. */
const AddOfferDrawer = lazy(loadAddOffer);

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** RT-27: what buyers ask for, and what this company watches. The URL holds the whole state. */
export default function TrendingProductsPage() {
  return (
    <PermissionGate permission="offers.read" title={words.title}>
      <TrendingPageView />
    </PermissionGate>
  );
}

function TrendingPageView() {
  const [params] = useSearchParams();
  const view = viewFrom(params);
  const [offered, setOffered] = useState<string | null>(null);
  const isTrending = view.tab === 'trending';
  return (
    <FullHeight>
      <Page heading={<Heading level={1}>{words.title}</Heading>} actions={isTrending && <Search view={view} />}>
        <Stack gap={4}>
          <Text tone="muted">{isTrending ? words.intro : words.watchedIntro}</Text>
          <RouteTabs
            label={words.tabsLabel}
            tabs={keysOf(words.tabs).map((tab) => ({
              label: words.tabs[tab],
              to: trendingPath(changeView(viewFrom(new URLSearchParams()), { tab })),
              isCurrent: view.tab === tab,
            }))}
          />
          {isTrending ? <TrendingList view={view} onOffer={setOffered} /> : <WatchedList view={view} />}
        </Stack>
      </Page>
      {offered && (
        <Suspense>
          <AddOfferDrawer gtin={offered} onClose={() => setOffered(null)} />
        </Suspense>
      )}
    </FullHeight>
  );
}

function Search({ view }: { view: TrendingView }) {
  const goTo = useGoToView();
  return (
    <ListSearch
      label={words.search}
      placeholder={words.searchHint}
      value={view.search}
      onSearch={(search) => goTo((params) => trendingPath(changeView(viewFrom(params), { search })))}
    />
  );
}
