import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import { uiMessages } from '@quayside/contract/messages/ui';
import type { PayoutList } from '@quayside/contract/payouts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { pageFrom } from '../../lib/page-from.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Split, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate, useUser } from '../auth/auth.public.ts';
import { Balances } from './components/balances.tsx';
import { payoutColumns } from './components/payout-columns.tsx';
import { StatementCard } from './components/statement-card.tsx';
import { payoutRail } from './payout-statuses.ts';
import { usePayouts } from './payouts.queries.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

const tabs = ['ALL', 'PENDING_APPROVAL', 'PROCESSING', 'PAID', 'FAILED'] as const;
type Tab = (typeof tabs)[number];

/** The first page of all payouts has the page's own address. */
function pagePath(tab: Tab, page: number): string {
  const params = new URLSearchParams();
  if (tab !== 'ALL') params.set('status', tab);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? paths.payouts : `${paths.payouts}?${params}`;
}

/** What the company was paid, will be paid and owes (ORD-15). The URL holds list and page. */
export default function PayoutListPage() {
  return (
    <PermissionGate permission="payouts.read" title={words.title}>
      <FullHeight>
        <Page heading={<Heading level={1}>{words.title}</Heading>}>
          <Payouts />
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

function Payouts() {
  const [params] = useSearchParams();
  const tab = tabs.find((one) => one === params.get('status')) ?? 'ALL';
  const page = pageFrom(params);
  const list = usePayouts({ page, ...(tab === 'ALL' ? {} : { status: tab }) });
  return (
    <Split
      aside={
        // Below the list on narrow screens: it comes with the list, for rows that come later would push it down.
        (list.data || list.isError) && (
          <>
            <Balances balances={list.data?.balances} />
            <StatementCard />
          </>
        )
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{words.intro}</Text>
        <RouteTabs
          label={words.tabsLabel}
          tabs={tabs.map((one) => ({
            label: one === 'ALL' ? words.all : words.statuses[one],
            to: pagePath(one, 1),
            isCurrent: one === tab,
          }))}
        />
        <Rows tab={tab} list={list} />
      </Stack>
    </Split>
  );
}

function Rows({ tab, list }: { tab: Tab; list: UseQueryResult<PayoutList> }) {
  const { timeZone } = useUser().company;
  if (list.isError && isNotFound(list.error)) return <PageOutOfRange firstPage={pagePath(tab, 1)} />;
  // The rows of the list before are not this one's.
  const isOther = list.data?.results.some(({ status }) => tab !== 'ALL' && status !== tab);
  const shown = list.isError || isOther ? undefined : list.data;
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={payoutColumns(timeZone)}
        rows={shown?.results}
        isStale={list.isPlaceholderData}
        rowKey={({ qid }) => qid}
        rowLink={({ qid }) => paths.payout(qid)}
        rail={payoutRail}
        empty={<EmptyState title={tab === 'ALL' ? words.empty : uiMessages.noResults}>{words.emptyText}</EmptyState>}
        error={list.isError ? words.failed : undefined}
        onRetry={() => void list.refetch()}
        skeletonRows={10}
      />
      <Pagination list={shown} linkTo={(to) => pagePath(tab, to)} />
    </>
  );
}
