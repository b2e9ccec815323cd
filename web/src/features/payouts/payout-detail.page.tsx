import { paymentMessages } from '@quayside/contract/messages/payments';
import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import { refundMessages } from '@quayside/contract/messages/refunds';
import type { PayoutDetail } from '@quayside/contract/payouts';
import { readers } from '@quayside/contract/readers';
import { useParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { moneyLabel } from '../../ui/facts/money-text.tsx';
import { Timeline, type TimelineEntry } from '../../ui/facts/timeline.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FullHeight, Page, Split, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PermissionGate, useUser } from '../auth/auth.public.ts';
import { SecondApproval } from '../decisions/decisions.public.ts';
import { PayoutEntries } from './components/payout-entries.tsx';
import { PayoutFacts } from './components/payout-facts.tsx';
import { PayoutRefund } from './components/payout-refund.tsx';
import { PayoutState } from './components/payout-state.tsx';
import { RemittanceButton } from './components/remittance-button.tsx';
import { usePayout } from './payouts.queries.ts';

export const meta = pageTitle(words.detailTitle);
export const handle = { userType: 'SELLER' };

/** One payout: what it is made of, where it is, and what can be done when it failed (ORD-15). */
export default function PayoutDetailPage() {
  return (
    <PermissionGate permission={readers.payouts} title={words.detailTitle}>
      <FullHeight>
        <Payout />
      </FullHeight>
    </PermissionGate>
  );
}

function Payout() {
  const { payoutQid = '' } = useParams();
  const { data: payout, error, refetch } = usePayout(payoutQid);
  if (payout) return <LoadedPayout payout={payout} />;
  return (
    <Page above={<Above />} heading={<Heading level={1}>{words.detailTitle}</Heading>}>
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : <Skeleton shape="page" />}
    </Page>
  );
}

function LoadedPayout({ payout }: { payout: PayoutDetail }) {
  return (
    <Page
      above={<Above order={payout.order} />}
      heading={
        <Heading level={1} isFocusable id={headingId}>
          {words.heading(payout.order)}
        </Heading>
      }
      actions={
        <>
          {payout.status !== 'CANCELLED' && <RemittanceButton payout={payout} />}
          <LinkButton to={paths.order(payout.saleQid)}>{words.toOrder}</LinkButton>
        </>
      }
    >
      <Split
        aside={
          <>
            <PayoutFacts payout={payout} />
            <History payout={payout} />
          </>
        }
      >
        {payout.secondApproval && (
          <SecondApproval
            id="second-approval"
            decision={payout.secondApproval}
            version={payout.version}
            landingId={headingId}
          />
        )}
        <PayoutState payout={payout} landingId={headingId} />
        <PayoutEntries payout={payout} />
        <PayoutRefund payout={payout} landingId={headingId} />
      </Split>
    </Page>
  );
}

const headingId = 'payout-title';
/** Whose reasons are worth reading. */
const reasoned = ['reject', 'propose_refund', 'reject_refund'];
const failedActions = [
  ...['reject', 'refused', 'no_answer', 'not_confirmed', 'reconcile_failed', 'returned', 'account_exchanged'],
];

/** What happened, newest first. */
function History({ payout }: { payout: PayoutDetail }) {
  const { timeZone } = useUser().company;
  const known: Readonly<Record<string, string>> = words.actions;
  const entries = payout.events.toReversed().map(
    ({ qid, at, action, actor, reason, refunded }): TimelineEntry => ({
      id: qid,
      at,
      state: failedActions.includes(action) ? 'failed' : 'done',
      title: known[action] ?? action,
      detail: (
        <Stack gap={1}>
          <span>{words.byActor(actor)}</span>
          {refunded && <span>{refundMessages.toBuyer(moneyLabel(refunded))}</span>}
          {(reasoned.includes(action) || refunded) && reason && <span>{reason}</span>}
        </Stack>
      ),
    }),
  );
  return (
    <Card title={words.history} id="history">
      <Timeline entries={entries} zone={timeZone} />
    </Card>
  );
}

/** Staff come from the payments of all companies. */
function Above({ order }: { order?: string }) {
  const { isStaff } = useUser();
  return (
    <Breadcrumb
      list={isStaff ? paymentMessages.title : words.back}
      to={isStaff ? paths.payments : paths.payouts}
      current={order}
    />
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isNotFound(error))
    return <EmptyState title={words.notFound} action={<LinkButton to={paths.payouts}>{words.toPayouts}</LinkButton>} />;
  return <LoadFailed onRetry={onRetry}>{messageOf(error, words.showFailed)}</LoadFailed>;
}
