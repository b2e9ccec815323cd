import { decisionMessages as words } from '@quayside/contract/messages/decisions';
import { isNotFound } from '../../../lib/api-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { PageOutOfRange } from '../../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { useDecisions } from '../decisions.queries.ts';
import { decisionColumns } from './decision-columns.tsx';

interface WaitingDecisionsProps {
  page: number;
  linkTo: (page: number) => string;
  landingId: string;
}

/** What one of us decided and a second person has to look at, of the kinds this person may decide (INT-04). */
export function WaitingDecisions({ page, linkTo, landingId }: WaitingDecisionsProps) {
  const list = useDecisions(page);
  if (list.isError && isNotFound(list.error)) return <PageOutOfRange firstPage={linkTo(1)} />;
  const shown = list.isError ? undefined : list.data;
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={decisionColumns(landingId)}
        rows={shown?.results}
        isStale={list.isPlaceholderData}
        rowKey={({ qid }) => qid}
        rail={({ allowedActions }) => (allowedActions.includes('CONFIRM') ? 'move' : 'wait')}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        error={list.isError ? words.failed : undefined}
        onRetry={() => void list.refetch()}
        skeletonRows={10}
      />
      <Pagination list={shown} linkTo={linkTo} />
    </>
  );
}
