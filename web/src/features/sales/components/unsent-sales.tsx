import { orderMessages as words } from '@quayside/contract/messages/orders';
import { unsentMessages as unsent } from '@quayside/contract/messages/unsent-sales';
import type { SaleList } from '@quayside/contract/sales';
import { useSearchParams } from 'react-router';
import { pageFrom } from '../../../lib/page-from.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { When } from '../../../ui/facts/when.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Page, Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import type { Column } from '../../../ui/list/data-table-column.ts';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { listPath, salePath } from '../sale-paths.ts';
import { unsentView, useUnsentPage } from '../sales.queries.ts';

type Row = SaleList['results'][number];

/** What our own people see of orders: those that sellers were paid for and have not sent, the oldest first (decision 0033). */
export function UnsentSales() {
  const [params] = useSearchParams();
  const { timeZone } = useUser().company;
  const list = useUnsentPage(pageFrom(params));
  const shown = list.isError ? undefined : list.data;
  return (
    <Page heading={<Heading level={1}>{unsent.title}</Heading>}>
      <Stack gap={4}>
        <Text tone="muted">{unsent.text}</Text>
        <DataTable
          caption={unsent.title}
          columns={columnsOf(timeZone)}
          rows={shown?.results}
          rowKey={({ qid }) => qid}
          rowLink={({ qid }) => salePath(qid, unsentView)}
          empty={<EmptyState title={unsent.none} />}
          error={list.isError ? unsent.failed : undefined}
          onRetry={() => void list.refetch()}
        />
        <Pagination list={shown} linkTo={(page) => listPath({ ...unsentView, page })} />
      </Stack>
    </Page>
  );
}

const columnsOf = (zone: string): Column<Row>[] => [
  {
    id: 'order',
    header: unsent.columns.order,
    card: 'title',
    isLink: true,
    cell: ({ order }) => <CodeValue code={order} name={unsent.columns.order} isPlain />,
  },
  { id: 'seller', header: unsent.columns.seller, cell: ({ seller }) => seller?.name ?? '' },
  { id: 'waits', header: unsent.columns.waits, cell: ({ nextAction }) => words.nextActions[nextAction] },
  {
    id: 'ordered',
    header: unsent.columns.ordered,
    cell: ({ createdAt }) => <When iso={createdAt} zone={zone} isDay />,
  },
  {
    id: 'total',
    header: unsent.columns.total,
    align: 'end',
    card: 'figure',
    cell: ({ total }) => <MoneyText money={total} />,
  },
];
