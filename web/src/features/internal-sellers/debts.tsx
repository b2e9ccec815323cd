import type { Debtor } from '@quayside/contract/debts';
import { internalSellerMessages } from '@quayside/contract/messages/internal-sellers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoneyText } from '../../ui/facts/money-text.tsx';
import { StatusBadge } from '../../ui/facts/status-badge.tsx';
import { Stack } from '../../ui/layout.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Drawer } from '../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { getDebtor, getDebtors } from './internal-sellers.api.ts';
import { toneOf } from './seller-tones.ts';
import { SettleDebt } from './settle-debt.tsx';
import { Settlements } from './settlements.tsx';

const words = internalSellerMessages.debts;

/** INT-04: what companies owe us, for those who approve payments: they record what was paid, and take records back. */
export function Debts({ page, linkTo }: { page: number; linkTo: (page: number) => string }) {
  const [params, setParams] = useSearchParams();
  const open = params.get('debtor');
  const show = (qid: string | null) => {
    const next = new URLSearchParams(params);
    if (qid === null) next.delete('debtor');
    else next.set('debtor', qid);
    setParams(next, { replace: qid === null, preventScrollReset: true });
  };
  const list = useQuery({
    queryKey: ['internal-sellers', 'debts', page],
    queryFn: ({ signal }) => getDebtors(page, false, signal),
    placeholderData: keepPreviousData,
  });
  if (list.isError && isNotFound(list.error)) return <PageOutOfRange firstPage={linkTo(1)} />;
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={columns(show)}
        rows={list.isError ? undefined : list.data?.results}
        isStale={list.isPlaceholderData}
        rowKey={({ qid }) => qid}
        rail={(debtor) => (waits(debtor) ? 'move' : null)}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        error={list.isError ? messageOf(list.error, words.failed) : undefined}
        onRetry={() => void list.refetch()}
      />
      <Pagination list={list.data} linkTo={linkTo} />
      {open && <DebtorDrawer qid={open} onClose={() => show(null)} />}
    </>
  );
}

/** No payout takes it: the company sells no more. */
const waits = ({ status, owed }: Debtor): boolean => status !== 'ACTIVE' && owed.length > 0;

const columns = (open: (qid: string) => void): Column<Debtor>[] => [
  {
    id: 'name',
    header: internalSellerMessages.columns.name,
    card: 'title',
    isFreeText: true,
    cell: ({ name }) => name,
  },
  {
    id: 'status',
    header: internalSellerMessages.columns.status,
    cell: ({ status }) => <StatusBadge tone={toneOf(status)}>{internalSellerMessages.statuses[status]}</StatusBadge>,
  },
  {
    id: 'owed',
    header: words.owed,
    align: 'end',
    cell: ({ owed }) =>
      owed.length === 0 ? (
        words.paid
      ) : (
        <Stack gap={1}>
          {owed.map((one) => (
            <MoneyText key={one.currency} money={one} />
          ))}
        </Stack>
      ),
  },
  {
    id: 'act',
    header: words.act,
    card: 'action',
    cell: (debtor) => (
      <Button size="compact" aria-label={words.openOf(debtor.name)} onPress={() => open(debtor.qid)}>
        {words.open}
      </Button>
    ),
  },
];

function DebtorDrawer({ qid, onClose }: { qid: string; onClose: () => void }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['internal-sellers', 'debts', 'one', qid],
    queryFn: ({ signal }) => getDebtor(qid, signal),
  });
  return (
    <Drawer title={data?.name ?? words.tab} isOpen onClose={onClose} size="medium">
      {isError && <LoadFailed onRetry={() => void refetch()}>{words.failed}</LoadFailed>}
      {!data && !isError && <Skeleton shape="block" />}
      {data && (
        <Stack gap={6}>
          {data.owed.length === 0 && <Text>{words.nothing}</Text>}
          <SettleDebt seller={data} />
          <Settlements seller={data} />
        </Stack>
      )}
    </Drawer>
  );
}
