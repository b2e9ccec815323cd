import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import type { Inbox } from '@quayside/contract/sale-inbox';
import { clock } from '../../../lib/clock.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Only, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { NewRowsBar } from '../../../ui/list/new-rows-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { CalendarButton } from '../../calendars/calendars.public.ts';
import { useClaimsToAnswer } from '../../claims/claims.public.ts';
import {
  BulkConfirm,
  deadlineGroup,
  defaultView,
  firstMove,
  listPath,
  railOf,
  salePath,
  type useInbox,
  useMoves,
  useSaleSelection,
} from '../../sales/sales.public.ts';
import { inboxColumns, needsYouView } from '../inbox-columns.tsx';

/** The most urgent orders with their buttons, and what is at stake. `current` = how many orders are under way at all. */
export function NextUp(props: { next: ReturnType<typeof useInbox>; current: number | undefined }) {
  const { current } = props;

  const mayAnswer = useUser().permissions.includes('claims.respond');
  const claims = useClaimsToAnswer(mayAnswer);
  const hasNoClaim = !mayAnswer || claims.data?.results.length === 0;
  const { inbox, isError, refetch, ...newer } = props.next;
  const { timeZone } = useUser().company;
  const rows = inbox?.results;
  const selection = useSaleSelection(rows);
  const view = needsYouView(useMoves());
  const first = firstMove(rows);
  return (
    <Stack gap={4} as="section">
      <Cluster justify="between" align="baseline">
        <Heading level={2}>{words.nextUp}</Heading>
        <Cluster>
          <CalendarButton />
          <Link to={listPath(defaultView)}>{words.viewAll}</Link>
        </Cluster>
      </Cluster>
      <Only on="phone">
        {inbox ? inbox.results.length > 0 && <AtRisk atRisk={inbox.atRisk} /> : !isError && <Skeleton shape="line" />}
      </Only>
      <DataTable
        caption={words.caption}
        columns={inboxColumns(view, rows)}
        rows={rows}
        rowKey={(sale) => sale.qid}
        rowLink={(sale) => salePath(sale.qid, view)}
        rail={railOf}
        groupOf={({ expiresAt }) => deadlineGroup(expiresAt, timeZone, clock.now())}
        isLead={({ qid }) => qid === first}
        isUnread={(sale) => !sale.hasRead}
        selection={selection.box}
        empty={<EmptyState title={words.allQuiet(current ?? 0, hasNoClaim)} />}
        error={isError && !rows ? words.nextUpFailed : undefined}
        onRetry={refetch}
        skeletonRows={5}
      />
      <NewRowsBar thing="order" count={newer.newRows} hasMoved={newer.hasMoved} onShow={newer.show} />
      <BulkConfirm selection={selection} view={view} />
    </Stack>
  );
}

/** What ends within a day, one amount per currency, where the figures have no room for it. */
function AtRisk({ atRisk: { orders, amounts } }: Pick<Inbox, 'atRisk'>) {
  if (orders === 0) return <Text tone="muted">{words.nothingAtRisk}</Text>;
  return (
    <Text tone="caution" weight="strong">
      {words.atRisk(orders, new Intl.ListFormat('en-GB').format(amounts.map(moneyLabel)))}
    </Text>
  );
}
