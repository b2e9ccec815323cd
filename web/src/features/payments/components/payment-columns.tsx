import { reviewMessages } from '@quayside/contract/messages/payment-review';
import { paymentMessages as words } from '@quayside/contract/messages/payments';
import type { PaymentInReview } from '@quayside/contract/payments';
import { paths } from '../../../app/paths.ts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { DueDate } from '../../../ui/facts/due-date.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Cluster, NarrowOnly, Stack } from '../../../ui/layout.tsx';
import { Link, LinkButton } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { LookButtons } from '../../decisions/decisions.public.ts';
import type { Verdict } from '../use-decision.ts';

export type Decide = (payment: PaymentInReview, verdict: Verdict) => void;

/** What every list of payments shows first. */
export const orderColumns: readonly Column<PaymentInReview>[] = [
  {
    id: 'order',
    header: words.columns.order,
    card: 'title',
    cell: (payment) => (
      <>
        <Link to={paths.order(payment.saleQid)} look="plain">
          <CodeValue code={payment.order} name={words.orderNumber} isPlain />
        </Link>
        <NarrowOnly>
          <Text as="span" size="small" tone="muted" isFreeText>
            {payment.sellerName}
          </Text>
        </NarrowOnly>
      </>
    ),
  },
  {
    id: 'seller',
    header: words.columns.seller,
    isFreeText: true,
    isWideOnly: true,
    card: 'hidden',
    cell: ({ sellerName }) => sellerName,
  },
];

export const amountColumn: Column<PaymentInReview> = {
  id: 'amount',
  header: words.columns.amount,
  align: 'end',
  card: 'figure',
  cell: ({ amount }) => <MoneyText money={amount} tone="strong" />,
};

/** What a decision needs to know, and the decision itself. */
export function paymentColumns(_decide: Decide, landingId: string): Column<PaymentInReview>[] {
  return [
    ...orderColumns,
    {
      id: 'reasons',
      header: words.columns.reasons,
      isFreeText: true,
      cell: ({ reasons }) => reasons.map((reason) => words.reasons[reason]).join(', '),
    },
    { id: 'replyBy', header: words.columns.replyBy, cell: ({ replyBy }) => <ReplyBy replyBy={replyBy} /> },
    {
      id: 'approvals',
      header: words.columns.approvals,
      isWideOnly: true,
      cell: ({ approvals, approvalsNeeded }) => (
        <Text as="span" size="num">
          {words.approvals(approvals, approvalsNeeded)}
        </Text>
      ),
    },
    amountColumn,
    {
      id: 'decision',
      header: words.columns.decision,
      card: 'action',
      cell: (payment) => <Decision payment={payment} landingId={landingId} />,
    },
  ];
}

function ReplyBy({ replyBy }: { replyBy: string }) {
  const { timeZone } = useUser().company;
  return <DueDate until={replyBy} zone={timeZone} none="" ended={words.overdue} />;
}

/** The decision is made on the payment's own page, where all that bears on it stands. Who approved may take it back here. */
function Decision({ payment, landingId }: { payment: PaymentInReview; landingId: string }) {
  const { approvedByMe, secondApproval, qid, order } = payment;
  return (
    <Stack gap={2}>
      {approvedByMe && (
        <Text as="span" size="small" tone="muted">
          {words.approvedByYou}
        </Text>
      )}
      <Cluster gap={2} isOneLine>
        {approvedByMe && secondApproval && <LookButtons decision={secondApproval} isCompact landingId={landingId} />}
        <LinkButton
          to={paths.payment(qid)}
          size="compact"
          look={approvedByMe ? 'secondary' : 'primary'}
          aria-label={reviewMessages.openNamed(order)}
        >
          {reviewMessages.open}
        </LinkButton>
      </Cluster>
    </Stack>
  );
}
