import { decisionMessages } from '@quayside/contract/messages/decisions';
import { internalSellerMessages } from '@quayside/contract/messages/internal-sellers';
import { paymentMessages as words } from '@quayside/contract/messages/payments';
import type { PaymentList } from '@quayside/contract/payments';
import { type PaymentTab, paymentTabs } from '@quayside/contract/sale-values';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { minute } from '../../lib/clock.ts';
import { pageFrom } from '../../lib/page-from.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Grid, Page, Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { useDecisions, WaitingDecisions } from '../decisions/decisions.public.ts';
import { Debts, useDebtsToCollect } from '../internal-sellers/internal-sellers.public.ts';
import { BankFile } from './components/bank-file.tsx';
import { FindPayment } from './components/find-payment.tsx';
import { paymentColumns } from './components/payment-columns.tsx';
import { failedColumns, unresolvedColumns } from './components/trouble-columns.tsx';
import { getPayments } from './payments.api.ts';
import { useDecision } from './use-decision.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** Loaded with the first decision: dialogs stay out of the page. */
const PaymentDecisionDialog = lazy(() => import('./components/payment-decision-dialog.tsx'));

const titleId = 'payments-title';
const columnsOf = {
  PENDING_APPROVAL: paymentColumns,
  UNRESOLVED: unresolvedColumns,
  FAILED: failedColumns,
} as const satisfies Record<PaymentTab, typeof paymentColumns>;

/** Beside the payments: what one of us decided and a second person has to look at. */
const secondPerson = 'SECOND_PERSON';
/** Beside them too: what companies owe us. */
const debtsTab = 'DEBTS';
const besides = [secondPerson, debtsTab] as const;
type View = PaymentTab | (typeof besides)[number];

/** The first page of the first list has the page's own address. */
function pagePath(tab: View, page: number): string {
  const params = new URLSearchParams();
  if (tab !== 'PENDING_APPROVAL') params.set('status', tab);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? paths.payments : `${paths.payments}?${params}`;
}

const introOf = {
  ...words.intros,
  [secondPerson]: decisionMessages.intro,
  [debtsTab]: internalSellerMessages.debts.intro,
};

/** INT-04: staff decide on the payments that wait for a reply (ORD-15), and look after those without an end. */
export default function PaymentsPage() {
  return (
    <PermissionGate permission="staff.payments.approve" title={words.title}>
      <FullHeight>
        <Page
          heading={
            <Heading level={1} id={titleId} isFocusable>
              {words.title}
            </Heading>
          }
        >
          <Stack gap={4}>
            <PaymentLists />
          </Stack>
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

/** The lists; which one is in the address. */
function PaymentLists() {
  const [params] = useSearchParams();
  const asked = params.get('status');
  const page = pageFrom(params);
  const beside = besides.find((one) => one === asked);
  const tab = paymentTabs.find((one) => one === asked) ?? 'PENDING_APPROVAL';
  const list = useQuery({
    queryKey: ['payments', tab, beside ? 1 : page],
    queryFn: ({ signal }) => getPayments(tab, beside ? 1 : page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  });
  return (
    <>
      <Tabs current={beside ?? tab} counts={list.data?.tabs} />
      <Text tone="muted">{introOf[beside ?? tab]}</Text>
      {beside === secondPerson && (
        <WaitingDecisions page={page} linkTo={(one) => pagePath(secondPerson, one)} landingId={titleId} />
      )}
      {beside === debtsTab && <Debts page={page} linkTo={(one) => pagePath(debtsTab, one)} />}
      {beside === undefined && <Payments key={tab} tab={tab} list={list} />}
      {/* Below the table of payments: as soon as its length is known, so that they do not move. */}
      {beside === undefined && !list.isPending && (
        <Grid columns={2}>
          <FindPayment />
          <BankFile />
        </Grid>
      )}
    </>
  );
}

function Tabs({ current, counts }: { current: View; counts: PaymentList['tabs'] | undefined }) {
  const { data } = useDecisions(1);
  const debts = useDebtsToCollect(true);
  const payments = paymentTabs.map((one) => ({ tab: one, label: words.tabs[one], count: counts?.[one] }));
  const all = [
    ...payments,
    { tab: secondPerson, label: decisionMessages.tab, count: data?.count },
    { tab: debtsTab, label: internalSellerMessages.debts.tab, count: debts.data?.count },
  ] as const;
  return (
    <RouteTabs
      label={words.tabsLabel}
      tabs={all.map(({ tab, label, count }) => ({
        label,
        to: pagePath(tab, 1),
        isCurrent: tab === current,
        ...(count === undefined ? {} : { count }),
      }))}
    />
  );
}

function Payments({ tab, list }: { tab: PaymentTab; list: UseQueryResult<PaymentList> }) {
  const decision = useDecision(titleId);
  // The rows of the list before are not this one's.
  const shown = list.isError || list.data?.results.some(({ status }) => status !== tab) ? undefined : list.data;
  if (list.isError && isNotFound(list.error)) return <PageOutOfRange firstPage={pagePath(tab, 1)} />;
  return (
    <>
      <DataTable
        caption={words.captions[tab]}
        columns={columnsOf[tab](decision.open, titleId)}
        rows={shown?.results}
        isStale={list.isPlaceholderData}
        rowKey={({ qid }) => qid}
        rail={(payment) => (payment.approvedByMe ? 'wait' : 'move')}
        empty={<EmptyState title={words.empty[tab]}>{words.emptyText[tab]}</EmptyState>}
        error={list.isError ? words.failed : undefined}
        onRetry={() => void list.refetch()}
        skeletonRows={10}
      />
      <Pagination list={shown} linkTo={(page) => pagePath(tab, page)} />
      {decision.opened && (
        <Suspense fallback={null}>
          <PaymentDecisionDialog {...decision.opened} onClose={decision.close} onDecided={decision.finish} />
        </Suspense>
      )}
    </>
  );
}
