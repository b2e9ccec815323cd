import { offerMessages as words } from '@quayside/contract/messages/offers';
import { isKey, keysOf } from '../../../lib/keys-of.ts';
import { useGoToView } from '../../../lib/use-go-to-view.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { Filters } from '../../../ui/list/filters.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { RouteTabs } from '../../../ui/route-tabs.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { SavedViews } from '../../saved-views/saved-views.public.ts';
import { changeView, clearedView, type OfferView } from '../offer-view.ts';
import { useBrandsOffered, useStatusCounts } from '../offers.queries.ts';
import { ColumnChoice } from './column-choice.tsx';
import { MarketChoice } from './market-choice.tsx';

interface ViewProps {
  view: OfferView;
  pathOf: (view: OfferView) => string;
}

export function OfferSearch({ view, pathOf, read }: ViewProps & { read: (params: URLSearchParams) => OfferView }) {
  const goTo = useGoToView();
  return (
    <ListSearch
      label={words.search}
      placeholder={words.searchHint}
      value={view.search}
      onSearch={(search) => goTo((params) => pathOf(changeView(read(params), { search })))}
    />
  );
}

/** One tab per status with its count; statuses nobody has stay out of the way. */
export function StatusTabs({ view, pathOf }: ViewProps) {
  const { data } = useStatusCounts();
  const shown = keysOf(words.statuses).filter(
    (status) =>
      status === view.status || status === 'ACTIVE' || status === 'OUT_OF_STOCK' || (data?.counts[status] ?? 0) > 0,
  );
  return (
    <RouteTabs
      label={words.statusTabs}
      tabs={[
        {
          label: words.all,
          to: pathOf(changeView(view, { status: null })),
          isCurrent: view.status === null,
          ...(data ? { count: data.total } : {}),
        },
        ...shown.map((status) => ({
          label: words.statuses[status],
          to: pathOf(changeView(view, { status })),
          isCurrent: view.status === status,
          ...(data ? { count: data.counts[status] ?? 0 } : {}),
        })),
      ]}
    />
  );
}

/** Brand, rank and sort, and what is set with the way to unset it. */
export function OfferFilters({
  view,
  pathOf,
  read,
  count,
}: ViewProps & { read: (params: URLSearchParams) => OfferView; count: number | undefined }) {
  const goTo = useGoToView();
  const mayWrite = useMay('offers.write');
  const brands = useBrandsOffered().data?.results ?? [];
  const go = (change: Partial<OfferView>) => goTo((params) => pathOf(changeView(read(params), change)));
  const brand = brands.find(({ slug }) => slug === view.brand)?.name ?? view.brand;
  const pills = [
    ...(view.search ? [{ label: `“${view.search}”`, without: pathOf(changeView(view, { search: '' })) }] : []),
    ...(view.brand ? [{ label: brand, without: pathOf(changeView(view, { brand: '' })) }] : []),
    ...(view.rank ? [{ label: words.ranks[view.rank], without: pathOf(changeView(view, { rank: null })) }] : []),
  ];
  return (
    <Cluster justify="between">
      <Filters pills={pills} clearTo={pathOf(clearedView(view))} count={count}>
        <Select
          label={words.brand}
          isLabelHidden
          isSteady
          value={view.brand}
          onChange={({ target }) => go({ brand: target.value })}
          options={[
            { value: '', label: words.allBrands },
            ...brands.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <Select
          label={words.rank}
          isLabelHidden
          value={view.rank ?? ''}
          onChange={({ target }) => go({ rank: isKey(words.ranks, target.value) ? target.value : null })}
          options={[
            { value: '', label: words.anyRank },
            ...keysOf(words.ranks).map((rank) => ({ value: rank, label: words.ranks[rank] })),
          ]}
        />
      </Filters>
      <Cluster gap={2}>
        <SavedViews
          screen="inventory"
          query={pathOf({ ...view, page: 1 }).split('?')[1] ?? ''}
          linkTo={(query) => pathOf(read(new URLSearchParams(query)))}
        />
        {mayWrite && <MarketChoice />}
        <ColumnChoice view={view} pathOf={pathOf} read={read} />
        <Select
          label={words.sort}
          isLabelHidden
          value={view.sort}
          onChange={({ target }) => isKey(words.sorts, target.value) && go({ sort: target.value })}
          options={keysOf(words.sorts).map((sort) => ({ value: sort, label: words.sorts[sort] }))}
        />
      </Cluster>
    </Cluster>
  );
}
