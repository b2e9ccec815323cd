import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import { uiMessages } from '@quayside/contract/messages/ui';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { Coded, codeOf } from '../../lib/code.tsx';
import { isKey, keysOf } from '../../lib/keys-of.ts';
import { useGoToView } from '../../lib/use-go-to-view.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { Filters } from '../../ui/list/filters.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { NewRowsBar } from '../../ui/list/new-rows-bar.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { useUser } from '../auth/auth.public.ts';
import { railOf } from './claim-steps.ts';
import {
  type ClaimView,
  changeView,
  claimPath,
  claimsPath,
  clearedView,
  isFiltered,
  openedClaim,
  sortOf,
  viewFrom,
} from './claim-view.ts';
import { useClaimList, useNewClaims } from './claims.queries.ts';
import { claimColumns } from './components/claim-columns.tsx';
import { mayReadClaims, NoClaims } from './components/no-claims.tsx';

/** Loaded when somebody reports a lost shipment: dialogs stay out of the page. */
const lostShipmentDrawer = codeOf(() => import('./tasks/lost-shipment-drawer.tsx'));

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

const skeletonRows = 25;

/** RT-21: claims of this company, or all for staff, by whose move it is (CLM-01). The URL holds the whole state. */
export default function ClaimListPage() {
  const [params] = useSearchParams();
  const opened = openedClaim(params);
  if (!mayReadClaims(useUser())) return <NoClaims />;
  if (opened) return <Navigate to={claimPath(opened, viewFrom(params))} replace />;
  return <ClaimListView view={viewFrom(params)} isReporting={params.get('task') === 'lost'} />;
}

function ClaimListView({ view, isReporting }: { view: ClaimView; isReporting: boolean }) {
  const { isStaff } = useUser();
  const list = useClaimList(view);
  const newer = useNewClaims(view, list.isPlaceholderData || list.isError ? undefined : list.data);
  const shown = list.isError ? undefined : list.data;
  return (
    <FullHeight>
      <Page heading={<Heading level={1}>{words.title}</Heading>} actions={<ListActions view={view} />}>
        <Stack gap={4}>
          <Tabs view={view} counts={shown?.tabs} />
          <FilterRow view={view} count={list.isPlaceholderData ? undefined : shown?.count} />
          <NewRowsBar thing="claim" count={newer.count} onShow={newer.show} />
          {list.isError && isNotFound(list.error) ? (
            <PageOutOfRange firstPage={claimsPath({ ...view, page: 1 })} />
          ) : (
            <DataTable
              caption={words.caption}
              columns={claimColumns(view, shown?.results, isStaff)}
              rows={shown?.results}
              isStale={list.isPlaceholderData}
              rowKey={({ qid }) => qid}
              rowLink={({ qid }) => claimPath(qid, view)}
              rail={railOf}
              sort={sortOf(view)}
              sortLink={(sort) => claimsPath(changeView(view, { sort: isKey(words.sorts, sort) ? sort : null }))}
              empty={<Nothing view={view} />}
              error={list.isError ? words.failed : undefined}
              onRetry={() => void list.refetch()}
              skeletonRows={skeletonRows}
            />
          )}
          <Pagination list={shown} linkTo={(page) => claimsPath({ ...view, page })} />
        </Stack>
      </Page>
      {isReporting && <LostShipment view={view} />}
    </FullHeight>
  );
}

function ListActions({ view }: { view: ClaimView }) {
  const mayReport = useUser().permissions.includes('claims.respond');
  return (
    <>
      <Search view={view} />
      {mayReport && <LinkButton to={claimsPath(view, 'lost')}>{claimFormMessages.lost.open}</LinkButton>}
    </>
  );
}

function LostShipment({ view }: { view: ClaimView }) {
  const navigate = useNavigate();
  return (
    <Coded
      code={lostShipmentDrawer}
      props={{ view, onClose: () => void navigate(claimsPath(view), { replace: true }) }}
    />
  );
}

function Search({ view }: { view: ClaimView }) {
  const goTo = useGoToView();
  return (
    <ListSearch
      label={words.search}
      placeholder={words.searchHint}
      value={view.search}
      onSearch={(search) => goTo((params) => claimsPath(changeView(viewFrom(params), { search })))}
    />
  );
}

function Tabs({ view, counts }: { view: ClaimView; counts: Readonly<Record<ClaimView['tab'], number>> | undefined }) {
  return (
    <RouteTabs
      label={words.tabsLabel}
      tabs={keysOf(words.tabs).map((tab) => ({
        label: words.tabs[tab],
        to: claimsPath(changeView(view, { tab, sort: null })),
        isCurrent: view.tab === tab,
        ...(counts ? { count: counts[tab] } : {}),
      }))}
    />
  );
}

/** What is searched for, each with the address without it, and the sort. */
function FilterRow({ view, count }: { view: ClaimView; count: number | undefined }) {
  const goTo = useGoToView();
  const pills = [
    ...(view.search ? [{ label: `“${view.search}”`, without: claimsPath(changeView(view, { search: '' })) }] : []),
    ...(view.saleQid ? [{ label: words.ofOneOrder, without: claimsPath(changeView(view, { saleQid: null })) }] : []),
  ];
  return (
    <Cluster justify="between">
      <Filters pills={pills} clearTo={claimsPath(clearedView(view))} count={count}>
        {null}
      </Filters>
      <Select
        label={words.sort}
        isLabelHidden
        value={sortOf(view)}
        options={keysOf(words.sorts).map((value) => ({ value, label: words.sorts[value] }))}
        onChange={({ target }) => {
          const sort = isKey(words.sorts, target.value) ? target.value : null;
          goTo((params) => claimsPath(changeView(viewFrom(params), { sort })));
        }}
      />
    </Cluster>
  );
}

function Nothing({ view }: { view: ClaimView }) {
  if (!isFiltered(view)) return <EmptyState title={words.empty} />;
  return (
    <EmptyState
      title={uiMessages.noResults}
      action={<LinkButton to={claimsPath(clearedView(view))}>{uiMessages.clearAll}</LinkButton>}
    />
  );
}
