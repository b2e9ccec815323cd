import { countLabel } from '@quayside/contract/count-label';
import { orderMessages as words } from '@quayside/contract/messages/orders';
import { saleMessages } from '@quayside/contract/messages/sales';
import { shellMessages } from '@quayside/contract/messages/shell';
import { uiMessages } from '@quayside/contract/messages/ui';
import type { SaleRow } from '@quayside/contract/sales';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { clock } from '../../lib/clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { NewRowsBar } from '../../ui/list/new-rows-bar.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { useUser } from '../auth/auth.public.ts';
import { mayReadClaims } from '../claims/claims.public.ts';
import { BulkConfirm } from './components/bulk-confirm.tsx';
import { hasOrders, NoOrders } from './components/no-orders.tsx';
import { saleColumns } from './components/sale-columns.tsx';
import { SaleFilters } from './components/sale-filters.tsx';
import { SaleListFoot } from './components/sale-list-foot.tsx';
import { UnsentSales } from './components/unsent-sales.tsx';
import { deadlineGroup } from './deadline-group.ts';
import { groupSum } from './group-sum.ts';
import { changeView, clearedView, groupOf, isFiltered, type ListView, sortOf, viewFrom } from './list-view.ts';
import { listPath, salePath } from './sale-paths.ts';
import { railOf } from './sale-steps.ts';
import { useLastPage, useNewSales, useSaleList, useStats } from './sales.queries.ts';
import { isByDeadline, isWaiting, shownOrder } from './shown-order.ts';
import { useExtraColumn } from './use-extra-column.ts';
import { useSaleSelection } from './use-sale-selection.ts';
import { useTaskPrefetch } from './use-task-prefetch.ts';

export const meta = pageTitle(words.listTitle);
export const handle = { userType: 'SELLER' };

/** RT-18: the orders of this company by tab, with the next move in each row. The URL holds the whole state (ORD-01). */
export default function SaleListPage() {
  const user = useUser();
  useTaskPrefetch();
  if (hasOrders(user)) return <SaleListView />;
  if (user.isStaff && user.permissions.includes('staff.sellers')) return <UnsentSales />;
  return (
    <Page heading={<Heading level={1}>{words.listTitle}</Heading>}>
      <NoOrders user={user} />
    </Page>
  );
}

function SaleListView() {
  const [params] = useSearchParams();
  const view = viewFrom(params);
  const list = useSaleList(view);
  const stats = useStats();
  const newer = useNewSales(view, list.isPlaceholderData || list.isError ? undefined : list.data);
  const shown = list.isError ? undefined : list.data;
  const selection = useSaleSelection(shown?.results);
  const [extra, toggleExtra] = useExtraColumn();
  const { timeZone } = useUser().company;
  const groupRow = isByDeadline(view)
    ? (sale: SaleRow) => deadlineGroup(sale.expiresAt, timeZone, clock.now(), isWaiting(sale))
    : undefined;
  const rows = shown && shownOrder(view, shown.results);
  return (
    <FullHeight>
      <Page heading={<Heading level={1}>{words.listTitle}</Heading>} actions={<ListActions />}>
        <Stack gap={4}>
          <Tabs view={view} counts={shown?.tabs} />
          <SaleFilters
            view={view}
            count={list.isPlaceholderData ? undefined : shown?.count}
            needsYou={stats.data?.needsYou}
          />
          <NewRowsBar
            thing="order"
            count={newer.count}
            onShow={newer.show}
            {...(groupOf(view.status) === 'CURRENT'
              ? { elsewhere: { count: newer.elsewhere, to: newestFirst(view) } }
              : {})}
          />
          {list.isError && isNotFound(list.error) ? (
            <BeyondEnd view={view} />
          ) : (
            <DataTable
              caption={words.caption}
              columns={saleColumns(view, rows, extra)}
              rows={rows}
              isStale={list.isPlaceholderData}
              rowKey={(sale) => sale.qid}
              rowLink={(sale) => salePath(sale.qid, view)}
              rail={railOf}
              groupOf={groupRow}
              groupNote={
                shown && ((own, place) => groupSum(own, { ...place, isMixed: own[0]?.expiresAt === null }, shown))
              }
              isUnread={(sale) => !sale.hasRead}
              sort={sortOf(view)}
              sortLink={(sort) => listPath(changeView(view, { sort: viewFrom(new URLSearchParams({ sort })).sort }))}
              empty={<Nothing view={view} counts={shown?.tabs} />}
              error={list.isError ? saleMessages.listFailed : undefined}
              onRetry={() => void list.refetch()}
              skeletonRows={skeletonRows}
              selection={groupOf(view.status) === 'CURRENT' ? selection.box : undefined}
            />
          )}
          <BulkConfirm selection={selection} view={view} />
          <Pagination list={shown} linkTo={(page) => listPath({ ...view, page })} />
          {shown && shown.results.length > 0 && <SaleListFoot view={view} extra={extra} onToggle={toggleExtra} />}
        </Stack>
      </Page>
    </FullHeight>
  );
}

/** The search over the list is the one of the header. */
function ListActions() {
  return mayReadClaims(useUser()) && <LinkButton to={paths.claims}>{shellMessages.claims}</LinkButton>;
}

const newestFirst = (view: ListView): string => listPath(changeView(view, { sort: '-createdAt' }));

/** As many as one page of the list holds, so that nothing below moves when the rows arrive. */
const skeletonRows = 25;

type Counts = Readonly<Record<'CURRENT' | 'PAST', number>>;

function Tabs({ view, counts }: { view: ListView; counts: Counts | undefined }) {
  const tab = (group: 'CURRENT' | 'PAST') => ({
    label: words.tabs[group],
    to: listPath(changeView(view, { status: group, sort: null })),
    isCurrent: groupOf(view.status) === group,
    ...(counts ? { count: counts[group] } : {}),
  });
  return <RouteTabs label={words.tabs.label} tabs={[tab('CURRENT'), tab('PAST')]} />;
}

/** An empty list: nothing matches the filters, or there is nothing yet. */
function Nothing({ view, counts }: { view: ListView; counts: Counts | undefined }) {
  if (!isFiltered(view)) return <EmptyState title={words.firstUse[groupOf(view.status)]} />;
  const other = groupOf(view.status) === 'CURRENT' ? 'PAST' : 'CURRENT';
  const elsewhere = counts?.[other] ?? 0;
  return (
    <EmptyState
      title={saleMessages.listNotFound}
      action={
        <Cluster gap={2}>
          {elsewhere > 0 && (
            <LinkButton to={listPath(changeView(view, { status: other, sort: null }))}>
              {words.foundIn(countLabel(elsewhere), words.tabs[other])}
            </LinkButton>
          )}
          <LinkButton to={listPath(clearedView(view))} look="quiet">
            {uiMessages.clearAll}
          </LinkButton>
        </Cluster>
      }
    />
  );
}

/** The page asked for lies beyond the end: the API answers 404 (ORD-02). */
function BeyondEnd({ view }: { view: ListView }) {
  const last = useLastPage(view, true);
  return (
    <EmptyState
      title={saleMessages.listNotFound}
      action={last !== null && <LinkButton to={listPath({ ...view, page: last })}>{words.toLastPage(last)}</LinkButton>}
    >
      {uiMessages.beyondEnd}
    </EmptyState>
  );
}
