import { paymentMessages as words } from '@quayside/contract/messages/payments';
import { payoutMessages } from '@quayside/contract/messages/payouts';
import type { PaymentInReview } from '@quayside/contract/payments';
import { Button } from '../../../ui/button.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { When } from '../../../ui/facts/when.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { amountColumn, type Decide, orderColumns } from './payment-columns.tsx';

const sent: Column<PaymentInReview> = {
  id: 'sent',
  header: words.sent,
  cell: ({ sentAt, requestedAt }) => <When iso={sentAt ?? requestedAt} />,
};

/** Payments nobody answered for: what a line of the bank statement is found by. */
export function unresolvedColumns(decide: Decide): Column<PaymentInReview>[] {
  return [
    ...orderColumns,
    sent,
    {
      id: 'transfer',
      header: words.transfer,
      cell: ({ transferQid }) => <CodeValue code={transferQid} name={words.transfer} />,
    },
    { id: 'provider', header: words.provider, cell: ({ providerState }) => providerState ?? words.providerSilent },
    amountColumn,
    {
      id: 'decision',
      header: words.columns.decision,
      card: 'action',
      cell: (payment) => (
        <Button
          look="primary"
          size="compact"
          aria-label={words.reconcileNamed(payment.order)}
          onPress={() => decide(payment, 'reconcile')}
        >
          {words.reconcile}
        </Button>
      ),
    },
  ];
}

/** Payments that failed, and why. */
export function failedColumns(decide: Decide): Column<PaymentInReview>[] {
  return [
    ...orderColumns,
    sent,
    { id: 'reason', header: words.reason, cell: ({ failureCode }) => failureLabel(failureCode) },
    amountColumn,
    {
      id: 'decision',
      header: words.columns.decision,
      card: 'action',
      cell: (payment) => (
        <Button size="compact" aria-label={words.retryNamed(payment.order)} onPress={() => decide(payment, 'retry')}>
          {words.retry}
        </Button>
      ),
    },
  ];
}

/** A code the catalogue does not know is told in general words. */
function failureLabel(code: string | null): string {
  const known: Readonly<Record<string, string>> = payoutMessages.failures;
  return known[code ?? 'other'] ?? payoutMessages.failures.other;
}
