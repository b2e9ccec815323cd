import { orderQuestionMessages as words } from '@quayside/contract/messages/order-questions';
import type { OrderQuestion } from '@quayside/contract/order-questions';
import { useState } from 'react';
import { isNotFound } from '../../lib/api-error.ts';
import { Coded, codeOf } from '../../lib/code.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { DueDate } from '../../ui/facts/due-date.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { Column } from '../../ui/list/data-table-column.ts';
import { PageOutOfRange } from '../../ui/list/page-out-of-range.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { useUser } from '../auth/auth.public.ts';
import { useQuestionsToAnswer } from './order-questions.queries.ts';

const answerDialog = codeOf(() => import('./answer-question.tsx'));

/** GATE-04: what buyers asked about their orders, for one of us to answer; the longest waiting first. */
export function BuyerQuestions({ page, pathOf }: { page: number; pathOf: (page: number) => string }) {
  const [answering, setAnswering] = useState<OrderQuestion | null>(null);
  const { timeZone } = useUser().company;
  const list = useQuestionsToAnswer(true, page);
  if (list.isError && isNotFound(list.error)) return <PageOutOfRange firstPage={pathOf(1)} />;
  const shown = list.isError ? undefined : list.data;
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={columns(timeZone, setAnswering)}
        rows={shown?.results}
        isStale={list.isPlaceholderData}
        rowKey={({ qid }) => qid}
        rail={() => 'move'}
        empty={<EmptyState title={words.none} />}
        error={list.isError ? words.failed : undefined}
        onRetry={() => void list.refetch()}
        skeletonRows={10}
      />
      <Pagination list={shown} linkTo={pathOf} />
      {answering && <Coded code={answerDialog} props={{ question: answering, onClose: () => setAnswering(null) }} />}
    </>
  );
}

const columns = (zone: string, onAnswer: (one: OrderQuestion) => void): readonly Column<OrderQuestion>[] => [
  {
    id: 'order',
    header: words.columns.order,
    cell: ({ order }) => <CodeValue code={order} name={words.columns.order} isPlain />,
    card: 'title',
  },
  { id: 'buyer', header: words.columns.buyer, isFreeText: true, cell: ({ buyerName }) => buyerName, card: 'detail' },
  {
    id: 'topic',
    header: words.columns.topic,
    isWideOnly: true,
    cell: ({ category }) => words.categories[category],
    card: 'detail',
  },
  { id: 'message', header: words.columns.message, isFreeText: true, cell: ({ message }) => message, card: 'detail' },
  {
    id: 'replyBy',
    header: words.columns.replyBy,
    cell: ({ replyBy }) => <DueDate until={replyBy} zone={zone} none={words.answered} ended={words.overdue} />,
    card: 'detail',
  },
  {
    id: 'action',
    header: words.columns.action,
    cell: (one) => (
      <Button onPress={() => onAnswer(one)} aria-label={words.answerTo(one.order)}>
        {words.answer}
      </Button>
    ),
    card: 'action',
  },
];
