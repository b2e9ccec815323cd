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
import { DateText } from '../../ui/facts/date-text.tsx';
import { DueDate } from '../../ui/facts/due-date.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
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
import { changeView, type LeadView, leadsPath, queryOf, viewFrom } from './lead-view.ts';
import { getLeads } from './seller-leads.api.ts';

const addLeadDrawer = codeOf(() => import('./components/add-lead-drawer.tsx'));

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** RT-23, INT-02: companies that would like to sell here; `completedSuccessful=true` shows those that came through. */
export default function LeadListPage() {
  return (
    <PermissionGate permission="staff.onboarding" title={words.title}>
      <LeadListView />
    </PermissionGate>
  );
}

const columnsIn = (zone: string): readonly Column<SellerLead>[] => [
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
  {
    id: 'due',
    header: words.columns.due,
    cell: ({ dueAt }) => <DueDate until={dueAt} zone={zone} none={words.notDue} ended={words.overdue} />,
  },
  { id: 'since', header: words.columns.since, cell: ({ createdAt }) => <DateText iso={createdAt} /> },
];

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
          {!view.isCompleted && <StatusFilter view={view} />}
          {list.isError && isNotFound(list.error) ? (
            <PageOutOfRange firstPage={leadsPath({ ...view, page: 1 })} />
          ) : (
            <DataTable
              caption={words.caption}
              columns={columnsIn(timeZone)}
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
  const tab = (isCompleted: boolean) => ({
    label: isCompleted ? words.completed : words.open,
    to: leadsPath(changeView(view, { isCompleted, isOverdue: false, status: null })),
    isCurrent: !view.isOverdue && view.isCompleted === isCompleted,
  });
  const overdue = {
    label: words.overdue,
    to: leadsPath(changeView(view, { isCompleted: false, isOverdue: true, status: null })),
    isCurrent: view.isOverdue,
  };
  return <RouteTabs label={words.tabsLabel} tabs={[tab(false), overdue, tab(true)]} />;
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
          ...keysOf(words.statuses).map((status) => ({ value: status, label: words.statuses[status] })),
        ]}
        onChange={({ target }) => {
          const status = isKey(words.statuses, target.value) ? target.value : null;
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
