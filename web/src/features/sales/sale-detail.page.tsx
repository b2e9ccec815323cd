import { orderMessages as words } from '@quayside/contract/messages/orders';
import { saleMessages } from '@quayside/contract/messages/sales';
import { uiMessages } from '@quayside/contract/messages/ui';
import type { Sale } from '@quayside/contract/sales';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { CodeValue } from '../../ui/code-value.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, FullHeight, Page, Split, Stack } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { SaleClaimNotice } from '../claims/claims.public.ts';
import { DocumentsCard } from '../documents/documents.public.ts';
import { PapersCard } from '../papers/papers.public.ts';
import { ChangedNotice } from './components/changed-notice.tsx';
import { NextStepBar, NextStepCard } from './components/next-step-card.tsx';
import { SaleAside } from './components/sale-aside.tsx';
import { FeesCard, PaymentCard, ShippingCard } from './components/sale-facts.tsx';
import { SaleLines } from './components/sale-lines.tsx';
import { SaleStepper } from './components/sale-stepper.tsx';
import { SaleTasks } from './components/sale-tasks.tsx';
import type { ListView } from './list-view.ts';
import { listPath } from './sale-paths.ts';
import { mayDo } from './sale-steps.ts';
import { isNotFound, useMarkRead, useSale } from './sales.queries.ts';
import { useOpenTask } from './use-open-task.ts';
import { usePaymentProblem } from './use-payment-problem.ts';

/** Drawers come with the first task that is opened: they stay out of the page's own code. */
const TaskDrawer = lazy(() => import('./tasks/task-drawer.tsx'));

export const meta = pageTitle(words.detailTitle);
export const handle = { userType: 'SELLER' };

/** RT-19: one order, its next action first (ORD-03 to ORD-09, ORD-12, ORD-14 to ORD-16). */
export default function SaleDetailPage() {
  const { saleQid = '' } = useParams();
  const { data: sale, error, refetch } = useSale(saleQid);
  const { view } = useOpenTask(saleQid);
  return (
    <FullHeight>
      {sale ? (
        <LoadedSale key={sale.qid} sale={sale} />
      ) : (
        <Page above={<Breadcrumb view={view} />} heading={<Heading level={1}>{words.detailTitle}</Heading>}>
          {error ? <Failed error={error} view={view} onRetry={() => void refetch()} /> : <Loading />}
        </Page>
      )}
    </FullHeight>
  );
}

function LoadedSale({ sale }: { sale: Sale }) {
  const isSettled = useMarkRead(sale);
  const { task, view, pathTo, close } = useOpenTask(sale.qid);
  const payment = usePaymentProblem();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterTask(task, heading);
  return (
    <Page
      above={
        <Cluster justify="between">
          <Breadcrumb view={view} order={sale.order} />
          <SaleStepper qid={sale.qid} view={view} />
        </Cluster>
      }
      heading={
        <Heading level={1} isFocusable ref={heading}>
          {words.heading(sale.order)}
        </Heading>
      }
      actions={<CodeValue code={sale.order} name={words.orderNumber} />}
    >
      <ChangedNotice saleQid={sale.qid} />
      <SaleClaimNotice sale={sale} />
      <NextStepCard sale={sale} pathTo={pathTo} paymentProblem={payment.problem} />
      <Split aside={<SaleAside sale={sale} />}>
        <SaleTasks sale={sale} pathTo={pathTo} />
        <SaleLines sale={sale} />
        <ShippingCard sale={sale} />
        <DocumentsCard sale={sale} manageAt={mayDo('documents', sale) ? pathTo('documents') : null} />
        <PapersCard sale={sale} />
        <FeesCard sale={sale} />
        <PaymentCard sale={sale} />
      </Split>
      <NextStepBar sale={sale} pathTo={pathTo} />
      {task && isSettled && (
        <Suspense>
          <TaskDrawer key={task} task={task} sale={sale} onClose={close} payment={payment} />
        </Suspense>
      )}
    </Page>
  );
}

/** Where the focus goes when a drawer closes that was opened by its address, so that no button can take it back. */
function useFocusAfterTask(task: string | null, heading: React.RefObject<HTMLHeadingElement | null>): void {
  const before = useRef(task);
  useEffect(() => {
    const wasOpen = before.current !== null;
    before.current = task;
    if (task !== null || !wasOpen) return;
    // The drawer keeps the focus until it has slid out and then gives it back; only what is lost by then is caught here.
    const timer = setInterval(() => {
      const { activeElement } = document;
      if (activeElement?.closest('[role=dialog], [role=alertdialog]')) return;
      clearInterval(timer);
      if (!activeElement || activeElement === document.body) heading.current?.focus();
    }, 100);
    return () => clearInterval(timer);
  }, [task, heading]);
}

function Breadcrumb({ view, order }: { view: ListView; order?: string }) {
  return (
    <nav aria-label={words.breadcrumb}>
      <Cluster gap={2}>
        <Link to={listPath(view)}>{words.listTitle}</Link>
        {order && (
          <Text as="span" tone="muted">
            / {order}
          </Text>
        )}
      </Cluster>
    </nav>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <Stack gap={8}>
        <Skeleton shape="plate" />
        <Split aside={<Skeleton shape="page" />}>
          <Skeleton shape="page" />
          <Skeleton shape="page" />
        </Split>
      </Stack>
    </div>
  );
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
  return (
    <InlineNotification variant="error" action={<Button onPress={onRetry}>{uiMessages.tryAgain}</Button>}>
      {messageOf(error, saleMessages.loading_failed)}
    </InlineNotification>
  );
}
