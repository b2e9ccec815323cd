import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import { paths } from '../../../app/paths.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Split, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { payoutRail } from '../payout-statuses.ts';
import { usePayouts } from '../payouts.queries.ts';
import { Balances } from './balances.tsx';
import { payoutColumns } from './payout-columns.tsx';

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
      <Split aside={<Balances balances={data?.balances} />}>
        <DataTable
          caption={words.caption}
          columns={payoutColumns(timeZone)}
          rows={data?.results}
          rowKey={({ qid }) => qid}
          rowLink={({ qid }) => paths.payout(qid)}
          rail={payoutRail}
          error={isError ? words.failed : undefined}
          onRetry={() => void refetch()}
          skeletonRows={shown}
        />
      </Split>
    </Stack>
  );
}
