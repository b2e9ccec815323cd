import { orderMessages as words } from '@quayside/contract/messages/orders';
import { saleMessages } from '@quayside/contract/messages/sales';
import { readers } from '@quayside/contract/readers';
import type { Sale } from '@quayside/contract/sales';
import { useEffect, useRef } from 'react';
import { type ClientLoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { catchLostFocus } from '../../lib/catch-lost-focus.ts';
import { Coded } from '../../lib/code.tsx';
import { browserQueryClient } from '../../lib/query-client.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { DetailSkeleton } from '../../ui/detail-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { TabPanel } from '../../ui/fold-card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { HeadingCode } from '../../ui/heading-code.tsx';
import { Cluster, FullHeight, Only, Page, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SplitWithLast } from '../../ui/placing.tsx';
import { RouteTabs } from '../../ui/route-tabs.tsx';
import { PermissionGate } from '../auth/auth.public.ts';
import { SaleClaimNotice } from '../claims/claims.public.ts';
import { DocumentsCard } from '../documents/documents.public.ts';
import { PapersCard } from '../papers/papers.public.ts';
import { ChangedNotice } from './components/changed-notice.tsx';
import { NextStepBar, NextStepCard } from './components/next-step-card.tsx';
import { ParcelNotice } from './components/parcel-notice.tsx';
import { SaleAside, SaleTimeline } from './components/sale-aside.tsx';
import { SaleContact, SaleFacts } from './components/sale-head.tsx';
import { SaleLines } from './components/sale-lines.tsx';
import { SaleStepper } from './components/sale-stepper.tsx';
import { ShippingCard } from './components/sale-summary.tsx';
import { SaleTasks } from './components/sale-tasks.tsx';
import type { ListView } from './list-view.ts';
import { headingId, listPath, type SaleTab } from './sale-paths.ts';
import { endedUnconfirmed, mayDo } from './sale-steps.ts';
import { saleOptions, useMarkRead, useSale } from './sales.queries.ts';
import { EditedLines } from './tasks/edited-lines.tsx';
import { useOpenTask } from './use-open-task.ts';
import { usePaymentProblem } from './use-payment-problem.ts';
import { taskDrawer, useTaskPrefetch } from './use-task-prefetch.ts';

export const meta = pageTitle(words.detailTitle);
export const handle = { userType: 'SELLER' };

/** Asks for the order while the page's code is on its way; the page does not wait for it here. */
export function clientLoader({ params: { saleQid = '' } }: ClientLoaderFunctionArgs): null {
  void browserQueryClient().prefetchQuery(saleOptions(saleQid));
  return null;
}
clientLoader.hydrate = true as const;

/** A task that opens or closes is the same order: nothing is waited for. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams.saleQid !== nextParams.saleQid;

/** RT-19: one order, its next action first (ORD-03 to ORD-09, ORD-12, ORD-14 to ORD-16). */
export default function SaleDetailPage() {
  return (
    <PermissionGate permission={readers.order} title={words.detailTitle}>
      <SaleDetail />
    </PermissionGate>
  );
}

function SaleDetail() {
  const { saleQid = '' } = useParams();
  const { data: sale, error, refetch } = useSale(saleQid);
  const { view } = useOpenTask(saleQid);
  useTaskPrefetch();
  return (
    <FullHeight>
      {sale ? (
        <LoadedSale key={sale.qid} sale={sale} />
      ) : (
        <Page
          above={<Breadcrumb list={words.listTitle} to={listPath(view)} />}
          heading={<Heading level={1}>{words.detailTitle}</Heading>}
        >
          {error ? <Failed error={error} view={view} onRetry={() => void refetch()} /> : <DetailSkeleton />}
        </Page>
      )}
    </FullHeight>
  );
}

function LoadedSale({ sale }: { sale: Sale }) {
  const isSettled = useMarkRead(sale);
  const { task, view, tab: named, pathTo, tabPath, close } = useOpenTask(sale.qid);
  const hasPapers = !endedUnconfirmed(sale) || sale.documents.length > 0;
  const tab = hasPapers ? named : 'overview';
  const payment = usePaymentProblem();
  const heading = useRef<HTMLHeadingElement>(null);
  const mayEdit = mayDo('quantities', sale) && sale.slaAccepted;
  const isEdited = mayEdit && (sale.status === 'REQUESTED' || task === 'quantities');
  const isThere = isEdited && task === 'quantities';
  useFocusAfterTask(task, isEdited, heading);
  return (
    <Page
      above={
        <Cluster gap={4}>
          <Breadcrumb list={words.listTitle} to={listPath(view)} />
          <SaleStepper qid={sale.qid} view={view} />
        </Cluster>
      }
      heading={
        <Stack gap={2}>
          <Cluster gap={2}>
            <Heading level={1} id={headingId} isFocusable ref={heading}>
              {words.detailTitle} <HeadingCode>{sale.order}</HeadingCode>
            </Heading>
            <CodeValue code={sale.order} name={words.orderNumber} isCopyOnly />
          </Cluster>
          <SaleFacts sale={sale} />
        </Stack>
      }
      actions={<SaleContact saleQid={sale.qid} />}
    >
      <ChangedNotice saleQid={sale.qid} />
      <SaleClaimNotice sale={sale} />
      <ParcelNotice sale={sale} pathTo={pathTo} />
      <div>
        <NextStepCard sale={sale} pathTo={pathTo} paymentProblem={payment.problem} isThere={isThere} />
        <SaleTasks sale={sale} pathTo={pathTo} />
      </div>
      {hasPapers && <SaleTabs sale={sale} tab={tab} tabPath={tabPath} />}
      <TabPanel isCurrent={tab === 'overview'}>
        <SplitWithLast
          aside={<SaleAside sale={sale} pathTo={pathTo} papersAt={tabPath('papers')} />}
          last={<SaleTimeline sale={sale} />}
        >
          {isEdited ? (
            <EditedLines key={String(isSettled)} sale={sale} isTask={isThere} isSettled={isSettled} onClose={close} />
          ) : (
            <SaleLines sale={sale} />
          )}
          <ShippingCard sale={sale} />
        </SplitWithLast>
      </TabPanel>
      {hasPapers && (
        <TabPanel isCurrent={tab === 'papers'}>
          <DocumentsCard sale={sale} manageAt={mayDo('documents', sale) ? pathTo('documents') : null} />
          <PapersCard sale={sale} />
        </TabPanel>
      )}
      {!isThere && <NextStepBar sale={sale} pathTo={pathTo} />}
      {task && isSettled && !isThere && (
        <Coded key={task} code={taskDrawer} props={{ task, sale, onClose: close, payment }} />
      )}
    </Page>
  );
}

interface TabsProps {
  sale: Sale;
  tab: SaleTab;
  tabPath: (tab: SaleTab) => string;
}

function SaleTabs({ sale, tab, tabPath }: TabsProps) {
  return (
    <Only on="desk">
      <RouteTabs
        label={words.parts}
        tabs={[
          { label: words.overview, to: tabPath('overview'), isCurrent: tab === 'overview' },
          {
            label: words.papersTab,
            to: tabPath('papers'),
            isCurrent: tab === 'papers',
            ...(sale.documents.length > 0 && { count: sale.documents.length }),
          },
        ]}
      />
    </Only>
  );
}

/**
 * Where the focus goes when a drawer closes that was opened by its address, so that no button can take it back, or when the
 * lines can no longer be changed.
 */
function useFocusAfterTask(
  task: string | null,
  isEdited: boolean,
  heading: React.RefObject<HTMLHeadingElement | null>,
) {
  const before = useRef({ task, isEdited });
  useEffect(() => {
    const was = before.current;
    before.current = { task, isEdited };
    const isClosed = was.task !== null && task === null;
    if (!isClosed && (!was.isEdited || isEdited)) return;
    return catchLostFocus(() => heading.current);
  }, [task, isEdited, heading]);
}

function Failed({ error, view, onRetry }: { error: Error; view: ListView; onRetry: () => void }) {
  if (isNotFound(error)) {
    return (
      <EmptyState
        title={saleMessages.not_found}
        action={<LinkButton to={listPath(view)}>{words.backToOrders}</LinkButton>}
      />
    );
  }
  return <LoadFailed onRetry={onRetry}>{messageOf(error, saleMessages.loading_failed)}</LoadFailed>;
}
