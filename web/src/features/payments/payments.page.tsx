import { paymentMessages as words } from '@quayside/contract/messages/payments';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { pageFrom } from '../../lib/page-from.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { paymentColumns } from './components/payment-columns.tsx';
import { getPayments } from './payments.api.ts';
import { useDecision } from './use-decision.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

/** Loaded with the first decision: dialogs stay out of the page. */
const PaymentDecisionDialog = lazy(() => import('./components/payment-decision-dialog.tsx'));

const minute = 60_000;
const titleId = 'payments-title';
const pagePath = (page: number) => (page === 1 ? paths.payments : `${paths.payments}?page=${page}`);

/** INT-04: staff approve or reject the payments that wait for a reply (ORD-15). */
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
            <Text tone="muted">{words.intro}</Text>
            <WaitingPayments />
          </Stack>
        </Page>
      </FullHeight>
    </PermissionGate>
  );
}

function WaitingPayments() {
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const list = useQuery({
    queryKey: ['payments', page],
    queryFn: ({ signal }) => getPayments(page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  });
  const decision = useDecision(titleId);
  const shown = list.isError ? undefined : list.data;
  if (list.isError && isNotFound(list.error)) return <BeyondEnd />;
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={paymentColumns(decision.open)}
        rows={shown?.results}
        rowKey={({ qid }) => qid}
        rail={(payment) => (payment.approvedByMe ? 'wait' : 'move')}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        error={list.isError ? words.failed : undefined}
        onRetry={() => void list.refetch()}
        skeletonRows={10}
      />
      {shown && (
        <Pagination
          page={shown.page}
          size={shown.size}
          count={shown.count}
          isExact={shown.countIsExact}
          linkTo={pagePath}
        />
      )}
      {decision.opened && (
        <Suspense fallback={null}>
          <PaymentDecisionDialog {...decision.opened} onClose={decision.close} onDecided={decision.finish} />
        </Suspense>
      )}
    </>
  );
}

function BeyondEnd() {
  return (
    <EmptyState title={words.notFound} action={<LinkButton to={pagePath(1)}>{words.firstPage}</LinkButton>}>
      {words.beyondEnd}
    </EmptyState>
  );
}
