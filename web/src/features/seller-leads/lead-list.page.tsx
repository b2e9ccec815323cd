import { leadPageMessages as words } from '@quayside/contract/messages/lead-pages';
import type { SellerLead } from '@quayside/contract/seller-leads';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { Coded, codeOf } from '../../lib/code.tsx';
import { countryName } from '../../lib/countries.ts';
import { isKey, keysOf } from '../../lib/keys-of.ts';
import { useGoToView } from '../../lib/use-go-to-view.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DueDate } from '../../ui/facts/due-date.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { When } from '../../ui/facts/when.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate, useUser } from '../auth/auth.public.ts';
import { leadTone, railOf } from './lead-tones.ts';
import { changeView, type LeadTab, type LeadView, leadsPath, queryOf, viewFrom } from './lead-view.ts';
import { getLeads } from './seller-leads.api.ts';

const addLeadDrawer = codeOf(() => import('./components/add-lead-drawer.tsx'));

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** RT-23, INT-02: companies that would like to sell here; each tab shows those of one kind. */
export default function LeadListPage() {
  return (
    <PermissionGate permission="staff.onboarding" title={words.title}>
      <LeadListView />
    </PermissionGate>
  );
}

const columnsIn = (zone: string, tab: LeadTab): readonly Column<SellerLead>[] => [
  {
    id: 'company',
    header: words.columns.company,
    card: 'title',
    isLink: true,
    isFreeText: true,
    cell: ({ companyName }) => companyName,
  },
  {
    id: 'status',
    header: words.columns.status,
    cell: ({ status }) => <StatusBadge tone={leadTone(status)}>{words.statuses[status]}</StatusBadge>,
  },
  {
    id: 'contact',
    header: words.columns.contact,
    isFreeText: true,
    cell: ({ contactName, email }) => (
      <Stack gap={1}>
        <Text as="span">{contactName}</Text>
        <Text as="span" size="small" tone="muted">
          {email}
        </Text>
      </Stack>
    ),
  },
  { id: 'country', header: words.columns.country, cell: ({ country }) => countryName(country) },
  ...(isOpen(tab) ? [dueIn(zone)] : []),
  ...(tab === 'ended' ? [why] : []),
  { id: 'since', header: words.columns.since, cell: ({ createdAt }) => <When iso={createdAt} isDay /> },
];

const dueIn = (zone: string): Column<SellerLead> => ({
  id: 'due',
  header: words.columns.due,
  cell: ({ dueAt }) => <DueDate until={dueAt} zone={zone} none={words.notDue} ended={words.overdue} />,
});

const why: Column<SellerLead> = {
  id: 'why',
  header: words.reason,
  cell: ({ reason }) => (reason === null ? null : words.reasons[reason]),
};

const isOpen = (tab: LeadTab): boolean => tab === 'open' || tab === 'overdue';

function LeadListView() {
  const [params] = useSearchParams();
  const view = viewFrom(params);
  const [isAdding, setAdding] = useState(false);
  const { timeZone } = useUser().company;
  const list = useQuery({
    queryKey: ['leads', 'list', queryOf(view)],
    queryFn: ({ signal }) => getLeads(queryOf(view), signal),
    placeholderData: keepPreviousData,
  });
  const shown = list.isError ? undefined : list.data;
  return (
    <FullHeight>
      <Page
        heading={<Heading level={1}>{words.title}</Heading>}
        actions={
          <>
            <Search view={view} />
            <Button icon="plus" onPress={() => setAdding(true)}>
              {words.add}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text tone="muted">{words.intro}</Text>
          <Tabs view={view} />
          {isOpen(view.tab) && <StatusFilter view={view} />}
          {list.isError && isNotFound(list.error) ? (
            <PageOutOfRange firstPage={leadsPath({ ...view, page: 1 })} />
          ) : (
            <DataTable
              caption={words.caption}
              columns={columnsIn(timeZone, view.tab)}
              rows={shown?.results}
              isStale={list.isPlaceholderData}
              rowKey={({ slug }) => slug}
              rowLink={({ slug }) => paths.sellerOnboarding(slug)}
              rail={railOf}
              empty={<EmptyState title={words.empty} />}
              error={list.isError ? words.failed : undefined}
              onRetry={() => void list.refetch()}
            />
          )}
          <Pagination list={shown} linkTo={(page) => leadsPath({ ...view, page })} />
        </Stack>
      </Page>
      {isAdding && <Coded code={addLeadDrawer} props={{ onClose: () => setAdding(false) }} />}
    </FullHeight>
  );
}

function Tabs({ view }: { view: LeadView }) {
  const tabs = keysOf(words.tabs).map((tab) => ({
    label: words.tabs[tab],
    to: leadsPath(changeView(view, { tab, status: null })),
    isCurrent: view.tab === tab,
  }));
  return <RouteTabs label={words.tabsLabel} tabs={tabs} />;
}

function StatusFilter({ view }: { view: LeadView }) {
  const goTo = useGoToView();
  return (
    <Cluster>
      <Select
        label={words.status}
        isLabelHidden
        value={view.status ?? ''}
        options={[
          { value: '', label: words.anyStatus },
          ...keysOf(words.openStatuses).map((status) => ({ value: status, label: words.openStatuses[status] })),
        ]}
        onChange={({ target }) => {
          const status = isKey(words.openStatuses, target.value) ? target.value : null;
          goTo((now) => leadsPath(changeView(viewFrom(now), { status })));
        }}
      />
    </Cluster>
  );
}

function Search({ view }: { view: LeadView }) {
  const goTo = useGoToView();
  return (
    <ListSearch
      label={words.search}
      placeholder={words.searchHint}
      value={view.search}
      onSearch={(search) => goTo((now) => leadsPath(changeView(viewFrom(now), { search })))}
    />
  );
}
