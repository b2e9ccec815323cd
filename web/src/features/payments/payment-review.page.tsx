import { reviewMessages as words } from '@quayside/contract/messages/payment-review';
import { paymentMessages } from '@quayside/contract/messages/payments';
import { payoutMessages } from '@quayside/contract/messages/payouts';
import type { PaymentReview } from '@quayside/contract/payment-reviews';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { paths } from '../../app/paths.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { minute } from '../../lib/clock.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DateText } from '../../ui/facts/date-text.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { Heading } from '../../ui/heading.tsx';
import { HeadingCode } from '../../ui/heading-code.tsx';
import { Facts, FullHeight, Page, Split, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { PermissionGate, useUser } from '../auth/auth.public.ts';
import { AccountHistory } from './components/account-history.tsx';
import { EarlierPayouts } from './components/earlier-payouts.tsx';
import { ReviewBreakdown, ReviewLines } from './components/review-figures.tsx';
import { ReviewOrder, ReviewReasons } from './components/review-order.tsx';
import { ReviewPlate } from './components/review-plate.tsx';
import { getPayment } from './payments.api.ts';

export const meta = pageTitle(words.title);
export const handle = { userType: 'SELLER' };

const headingId = 'payment-title';

/** INT-04: all that whoever approves a payment looks at, beside Approve and Reject. */
export default function PaymentReviewPage() {
  return (
    <PermissionGate permission="staff.payments.approve" title={words.title}>
      <FullHeight>
        <Review />
      </FullHeight>
    </PermissionGate>
  );
}

function Review() {
  const { paymentQid = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['payments', 'one', paymentQid],
    queryFn: ({ signal }) => getPayment(paymentQid, signal),
    refetchInterval: minute,
  });
  if (data) return <LoadedReview review={data} />;
  return (
    <Page above={<Above />} heading={<Heading level={1}>{words.title}</Heading>}>
      {!error && <Skeleton shape="page" />}
      {error && isNotFound(error) && <EmptyState title={words.notFound} />}
      {error && !isNotFound(error) && <LoadFailed onRetry={() => void refetch()}>{words.failed}</LoadFailed>}
    </Page>
  );
}

function LoadedReview({ review }: { review: PaymentReview }) {
  const { payment } = review;
  const { timeZone } = useUser().company;
  return (
    <Page
      above={<Above />}
      heading={
        <Stack gap={2}>
          <Heading level={1} id={headingId} isFocusable>
            {words.paymentOf} <HeadingCode>{payment.order}</HeadingCode>
          </Heading>
          <Facts>
            <StatusBadge tone={payment.status === 'PENDING_APPROVAL' ? 'wait' : 'neutral'}>
              {payoutMessages.statuses[payment.status]}
            </StatusBadge>
            <Text as="span" weight="strong">
              {payment.sellerName}
            </Text>
            <Text as="span" tone="muted">
              {words.triggered} <DateText iso={payment.requestedAt} form="time" zone={timeZone} />
            </Text>
          </Facts>
        </Stack>
      }
      actions={<LinkButton to={paths.order(payment.saleQid)}>{words.openOrder}</LinkButton>}
    >
      <ReviewPlate review={review} landingId={headingId} />
      <Split
        aside={
          <>
            <ReviewReasons payment={payment} />
            <AccountHistory review={review} />
            <ReviewOrder review={review} />
          </>
        }
      >
        <EarlierPayouts review={review} />
        <ReviewBreakdown review={review} />
        <ReviewLines review={review} />
      </Split>
    </Page>
  );
}

const Above = () => <Breadcrumb list={paymentMessages.title} to={paths.payments} />;
