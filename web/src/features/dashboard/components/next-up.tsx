import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import type { SaleRow } from '@quayside/contract/sales';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { defaultView, listPath, railOf, saleColumns, salePath } from '../../sales/sales.public.ts';
import { needsYouView, nextUpSize, useNextUp } from '../use-next-up.ts';

const shownColumns = ['order', 'nextAction', 'expires', 'total'];

/** The five most urgent orders with their buttons. `current` = how many orders are under way at all. */
export function NextUp({ current }: { current: number | undefined }) {
  const list = useNextUp();
  const rows = list.data?.results;
  return (
    <Stack gap={4} as="section">
      <Cluster justify="between" align="baseline">
        <Heading level={2}>{words.nextUp}</Heading>
        <Link to={listPath(defaultView)}>{words.viewAll}</Link>
      </Cluster>
      <DataTable
        caption={words.caption}
        columns={columnsFor(rows)}
        rows={rows}
        rowKey={(sale) => sale.qid}
        rowLink={(sale) => salePath(sale.qid, needsYouView)}
        rail={railOf}
        isUnread={(sale) => !sale.hasRead}
        empty={<EmptyState title={words.allQuiet(current ?? 0)} />}
        error={list.isError && !rows ? words.nextUpFailed : undefined}
        onRetry={() => void list.refetch()}
        skeletonRows={nextUpSize}
      />
    </Stack>
  );
}

/** Columns of the order list without its sort links: here the deadline decides. */
const columnsFor = (rows: readonly SaleRow[] | undefined) =>
  saleColumns(needsYouView, rows).filter(({ id }) => shownColumns.includes(id));
