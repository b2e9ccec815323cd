import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import type { PayoutRow } from '@quayside/contract/payouts';
import { paths } from '../../../app/paths.ts';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { SmallTable } from '../../../ui/list/small-table.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { usePayouts } from '../payouts.queries.ts';
import { Balances } from './balances.tsx';
import { PayoutStatus } from './payout-status.tsx';

const shown = 5;

/** The newest payouts on the dashboard (RT-05), beside what waits and what moves; nothing for whoever may not read them, and nothing before the first. */
export function RecentPayouts() {
  const { permissions } = useUser();
  return permissions.includes('payouts.read') ? <Newest /> : null;
}

function Newest() {
  const { timeZone } = useUser().company;
  const { data, isError, refetch } = usePayouts({ page: 1, size: shown });
  if (data?.results.length === 0) return null;
  return (
    <Stack gap={4} as="section">
      <Cluster justify="between" align="baseline">
        <Heading level={2}>{words.recent}</Heading>
        <Link to={paths.payouts}>{words.toPayouts}</Link>
      </Cluster>
      <Balances balances={data?.balances} />
      {isError && <LoadFailed onRetry={() => void refetch()}>{words.failed}</LoadFailed>}
      {!isError && !data && <Skeleton shape="page" />}
      {data && (
        <SmallTable
          caption={words.caption}
          columns={columnsOf(timeZone)}
          rows={data.results}
          rowKey={({ qid }) => qid}
          rowLink={({ qid }) => paths.payout(qid)}
        />
      )}
    </Stack>
  );
}

/** Narrow: the state stands below the number, the day of payment below the amount. */
const columnsOf = (zone: string): Column<PayoutRow>[] => [
  {
    id: 'order',
    header: words.columns.order,
    isLink: true,
    cell: ({ order }) => <CodeValue code={order} name={words.orderNumber} isPlain />,
    below: ({ status }) => (
      <div>
        <PayoutStatus status={status} />
      </div>
    ),
  },
  {
    id: 'amount',
    header: words.columns.amount,
    align: 'end',
    cell: ({ amount }) => <MoneyText money={amount} tone="strong" />,
    below: ({ settledAt, requestedAt }) => (
      <Text as="div" size="small" tone="muted">
        {settledAt ? words.paidOn : words.requestedOn} <When iso={settledAt ?? requestedAt} zone={zone} isDay />
      </Text>
    ),
  },
];
